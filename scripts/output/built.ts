// The output of a build as a host needs it: the check function, and the files by their path.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { Headers, Reply } from '../../src/serve/edge/reply.ts';
import type { Env } from '../command/io.ts';
import { readBuild } from './inventory.ts';
import { CHECK_FUNCTION, CHECK_HANDLER, OUTPUT_FOLDER } from './output-folder.ts';
import { readTree } from '../disk/tree.ts';
import { type Copies, isCompressible } from './encodings.ts';
import { etagOf } from './etag.ts';
import { headersOfFile } from './file-headers.ts';

export type CheckFunction = {
  readonly check: (address: string) => Promise<Reply>;
  readonly default: RequestListener;
};
export type HostedSite = Pick<CheckFunction, 'check'> & {
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Resolves once `files` has the pages too; not there if it has them already. */
  pages?: Promise<void>;
  /** Resolves once `files` has that file, if there is one; not there if it has them all already. */
  reach?: (path: string) => Promise<void>;
};

export type SiteFile = {
  /**
   * Made from the bytes, so it is the same on any machine. It is weak: compressed bytes share it.
   */
  readonly etag: string;
  readonly headers: Headers;
  readonly size: number;
  /** The bytes, or the path where they are. */
  readonly source: Buffer | string;
  copies?: Copies;
};

/** Above it a file goes out in pieces, each when the one before it has gone. */
const WHOLE_BYTES = 256 * 1024;
const PIECE_BYTES = 64 * 1024;

/** Opens the output of `npm run build`. Throws if it is not there, or not as it was built. */
export async function openBuiltSite(output = OUTPUT_FOLDER): Promise<HostedSite> {
  await readBuild(output);
  const { check } = await openCheckFunction(output);
  return { check, files: readSite(resolve(output, 'static')) };
}

/** The function as the build deploys it. */
export function openCheckFunction(output = OUTPUT_FOLDER): Promise<CheckFunction> {
  return import(pathToFileURL(resolve(output, CHECK_FUNCTION, CHECK_HANDLER)).href);
}

/** The files below a folder, by their path of the site. */
export function readSite(folder: string): ReadonlyMap<string, SiteFile> {
  // The folder itself: a release that takes its name later changes no answer.
  const opened = `/proc/${process.pid}/fd`;
  const root = existsSync(opened) ? `${opened}/${openSync(folder, 'r')}` : folder;
  const files = [...readTree(root)].map(([path, sha256]) => {
    const source = join(root, path);
    return [`/${path}`, siteFile(`/${path}`, sha256, source, statSync(source).size)] as const;
  });
  return new Map(files);
}

/** A file by its path of the site, the digest of its bytes, and these or where they are. */
export function siteFile(
  path: string,
  sha256: string,
  source: Buffer | string,
  size = source.length,
): SiteFile {
  return { etag: etagOf(sha256), headers: headersOfFile(path), size, source };
}

/** What was read of late; all answers share it. */
const recent = new LRUCache<string, Buffer>({
  maxSize: 32 * 2 ** 20,
  sizeCalculation: ({ length }) => length + 1,
});

/**
 * The bytes of a file, or if it is large the piece of them that begins there. Throws if it is
 * shorter than it was, when the rest of the piece would be what happens to lie in memory.
 */
export function readPiece({ etag, size, source }: SiteFile, begin = 0): Buffer {
  if (typeof source !== 'string') return source;
  const key = begin === 0 ? etag : `${etag} ${begin}`;
  const known = recent.get(key);
  if (known !== undefined) return known;
  const piece = Buffer.allocUnsafeSlow(
    size > WHOLE_BYTES ? Math.min(PIECE_BYTES, size - begin) : size,
  );
  const descriptor = openSync(source, 'r');
  const length = readSync(descriptor, piece, 0, piece.length, begin);
  closeSync(descriptor);
  if (length < piece.length) throw new Error(`${source} was cut off while it was served`);
  recent.set(key, piece);
  return piece;
}

/** In the bundle of the host this file lies beside it. */
const MAKE_COPIES = import.meta.filename.replace(/(?:built|serve)(?=\.\w+$)/, 'make-copies');

/**
 * Has the copies of files made in a process of its own. Until one is there the file goes out as it
 * is.
 * @param env of that process
 */
export async function makeCopies(files: HostedSite['files'], env: Env = {}): Promise<void> {
  const sources = [...files].filter(([path, { size }]) => isCompressible(path, size));
  const child = fork(MAKE_COPIES, { serialization: 'advanced', env });
  child.on('message', ([path, { br, gzip }]: [string, Copies]) => {
    const file = files.get(path);
    if (file !== undefined) file.copies = { br: ownBytes(br), gzip: ownBytes(gzip) };
  });
  child.send(sources.map(([path, { source, etag }]) => ({ path, source, etag })));
  await once(child, 'exit');
}

/**
 * In a block of their own: what comes over a pipe or out of zlib is a slice of a block many times
 * its size.
 */
function ownBytes(bytes: Buffer): Buffer {
  return Buffer.from(new Uint8Array(bytes).buffer);
}
