// Answers `check`, the one live endpoint. It repeats the refusals of the edge in front of it, so it
// is right wherever it runs.
import { cacheControl } from '../contract/caching.ts';
import { type Catalogue, findBySlug } from '../contract/catalogue.ts';
import {
  type CheckedDraw,
  type LatestDraws,
  checkBody,
  checksBody,
  withConfirmation,
} from '../contract/check-body.ts';
import { type DueDraws, dueDraws } from '../contract/due-draws.ts';
import { CHECK_BATCH, ENDPOINTS } from '../contract/endpoints.ts';
import { API_LINKS } from '../contract/link-header.ts';
import { type CheckQuery, isFault, parseQuery } from '../contract/query.ts';
import { SECURITY_HEADERS } from '../contract/security.ts';
import { CORS_HEADERS, type Reply, faultReply } from '../edge/reply.ts';

const BATCH = new RegExp(`^${CHECK_BATCH.path}/?$`);

/** Whether a path is that of several numbers, with or without a slash at its end. */
export function isBatch(pathname: string): boolean {
  return BATCH.test(pathname);
}

type Entry = LatestDraws['latest'][number];

/** The latest draws are in memory, the others are read when a request names one. */
export type CheckedDraws = LatestDraws & {
  readonly drawsOf: (
    slug: string,
  ) => Promise<{ readonly lottery: Entry['lottery']; readonly draws: readonly Entry['draw'][] }>;
};

/** The same for every answer; made once. */
const HEADERS = {
  ...CORS_HEADERS,
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': cacheControl(ENDPOINTS.check.cacheSeconds),
  ...SECURITY_HEADERS,
  Link: API_LINKS,
};

/**
 * Answers a check by the path and the query of its address.
 *
 * Returns a promise only where another draw than the latest has to be read.
 * @param now milliseconds since 1970: a draw newer than the latest may be due
 */
export function answerCheck(
  address: { readonly pathname: string; readonly searchParams: URLSearchParams },
  catalogue: Catalogue,
  draws: CheckedDraws,
  now: number,
): Reply | Promise<Reply> {
  const { pathname, searchParams } = address;
  const names = isBatch(pathname) ? CHECK_BATCH.parameters : undefined;
  const query = parseQuery('check', searchParams, catalogue, names);
  if (isFault(query)) return faultReply(query);
  if (query.endpoint !== 'check') throw new Error(`check was asked for ${query.endpoint}`);
  const answer = (entry: CheckedDraw) => checkReply(entry, query, draws.origin);
  const entry = checkedDraw(query, draws, now);
  return entry instanceof Promise ? entry.then(answer) : answer(entry);
}

type AskedDraw = { readonly lottery: string; readonly date?: string | undefined };

/**
 * The draw asked for, which has to be stored. Returns a promise only where another one than the
 * latest has to be read.
 * @param now milliseconds since 1970
 */
export function checkedDraw(
  asked: AskedDraw,
  draws: CheckedDraws,
  now: number,
): CheckedDraw | Promise<CheckedDraw> {
  const newest = newestDraw(asked, draws);
  if (newest === undefined) {
    return pastDraw(asked, draws).then((entry) => withConfirmation(entry, draws.sources));
  }
  // A caller who names a day has a ticket of that day, so a newer draw says nothing about it.
  const due = asked.date === undefined ? dueAfter(newest, draws, now) : undefined;
  return withConfirmation({ ...newest, due }, draws.sources);
}

function checkReply(entry: CheckedDraw, { number, numbers }: CheckQuery, origin: string): Reply {
  const body =
    numbers === undefined ? checkBody(entry, number, origin) : checksBody(entry, numbers, origin);
  return { status: 200, headers: HEADERS, text: `${JSON.stringify(body)}\n` };
}

/** The latest draw, or `undefined` where another one is asked for. */
function newestDraw({ lottery: slug, date }: AskedDraw, { latest }: CheckedDraws) {
  const newest = findBySlug(latest, slug, ({ lottery }) => lottery.slug);
  if (newest === undefined) throw new Error(`no latest draw of ${slug} is bundled`);
  return date === undefined || date === newest.draw.drawDate ? newest : undefined;
}

/** The due draws of the current minute, by the latest draw. */
const dueInMinute = new WeakMap<Entry, { readonly minute: number; readonly due?: DueDraws }>();

/** Announcements, and the grace after them, fall on whole minutes: a minute has one answer. */
function dueAfter(newest: Entry, { calendar }: CheckedDraws, now: number): DueDraws | undefined {
  const minute = Math.floor(now / 60_000);
  const cached = dueInMinute.get(newest);
  if (cached?.minute === minute) return cached.due;
  const { lottery, draw } = newest;
  const entry = calendar[lottery.slug];
  const due = dueDraws({ ...lottery, entry, drawDate: draw.drawDate }, now);
  dueInMinute.set(newest, { minute, ...(due && { due }) });
  return due;
}

async function pastDraw(
  { lottery: slug, date }: AskedDraw,
  { drawsOf }: CheckedDraws,
): Promise<Entry> {
  const { lottery, draws } = await drawsOf(slug);
  const draw = draws.find(({ drawDate }) => drawDate === date);
  if (draw === undefined) throw new Error(`no draw of ${slug} on ${date} is bundled`);
  return { lottery, draw };
}
