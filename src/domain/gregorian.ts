// The Gregorian calendar, by date-fns. Days are text on both sides; in between each is a date in UTC, so that no
// zone of a machine has a say. The texts themselves are the platform's: phones count thousands of days at load.
import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays as addToDate } from 'date-fns/addDays';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { getISODay } from 'date-fns/getISODay';
import { type DrawDate, isDrawDate } from './draw-date.ts';
import { WEEK_DAYS, type WeekDay } from './schedule.ts';

/** `addDays('2026-02-28' as DrawDate, 1) //=> '2026-03-01'` */
export function addDays(day: DrawDate, days: number): DrawDate {
  return textOf(addToDate(dateOf(day), days));
}

/** Each day from one to another, both inclusive; none where the first is after the last. */
export function eachDay(from: DrawDate, to: DrawDate): DrawDate[] {
  // date-fns counts backwards from a start after the end.
  if (from > to) return [];
  return eachDayOfInterval({ start: dateOf(from), end: dateOf(to) }).map(textOf);
}

/** `weekDayOf('2026-08-17' as DrawDate) //=> 'monday'` */
export function weekDayOf(day: DrawDate): WeekDay {
  return WEEK_DAYS[getISODay(dateOf(day)) - 1] as WeekDay;
}

function dateOf(day: DrawDate): Date {
  if (!isDrawDate(day)) throw new RangeError(`${day} is no day of the calendar`);
  return new UTCDateMini(Date.parse(day));
}

/** A date of date-fns has no words of its own here; the platform's has. */
function textOf(date: Date): DrawDate {
  return new Date(date).toISOString().slice(0, 10) as DrawDate;
}
