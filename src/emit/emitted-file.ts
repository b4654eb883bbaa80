// A file of the emission: its path, its text or bytes, its digest; and one gzip archive of many.
import { hash } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { ManifestBody } from '../contract/schemas/files.ts';

/** A file of the site: its path from the root, and what is in it. */
export type EmittedFile = { readonly path: string; readonly text: string };

/** A file by its bytes, as the manifest lists it. */
export type FileDigest = ManifestBody['files'][number];

export type PlannedFile = FileDigest & { readonly content: Uint8Array };

/** Compact JSON with one newline at the end. Key order is that of the code, so bytes are stable. */
export function jsonFile(path: string, body: unknown): EmittedFile {
  return { path, text: `${JSON.stringify(body)}\n` };
}

/** What the manifest says of a file. */
export function digestFile(path: string, bytes: Uint8Array): FileDigest {
  return { path, bytes: bytes.byteLength, sha256: sha256Of(bytes) };
}

/** SHA-256, hexadecimal. */
export function sha256Of(content: Uint8Array | string): string {
  return hash('sha256', content, 'hex');
}

/**
 * The same for a body that ends in a list, given with that list empty and its entries as JSON: many
 * files have the same entries, and each entry is written out once for all of them.
 */
export function jsonListFile(path: string, body: unknown, entries: readonly string[]): EmittedFile {
  const text = JSON.stringify(body);
  const end = text.lastIndexOf('[]');
  return { path, text: `${text.slice(0, end)}[${entries.join(',')}]${text.slice(end + 2)}\n` };
}

/** RFC 1952: deflated, no time, an unknown system, so that every machine gives the same bytes. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last block. */
const END = Buffer.from([3, 0]);

/** Bytes packed piece by piece, so that only one piece is in memory as it was (RFC 1951). */
export class Deflated {
  readonly #packed: Buffer[] = [];
  /** CRC-32 of what was added. */
  crc = 0;
  /** Bytes of what was added. */
  size = 0;

  /** @param level 0 to 9, of zlib; 6 is its own */
  add(bytes: Uint8Array, level = 6): void {
    // A sync flush ends at a whole byte, so that the next piece can follow.
    const { Z_SYNC_FLUSH: finishFlush } = constants;
    this.#packed.push(deflateRawSync(bytes, { level, finishFlush }));
    this.crc = crc32(bytes, this.crc);
    this.size += bytes.length;
  }

  content() {
    return Buffer.concat([...this.#packed, END]);
  }
}

/** A gzip file that grows text by text; the same texts give the same bytes. */
export class GzipFile extends Deflated {
  override content() {
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(this.crc);
    trailer.writeUInt32LE(this.size % 2 ** 32, 4);
    return Buffer.concat([HEADER, super.content(), trailer]);
  }
}
