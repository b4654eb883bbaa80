// A reply of ours on the wire: refusals, preflights, and what the check function answers.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reply } from '../../src/edge/reply.ts';
import { COMPRESS_NOW, encodingFor } from './encoding.ts';
import { WORTH_COMPRESSING_BYTES } from './site-files.ts';

/** Answers a request with a reply of the edge, compressed as the client asks. */
export function writeReply(
  { headers: asked }: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers, text }: Reply,
): void {
  if (text === null) {
    outgoing.writeHead(status, headers).end();
    return;
  }
  const plain = Buffer.from(text);
  const isWorthIt = plain.length >= WORTH_COMPRESSING_BYTES;
  const encoding = isWorthIt ? encodingFor(asked['accept-encoding']?.toString()) : undefined;
  // For HEAD too, or its length would be that of another answer than GET gives.
  const body = encoding ? COMPRESS_NOW[encoding](plain) : plain;
  outgoing
    .writeHead(status, {
      ...headers,
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
      'Content-Length': String(body.length),
    })
    // Node leaves the body out where the question was HEAD.
    .end(body);
}
