// A reply of ours on the wire: refusals, preflights, and what the check function said.
import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import type { Reply } from '../../src/edge/reply.ts';
import { WORTH_COMPRESSING_BYTES } from './held-files.ts';

const compress = compression({ threshold: WORTH_COMPRESSING_BYTES });

export function writeReply(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers, text }: Reply,
): void {
  if (text === null) {
    outgoing.writeHead(status, headers).end();
    return;
  }
  // One character a byte, so that it goes out in one write with the headers and as narrow as they are.
  const body = Buffer.from(text).toString('latin1');
  const { length } = body;
  const whole = { ...headers, Vary: 'Accept-Encoding', 'Content-Length': String(length) };
  const write = () => void outgoing.writeHead(status, whole).end(body, 'latin1');
  // `compression` costs more than a small refusal does, and would leave it as it is.
  if (length < WORTH_COMPRESSING_BYTES) write();
  else compress(incoming as never, outgoing as never, write);
}
