// Which file of the site answers a path, and with what headers, on a host of our own. The platform
// and nginx are told the same in their configurations, and tests compare them.
import { getMimeType } from 'hono/utils/mime';
import { cacheHeaders } from '../../src/contract/caching.ts';
import { OPEN_FILE_SECONDS } from '../../src/contract/files.ts';
import { PAGE_LINKS } from '../../src/contract/link-header.ts';
import { REDIRECTS } from '../../src/contract/page-path.ts';
import * as security from '../../src/contract/security.ts';
import { API_CATALOG_PATH, API_CATALOG_TYPE } from '../../src/contract/webhook.ts';
import type { Headers } from '../../src/edge/reply.ts';

/** What is sent where no file has the path. */
const NOT_FOUND_PAGE = '/404.html';

/** Headers by the path of the file; of two that match the later one wins. */
const HEADERS: readonly (readonly [pattern: RegExp, headers: Headers])[] = [
  // Pages change with each build, so clients revalidate each time; the ETag makes that cheap.
  [/^/, { Vary: 'Accept-Encoding', 'Cache-Control': 'public, max-age=0, must-revalidate' }],
  [/^\/(?:api|compat)\//, security.SECURITY_HEADERS],
  [/^\/(?!(?:api|compat)\/)/, security.PAGE_HEADERS],
  [new RegExp(security.SCANNING_PAGE), security.SCANNING_PAGE_HEADERS],
  [/\.html$/, { Link: PAGE_LINKS }],
  // Their names have a hash of their bytes.
  [/^\/_astro\//, { 'Cache-Control': 'public, max-age=31536000, immutable' }],
  [new RegExp(security.SHARED_FILES), security.SHARED_HEADERS],
  [new RegExp(security.SHARED_FILES), cacheHeaders(OPEN_FILE_SECONDS)],
  [new RegExp(`^${API_CATALOG_PATH}$`), { Link: PAGE_LINKS, 'Content-Type': API_CATALOG_TYPE }],
  [new RegExp(`^${NOT_FOUND_PAGE}$`), { 'Cache-Control': 'no-store' }],
];

/** Where the library says less than nginx and the platform, or something else. */
const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.ico': 'image/vnd.microsoft.icon',
};

const MOVED = REDIRECTS.map(({ pattern, ...to }) => ({ ...to, from: new RegExp(pattern) }));

/** The headers of a file that is at a path, whoever asks for it. */
export function headersOfFile(path: string): Headers {
  const own = HEADERS.filter(([pattern]) => pattern.test(path)).map(([, headers]) => headers);
  const type = TYPES[/\.\w+$/.exec(path)?.[0] ?? ''] ?? getMimeType(path);
  return Object.assign({ 'Content-Type': type ?? 'application/octet-stream' }, ...own);
}

/** @property etag of the bytes, so the same on any machine; weak: compressed bytes share it */
export type StaticFile = { readonly etag: string; readonly headers: Headers };

/**
 * The file at a path, the page there, or the 404 page, with these headers besides its own; without
 * a `file` there is no body.
 * @param ifNoneMatch the tags of what the client has
 */
export function staticFile<File extends StaticFile>(
  files: ReadonlyMap<string, File>,
  path: string,
  ifNoneMatch: string | undefined,
  headers?: Headers,
): { readonly status: number; readonly headers: Headers; readonly file?: File } {
  // `/` and `/docs/` are their index pages.
  const index = path.endsWith('/') ? `${path}index.html` : `${path}/index.html`;
  const present = path === NOT_FOUND_PAGE ? undefined : (files.get(path) ?? files.get(index));
  const file = present ?? files.get(NOT_FOUND_PAGE);
  if (present === undefined) {
    // Where a day, month or draw without a page of its own is, if anywhere.
    for (const { from, location, status } of MOVED.filter(({ from }) => from.test(path))) {
      const Location = path.replace(from, location);
      if (!files.has(`${Location.split('#')[0]}index.html`)) continue;
      return { status, headers: { ...security.PAGE_HEADERS, Location, 'Content-Length': '0' } };
    }
  }
  if (file === undefined) throw new Error(`there is neither ${path} nor ${NOT_FOUND_PAGE}`);
  const sent: Headers = { ...file.headers, ...headers };
  // Without a tag: a 404 page must never become a 304.
  if (present === undefined) return { status: 404, headers: sent, file };
  // Compared weakly, as quoted: nothing is parsed.
  const isFresh = ifNoneMatch === '*' || ifNoneMatch?.includes(file.etag.slice('W/'.length));
  if (!isFresh) return { status: 200, headers: { ...sent, ETag: file.etag }, file };
  // It has no body, and some clients parse the one that a type promises.
  const { 'Content-Type': _, ...untyped } = sent;
  return { status: 304, headers: { ...untyped, ETag: file.etag } };
}
