// Days with their day of the week, as Thai readers write them.
import { getWeekDay } from '../../domain/clock.ts';
import { WEEK_DAYS, WEEK_DAYS_TH } from '../../domain/lottery.ts';
import { type DrawDate, thaiDateLabel, thaiDayLabel } from '../../domain/draw-date.ts';

/** From Monday on, as Thai readers abbreviate them. */
const WEEK_DAYS_SHORT = 'จ. อ. พ. พฤ. ศ. ส. อา.'.split(' ');

/** `fullDayLabel('2026-11-16') //=> 'วันจันทร์ที่ 16 พฤศจิกายน 2569'` */
export function fullDayLabel(day: DrawDate): string {
  return `วัน${WEEK_DAYS_TH[getWeekDay(day)]}ที่ ${thaiDateLabel(day)}`;
}

/** For tables. `dayInWeekLabel('2026-11-16') //=> 'จ. 16 พ.ย.'` */
export function dayInWeekLabel(day: DrawDate): string {
  return `${weekDayShort(day)} ${thaiDayLabel(day)}`;
}

/** `weekDayShort('2026-11-16') //=> 'จ.'` */
export function weekDayShort(day: DrawDate): string {
  return WEEK_DAYS_SHORT[WEEK_DAYS.indexOf(getWeekDay(day))] ?? '';
}
