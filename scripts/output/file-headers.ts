// The headers of the files of the site, on a host of our own. The platform and nginx are told the
// same in their configurations, and tests compare them.
import { getMimeType } from 'hono/utils/mime';
import {
  cacheHeaders,
  HASHED_CACHE_CONTROL,
  HASHED_FILES,
  OPEN_FILE_SECONDS,
} from '../../src/api/contract/caching.ts';
import { PAGE_LINKS } from '../../src/api/contract/link-header.ts';
import * as security from '../../src/api/contract/security.ts';
import { API_CATALOG_PATH, API_CATALOG_TYPE } from '../../src/api/contract/webhook.ts';
import type { Headers } from '../../src/serve/edge/reply.ts';

/** What is sent where no file has the path. */
export const NOT_FOUND_PAGE = '/404.html';

/** Headers by the path of the file; of two that match the later one wins. */
const HEADERS: readonly (readonly [pattern: RegExp, headers: Headers])[] = [
  // Pages change with each build, so clients revalidate each time; the ETag makes that cheap.
  [/^/, { Vary: 'Accept-Encoding', 'Cache-Control': 'public, max-age=0, must-revalidate' }],
  [/^\/(?:api|compat)\//, security.SECURITY_HEADERS],
  [/^\/(?!(?:api|compat)\/)/, security.PAGE_HEADERS],
  [new RegExp(security.SCANNING_PAGE), security.SCANNING_PAGE_HEADERS],
  [/\.html$/, { Link: PAGE_LINKS }],
  [new RegExp(HASHED_FILES), { 'Cache-Control': HASHED_CACHE_CONTROL }],
  [new RegExp(security.SHARED_FILES), security.SHARED_HEADERS],
  [new RegExp(security.SHARED_FILES), cacheHeaders(OPEN_FILE_SECONDS)],
  [new RegExp(`^${API_CATALOG_PATH}$`), { Link: PAGE_LINKS, 'Content-Type': API_CATALOG_TYPE }],
  [new RegExp(`^${NOT_FOUND_PAGE}$`), { 'Cache-Control': 'no-store' }],
];

/** Types of which the library says less than nginx and the platform, or something else. */
const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.ico': 'image/vnd.microsoft.icon',
};

/** The headers of a file that is at a path, whoever asks for it. */
export function headersOfFile(path: string): Headers {
  const own = HEADERS.filter(([pattern]) => pattern.test(path)).map(([, headers]) => headers);
  const type = TYPES[/\.\w+$/.exec(path)?.[0] ?? ''] ?? getMimeType(path);
  return Object.assign({ 'Content-Type': type ?? 'application/octet-stream' }, ...own);
}
