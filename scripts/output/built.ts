// A build as a host needs it: its files by their path, and what answers checks.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import { openLatest } from '../../src/api/check/check-body.ts';
import { type Catalogue, openCatalogue } from '../../src/api/contract/catalogue.ts';
import type { Headers, Reply } from '../../src/serve/edge/reply.ts';
import { answerAddress } from '../../src/serve/function/answer-address.ts';
import { drawsIn } from '../../src/serve/function/stored-draw.ts';
import { ignoreFailure } from '../command/failure.ts';
import type { Tree } from '../disk/tree.ts';
import { type Copies, isCompressible } from './encodings.ts';
import { etagOf } from './etag.ts';
import { headersOfFile } from './file-headers.ts';
import { readMark, refuseFormat, staticFiles } from './inventory.ts';
import { CHECK_FUNCTION, type HOST_DATA, STATIC_FOLDER } from './output-folder.ts';
import { releaseBefore } from './releases.ts';

export type HostedSite = {
  readonly check: (address: string) => Promise<Reply>;
  readonly catalogue: Catalogue;
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Resolves once what is hosted has the pages too; not there if it has them already. */
  readonly pages?: Promise<void>;
  /** Resolves once `files` has that file, if there is one; not there if it has them all already. */
  readonly reach?: (path: string) => Promise<void>;
};

export type SiteFile = {
  /**
   * Made from the bytes, so it is the same on any machine. It is weak: compressed bytes share it.
   */
  readonly etag: string;
  readonly headers: Headers;
  readonly size: number;
  /** The bytes, or the path where they are; another path once another release has them too. */
  source: Buffer | string;
  copies?: Copies;
};

/** Above it a file goes out in pieces, each when the one before it has gone. */
const WHOLE_BYTES = 256 * 1024;
const PIECE_BYTES = 64 * 1024;

/** So many sizes are looked up before other answers may go out. */
const FILES_AT_ONCE = 500;

/**
 * Opens a release, or the output of a build, whose code is that of this process. No file is hashed:
 * its inventory has done so. Throws where it is not there, or of another format.
 * @param before what was hosted until then: the same bytes keep their compressed copies
 */
export async function openRelease(
  folder: string,
  before?: Pick<HostedSite, 'files'>,
): Promise<HostedSite> {
  const build = await readMark(folder);
  refuseFormat(build, folder);
  const files = new Map<string, SiteFile>();
  const moves: (() => void)[] = [];
  const entries = [...(await earlierAssets(folder)), ...listStatic(folder, build.files)];
  for (const [index, { path, hash, source }] of entries.entries()) {
    if (index % FILES_AT_ONCE === 0) await setImmediate();
    const file = siteFile(path, hash, source, statSync(source).size);
    const known = before?.files.get(path);
    files.set(path, known?.etag === file.etag ? known : file);
    if (known?.etag === file.etag) moves.push(() => Object.assign(known, { source }));
  }
  const read = async (name: (typeof HOST_DATA)[number]) =>
    JSON.parse(await readFile(join(folder, CHECK_FUNCTION, name), 'utf8'));
  const catalogue = openCatalogue(await read('catalogue.json'));
  const drawsOf = drawsIn(pathToFileURL(`${resolve(folder, CHECK_FUNCTION)}/draws/`));
  const draws = { ...openLatest(await read('latest-draws.json')), drawsOf };
  const check = (address: string) => answerAddress(address, catalogue, draws, Date.now());
  // Only now: what cannot be opened changes nothing of what is hosted.
  for (const move of moves) move();
  return { catalogue, files, check };
}

const listStatic = (folder: string, hashes: Tree) =>
  [...staticFiles(hashes)].map(([name, hash]) => ({
    path: `/${name}`,
    hash,
    source: join(folder, STATIC_FOLDER, name),
  }));

/** What a page of the release before asks for after its code has changed; names have hashes. */
async function earlierAssets(folder: string) {
  const earlier = await releaseBefore(folder);
  const build = await (earlier && readMark(earlier).catch(ignoreFailure));
  if (earlier === undefined || !build) return [];
  return listStatic(earlier, build.files).filter(
    ({ path, source }) => path.startsWith('/_astro/') && existsSync(source),
  );
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
 * @param stop ends that process
 */
export async function makeCopies(files: HostedSite['files'], stop?: AbortSignal): Promise<void> {
  const sources = [...files].filter(
    ([path, { size, copies }]) => copies === undefined && isCompressible(path, size),
  );
  const child = fork(MAKE_COPIES, { serialization: 'advanced', ...(stop && { signal: stop }) });
  child.on('error', (error) => {
    if (error.name !== 'AbortError') throw error;
  });
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
