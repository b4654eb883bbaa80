// The sentences of doubts, in Thai. They are not in contract/ because intake writes them into the
// data (the `doubts` of a statement), and intake imports only the field.
import type { DrawDate } from './draw-date.ts';
import { differingPrizes, type SourceNumbers, shortened } from './reading.ts';

export const DOUBT_WORDS = {
  zeros: (numbers: readonly string[]) => `เลขที่ออกเป็น ${numbers.join(' ')}`,
  repeats: (prize: string, numbers: readonly string[]) =>
    `${prize}มีเลขซ้ำกันหลายเลข เช่น ${numbers.join(' ')}`,
  copy: (day: DrawDate) => `เลขตรงกับงวดใกล้กัน ${day}`,
  twins: (lotteries: readonly string[]) => `เลขตรงกับ${lotteries.join(', ')} ของวันเดียวกัน`,
  beforeAnnouncement: (day: DrawDate, time: string) => `ยังไม่ถึงเวลาประกาศ ${day} ${time}`,
  beforeFirst: (first: DrawDate) => `ก่อนงวดแรกที่มี ${first}`,
  offCalendar: (day: DrawDate) => `ตามตารางและปฏิทิน หวยนี้ไม่ออกวันที่ ${day}`,
  contradiction: (prizes: readonly string[]) => `${prizes.join(' กับ ')} ขัดกัน`,
  witness: (sources: readonly SourceNumbers[]) => `แหล่งให้เลขไม่ตรงกัน ${numbersOfEach(sources)}`,
  heldBack: (sources: readonly SourceNumbers[]) =>
    `แหล่งให้เลขไม่ตรงกัน รอคนตรวจ: ${numbersOfEach(sources)}`,
};

/** Which numbers each source has where they differ. */
function numbersOfEach(sources: readonly SourceNumbers[]): string {
  return differingPrizes(sources)
    .map(({ source, prizes }) => {
      return `${source} ให้ ${prizes.map(([, numbers]) => shortened(numbers)).join(', ')}`;
    })
    .join('; ');
}
