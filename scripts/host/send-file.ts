// A file of the built site as a response, through `send`: types, conditional requests, HEAD.
import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import { cacheControl, OPEN_FILE_SECONDS } from '../../src/contract/endpoints.ts';
import {
  PAGE_HEADERS,
  SECURITY_HEADERS,
  SHARED_FILES,
  SHARED_HEADERS,
} from '../../src/contract/security.ts';
import { API_BASE } from '../../src/contract/site.ts';
import type { BuiltSite } from './built-site.ts';

/** Pages change with each build and are asked for again each time; the ETag makes that cheap. */
const PAGE_CACHE = 'public, max-age=0, must-revalidate';

/** The names below this folder carry a hash of the bytes, so those bytes never change. */
const HASHED_FILES = '/_astro/';
const HASHED_CACHE = 'public, max-age=31536000, immutable';

const NOT_FOUND_PAGE = '/404.html';

/** Answers with the file, the page at that path, or the 404 page. */
export function sendFile(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { root, etags }: BuiltSite,
  path: string,
): Promise<void> {
  // `/` and `/docs/` are their index pages.
  const paths = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}/index.html`];
  const found = [...paths, NOT_FOUND_PAGE].find((one) => etags.has(one));
  if (found === undefined) throw new Error(`there is neither ${path} nor ${NOT_FOUND_PAGE}`);
  const secured = found.startsWith(`${API_BASE}/`) ? SECURITY_HEADERS : PAGE_HEADERS;
  outgoing.setHeaders(new Map(Object.entries(secured)));
  if (found === NOT_FOUND_PAGE) {
    // No ETag, or `send` would answer 304 to one who has the page.
    outgoing.statusCode = 404;
    outgoing.setHeader('Cache-Control', 'no-store');
  } else {
    const shared = new RegExp(SHARED_FILES).test(found);
    if (shared) outgoing.setHeaders(new Map(Object.entries(SHARED_HEADERS)));
    const ours = found.startsWith(HASHED_FILES) ? HASHED_CACHE : PAGE_CACHE;
    const cache = shared ? cacheControl(OPEN_FILE_SECONDS) : ours;
    if (!outgoing.hasHeader('Cache-Control')) outgoing.setHeader('Cache-Control', cache);
    outgoing.setHeader('ETag', etags.get(found) ?? '');
    outgoing.setHeader('Vary', 'Accept-Encoding');
  }
  // Preconditions guard writes, and there are none here; `send` would turn them into failures.
  delete incoming.headers['if-match'];
  delete incoming.headers['if-unmodified-since'];
  return new Promise((resolve, reject) => {
    outgoing.on('close', resolve);
    const stream = send(incoming, found, {
      root,
      acceptRanges: false,
      cacheControl: false,
      lastModified: false,
      etag: false,
      index: false,
    });
    stream.on('error', reject).pipe(outgoing);
  });
}
