// When a lottery draws, as published. Real draws may leave it (holidays), so it dates nothing by
// itself.
import type { ClockTime } from './draw-date.ts';

/** In the order of the week. */
export const WEEK_DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];

export type Schedule = { readonly time: ClockTime } & (
  | { readonly every: 'day' }
  | { readonly every: 'week'; readonly on: readonly WeekDay[] }
  | { readonly every: 'month'; readonly on: readonly number[] }
);

/** A month of 31 days makes the longest wait. */
const LONGEST_MONTH_DAYS = 31;

/**
 * The most days from one draw to the next by the schedule: a draw older than that has most likely
 * been followed by another one.
 *
 * @example longestGapDays({ every: 'week', on: ['monday', 'thursday'], time: '20:30' }) //=> 4
 */
export function longestGapDays(schedule: Schedule): number {
  if (schedule.every === 'day') return 1;
  const [days, period] =
    schedule.every === 'week'
      ? [schedule.on.map((day) => WEEK_DAYS.indexOf(day)), WEEK_DAYS.length]
      : [[...schedule.on], LONGEST_MONTH_DAYS];
  const ascending = days.sort((one, other) => one - other);
  const gaps = ascending.map(
    (day, index) => (ascending[index + 1] ?? (ascending[0] ?? 0) + period) - day,
  );
  return Math.max(...gaps);
}
