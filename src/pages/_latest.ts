// What the pages show, read from the files emit made for the edge and the check function.
import type { Catalogue } from '../contract/catalogue.ts';
import type { LatestDraws } from '../contract/check-body.ts';
import type { Calendar } from '../domain/calendar.ts';
import catalogueJson from '../generated/catalogue.json';
import latestDrawsJson from '../generated/latest-draws.json';
import siteJson from '../generated/site.json';

export const catalogue = catalogueJson as Catalogue;
export const { latest, origin } = latestDrawsJson as unknown as LatestDraws;
export const calendar = siteJson.calendar as unknown as Calendar;

const GROUPS = [
  { name: 'หวยไทย', slug: /^(thai|gsb)-/ },
  { name: 'หวยลาว', slug: /^lao-/ },
  { name: 'หวยฮานอย', slug: /^hanoi-/ },
];

/** The lotteries that have a draw, by country, in registry order. */
export const groups = GROUPS.map(({ name, slug }) => ({
  name,
  latest: latest.filter(({ lottery }) => slug.test(lottery.slug)),
  waiting: catalogue.filter((entry) => slug.test(entry.slug) && !entry.hasDraws),
}));
