// The forms in which a file goes out: as it is, or a compressed copy that was made aside.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** In order of size: a client that accepts several gets the first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];
export type Copies = Readonly<Record<Encoding, Buffer>>;

/** Those of browsers have thirty. Longer ones are not read: the bytes go out as they are. */
const MOST_CHARACTERS = 200;

/** The encoding that an `Accept-Encoding` wants; `undefined` where the bytes go out as they are. */
export function encodingFor(acceptEncoding = ''): Encoding | undefined {
  if (acceptEncoding === '' || acceptEncoding.length > MOST_CHARACTERS) return undefined;
  const accepted = parseAccept(acceptEncoding);
  const qualityOf = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q;
  return ENCODINGS.find((encoding) => (qualityOf(encoding) ?? qualityOf('*') ?? 0) > 0);
}

/** Below a kilobyte a body fits one packet anyway; the others are compressed already. */
export const isCompressible = (path: string, size: number): boolean =>
  size >= 1024 && !/\.(?:png|woff2|gz)$/.test(path);

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
/** Brotli's default window takes 4 MB of memory, and its next quality 8 MB to save 1 to 5 %. */
const BROTLI = { params: { [BROTLI_PARAM_QUALITY]: 6, [BROTLI_PARAM_LGWIN]: 18 } };
export const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliCompressSync(bytes, BROTLI),
  gzip: (bytes) => gzipSync(bytes, { level: 9 }),
};
