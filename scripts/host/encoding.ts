// Chooses the encoding that a client accepts, and compresses.
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

/** In order of size: a client that accepts several gets the first. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/** Real clients send far fewer different headers; beyond it somebody invents them. */
const MAX_HEADERS = 200;

/** Cached: parsing this header takes a quarter of the time of a small answer. */
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

/** The window of brotli, 2^18 bytes: its default takes 4 MB of memory a request. */
const WINDOW_BITS = 18;

const brotliOptions = (quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});

/** For one answer: fast. */
export const COMPRESS_NOW: Readonly<Record<Encoding, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliCompressSync(bytes, brotliOptions(4)),
  gzip: (bytes) => gzipSync(bytes),
};

/** For many answers: slower and smaller. Brotli's next quality saves 1 to 5 %, and takes 8 MB a thread instead of 2. */
const WELL = {
  br: brotliOptions(6),
  gzip: { level: constants.Z_BEST_COMPRESSION },
};

export const COMPRESS_WELL: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, WELL.br),
  gzip: (bytes) => promisify(gzip)(bytes, WELL.gzip),
};

/** The same as streams, for files too large for memory. */
export const COMPRESSOR: Readonly<Record<Encoding, () => Transform>> = {
  br: () => createBrotliCompress(WELL.br),
  gzip: () => createGzip(WELL.gzip),
};
