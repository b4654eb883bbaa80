// POST to an address that somebody else chose. It must be public and encrypted, whatever its name
// resolves to. Redirects are not followed.
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { refusalOfAddress } from '../../src/intake/files/subscriber-file.ts';
import { lookupPublic, NotPublic } from '../command/public-lookup.ts';
import { describeUnreached, type Receipt, readReceipt } from './channel.ts';

/** How long connecting may take, and the whole head of the answer. */
const TIMEOUT_MS = 10_000;

const [httpAgent, httpsAgent] = [new HttpAgent(), new HttpsAgent()];

/** Posts JSON, and judges the answer by its status alone. */
export function post(
  url: string,
  { body, headers, signal }: { body: string; headers: Record<string, string>; signal: AbortSignal },
): Promise<Receipt> {
  const refusal = refusalOfAddress(url);
  if (refusal !== undefined) return Promise.resolve({ outcome: 'refused', reason: refusal });
  const isSecure = new URL(url).protocol === 'https:';
  const [request, agent] = isSecure ? [httpsRequest, httpsAgent] : [httpRequest, httpAgent];
  return new Promise((resolve) => {
    const sent = request(url, {
      method: 'POST',
      agent,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      ...(isSecure && { lookup: lookupPublic() }),
    });
    sent.on('response', (response) => {
      resolve(readReceipt(response.statusCode ?? 0, response.headers['retry-after']));
      // The status is all that matters; a receiver might send for ever.
      response.destroy();
    });
    sent.on('error', (error) => {
      const isRefused = error instanceof NotPublic;
      resolve(isRefused ? { outcome: 'refused', reason: error.message } : describeUnreached(error));
    });
    sent.end(body);
  });
}
