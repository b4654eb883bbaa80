// Days of which nobody can tell: the schedule announced a draw, none is stored, and the day is too
// long ago for sources to be asked. They count neither as missing nor as days without a draw.
import { announcementDays, type Calendar, LOOK_BACK_DAYS, missingDays } from './calendar.ts';
import { addDays } from './clock.ts';
import { isComplete, type LotteryDraws } from './draw.ts';
import type { DrawDate } from './draw-date.ts';

/**
 * Ranges of announced days, and how many they are, none with a stored draw: newest first, from the
 * oldest stored draw to the days that `missingDays` looks at.
 */
export function unknownDays({ lottery, draws, withdrawn = [] }: LotteryDraws, calendar: Calendar) {
  const newest = draws.find(isComplete)?.drawDate;
  const oldest = draws.at(-1)?.drawDate;
  if (newest === undefined || oldest === undefined) return [];
  const storedDays = new Set([...draws, ...withdrawn].map(({ drawDate }) => drawDate));
  const end = addDays(newest, -LOOK_BACK_DAYS - 1);
  const days = new Set([...announcementDays(lottery, calendar, oldest, end), ...storedDays]);
  const ranges: { from: DrawDate; to: DrawDate; days: number }[] = [];
  /** The range that the next day may continue. */
  let range: (typeof ranges)[number] | undefined;
  for (const day of [...days].sort()) {
    if (storedDays.has(day)) {
      range = undefined;
    } else if (range === undefined) {
      range = { from: day, to: day, days: 1 };
      ranges.push(range);
    } else {
      range.to = day;
      range.days += 1;
    }
  }
  return ranges.reverse();
}

export type AbsentDays = ReturnType<typeof absentDays>;

/** The announced days without a stored draw: those that sources are asked for, and those before. */
export function absentDays(archive: LotteryDraws, calendar: Calendar) {
  const missing = [...missingDays(archive, calendar), ...daysBeforePartial(archive, calendar)];
  return { missing, unknownDays: unknownDays(archive, calendar) };
}

/** Those between the newest complete draw and a newer one that is still being announced. */
function daysBeforePartial({ lottery, draws, withdrawn = [] }: LotteryDraws, calendar: Calendar) {
  const complete = draws.find(isComplete)?.drawDate;
  const newest = draws[0]?.drawDate;
  if (complete === undefined || newest === undefined || complete === newest) return [];
  const storedDays = new Set([...draws, ...withdrawn].map(({ drawDate }) => drawDate));
  const days = announcementDays(lottery, calendar, addDays(complete, 1), newest);
  return days.filter((day) => !storedDays.has(day));
}

/** How many absent days follow a day on which a draw is stored. */
export function countAbsentAfter({ missing, unknownDays }: AbsentDays, day: DrawDate): number {
  const unknown = unknownDays.reduce((sum, { from, days }) => sum + (from > day ? days : 0), 0);
  return unknown + missing.filter((missingDay) => missingDay > day).length;
}
