// The operating site: the one place that knows its name, address and contact. The origin is given
// by the shell (SITE_URL), so no address is written anywhere else.

export const SITE_NAME = 'เปิดผล';
export const SITE_NAME_LATIN = 'Perdphon';
export const API_TITLE = 'Lottery Results API';
export const API_VERSION = '1.0.0';

/**
 * The licence of the draws. Facts belong to nobody. We waive what rights we have in the collection,
 * since the spec requests a credit and does not enforce it. Each draw names its collectors.
 */
export const DATA_LICENSE = {
  name: 'CC0 1.0',
  identifier: 'CC0-1.0',
  url: 'https://creativecommons.org/publicdomain/zero/1.0/',
} as const;

/** Where the endpoints live below the origin; the spec's `{base_url}` is origin + this. */
export const API_BASE = '/api';

/** Another API's addresses, for programs that have them written in: only their base changes. */
export const COMPAT_BASE = '/compat/rayriffy';

/** What the edge answers, as part of a pattern of paths; all else is a page or its parts. */
export const ANSWERED_PATHS = '/(?:api|compat)';

/**
 * Taken into `FILES` and `ENDPOINTS` from here: scripts of pages need the paths, not the tables.
 */
export const CHANGES_FILE = `${API_BASE}/changes.json`;
export const LOTTERIES_FILE = `${API_BASE}/lotteries.json`;
export const DAYS_FILES = `${API_BASE}/draws/{lottery}/index.json`;
export const YEAR_FILES = `${API_BASE}/draws/{lottery}/{year}.json`;
export const DRAW_FILES = `${API_BASE}/draws/{lottery}/{date}.json`;
export const RESULTS_PATH = `${API_BASE}/results`;
export const RESULTS_SECONDS = 300;
export const CHECK_PATH = `${API_BASE}/check`;
/** What it sends with a ticket: the answer is what stands on the page of a form, as data. */
export const CARD_FORMAT = { name: 'format', value: 'card' } as const;

/** The element for other people's pages; they write this address down, so it never changes. */
export const EMBED_SCRIPT = '/embed/lottery-result.js';
/** What it brings with the first ticket that is checked. */
export const EMBED_CHECK_SCRIPT = '/embed/lottery-check.js';

/** The client package as one module, for pages and Deno. A lasting address. */
export const PACKAGE_MODULE = '/package/perdphon.js';

/** Origin without a trailing slash. `siteOrigin('https://a.example/') //=> 'https://a.example'` */
export function siteOrigin(url: string): string {
  return new URL(url).origin;
}
