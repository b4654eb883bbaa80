// One gzip archive of texts that come one after the other, so that only one of them is in memory.
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** RFC 1952: deflated, no time, an unknown system, so that every machine gives the same bytes. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last block. */
const END = Buffer.from([3, 0]);

/** A gzip file that grows text by text; the same texts give the same bytes. */
export class GzipFile {
  readonly #deflated: Buffer[] = [];
  #crc = 0;
  #bytes = 0;

  add(text: string): void {
    const bytes = Buffer.from(text);
    // A sync flush ends at a whole byte, so that the next piece can follow.
    this.#deflated.push(deflateRawSync(bytes, { level: 6, finishFlush: constants.Z_SYNC_FLUSH }));
    this.#crc = crc32(bytes, this.#crc);
    this.#bytes += bytes.length;
  }

  content(): Uint8Array {
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(this.#crc);
    trailer.writeUInt32LE(this.#bytes % 2 ** 32, 4);
    return Buffer.concat([HEADER, ...this.#deflated, END, trailer]);
  }
}
