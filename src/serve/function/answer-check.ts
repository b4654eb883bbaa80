// Answers `check`, the one live endpoint. It repeats the refusals of the edge, so that it is right
// without an edge in front of it.
import { cacheControl } from '../../api/contract/caching.ts';
import type { Catalogue } from '../../api/contract/catalogue.ts';
import {
  type CheckedDraw,
  type CheckedDraws,
  checkBody,
  checksBody,
  withConfirmation,
} from '../../api/check/check-body.ts';
import type { Due } from '../../api/check/due-draws.ts';
import { ENDPOINTS, type ParameterName } from '../../api/contract/endpoints.ts';
import { API_LINKS } from '../../api/contract/link-header.ts';
import { type CheckQuery, isFault, parseQuery } from '../../api/contract/query.ts';
import { type Reply, UNCACHED_HEADERS, faultReply } from '../edge/reply.ts';
import { dueAfter, storedDraw } from './stored-draw.ts';

/** The same for every answer; made once. */
const HEADERS = {
  ...UNCACHED_HEADERS,
  'Cache-Control': cacheControl(ENDPOINTS.check.cacheSeconds),
  Link: API_LINKS,
};

type CheckQuestion = {
  readonly parameters: URLSearchParams;
  /** Those that its address takes. */
  readonly names: readonly ParameterName[];
};

/** Answers a check. @param now milliseconds since 1970 */
export async function answerCheck(
  { parameters, names }: CheckQuestion,
  catalogue: Catalogue,
  draws: CheckedDraws,
  now: number,
): Promise<Reply> {
  const query = parseQuery('check', parameters, catalogue, names);
  if (isFault(query)) return faultReply(query);
  if (query.endpoint !== 'check') throw new Error(`check was asked for ${query.endpoint}`);
  const entry = await checkedDraw(query.lottery, query.date ?? '', draws, now);
  return checkReply(entry, query, draws.origin);
}

/** A stored draw, of no date the latest. */
export async function checkedDraw(
  slug: string,
  date: string,
  draws: CheckedDraws,
  now: number,
): Promise<CheckedDraw> {
  const newest = draws.latest.get(slug);
  if (newest === undefined) throw new Error(`no latest draw of ${slug} is bundled`);
  if (date !== '' && date !== newest.draw.drawDate) {
    const { lottery, draw } = await storedDraw(slug, date, draws);
    return withConfirmation({ lottery, draw }, draws.sources);
  }
  // A caller who names a day has a ticket of that day, so a newer draw says nothing about it.
  const due = date === '' ? dueInMinute(newest, draws, now) : undefined;
  return withConfirmation({ ...newest, due }, draws.sources);
}

function checkReply(entry: CheckedDraw, { number, numbers }: CheckQuery, origin: string): Reply {
  const body =
    numbers === undefined ? checkBody(entry, number, origin) : checksBody(entry, numbers, origin);
  return { status: 200, headers: HEADERS, text: `${JSON.stringify(body)}\n` };
}

/** The due draws of the current minute, by the latest draw. */
const cachedDue = new WeakMap<CheckedDraw, { minute: number; due: Due | undefined }>();

/**
 * Announcements, and the grace after them, fall on whole minutes, so an answer holds for a minute.
 */
function dueInMinute(newest: CheckedDraw, { calendar }: CheckedDraws, now: number) {
  const minute = Math.floor(now / 60_000);
  const cached = cachedDue.get(newest);
  if (cached?.minute === minute) return cached.due;
  const due = dueAfter(newest, calendar, now);
  cachedDue.set(newest, { minute, due });
  return due;
}
