// Moments, days and the clock in Bangkok, by the platform's calendar and not date-fns: middleware,
// function and every page carry these functions (1.2 kB; by date-fns 2.8 kB, and as fast), and the
// build uses the same, since two ways of counting days could differ.
import { type DrawDate, parseDrawDate, utcDay } from './draw-date.ts';
import { WEEK_DAYS, type WeekDay } from './lottery.ts';

/** A moment as UTC text with milliseconds. Texts of this form sort as the moments do. */
export type Instant = string;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** Thailand, Laos and Vietnam are seven hours ahead of UTC, and none has daylight saving time. */
const AHEAD_MS = 7 * HOUR_MS;

/** The day in Bangkok at a moment, or so many days before. At 17:00 in UTC the next one begins. */
export function bangkokDay(now: number, daysAgo = 0): DrawDate {
  return utcDay(now + AHEAD_MS - daysAgo * DAY_MS);
}

/** `bangkokTime(Date.parse('2026-11-15T17:00:00Z')) //=> '00:00'` */
export function bangkokTime(now: number): string {
  return new Date(now + AHEAD_MS).toISOString().slice(11, 16);
}

/** `addDays('2026-02-28', 1) //=> '2026-03-01'` */
export function addDays(day: DrawDate, days: number): DrawDate {
  return utcDay(dayStart(day) + days * DAY_MS);
}

/** Each day from one to another, both inclusive; none where the first is after the last. */
export function eachDay(from: DrawDate, to: DrawDate): DrawDate[] {
  const [first, last] = [dayStart(from), dayStart(to)];
  const count = Math.max(0, (last - first) / DAY_MS + 1);
  return Array.from({ length: count }, (_, index) => utcDay(first + index * DAY_MS));
}

/** `getWeekDay('2026-08-17') //=> 'monday'` */
export function getWeekDay(day: DrawDate): WeekDay {
  // Sunday is 0 there and last here.
  return WEEK_DAYS[(new Date(dayStart(day)).getUTCDay() + 6) % 7] as WeekDay;
}

/** In milliseconds since 1970; throws where the calendar has no such day. */
function dayStart(day: DrawDate): number {
  return Date.parse(parseDrawDate(day));
}
