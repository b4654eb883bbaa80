// The operating site: the one place that knows its name, address and contact. The origin is given
// by the shell (SITE_URL), so no address is written anywhere else.

export const SITE_NAME = 'เปิดผล';
export const SITE_NAME_LATIN = 'Perdphon';
export const API_TITLE = 'Lottery Results API';
export const API_VERSION = '1.0.0';

/** Where the endpoints live below the origin; the spec's `{base_url}` is origin + this. */
export const API_BASE = '/api';

/** The element for other people's pages; they write this address down, so it never changes. */
export const EMBED_SCRIPT = '/embed/lottery-result.js';

/** Origin without a trailing slash. `siteOrigin('https://a.example/') //=> 'https://a.example'` */
export function siteOrigin(url: string): string {
  return new URL(url).origin;
}
