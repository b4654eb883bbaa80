// The files of the built site. Small ones are in memory: reading and hashing one for each request was
// most of what a request cost (docs/performance.md). Large ones stay on the disk.
import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import compressible from 'compressible';
import mime from 'mime-types';
import { listFiles } from '../files.ts';
import { type FileOnDisk, fileOnDisk } from './files-on-disk.ts';

export type SiteFile = {
  /** Derived from the bytes, so a rebuild or another machine gives the same. */
  readonly etag: string;
  readonly type: string;
  /** Whether compression helps: pictures and fonts are compressed already. */
  readonly compressible: boolean;
  readonly content: Content;
};

export type Content = Buffer | FileOnDisk;

/** Larger files are few and rarely requested. */
export const LARGE_BYTES = 1024 * 1024;

/** Of all files in memory; those beyond it stay on the disk. */
const MAX_HELD_BYTES = 64 * 1024 * 1024;

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
    const file = openFile(join(root, path), Math.min(LARGE_BYTES, free));
    if (Buffer.isBuffer(file.content)) free -= file.content.length;
    files.set(`/${path}`, file);
  }
  return files;
}

/** The ETag of bytes with this SHA-256. Weak: the compressed bytes have the same one. */
export function etagOf(digest: Buffer): string {
  return `W/"${digest.toString('base64url').slice(0, 22)}"`;
}

function openFile(path: string, maxHeldBytes: number): SiteFile {
  // Synchronous: the host serves nobody yet, and promises for ten thousand files take longer.
  const descriptor = openSync(path, 'r');
  const bytes = readFileSync(descriptor);
  const digest = createHash('sha256').update(bytes).digest();
  const type = mime.contentType(extname(path)) || 'application/octet-stream';
  const holds = bytes.length <= maxHeldBytes;
  const content = holds ? bytes : fileOnDisk(descriptor);
  if (holds) closeSync(descriptor);
  return {
    etag: etagOf(digest),
    type,
    compressible: bytes.length >= WORTH_COMPRESSING_BYTES && compressible(type) === true,
    content,
  };
}
