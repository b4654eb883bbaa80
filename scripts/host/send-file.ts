// A file of the built site as a response.
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { cacheHeaders } from '../../src/contract/caching.ts';
import { OPEN_FILE_SECONDS } from '../../src/contract/files.ts';
import { PAGE_LINKS } from '../../src/contract/link-header.ts';
import { DAY_REDIRECTS } from '../../src/contract/page-path.ts';
import {
  PAGE_HEADERS,
  SCANNING_PAGE,
  SCANNING_PAGE_HEADERS,
  SECURITY_HEADERS,
  SHARED_FILES,
  SHARED_HEADERS,
} from '../../src/contract/security.ts';
import { API_BASE } from '../../src/contract/site.ts';
import { API_CATALOG_PATH, API_CATALOG_TYPE } from '../../src/contract/well-known.ts';
import { clientKey } from '../../src/edge/client-ip.ts';
import type { Headers } from '../../src/edge/reply.ts';
import { type BuiltSite, NOT_FOUND_PAGE } from './built-site.ts';
import type { Proxies } from './client-address.ts';
import { encodingFor } from './encoding.ts';
import type { SiteFile } from './site-files.ts';
import { streamFile } from './stream-file.ts';

/** Pages change with each build, so clients revalidate each time; the ETag makes that cheap. */
const PAGE_CACHE = 'public, max-age=0, must-revalidate';

/** File names below this folder contain a hash of the bytes, so the files are immutable. */
const HASHED_FILES = '/_astro/';
const HASHED_CACHE = 'public, max-age=31536000, immutable';

const SCANNING = new RegExp(SCANNING_PAGE);

const SHARED = new RegExp(SHARED_FILES);

export type Exchange = {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly site: BuiltSite;
  readonly proxies: Proxies;
};

/** Answers with the file, the page at that path, or the 404 page; with these headers besides its own. */
export async function sendFile(exchange: Exchange, path: string, headers: Headers): Promise<void> {
  const { incoming, outgoing, site, proxies } = exchange;
  const found = foundPath(site, path);
  const place = found === NOT_FOUND_PAGE ? placeOf(site, path) : undefined;
  if (place !== undefined) {
    outgoing.writeHead(308, { ...PAGE_HEADERS, Location: place, 'Content-Length': '0' }).end();
    return;
  }
  const file = site.files.get(found);
  if (file === undefined) throw new Error(`there is neither ${path} nor ${NOT_FOUND_PAGE}`);
  const sent: Record<string, string> = { ...fileHeaders(found, file), ...headers };
  const isMissing = found === NOT_FOUND_PAGE;
  if (!isMissing && fresh(incoming.headers, { etag: file.etag })) {
    // It has no body, and some clients parse the one that a type promises.
    const { 'Content-Type': _, ...named } = sent;
    outgoing.writeHead(304, named).end();
    return;
  }
  // The ending does not always tell: a feed is more than XML.
  sent['Content-Type'] ??= file.type;
  const encoding = encodingFor(incoming.headers['accept-encoding']?.toString());
  const compressed = encoding && (await site.compressed.of(file, encoding));
  if (encoding && compressed) sent['Content-Encoding'] = encoding;
  const content = compressed ?? file.content;
  sent['Content-Length'] = String(content.length);
  outgoing.writeHead(isMissing ? 404 : 200, sent);
  if (incoming.method === 'HEAD') outgoing.end();
  else if (Buffer.isBuffer(content)) outgoing.end(content);
  else await streamFile(content, outgoing, clientKey(proxies.clientOf(incoming)));
}

function foundPath({ files }: BuiltSite, path: string): string {
  if (files.has(path)) return path;
  // `/` and `/docs/` are their index pages.
  const page = path.endsWith('/') ? `${path}index.html` : `${path}/index.html`;
  return files.has(page) ? page : NOT_FOUND_PAGE;
}

/** Where a day or a month is that has no page of its own; `undefined` where that page is not there either. */
function placeOf({ files }: BuiltSite, path: string): string | undefined {
  const places = DAY_REDIRECTS.flatMap(({ pattern, location }) => {
    const named = new RegExp(pattern);
    return named.test(path) ? [path.replace(named, location)] : [];
  });
  return places.find((place) => files.has(`${place.split('#')[0]}index.html`));
}

function fileHeaders(path: string, { etag }: SiteFile): Headers {
  const varying = { ...securedBy(path), ...linksOf(path), Vary: 'Accept-Encoding' };
  // Without an ETag, since a 404 page must never become a 304.
  if (path === NOT_FOUND_PAGE) return { ...varying, 'Cache-Control': 'no-store' };
  if (SHARED.test(path)) {
    return { ...varying, ...SHARED_HEADERS, ...cacheHeaders(OPEN_FILE_SECONDS), ETag: etag };
  }
  const cache = path.startsWith(HASHED_FILES) ? HASHED_CACHE : PAGE_CACHE;
  return { ...varying, 'Cache-Control': cache, ETag: etag };
}

function securedBy(path: string): Headers {
  if (path.startsWith(`${API_BASE}/`)) return SECURITY_HEADERS;
  return SCANNING.test(path) ? SCANNING_PAGE_HEADERS : PAGE_HEADERS;
}

function linksOf(path: string): Headers {
  if (path === API_CATALOG_PATH) return { Link: PAGE_LINKS, 'Content-Type': API_CATALOG_TYPE };
  return path.endsWith('.html') ? { Link: PAGE_LINKS } : {};
}
