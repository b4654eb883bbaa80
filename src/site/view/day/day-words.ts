// What the pages of days say besides numbers, and what goes out when a visitor shares a whole day.
import { dayPath } from '../../../api/contract/page-path.ts';
import { badgeOf, factsOf, standing } from '../../../api/contract/standing.ts';
import { listPrizes } from '../../../domain/draw.ts';
import type { Source } from '../../../domain/source.ts';
import { type DrawDate, THAI_MONTHS } from '../../../domain/draw-date.ts';
import { type Shared, sharedNumbers } from '../lottery/share-words.ts';
import { buddhistYear } from '../lottery/years.ts';
import type { DayDraw } from './day-pages.ts';
import { FEW } from '../lottery/prize-order.ts';

/** Why a row has no numbers. A page speaks of itself: the API may have a draw a minute before. */
export function absenceWords(row: Pick<DayDraw, 'newest' | 'withdrawn'>, day: DrawDate): string {
  const [gone] = standing({ withdrawn: row.withdrawn });
  if (gone !== undefined) return gone.text;
  return row.newest > day ? 'ไม่มีผลของงวดนี้ในระบบ' : 'ยังไม่มีผลในหน้านี้';
}

/** How many lotteries of a day have a draw, in a sentence that is true at every moment. */
export function summaryWords(rows: readonly Pick<DayDraw, 'draw'>[]): string {
  const drawn = rows.filter(({ draw }) => draw !== undefined).length;
  if (rows.length === 0) return 'ไม่มีผลหวยของวันดังกล่าวในระบบ';
  if (drawn === 0) return `มีกำหนดออก ${rows.length} ประเภท ยังไม่มีผลในหน้านี้`;
  return `มีผล ${drawn === rows.length ? drawn : `${drawn} จาก ${rows.length}`} ประเภท เรียงตามเวลาออก`;
}

/** `monthLabel('2015-03') //=> 'มีนาคม 2558'` */
export function monthLabel(month: string): string {
  return `${THAI_MONTHS[Number(month.slice(5)) - 1]} ${buddhistYear(month.slice(0, 4))}`;
}

/** The lotteries drawn on a day, with the numbers of their cards, in order of announcement. */
export function sharedDay(
  title: string,
  day: DrawDate,
  rows: readonly Pick<DayDraw, 'lottery' | 'draw'>[],
  { origin, sources }: { readonly origin: string; readonly sources: readonly Source[] },
): Shared {
  const prizes = rows.flatMap(({ lottery, draw }) => {
    if (draw === undefined) return [];
    const prizes = listPrizes(lottery, draw).filter(({ numbers }) => numbers.length <= FEW);
    const numbers = prizes.map(({ kind, numbers }) => `${kind.nameTh} ${numbers.join(' ')}`);
    const states = standing(factsOf(lottery, draw, sources));
    const badges = states.map((state) => ` (${badgeOf(state).th})`).join('');
    return [{ name: lottery.nameTh, numbers: numbers.join(' · ') + badges }];
  });
  return sharedNumbers({ title, address: `${origin}${dayPath(day)}` }, prizes);
}
