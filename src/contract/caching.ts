// How long an answer of 200 may be cached, by clients and by CDNs. No browser is given
// `stale-while-revalidate`: it would show a superseded draw first and ask afterwards.

/** A stale answer beats none while the origin is down; a day covers any outage we know. */
export const STALE_IF_ERROR_SECONDS = 86_400;

/** How long a CDN holds a copy. A publication purges Vercel's; any other is at most this late. */
const CDN_SECONDS = 300;

/** A CDN may answer once more from its copy while it fetches; longer would delay a draw. */
const CDN_REVALIDATE_SECONDS = 30;

/** What a client may do. `cacheControl(300) //=> 'public, max-age=300, stale-if-error=86400'` */
export function cacheControl(seconds: number): string {
  if (seconds === 0) return 'no-store';
  return `public, max-age=${seconds}, stale-if-error=${STALE_IF_ERROR_SECONDS}`;
}

/** What a CDN may do with an answer that clients may cache (RFC 9213). */
export const CDN_CACHE_CONTROL = [
  'public',
  `max-age=${CDN_SECONDS}`,
  `stale-while-revalidate=${CDN_REVALIDATE_SECONDS}`,
  `stale-if-error=${STALE_IF_ERROR_SECONDS}`,
].join(', ');

/** The caching headers of an answer of 200. */
export function cacheHeaders(seconds: number): Readonly<Record<string, string>> {
  const headers = { 'Cache-Control': cacheControl(seconds) };
  return seconds === 0 ? headers : { ...headers, 'CDN-Cache-Control': CDN_CACHE_CONTROL };
}

/** The same on Vercel, whose CDN obeys its own header first and removes it. */
export function vercelCacheHeaders(seconds: number): Readonly<Record<string, string>> {
  return { ...cacheHeaders(seconds), 'Vercel-CDN-Cache-Control': CDN_CACHE_CONTROL };
}
