// The files of the built site in memory, each ready to be sent: reading, hashing and compressing a
// file per request was most of what a request cost (docs/performance.md).
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import compressible from 'compressible';
import mime from 'mime-types';
import { listFiles } from '../files.ts';

export type Encoding = 'br' | 'gzip';

export type SiteFile = {
  /** From the bytes, so that a rebuild or another machine keeps it. */
  readonly etag: string;
  readonly type: string;
  /** The bytes; missing where they are too many to hold. */
  readonly held?: HeldBytes;
};

/** Larger files are few and rarely asked for; they are read from the disk each time. */
const MAX_FILE_BYTES = 1024 * 1024;

/** Of all held files as they are; compressed they add a third of it. Beyond, the largest are not held. */
export const MAX_HELD_BYTES = 96 * 1024 * 1024;

/** Below this a body fits one packet anyway. */
export const WORTH_COMPRESSING_BYTES = 1024;

/** The files below a folder by their path of the site. */
export async function openFiles(
  root: string,
  maxHeldBytes = MAX_HELD_BYTES,
): Promise<ReadonlyMap<string, SiteFile>> {
  const files = new Map<string, SiteFile>();
  let free = maxHeldBytes;
  for (const path of await listFiles(root)) {
    // There are tens of thousands, and nobody is waiting for anything else: a promise each takes longer.
    const bytes = readFileSync(join(root, path));
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    const holds = bytes.length <= Math.min(MAX_FILE_BYTES, free);
    if (holds) free -= bytes.length;
    const type = mime.contentType(extname(path)) || 'application/octet-stream';
    files.set(`/${path}`, {
      // Weak: compression changes the bytes on the wire, not what they say.
      etag: `W/"${hash}"`,
      type,
      ...(holds && { held: new HeldBytes(bytes, compressible(type) === true) }),
    });
  }
  return files;
}

/**
 * Bytes ready to be written; as text they are latin1, one character a byte. Small text goes out in one
 * write together with the headers before it, a `Buffer` in a write of its own. Joining large text
 * costs more than that write.
 */
export type Body = string | Buffer;

const WORTH_JOINING_BYTES = 16 * 1024;

const bodyOf = (bytes: Buffer): Body =>
  bytes.length <= WORTH_JOINING_BYTES ? bytes.toString('latin1') : bytes;

/** The bytes of a file in every encoding asked for so far. */
export class HeldBytes {
  readonly plain: Body;
  readonly #compressible: boolean;
  readonly #compressed = new Map<Encoding, Body | undefined | Promise<Body | undefined>>();

  /** @param compressible pictures and letters are compressed already */
  constructor(bytes: Buffer, compressible = true) {
    this.plain = bodyOf(bytes);
    this.#compressible = compressible;
  }

  /** `undefined` where it would save nothing. Compressed once, however many ask at the same time. */
  compressed(encoding: Encoding): Body | undefined | Promise<Body | undefined> {
    if (!this.#compressible) return undefined;
    if (this.#compressed.has(encoding)) return this.#compressed.get(encoding);
    const { plain } = this;
    const bytes = typeof plain === 'string' ? Buffer.from(plain, 'latin1') : plain;
    const compressing = COMPRESS[encoding](bytes).then((one) => {
      const body = one.length < bytes.length ? bodyOf(one) : undefined;
      // From here on without a promise: waiting for one costs as much as finding the file.
      this.#compressed.set(encoding, body);
      return body;
    });
    this.#compressed.set(encoding, compressing);
    return compressing;
  }
}

/** Once for many answers, so slower and smaller than what one answer would be worth. */
const BROTLI_QUALITY = 9;

const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};
