// Which days and months have a page. The newest stored draw decides, never a clock.
import { utc } from '@date-fns/utc/utc';
import { eachMonthOfInterval } from 'date-fns/eachMonthOfInterval';
import { formatISO } from 'date-fns/formatISO';
import { lastDayOfMonth } from 'date-fns/lastDayOfMonth';
import { parseISO } from 'date-fns/parseISO';
import { FIRST_DAY_PAGE } from '../../contract/page-path.ts';
import type { LotteryDraws } from '../../domain/draw.ts';
import type { DrawDate } from '../../domain/draw-date.ts';
import { addDays, eachDay } from '../../domain/gregorian.ts';

/**
 * So many days after the newest draw have a page too: the page of today is there, and says what is
 * announced, also while no draw comes in.
 */
const DAYS_AHEAD = 62;

export type DaySpan = {
  /** The day of the oldest draw. */
  readonly first: DrawDate;
  /** The day of the newest draw. */
  readonly newest: DrawDate;
  /** The last day with a page. */
  readonly last: DrawDate;
};

/** From the oldest draw of any lottery to the last day with a page; `undefined` without a draw. */
export function daySpan(archive: readonly LotteryDraws[]): DaySpan | undefined {
  const days = archive.flatMap(({ draws }) => draws.map(({ drawDate }) => drawDate)).sort();
  const [first, newest] = [days[0], days.at(-1)];
  if (first === undefined || newest === undefined) return undefined;
  return { first, newest, last: addDays(newest, DAYS_AHEAD) };
}

/** The days with a page of their own, ascending. */
export function daysWithPage({ first, last }: DaySpan): DrawDate[] {
  return eachDay(first > FIRST_DAY_PAGE ? first : FIRST_DAY_PAGE, last);
}

/** The months whose days share a page, `YYYY-MM`, ascending. */
export function monthsWithPage({ first, last }: DaySpan): string[] {
  const end = last < FIRST_DAY_PAGE ? last : addDays(FIRST_DAY_PAGE, -1);
  // date-fns counts backwards from a start after the end.
  if (first > end) return [];
  return eachMonthOfInterval({ start: dateOf(first), end: dateOf(end) }).map((month) =>
    textOf(month).slice(0, 7),
  );
}

/** All days of a month, ascending. `daysOfMonth('2024-02') //=> ['2024-02-01', …, '2024-02-29']` */
export function daysOfMonth(month: string): DrawDate[] {
  const first = `${month}-01` as DrawDate;
  return eachDay(first, textOf(lastDayOfMonth(dateOf(first))));
}

/** Where the links before and after a page lead; `undefined` beyond the span. */
export type Neighbours = { readonly older?: DrawDate; readonly newer?: DrawDate };

/** The days beside a day. */
export function daysBeside({ first, last }: DaySpan, day: DrawDate): Neighbours {
  return {
    ...(day > first && { older: addDays(day, -1) }),
    ...(day < last && { newer: addDays(day, 1) }),
  };
}

/** The months beside a month; the days with pages of their own follow the last one. */
export function pagesBesideMonth(span: DaySpan, month: string) {
  const months = monthsWithPage(span);
  const at = months.indexOf(month);
  const newer = months[at + 1];
  const leadsToDays = newer === undefined && span.last >= FIRST_DAY_PAGE;
  return { older: months[at - 1], newer, leadsToDays };
}

/** In UTC, so that no zone of a machine has a say. */
function dateOf(day: DrawDate): Date {
  return parseISO(day, { in: utc });
}

function textOf(date: Date): DrawDate {
  return formatISO(date, { representation: 'date' }) as DrawDate;
}
