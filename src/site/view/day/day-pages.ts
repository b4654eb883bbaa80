// Which pages of days there are, and the lotteries on each: their draw is stored, or was announced.
import { announcementDays, type Calendar, scheduleOn } from '../../../domain/calendar.ts';
import type { LotteryDraws } from '../../../domain/draw.ts';
import type { DrawDate } from '../../../domain/draw-date.ts';
import { eachDay } from '../../../domain/clock.ts';
import { daySpan, listDaysWithPage, listMonthsWithPage } from './span.ts';

/** A lottery on a day: its schedule then, its draw of that day if stored, and the newest one. */
export type DayDraw = NonNullable<ReturnType<ReturnType<typeof groupByDay>['get']>>[number];

/** By day, both ends included, then by hour. A lottery is expected from its oldest draw on. */
export function groupByDay(
  archive: readonly LotteryDraws[],
  calendar: Calendar,
  from: DrawDate,
  to: DrawDate,
) {
  const rows = archive.flatMap(({ lottery, draws, withdrawn = [] }) => {
    const [newest, oldest] = [draws[0]?.drawDate, draws.at(-1)?.drawDate];
    if (newest === undefined || oldest === undefined) return [];
    const byDay = new Map(draws.map((draw) => [draw.drawDate, draw]));
    const expected = announcementDays(lottery, calendar, oldest > from ? oldest : from, to);
    const taken = new Map(
      withdrawn.map(({ drawDate, withdrawals }) => [drawDate, withdrawals?.at(-1)?.reason]),
    );
    const known = [...byDay.keys(), ...taken.keys()].filter((day) => day >= from && day <= to);
    return [...new Set([...expected, ...known])].map((day) => ({
      day,
      lottery,
      schedule: scheduleOn(lottery, calendar, day),
      draw: byDay.get(day),
      /** Why the draw of the day is not a result; absent where none was withdrawn. */
      ...(taken.has(day) && { withdrawn: taken.get(day) }),
      newest,
    }));
  });
  // A stable sort: at one time the order of the registry holds.
  rows.sort((a, b) => a.schedule.time.localeCompare(b.schedule.time));
  return Map.groupBy(rows, ({ day }) => day);
}

/** A page for each day, from the one fixed in the contract on. */
export function dayStaticPaths(archive: readonly LotteryDraws[], calendar: Calendar) {
  const span = daySpan(archive);
  if (span === undefined) return [];
  const days = listDaysWithPage(span);
  const draws = groupByDay(archive, calendar, days[0] ?? span.first, span.last);
  return days.map((day) => ({ params: { day }, props: { span, day, rows: draws.get(day) ?? [] } }));
}

/** A page for each month before that, with all its days from the first draw on, ascending. */
export function monthStaticPaths(archive: readonly LotteryDraws[], calendar: Calendar) {
  const span = daySpan(archive);
  if (span === undefined) return [];
  const draws = groupByDay(archive, calendar, span.first, span.last);
  const all = eachDay(span.first, span.last).map((day) => ({ day, rows: draws.get(day) ?? [] }));
  const byMonth = Map.groupBy(all, ({ day }) => day.slice(0, 7));
  return listMonthsWithPage(span).map((month) => ({
    params: { month },
    props: { span, month, days: byMonth.get(month) ?? [] },
  }));
}

/** A page for each day whose date only a browser knows, and for the newest with a draw. */
export function nearStaticPaths() {
  const days = { today: 0, yesterday: 1, newest: undefined };
  return Object.entries(days).map(([near, daysAgo]) => ({ params: { near }, props: { daysAgo } }));
}

/** The newest day with a draw; today and yesterday show it until a browser leads on. */
export function newestDay(archive: readonly LotteryDraws[], calendar: Calendar) {
  const span = daySpan(archive);
  if (span === undefined) return undefined;
  const { newest: day } = span;
  return { span, day, rows: groupByDay(archive, calendar, day, day).get(day) ?? [] };
}
