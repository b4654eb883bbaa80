// What the platform runs: the check route in the form of Node's own HTTP server, since a `Request` and a
// `Response` cost more than checking. The edge has sent nothing but GET and HEAD of this one path here,
// so there is nothing to route.
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Catalogue } from '../../src/contract/catalogue.ts';
import type { LatestDraws } from '../../src/contract/check-body.ts';
import type { LotteryDraws } from '../../src/domain/draw.ts';
import { answerCheck } from '../../src/edge/answer-check.ts';
import { internalErrorReply } from '../../src/edge/fault-response.ts';
import type { Reply } from '../../src/edge/reply.ts';
import catalogue from '../../src/generated/catalogue.json';
import latestDraws from '../../src/generated/latest-draws.json';

// JSON modules have no branded dates; emit wrote these files from the same types.
const { origin, latest } = latestDraws as unknown as LatestDraws;

/** The archives stand beside the function: a cold start does not read what few questions ask for. */
const archives = new Map<string, Promise<LotteryDraws>>();

function archiveOf(slug: string): Promise<LotteryDraws> {
  const known = archives.get(slug);
  if (known !== undefined) return known;
  const file = new URL(`archive/${slug}.json`, import.meta.url);
  const archive = readFile(file, 'utf8').then((text): LotteryDraws => JSON.parse(text));
  archives.set(slug, archive);
  return archive;
}

const draws = { origin, latest, archiveOf };

/** The answer to an address, or to its query alone; a failure of ours is one too. */
export function check(address: string): Reply | Promise<Reply> {
  try {
    // All that is asked for is in the query; taking the whole address apart costs as much as checking.
    const [, query] = /\?([^#]*)/.exec(address) ?? [];
    const reply = answerCheck(new URLSearchParams(query), catalogue as Catalogue, draws);
    return reply instanceof Promise ? reply.catch(internalErrorReply) : reply;
  } catch (error) {
    return internalErrorReply(error);
  }
}

export default function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
  const reply = check(incoming.url ?? '');
  // Where nothing had to be read there is nothing to wait for.
  return reply instanceof Promise
    ? reply.then((later) => write(later, outgoing))
    : write(reply, outgoing);
}

function write({ status, headers, text }: Reply, outgoing: ServerResponse): void {
  // One character a byte: joined with the headers as it is, Thai text would make all of it twice as wide.
  const body = Buffer.from(text ?? '').toString('latin1');
  // Node leaves the body out where the question was HEAD.
  outgoing.writeHead(status, { ...headers, 'Content-Length': body.length }).end(body, 'latin1');
}
