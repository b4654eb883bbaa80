// Files of the site in the encodings that clients ask for: each compressed once, when first asked for;
// small ones into memory, large ones into a file without a name.
import { createWriteStream, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { COMPRESS_WELL, COMPRESSOR, type Encoding } from './encoding.ts';
import { type FileOnDisk, fileOnDisk, partsOf, readWhole } from './files-on-disk.ts';
import { limitedTo } from './limited.ts';
import { type Content, LARGE_BYTES, type SiteFile } from './site-files.ts';

/** Of small compressed files in memory. Beyond it the cache drops the one used longest ago. */
const MAX_SMALL_BYTES = 48 * 1024 * 1024;

/** Compresses each file once for each encoding: small ones stay in memory, large ones on the disk. */
export class CompressedFiles {
  readonly #small: LRUCache<string, Buffer>;
  readonly #large = new Map<string, FileOnDisk>();
  readonly #underWay = new Map<string, Promise<Content>>();
  /** Two queues: a small file does not wait for a large one. */
  readonly #smallInTurn = limitedTo(3);
  readonly #largeInTurn = limitedTo(1);

  constructor(maxSmallBytes = MAX_SMALL_BYTES) {
    this.#small = new LRUCache({ maxSize: maxSmallBytes, sizeCalculation: ({ length }) => length });
  }

  /** The file in an encoding; `undefined` where it is sent as it is. */
  of(file: SiteFile, encoding: Encoding): Content | undefined | Promise<Content> {
    if (!file.compressible) return undefined;
    // The ETag names the bytes, so files with the same bytes are compressed once.
    const key = `${encoding} ${file.etag}`;
    const held = this.#small.get(key) ?? this.#large.get(key) ?? this.#underWay.get(key);
    if (held !== undefined) return held;
    const compressing = this.#compress(key, file.content, encoding).finally(() =>
      this.#underWay.delete(key),
    );
    this.#underWay.set(key, compressing);
    return compressing;
  }

  #compress(key: string, content: Content, encoding: Encoding): Promise<Content> {
    if (content.length > LARGE_BYTES && !Buffer.isBuffer(content)) {
      return this.#largeInTurn(async () => {
        const compressed = await compressedOnDisk(content, encoding);
        this.#large.set(key, compressed);
        return compressed;
      });
    }
    return this.#smallInTurn(async () => {
      const bytes = Buffer.isBuffer(content) ? content : await readWhole(content);
      const compressed = await COMPRESS_WELL[encoding](bytes);
      this.#small.set(key, compressed);
      return compressed;
    });
  }
}

async function compressedOnDisk(file: FileOnDisk, encoding: Encoding): Promise<FileOnDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'lottery-'));
  try {
    const path = join(folder, encoding);
    const parts = async function* () {
      for await (const part of partsOf(file)) yield Buffer.from(part);
    };
    await pipeline(parts, COMPRESSOR[encoding](), createWriteStream(path));
    // The descriptor outlives the name: the file vanishes with the process.
    return fileOnDisk(openSync(path, 'r'));
  } finally {
    await rm(folder, { recursive: true });
  }
}
