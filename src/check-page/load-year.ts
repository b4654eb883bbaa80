// Fetches a year of draws for the check page.
import { yearFilePath } from '../contract/page-path.ts';
import type { YearFile } from './year-file.ts';

/** Our service worker sets it on answers from its cache. */
const STORED_HEADER = 'X-From-Store';

/** A file is small; a visitor should not wait longer than this for none. */
const PATIENCE_MS = 15_000;

export type LoadedYear = {
  readonly file: YearFile;
  /** From this device's cache, so there may be a newer one. */
  readonly offline: boolean;
  /** When the site gave it, by the site's clock, in milliseconds since 1970; absent where a host does not say. */
  readonly at?: number;
};

/** The years of a lottery that this device has cached. */
export async function storedYears(slug: string, years: readonly string[]): Promise<string[]> {
  // There is a cache only where there is a service worker.
  if (!('caches' in globalThis)) return [];
  const copies = await Promise.all(years.map((year) => caches.match(yearFilePath(slug, year))));
  return years.filter((_, index) => copies[index] !== undefined);
}

/**
 * The year, or `undefined` where neither the site nor this device can give it now.
 *
 * @param cache `no-cache` where a draw of the last minutes must not be missed
 */
export async function loadYear(
  slug: string,
  year: string,
  signal: AbortSignal,
  cache: RequestCache = 'default',
): Promise<LoadedYear | undefined> {
  try {
    const response = await fetch(yearFilePath(slug, year), {
      cache,
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    if (!response.ok) return undefined;
    const at = momentOf(response);
    return {
      file: await response.json(),
      offline: response.headers.has(STORED_HEADER),
      ...(at !== undefined && { at }),
    };
  } catch {
    // No connection, a time-out or no JSON: there is no draw to check against.
    return undefined;
  }
}

/** When the site sent an answer, by its own clock; a cache on the way says how long it had it. */
export function momentOf({ headers }: Pick<Response, 'headers'>): number | undefined {
  const sent = Date.parse(headers.get('Date') ?? '');
  const cachedSeconds = Number(headers.get('Age') ?? 0);
  return Number.isFinite(sent + cachedSeconds) ? sent + cachedSeconds * 1000 : undefined;
}
