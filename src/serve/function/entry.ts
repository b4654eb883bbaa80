// The function as Vercel runs it, in the form of Node's HTTP server: a `Request` and a `Response`
// cost more than checking. It answers checks and single draws.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CatalogueEntry, openCatalogue } from '../../api/contract/catalogue.ts';
import { type LatestDraws, openLatest } from '../../api/check/check-body.ts';
import { CHECK_BATCH, ENDPOINTS } from '../../api/contract/endpoints.ts';
import { methodNotAllowed } from '../../api/contract/faults.ts';
import { patternOf } from '../../api/contract/open-file-path.ts';
import { FILES } from '../../api/contract/open-files.ts';
import {
  METHODS,
  type Reply,
  faultReply,
  isReading,
  preflightReply,
  unlessKnown,
} from '../edge/reply.ts';
import { unknownPathFault } from '../edge/route.ts';
import generatedCatalogue from '../../generated/catalogue.json';
import latestDraws from '../../generated/latest-draws.json';
import { answerAddress } from './answer-address.ts';
import { drawsIn } from './stored-draw.ts';

const catalogue = openCatalogue(generatedCatalogue as CatalogueEntry[]);

const draws = {
  // JSON modules have no branded dates; emit wrote these files from the same types.
  ...openLatest(latestDraws as unknown as LatestDraws),
  // Files beside the function: a cold start does not read what few requests need.
  drawsOf: drawsIn(new URL('draws/', import.meta.url)),
};

/** Answers the path and query of an address; a failure becomes a 500. */
export const check = (address: string) => answerAddress(address, catalogue, draws, Date.now());

/** Handles `/api/check` and single draws. Answers 500 where it fails; never throws. */
export default async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
  const reply = refuseRequest(incoming) ?? (await check(incoming.url ?? ''));
  write(unlessKnown(reply, incoming.headers['if-none-match']), outgoing);
}

/** The middleware passes only GET and HEAD of these paths. Refuses requests that bypass it. */
function refuseRequest({ method, url = '' }: IncomingMessage): Reply | undefined {
  if (!IS_OURS.test(url)) return faultReply(unknownPathFault());
  if (method === 'OPTIONS') return preflightReply();
  if (isReading(method)) return undefined;
  return faultReply(methodNotAllowed(METHODS), { Allow: METHODS.join(', ') });
}

/** Both slash variants are the same question. */
const IS_OURS = new RegExp(
  `^(?:(?:${ENDPOINTS.check.path}|${CHECK_BATCH.path}|${ENDPOINTS.results.path})/?|${patternOf(FILES.draw.path)})(?:[?#]|$)`,
);

function write({ status, headers, text }: Reply, outgoing: ServerResponse): void {
  if (text === null) return void outgoing.writeHead(status, headers).end();
  // Node omits the body of a HEAD.
  outgoing.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(text) }).end(text);
}
