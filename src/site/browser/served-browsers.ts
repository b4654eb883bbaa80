/**
 * The oldest browsers that the site serves, of autumn 2022 and, since iPhone 8 and X have iOS 16.7
 * as their last, March 2023. Builds write for them; `tests/served-browsers.proof.ts` looks at what
 * is shipped. In older ones the form is sent without a script, and the API answers with a page.
 */
export const SERVED_BROWSERS = ['chrome107', 'edge107', 'firefox104', 'safari16.4'];

/** What all of them had: Baseline of this year (https://web.dev/baseline). */
export const BASELINE = 2022;
