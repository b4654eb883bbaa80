// How long an answer of 200 may be cached, by clients and by CDNs. No browser is given
// `stale-while-revalidate`: it would show a superseded draw first and ask afterwards.
import { addDays, bangkokDay } from '../../domain/clock.ts';
import { parseDrawDate } from '../../domain/draw-date.ts';

/** How long a client may cache an answer that shows the newest draws. */
export const OPEN_FILE_SECONDS = 300;

/** How long a client may cache the answer of a draw that nobody corrects any more. */
export const SETTLED_SECONDS = 86_400;

/** Corrections come within days: nearly all of them before a draw is a week old. */
const SETTLING_DAYS = 7;

/** How long the answer of a draw may be cached. @param now milliseconds since 1970 */
export function drawCacheSeconds(drawDate: string, now: number): number {
  return cacheSecondsOn(drawDate, bangkokDay(now));
}

/**
 * How long the file of a year may be cached. The newest draw of all lotteries tells the time: a
 * build asks no clock.
 */
export function yearCacheSeconds(year: string, newestDraw: string): number {
  return cacheSecondsOn(`${year}-12-31`, newestDraw);
}

function cacheSecondsOn(day: string, today: string): number {
  const settlesOn = addDays(parseDrawDate(day), SETTLING_DAYS);
  return settlesOn <= today ? SETTLED_SECONDS : OPEN_FILE_SECONDS;
}

/** A stale answer is better than none while the origin is down; a day covers any outage so far. */
export const STALE_IF_ERROR_SECONDS = 86_400;

/** How long a CDN holds a copy. A publication purges Vercel's; any other is at most this late. */
const CDN_SECONDS = 300;

/** A CDN may answer once more from its copy while it fetches; longer would delay a draw. */
const CDN_REVALIDATE_SECONDS = 30;

/** Files whose names have a hash of their bytes, and how long one that exists may be cached. */
export const HASHED_FILES = '^/_astro/.+$';
export const HASHED_CACHE_CONTROL = 'public, max-age=31536000, immutable';

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
