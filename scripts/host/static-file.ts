// Which file of the site answers a path.
import { REDIRECTS } from '../../src/api/contract/page-path.ts';
import { PAGE_HEADERS } from '../../src/api/contract/security.ts';
import { type Headers, isKnown } from '../../src/serve/edge/reply.ts';
import type { SiteFile } from '../output/built.ts';
import { NOT_FOUND_PAGE } from '../output/file-headers.ts';

const MOVED = REDIRECTS.map(({ pattern, ...to }) => ({ ...to, from: new RegExp(pattern) }));

/**
 * The file at a path, the page there, or the 404 page, with these headers besides its own; without
 * a `file` there is no body.
 * @param ifNoneMatch the tags of what the client has
 */
export function staticFile<File extends Pick<SiteFile, 'etag' | 'headers'>>(
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
      return { status, headers: { ...PAGE_HEADERS, Location, 'Content-Length': '0' } };
    }
  }
  if (file === undefined) throw new Error(`there is neither ${path} nor ${NOT_FOUND_PAGE}`);
  const sent: Headers = { ...file.headers, ...headers };
  // Without a tag, because a 404 page must never become a 304.
  if (present === undefined) return { status: 404, headers: sent, file };
  if (!isKnown(file.etag, ifNoneMatch))
    return { status: 200, headers: { ...sent, ETag: file.etag }, file };
  // A 304 has no body, and some clients parse the body that a content type promises.
  const { 'Content-Type': _, ...untyped } = sent;
  return { status: 304, headers: { ...untyped, ETag: file.etag } };
}
