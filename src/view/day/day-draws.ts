// All lotteries of a day, in the order of their announcement: those whose draw is stored, and those
// that are announced on that day and whose draw is not stored.
import { announcementDays, type Calendar, scheduleOn } from '../../domain/calendar.ts';
import type { Draw, LotteryDraws } from '../../domain/draw.ts';
import type { DrawDate } from '../../domain/draw-date.ts';
import type { Lottery } from '../../domain/lottery.ts';
import type { Schedule } from '../../domain/schedule.ts';

/** A lottery on a day. */
export type DayDraw = {
  readonly lottery: Lottery;
  /** The schedule that the draw of that day follows. */
  readonly schedule: Schedule;
  /** `undefined` where no draw of the day is stored. */
  readonly draw: Draw | undefined;
  /** Why the draw of the day is no result, in Thai; absent where none was withdrawn. */
  readonly withdrawn?: string | undefined;
  /** The newest stored draw of the lottery. */
  readonly newest: DrawDate;
};

/**
 * The lotteries of each day from one to another, both inclusive. A lottery is expected from its oldest
 * stored draw on, and days without any are absent.
 */
export function drawsByDay(
  archive: readonly LotteryDraws[],
  calendar: Calendar,
  from: DrawDate,
  to: DrawDate,
): ReadonlyMap<DrawDate, readonly DayDraw[]> {
  const rows = archive.flatMap((one) => rowsOf(one, calendar, from, to));
  // A stable sort: at one time the order of the registry holds.
  rows.sort((one, other) => one.schedule.time.localeCompare(other.schedule.time));
  return Map.groupBy(rows, ({ day }) => day);
}

function rowsOf(
  { lottery, draws, withdrawn = [] }: LotteryDraws,
  calendar: Calendar,
  from: DrawDate,
  to: DrawDate,
): (DayDraw & { readonly day: DrawDate })[] {
  const [newest, oldest] = [draws[0]?.drawDate, draws.at(-1)?.drawDate];
  if (newest === undefined || oldest === undefined) return [];
  const byDay = new Map(draws.map((draw) => [draw.drawDate, draw]));
  const begin = oldest > from ? oldest : from;
  const expected = announcementDays(lottery, calendar, begin, to);
  const taken = new Map(
    withdrawn.map(({ drawDate, withdrawals }) => [drawDate, withdrawals?.at(-1)?.reason.th]),
  );
  const held = [...byDay.keys(), ...taken.keys()].filter((day) => day >= from && day <= to);
  return [...new Set([...expected, ...held])].map((day) => ({
    day,
    lottery,
    schedule: scheduleOn(lottery, calendar, day),
    draw: byDay.get(day),
    ...(taken.has(day) && { withdrawn: taken.get(day) }),
    newest,
  }));
}
