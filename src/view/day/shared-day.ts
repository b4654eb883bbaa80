// What goes out when a visitor shares or copies a whole day: a line a lottery, its address last.
import { dayPath } from '../../contract/page-path.ts';
import { prizesOf } from '../../domain/draw.ts';
import type { DrawDate } from '../../domain/draw-date.ts';
import { FEW } from '../lottery/few.ts';
import { type Shared, sharedNumbers } from '../lottery/share-words.ts';
import type { DayDraw } from './day-draws.ts';

/** The lotteries of a day that have a draw, with the numbers their cards show, in the order of announcement. */
export function sharedDay(
  title: string,
  day: DrawDate,
  rows: readonly Pick<DayDraw, 'lottery' | 'draw'>[],
  origin: string,
): Shared {
  const prizes = rows.flatMap(({ lottery, draw }) => {
    if (draw === undefined) return [];
    const shown = prizesOf(lottery, draw).filter(({ numbers }) => numbers.length <= FEW);
    const numbers = shown.map(({ kind, numbers }) => `${kind.nameTh} ${numbers.join(' ')}`);
    return [{ name: lottery.nameTh, numbers: numbers.join(' · ') }];
  });
  return sharedNumbers({ title, prizes, notes: [], address: `${origin}${dayPath(day)}` });
}
