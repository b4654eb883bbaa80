// The Gregorian calendar. Days are text on both sides; in between each is the `Date` at which it begins in
// UTC, where every day has the same length, so that no zone of a machine has a say. The platform's own calendar and
// not date-fns, since a phone counts thousands of days when the first page opens.
import { type DrawDate, isDrawDate } from './draw-date.ts';
import { WEEK_DAYS, type WeekDay } from './schedule.ts';

const DAY_MS = 86_400_000;

/** `addDays('2026-02-28' as DrawDate, 1) //=> '2026-03-01'` */
export function addDays(day: DrawDate, days: number): DrawDate {
  return textOf(startOf(day) + days * DAY_MS);
}

/** Each day from one to another, both inclusive; none where the first is after the last. */
export function eachDay(from: DrawDate, to: DrawDate): DrawDate[] {
  const [first, last] = [startOf(from), startOf(to)];
  const count = Math.max(0, (last - first) / DAY_MS + 1);
  return Array.from({ length: count }, (_, index) => textOf(first + index * DAY_MS));
}

/** `weekDayOf('2026-08-17' as DrawDate) //=> 'monday'` */
export function weekDayOf(day: DrawDate): WeekDay {
  // Sunday is 0 there and last here.
  return WEEK_DAYS[(new Date(startOf(day)).getUTCDay() + 6) % 7] as WeekDay;
}

/** In milliseconds since 1970. */
function startOf(day: DrawDate): number {
  if (!isDrawDate(day)) throw new RangeError(`${day} is no day of the calendar`);
  return Date.parse(day);
}

function textOf(start: number): DrawDate {
  return new Date(start).toISOString().slice(0, 10) as DrawDate;
}
