// A file of the built site as a response. Held files go out of memory; the few that are too large for
// it go through `send` and `compression`.
import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import fresh from 'fresh';
import send from 'send';
import { cacheControl, OPEN_FILE_SECONDS } from '../../src/contract/endpoints.ts';
import {
  PAGE_HEADERS,
  SECURITY_HEADERS,
  SHARED_FILES,
  SHARED_HEADERS,
} from '../../src/contract/security.ts';
import { API_BASE } from '../../src/contract/site.ts';
import type { Headers } from '../../src/edge/reply.ts';
import { type BuiltSite, NOT_FOUND_PAGE } from './built-site.ts';
import { encodingFor } from './encoding.ts';
import { type Body, type HeldBytes, type SiteFile, WORTH_COMPRESSING_BYTES } from './held-files.ts';

/** Pages change with each build and are asked for again each time; the ETag makes that cheap. */
const PAGE_CACHE = 'public, max-age=0, must-revalidate';

/** The names below this folder carry a hash of the bytes, so those bytes never change. */
const HASHED_FILES = '/_astro/';
const HASHED_CACHE = 'public, max-age=31536000, immutable';

const SHARED = new RegExp(SHARED_FILES);

type Exchange = {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly site: BuiltSite;
};

/** Answers with the file, the page at that path, or the 404 page; with these headers besides its own. */
export function sendFile(exchange: Exchange, path: string, headers: Headers): void | Promise<void> {
  const { incoming, outgoing, site } = exchange;
  const found = foundPath(site, path);
  const file = site.files.get(found);
  if (file === undefined) throw new Error(`there is neither ${path} nor ${NOT_FOUND_PAGE}`);
  const sent = { ...headersOf(found, file), ...headers };
  const isMissing = found === NOT_FOUND_PAGE;
  if (!isMissing && fresh(incoming.headers, { etag: file.etag })) {
    outgoing.writeHead(304, sent).end();
  } else {
    outgoing.statusCode = isMissing ? 404 : 200;
    // The ending does not always tell: a feed is more than XML.
    sent['Content-Type'] ??= file.type;
    if (file.held === undefined) return streamFile(exchange, found, sent);
    return sendHeld(exchange, file.held, sent);
  }
}

function foundPath({ files }: BuiltSite, path: string): string {
  if (files.has(path)) return path;
  // `/` and `/docs/` are their index pages.
  const page = path.endsWith('/') ? `${path}index.html` : `${path}/index.html`;
  return files.has(page) ? page : NOT_FOUND_PAGE;
}

/** What a file always carries, put together when first asked for. */
const known = new WeakMap<SiteFile, Headers>();

function headersOf(path: string, file: SiteFile): Record<string, string> {
  let headers = known.get(file);
  if (headers === undefined) {
    headers = fileHeaders(path, file);
    known.set(file, headers);
  }
  return headers;
}

function fileHeaders(path: string, { etag }: SiteFile): Headers {
  const secured = path.startsWith(`${API_BASE}/`) ? SECURITY_HEADERS : PAGE_HEADERS;
  const varying = { ...secured, Vary: 'Accept-Encoding' };
  // No ETag, or one who has the page would be told 304.
  if (path === NOT_FOUND_PAGE) return { ...varying, 'Cache-Control': 'no-store' };
  if (SHARED.test(path)) {
    const cache = cacheControl(OPEN_FILE_SECONDS);
    return { ...varying, ...SHARED_HEADERS, 'Cache-Control': cache, ETag: etag };
  }
  const cache = path.startsWith(HASHED_FILES) ? HASHED_CACHE : PAGE_CACHE;
  return { ...varying, 'Cache-Control': cache, ETag: etag };
}

function sendHeld(
  { incoming, outgoing }: Exchange,
  held: HeldBytes,
  headers: Record<string, string>,
): void | Promise<void> {
  const encoding =
    held.plain.length < WORTH_COMPRESSING_BYTES
      ? undefined
      : encodingFor(incoming.headers['accept-encoding']?.toString());
  const write = (compressed: Body | undefined) => {
    if (encoding && compressed) headers['Content-Encoding'] = encoding;
    const body = compressed ?? held.plain;
    headers['Content-Length'] = String(body.length);
    // Node leaves the body out where the question was HEAD.
    outgoing.writeHead(outgoing.statusCode, headers).end(body, 'latin1');
  };
  const compressed = encoding && held.compressed(encoding);
  return compressed instanceof Promise ? compressed.then(write) : write(compressed);
}

const compress = compression();

function streamFile(
  { incoming, outgoing, site }: Exchange,
  path: string,
  headers: Headers,
): Promise<void> {
  outgoing.setHeaders(new Map(Object.entries(headers)));
  // Preconditions guard writes, and there are none here; `send` would turn them into failures.
  delete incoming.headers['if-match'];
  delete incoming.headers['if-unmodified-since'];
  return new Promise((resolve, reject) => {
    outgoing.on('close', resolve);
    const options = { root: site.root, acceptRanges: false, cacheControl: false, index: false };
    const stream = send(incoming, path, { ...options, lastModified: false, etag: false });
    stream.on('error', reject);
    compress(incoming as never, outgoing as never, () => stream.pipe(outgoing));
  });
}
