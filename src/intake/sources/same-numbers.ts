// Finds rows that came together and give several lotteries of a day the same numbers: somebody
// swapped similar names (ลาวพิเศษ, ลาวพิเศษรอบเที่ยง).
import { areTwins } from '../../domain/copied-draw.ts';
import type { Doubt } from '../../domain/doubt-names.ts';
import { DOUBT_WORDS } from '../../domain/doubt-words.ts';
import type { Draw } from '../../domain/draw.ts';
import type { Lottery } from '../../domain/lottery.ts';

/** The doubt of each row whose numbers another lottery has on that day. */
export function doubtSameNumbers<Row extends { readonly draw: Draw; readonly lottery: Lottery }>(
  rows: readonly Row[],
): ReadonlyMap<Row, Doubt> {
  const doubts = new Map<Row, Doubt>();
  for (const ofDay of Map.groupBy(rows, ({ draw }) => draw.drawDate).values()) {
    for (const row of ofDay) {
      const twins = ofDay.filter(
        ({ lottery, draw }) => lottery !== row.lottery && areTwins(row.draw, draw),
      );
      const names = new Set(twins.map(({ lottery }) => lottery.nameTh));
      if (names.size === 0) continue;
      doubts.set(row, { name: 'copy', sentence: DOUBT_WORDS.twins([...names]) });
    }
  }
  return doubts;
}
