// Days with their day of the week, as Thai readers write them.
import { type DrawDate, thaiDateLabel, thaiDayLabel } from '../domain/draw-date.ts';
import { weekDayOf } from '../domain/gregorian.ts';
import { WEEK_DAYS_TH, type WeekDay } from '../domain/schedule.ts';

export { WEEK_DAYS_TH };

const WEEK_DAYS_SHORT: Readonly<Record<WeekDay, string>> = {
  monday: 'จ.',
  tuesday: 'อ.',
  wednesday: 'พ.',
  thursday: 'พฤ.',
  friday: 'ศ.',
  saturday: 'ส.',
  sunday: 'อา.',
};

/** `fullDayLabel('2026-11-16' as DrawDate) //=> 'วันจันทร์ที่ 16 พฤศจิกายน 2569'` */
export function fullDayLabel(day: DrawDate): string {
  return `วัน${WEEK_DAYS_TH[weekDayOf(day)]}ที่ ${thaiDateLabel(day)}`;
}

/** For tables. `dayInWeekLabel('2026-11-16' as DrawDate) //=> 'จ. 16 พ.ย.'` */
export function dayInWeekLabel(day: DrawDate): string {
  return `${weekDayShort(day)} ${thaiDayLabel(day)}`;
}

/** `weekDayShort('2026-11-16' as DrawDate) //=> 'จ.'` */
export function weekDayShort(day: DrawDate): string {
  return WEEK_DAYS_SHORT[weekDayOf(day)];
}
