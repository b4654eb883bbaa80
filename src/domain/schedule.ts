// When a lottery draws, as published. Holidays move draws, so a schedule alone dates none.
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

/** As Thai readers call them, without วัน. */
export const WEEK_DAYS_TH: Readonly<Record<WeekDay, string>> = {
  monday: 'จันทร์',
  tuesday: 'อังคาร',
  wednesday: 'พุธ',
  thursday: 'พฤหัสบดี',
  friday: 'ศุกร์',
  saturday: 'เสาร์',
  sunday: 'อาทิตย์',
};

export type Schedule = {
  readonly time: ClockTime;
  /** Where results come out over some hours: the last of them, as `time` is the first. */
  readonly until?: ClockTime | undefined;
} & (
  | { readonly every: 'day' }
  | { readonly every: 'week'; readonly on: readonly WeekDay[] }
  | { readonly every: 'month'; readonly on: readonly number[] }
);
