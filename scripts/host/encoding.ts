// Which of our encodings a client takes. Browsers and libraries send one of a few dozen headers, so
// each is worked out once.
import Negotiator from 'negotiator';
import type { Encoding } from './held-files.ts';

/** The smallest first: a client that takes several gets the first of these. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/** More different headers than clients have; beyond it somebody makes them up. */
const MAX_REMEMBERED = 200;

const remembered = new Map<string, Encoding | undefined>();

/** `undefined` where the bytes go out as they are. */
export function encodingFor(acceptEncoding: string | undefined): Encoding | undefined {
  if (acceptEncoding === undefined) return undefined;
  if (remembered.has(acceptEncoding)) return remembered.get(acceptEncoding);
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const accepted = negotiator.encodings([...PREFERRED]);
  const ours = PREFERRED.find((encoding) => accepted.includes(encoding));
  if (remembered.size < MAX_REMEMBERED) remembered.set(acceptEncoding, ours);
  return ours;
}
