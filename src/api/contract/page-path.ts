// Where the pages of the site are. Pages, browser code, feeds and calendars build every link to a
// page here, and a test follows each of them to a page that exists.
import { YEAR_FILES } from './service.ts';
import { type DrawDate, parseDrawDate } from '../../domain/draw-date.ts';
import type { Window } from '../../domain/window.ts';

/** The pages that are there once. */
export const PAGES = {
  home: '/',
  lotteries: '/lottery/',
  days: '/day/',
  today: '/day/today/',
  yesterday: '/day/yesterday/',
  newestDay: '/day/newest/',
  check: '/check/',
  stats: '/stats/',
  calculations: '/calculations/',
  formula: '/calculations/formula/',
  status: '/status/',
  guide: '/docs/',
  guideInEnglish: '/en/docs/',
  embed: '/docs/embed/',
  package: '/docs/package/',
  examples: '/docs/examples/',
  why: '/docs/why/',
  changelog: '/docs/changelog/',
  report: '/report/',
  offline: '/offline/',
} as const;

/** The tickets kept on the device; the installed app opens here. */
export const MY_TICKETS = `${PAGES.check}#mine`;

/** The one lottery with a page for each draw: people cite and share its draws one by one. */
export const WITH_DRAW_PAGES = 'thai-government';

/** The window of a lottery's first page of scores: enough draws, none from long ago. */
export const SHOWN_WINDOW: Window = '100';

/** Marks the answer of a check as a page. It stays: the function writes it into addresses. */
export const ANSWER_STYLE = '/check/answer.css';

/** The script that keeps visited pages for use without a connection. */
export const SERVICE_WORKER = '/sw.js';

/** That script sets it on answers from its cache: there may be newer ones. */
export const STORED_HEADER = 'X-From-Store';

/** All a lottery has: its newest draw, its prizes, its schedule. */
export const lotteryPath = (slug: string) => `${PAGES.lotteries}${slug}/`;

/** The draws of one year; a Gregorian year. */
export const yearPath = (slug: string, year: string) => `${lotteryPath(slug)}${year}/`;

/** A draw in the page of its year: every draw of every lottery has this place. */
export const drawOfYearPath = (slug: string, drawDate: DrawDate) =>
  `${yearPath(slug, drawDate.slice(0, 4))}#${drawDate}`;

/** The lasting address of one draw: its own page, or its place in the page of its year. */
export function drawPath(slug: string, drawDate: DrawDate): string {
  if (slug === WITH_DRAW_PAGES) return `${lotteryPath(slug)}${drawDate}/`;
  return drawOfYearPath(slug, drawDate);
}

/**
 * Every day from here on has a page of its own. The days before, of which most have a draw or two,
 * share the page of their month. Fixed, so that the address of a day never changes.
 */
export const FIRST_DAY_PAGE = parseDrawDate('2026-01-01');

/** All draws of one day: `/day/2026-08-16/`, or `/day/2015-03/#2015-03-04`. */
export function dayPath(date: DrawDate): string {
  if (date >= FIRST_DAY_PAGE) return `${PAGES.days}${date}/`;
  return `${monthPath(date.slice(0, 7))}#${date}`;
}

/** Days that shorter months lack. The 29th of February passes in any year. */
const NO_DAY = '\\d{4}-(?:02-3|(?:0[469]|11)-31)';

/**
 * Addresses of days, months and draws that have no page of their own, and where hosts send them.
 * The pattern is a regular expression of a path, and the location has its groups.
 */
export const REDIRECTS = [
  // A day of the years before: its place in the page of its month.
  {
    pattern: `^${PAGES.days}(?!${NO_DAY})((?:1\\d{3}|20[01]\\d|202[0-5])-(?:0[1-9]|1[0-2]))-(0[1-9]|[12]\\d|3[01])/?$`,
    location: `${PAGES.days}$1/#$1-$2`,
    status: 308,
  },
  // A month since then: its first day, from which a visitor pages on.
  {
    pattern: `^${PAGES.days}((?:202[6-9]|20[3-9]\\d)-(?:0[1-9]|1[0-2]))/?$`,
    location: `${PAGES.days}$1-01/`,
    status: 308,
  },
  // Answers go live before the pages, and not each day has a draw. The page of the newest draw says
  // which day was meant, and leads to the draws beside it.
  {
    pattern: `^(${PAGES.lotteries}${WITH_DRAW_PAGES}/)((?:1\\d{3}|20\\d\\d)-\\d{2}-\\d{2})/?$`,
    location: '$1#$2',
    status: 307,
  },
  // A draw of another lottery: its place in the page of its year.
  {
    pattern: `^(${PAGES.lotteries}(?!${WITH_DRAW_PAGES}/)[a-z0-9-]+/)(1\\d{3}|20\\d\\d)(-\\d{2}-\\d{2})/?$`,
    location: '$1$2/#$2$3',
    status: 308,
  },
  { pattern: '^/embed/?$', location: PAGES.embed, status: 308 },
  { pattern: '^/package/?$', location: PAGES.package, status: 308 },
  // The list of requests and the form that asks them are in the guide.
  { pattern: '^((?:/en)?)/docs/reference/?$', location: '$1/docs/#endpoints', status: 308 },
  { pattern: '^/en/?$', location: PAGES.guideInEnglish, status: 308 },
] as const;

/** The days of a month before days had pages. `monthPath('2015-03') //=> '/day/2015-03/'` */
export const monthPath = (month: string) => `${PAGES.days}${month}/`;

/** The check page with a lottery chosen, and a draw where one is given. */
export const checkPath = (slug: string, drawDate?: string) =>
  `${PAGES.check}?lottery=${slug}${drawDate === undefined ? '' : `&date=${drawDate}`}`;

/** Where a ticket of a lottery is kept for a draw to come. */
export const keepPath = (slug: string) => `${checkPath(slug)}#mine`;

/** The statistics page of a lottery. */
export const statsPath = (slug: string) => `${PAGES.stats}${slug}/`;

/** `calculationsPath('lao-tv', '50') //=> '/calculations/lao-tv/50/'` */
export const calculationsPath = (slug: string, window: Window = SHOWN_WINDOW) =>
  `${PAGES.calculations}${slug}/${window === SHOWN_WINDOW ? '' : `${window}/`}`;

/** A badge to show on other pages. */
export const badgePath = (slug: string, type: 'json' | 'svg') => `/badges/${slug}.${type}`;

/** The file of a lottery's draws in a year, as scripts of pages load it. */
export const yearFilePath = (slug: string, year: string) =>
  YEAR_FILES.replace('{lottery}', slug).replace('{year}', year);
