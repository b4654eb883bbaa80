// Which draw of a year's page an address names after its "#", and what to say where it names none.
import { KEEP } from '../../../api/contract/states.ts';
import {
  BUDDHIST_YEARS,
  type DrawDate,
  isDrawDate,
  thaiDateLabel,
} from '../../../domain/draw-date.ts';

/**
 * What begins like a day after the "#" of an address, a Buddhist year as the Gregorian one.
 * @example wantedDay('#2569-08-16') //=> '2026-08-16'
 */
export function wantedDay(hash: string): string | undefined {
  if (!/^#\d/.test(hash)) return undefined;
  return hash.slice(1).replace(/^2[4-7]\d\d(?=-)/, (year) => String(Number(year) - BUDDHIST_YEARS));
}

/** The draws beside a day that has none. @param dates days of draws, newest first */
export function findNeighbours(dates: readonly DrawDate[], wanted: string) {
  // Text of this form sorts as the days do; another form has no neighbours.
  const days = isDrawDate(wanted) ? dates : [];
  return { older: days.find((day) => day < wanted), newer: days.findLast((day) => day > wanted) };
}

/**
 * The answer for a day without a stored draw. Nobody can tell here whether one was held, so its
 * tickets may still win.
 * @param newest of all draws stored, where it is known
 */
export function noDrawWords(wanted: string, newest: DrawDate | undefined): string {
  if (!isDrawDate(wanted)) return 'ไม่มีวันที่นี้ในปฏิทิน';
  const isLater = newest !== undefined && wanted > newest;
  return `${isLater ? 'ยัง' : ''}ไม่มีผลของวันที่ ${thaiDateLabel(wanted)} ในระบบ ${KEEP.th}`;
}

/** Says that the draw of a day is stored, but its page is not built yet. */
export function soonWords(day: DrawDate): string {
  return `หน้าของงวดวันที่ ${thaiDateLabel(day)} กำลังจัดทำ ผลอยู่ใน API แล้ว ลองเปิดอีกครั้งในไม่กี่นาที`;
}
