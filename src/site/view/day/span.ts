// Which days and months have a page. The newest stored draw decides, never a clock.
import { utc } from '@date-fns/utc/utc';
import { eachMonthOfInterval } from 'date-fns/eachMonthOfInterval';
import { FIRST_DAY_PAGE } from '../../../api/contract/page-path.ts';
import type { LotteryDraws } from '../../../domain/draw.ts';
import type { DrawDate } from '../../../domain/draw-date.ts';
import { addDays, eachDay } from '../../../domain/clock.ts';

/**
 * How far the days go after the newest draw: the page of today exists even while no draw comes in.
 */
const DAYS_AHEAD = 62;

/** The days of the oldest and the newest draw, and the last day with a page. */
export type DaySpan = Readonly<Record<'first' | 'newest' | 'last', DrawDate>>;

/** From the oldest draw of any lottery to the last day with a page; `undefined` without a draw. */
export function daySpan(archive: readonly LotteryDraws[]): DaySpan | undefined {
  const days = archive.flatMap(({ draws }) => draws.map(({ drawDate }) => drawDate)).sort();
  const [first, newest] = [days[0], days.at(-1)];
  return first && newest && { first, newest, last: addDays(newest, DAYS_AHEAD) };
}

/** The days with a page of their own, ascending. */
export function listDaysWithPage({ first, last }: DaySpan): DrawDate[] {
  return eachDay(first > FIRST_DAY_PAGE ? first : FIRST_DAY_PAGE, last);
}

/** The months whose days share a page, `YYYY-MM`, ascending. */
export function listMonthsWithPage({ first, last }: DaySpan): string[] {
  const end = last < FIRST_DAY_PAGE ? last : addDays(FIRST_DAY_PAGE, -1);
  // date-fns counts backwards from a start after the end.
  if (first > end) return [];
  // In UTC, so that the zone of the machine makes no difference.
  const months = eachMonthOfInterval({ start: first, end }, { in: utc });
  return months.map((month) => month.toISOString().slice(0, 7));
}

/** The days beside a day, within the span. */
export function daysBeside({ first, last }: DaySpan, day: DrawDate) {
  return {
    older: day > first ? addDays(day, -1) : undefined,
    newer: day < last ? addDays(day, 1) : undefined,
  };
}

/** The months beside a month; the days with pages of their own follow the last one. */
export function monthsBeside(span: DaySpan, month: string) {
  const months = listMonthsWithPage(span);
  const at = months.indexOf(month);
  const newer = months[at + 1];
  const leadsToDays = newer === undefined && span.last >= FIRST_DAY_PAGE;
  return { older: months[at - 1], newer, leadsToDays };
}
