// The output of a build as a host needs it: the check function, and the files, packed in memory to
// a seventh of their bytes: a release that takes the place of this one changes no answer.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Reply } from '../../src/edge/reply.ts';
import { readBuild } from '../build/inventory.ts';
import { CHECK_FUNCTION, CHECK_HANDLER, OUTPUT_FOLDER } from '../build/output-folder.ts';
import { listFiles } from '../disk/files.ts';
import { type Encoding, headersOfFile, type StaticFile } from './static-file.ts';

export type CheckFunction = {
  readonly check: (address: string) => Reply | Promise<Reply>;
  readonly default: RequestListener;
};
export type HostedSite = Pick<CheckFunction, 'check'> & {
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Resolves once `files` has the pages too; not there if it has them already. */
  pages?: Promise<void>;
  /** Resolves once `files` has that file, if there is one; not there if it has them all already. */
  reach?: (path: string) => Promise<void>;
};

/** Opens the output of `npm run build`. Throws if it is not there, or not as it was built. */
export async function openBuiltSite(output = OUTPUT_FOLDER): Promise<HostedSite> {
  await readBuild(output);
  const { check } = await openCheckFunction(output);
  return { check, files: await readSite(resolve(output, 'static')) };
}

/** The function as the build deploys it. */
export function openCheckFunction(output = OUTPUT_FOLDER): Promise<CheckFunction> {
  return import(pathToFileURL(resolve(output, CHECK_FUNCTION, CHECK_HANDLER)).href);
}

/** @property etag of the bytes, so the same on any machine; weak: compressed bytes share it */
export type SiteFile = StaticFile & { readonly isCompressible: boolean; readonly packed: Buffer };

/** Nothing is gained by compressing these again. */
const COMPRESSED = /\.(?:png|woff2|gz)$/;

/** The files below a folder, by their path of the site. */
export async function readSite(root: string): Promise<ReadonlyMap<string, SiteFile>> {
  const paths = listFiles(root).map((path) => `/${path}`);
  return new Map(paths.map((path) => [path, siteFile(path, readFileSync(join(root, path)))]));
}

/** A file by its path of the site and its bytes. */
export function siteFile(path: string, bytes: Buffer): SiteFile {
  return {
    etag: `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`,
    headers: headersOfFile(path),
    isCompressible: isWorthIt(bytes.length) && !COMPRESSED.test(path),
    packed: ownBytes(zstdCompressSync(bytes)),
  };
}

/** Below a kilobyte a body fits one packet anyway. */
export const isWorthIt = (bytes: number) => bytes >= 1024;

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
/** Brotli's default window takes 4 MB of memory, and its next quality 8 MB to save 1 to 5 %. */
const BROTLI = { params: { [BROTLI_PARAM_QUALITY]: 6, [BROTLI_PARAM_LGWIN]: 18 } };
export const COMPRESS: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** By ETag, which names the bytes; those used longest ago go. */
const sizeCalculation = ({ length }: Buffer) => length + 1;
const plain = new LRUCache<string, Buffer>({ maxSize: 32 * 2 ** 20, sizeCalculation });
const alive = new Map<string, WeakRef<Buffer>>();
const compressed = new LRUCache<string, Buffer, SiteFile>({
  maxSize: 96 * 2 ** 20,
  sizeCalculation,
  fetchMethod: (key, _, { context: file }) => {
    const compress = COMPRESS[key.split(' ')[0] as Encoding];
    const make = async () => ownBytes(await compress(plainBytes(file)));
    return (file.packed.length < LARGE_BYTES ? small : large).add(make);
  },
});
/** Of a file as it is held: above that its compression takes up to seconds. */
const LARGE_BYTES = 64 * 1024;
/** Brotli takes megabytes a thread, so two queues: small files do not wait for large ones. */
const [small, large] = [new PQueue({ concurrency: 1 }), new PQueue({ concurrency: 1 })];

/** A file as it goes out: made once, when first asked for. */
export function readBytes(file: SiteFile, encoding?: Encoding): Buffer | Promise<Buffer> {
  if (encoding === undefined) return plainBytes(file);
  const key = `${encoding} ${file.etag}`;
  return compressed.get(key) ?? compressed.forceFetch(key, { context: file });
}

/** Those still on their way to slow clients are shared, too. */
function plainBytes({ etag, packed }: SiteFile): Buffer {
  const cached = plain.get(etag) ?? alive.get(etag)?.deref();
  const bytes = cached ?? ownBytes(zstdDecompressSync(packed));
  if (cached === undefined) alive.set(etag, new WeakRef(bytes));
  if (!plain.has(etag)) plain.set(etag, bytes);
  return bytes;
}

/** In a block of their own: what zlib gives is a slice of a block many times its size. */
function ownBytes(bytes: Buffer): Buffer {
  return Buffer.from(new Uint8Array(bytes).buffer);
}
