// Which of our encodings a client takes, and bytes in it.
import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

/** The smallest first: a client that takes several gets the first of these. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/** More different headers than clients have; beyond it somebody makes them up. */
const MAX_HEADERS = 200;

/** Read once each: reading it for every request takes a quarter of all that a small answer costs. */
const read = new Map<string, Encoding | undefined>();

/** `undefined` where the bytes go out as they are. */
export function encodingFor(acceptEncoding: string | undefined): Encoding | undefined {
  if (acceptEncoding === undefined) return undefined;
  if (read.has(acceptEncoding)) return read.get(acceptEncoding);
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const accepted = negotiator.encodings([...PREFERRED]);
  const encoding = PREFERRED.find((one) => accepted.includes(one));
  if (read.size < MAX_HEADERS) read.set(acceptEncoding, encoding);
  return encoding;
}

/** Brotli looks back so far (2^18 bytes), and holds so much; as far as it takes by itself is 4 MB. */
const WINDOW_BITS = 18;

const brotliOptions = (quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});

/** For one answer. */
export const COMPRESS_NOW: Readonly<Record<Encoding, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliCompressSync(bytes, brotliOptions(4)),
  gzip: (bytes) => gzipSync(bytes),
};

/** Once for many answers, so slower and smaller than what one answer would be worth. */
const WELL = {
  br: brotliOptions(7),
  gzip: { level: constants.Z_BEST_COMPRESSION },
};

export const COMPRESS_WELL: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, WELL.br),
  gzip: (bytes) => promisify(gzip)(bytes, WELL.gzip),
};

/** The same for what is too large for memory. */
export const COMPRESSOR: Readonly<Record<Encoding, () => Transform>> = {
  br: () => createBrotliCompress(WELL.br),
  gzip: () => createGzip(WELL.gzip),
};
