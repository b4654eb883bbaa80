// The check function as Vercel runs it, in the form of Node's HTTP server: a `Request` and a
// `Response` cost more than checking.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Catalogue } from '../contract/catalogue.ts';
import type { LatestDraws } from '../contract/check-body.ts';
import { CHECK_BATCH, ENDPOINTS } from '../contract/endpoints.ts';
import { methodNotAllowed, unreadableRequest } from '../contract/faults.ts';
import { answerCheck, isBatch } from '../edge/answer-check.ts';
import { answerForm } from '../edge/answer-form.ts';
import { isReading, METHODS, preflightReply } from '../edge/cors.ts';
import { faultReply, internalErrorReply } from '../edge/fault-response.ts';
import { internalErrorPage, isForm } from '../edge/page-reply.ts';
import { hasTooManyParameters } from '../edge/parameters.ts';
import type { Reply } from '../edge/reply.ts';
import { unknownPathFault } from '../edge/unknown-path.ts';
import catalogue from '../generated/catalogue.json';
import latestDraws from '../generated/latest-draws.json';
import { drawsIn } from './stored-draws.ts';

// JSON modules have no branded dates; emit wrote these files from the same types.
const { origin, calendar, sources, latest } = latestDraws as unknown as LatestDraws;

// The draws are files beside the function: a cold start does not read what few requests need.
const draws = {
  origin,
  calendar,
  sources,
  latest,
  drawsOf: drawsIn(new URL('draws/', import.meta.url)),
};

/** Answers the path and query of an address; a failure becomes a 500. */
export function check(address: string): Reply | Promise<Reply> {
  // Parsing the whole address costs as much as checking.
  const [, pathname = '', query] = /^([^?#]*)(?:\?([^#]*))?/.exec(address) ?? [];
  if (hasTooManyParameters(query ?? '')) return faultReply(unreadableRequest());
  const searchParams = new URLSearchParams(query);
  if (isForm(searchParams) && !isBatch(pathname)) {
    return answerForm(searchParams, catalogue as Catalogue, draws, Date.now()).catch(
      internalErrorPage,
    );
  }
  try {
    const reply = answerCheck(
      { pathname, searchParams },
      catalogue as Catalogue,
      draws,
      Date.now(),
    );
    return reply instanceof Promise ? reply.catch(internalErrorReply) : reply;
  } catch (error) {
    return internalErrorReply(error);
  }
}

/** The handler of `/api/check` on the platform. Answers 500 in JSON where it fails, and never throws. */
export default function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
  const reply = refusalOf(incoming) ?? check(incoming.url ?? '');
  return reply instanceof Promise
    ? reply.then((later) => write(later, outgoing))
    : write(reply, outgoing);
}

/** The middleware passes only GET and HEAD of these paths; the function refuses what bypasses it. */
function refusalOf({ method, url = '' }: IncomingMessage): Reply | undefined {
  if (!IS_CHECK.test(url)) return faultReply(unknownPathFault());
  if (method === 'OPTIONS') return preflightReply();
  if (isReading(method)) return undefined;
  return faultReply(methodNotAllowed(METHODS), { Allow: METHODS.join(', ') });
}

/** Both slash variants are the same question. */
const IS_CHECK = new RegExp(`^(?:${ENDPOINTS.check.path}|${CHECK_BATCH.path})/?(?:[?#]|$)`);

function write({ status, headers, text }: Reply, outgoing: ServerResponse): void {
  if (text === null) return void outgoing.writeHead(status, headers).end();
  const body = Buffer.from(text);
  // Node omits the body of a HEAD.
  outgoing.writeHead(status, { ...headers, 'Content-Length': body.length }).end(body);
}
