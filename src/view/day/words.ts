// What the pages of days say besides numbers.
import { THAI_MONTHS, type DrawDate } from '../../domain/draw-date.ts';
import type { DayDraw } from './day-draws.ts';

/**
 * Why a row has no numbers: the draw was withdrawn, is not in yet, or newer ones are and it is missing. A page says of
 * itself what it lacks: the API may have a draw a minute before.
 */
export function absenceWords(
  { newest, withdrawn }: Pick<DayDraw, 'newest' | 'withdrawn'>,
  day: DrawDate,
): string {
  if (withdrawn !== undefined) return `ถอนผลแล้ว ไม่ใช่ผลรางวัล: ${withdrawn}`;
  return newest > day ? 'ไม่มีผลของงวดนี้ในระบบ' : 'ยังไม่มีผลในหน้านี้';
}

/** How many lotteries of a day have a draw, in a sentence that is true at every moment. */
export function summaryWords(rows: readonly Pick<DayDraw, 'draw'>[]): string {
  const held = rows.filter(({ draw }) => draw !== undefined).length;
  if (rows.length === 0) return 'ไม่มีผลหวยของวันดังกล่าวในระบบ';
  if (held === 0) return `มีกำหนดออก ${rows.length} ประเภท ยังไม่มีผลในหน้านี้`;
  if (held === rows.length) return `มีผล ${held} ประเภท เรียงตามเวลาออก`;
  return `มีผล ${held} จาก ${rows.length} ประเภท เรียงตามเวลาออก`;
}

/** `monthLabel('2015-03') //=> 'มีนาคม 2558'` */
export function monthLabel(month: string): string {
  return `${THAI_MONTHS[Number(month.slice(5)) - 1]} ${Number(month.slice(0, 4)) + 543}`;
}
