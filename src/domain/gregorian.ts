// The Gregorian calendar, by date-fns. Days are text on both sides; in between each is a date in UTC,
// so that no zone of a machine has a say. The edge has no part of it (see `isDay` in contract/query.ts).
import { utc } from '@date-fns/utc/utc';
import { addDays as addToDate } from 'date-fns/addDays';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { formatISO } from 'date-fns/formatISO';
import { getISODay } from 'date-fns/getISODay';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import type { DrawDate } from './draw-date.ts';
import { WEEK_DAYS, type WeekDay } from './schedule.ts';

/**
 * Whether the text is a day of the Gregorian calendar, written `YYYY-MM-DD`.
 *
 * @example isDrawDate('2026-11-31') //=> false, November has 30 days
 */
export function isDrawDate(text: string): text is DrawDate {
  // `parseISO` takes other ways to write a day as well: weeks, days of the year, times.
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(dateOf(text));
}

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
  const weekDay = WEEK_DAYS[getISODay(dateOf(day)) - 1];
  if (weekDay === undefined) throw new RangeError(`${day} is no day of the calendar`);
  return weekDay;
}

function dateOf(day: string): Date {
  return parseISO(day, { in: utc });
}

function textOf(date: Date): DrawDate {
  return formatISO(date, { representation: 'date' }) as DrawDate;
}
