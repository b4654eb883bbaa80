// Fetches a year of draws for the check page.
import { type YearFile, yearPath } from './_year-file.ts';

/** Set by our service worker on what it had to take from its store. */
const STORED_HEADER = 'X-From-Store';

/** A file is small; a visitor should not wait longer than this for none. */
const PATIENCE_MS = 15_000;

export type LoadedYear = {
  readonly file: YearFile;
  /** Not from the site but from this device, so there may be a newer one. */
  readonly offline: boolean;
};

/** Those of a lottery's years that this device has a copy of. */
export async function storedYears(slug: string, years: readonly string[]): Promise<string[]> {
  // Stores exist only where there is a service worker to fill them.
  if (!('caches' in globalThis)) return [];
  const copies = await Promise.all(years.map((year) => caches.match(yearPath(slug, year))));
  return years.filter((_, index) => copies[index] !== undefined);
}

/** The year, or `undefined` where neither the site nor this device can give it now. */
export async function loadYear(
  slug: string,
  year: string,
  signal: AbortSignal,
): Promise<LoadedYear | undefined> {
  try {
    const response = await fetch(yearPath(slug, year), {
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    if (!response.ok) return undefined;
    return { file: await response.json(), offline: response.headers.has(STORED_HEADER) };
  } catch {
    // No connection, no patience left or no JSON: there is nothing to judge by.
    return undefined;
  }
}
