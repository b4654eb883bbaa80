// How often each number of one prize was drawn, and when last.
import { everyNumber, padNumber } from './digits.ts';
import type { Draw } from './draw.ts';
import type { PrizeKind } from './lottery.ts';

export type PrizeFrequency = ReturnType<typeof tallyFrequency>;

/** Lists the numbers never drawn up to four digits; six digits would list almost a million. */
const NEVER_DRAWN_LIMIT = 10_000;

export type CountedDraw = Pick<Draw, 'drawDate' | 'prizes'>;

/** One prize over draws given newest first. */
export function tallyFrequency(kind: PrizeKind, draws: readonly CountedDraw[]) {
  const possible = 10 ** kind.digits;
  const having = draws.flatMap(({ drawDate, prizes }) => {
    const numbers = prizes[kind.slug];
    return numbers === undefined ? [] : [{ drawDate, numbers }];
  });
  const drawn = drawnValues(having.map(({ numbers }) => numbers));
  const values = new Set(drawn.map(({ value }) => value));
  const listed = possible > NEVER_DRAWN_LIMIT ? [] : everyNumber(kind.digits);
  // Picks are added up draw by draw, so an era with four numbers a draw counts as four.
  const picks = having.reduce((sum, { numbers }) => sum + numbers.length, 0);
  return {
    kind,
    draws: having.length,
    possibleValues: possible,
    /** Appearances of each number if all were equally likely. */
    expectedPerNumber: picks / possible,
    /** Those drawn at least once: count descending, then number. */
    numbers: drawn.flatMap(({ value, count, drawsSince }) => {
      const lastDate = having[drawsSince]?.drawDate;
      const number = padNumber(value, kind.digits);
      // Draws after the last appearance; 0 is in the newest draw that had this prize.
      return lastDate === undefined ? [] : [{ number, count, lastDate, drawsSince }];
    }),
    /** Ascending. */
    neverDrawn: listed.filter((_, value) => !values.has(value)),
    neverDrawnCount: possible - drawn.length,
  };
}

type DrawnValue = { readonly value: number; readonly drawsSince: number; count: number };

/**
 * The values drawn at least once: count descending, then value. Sorts the drawn values only: a
 * table of all seven-digit values would have ten million rows.
 * @param numbersByDraw newest first
 */
function drawnValues(numbersByDraw: readonly (readonly string[])[]): DrawnValue[] {
  const draws = numbersByDraw.length;
  const keys = Float64Array.from(
    numbersByDraw.flatMap((numbers, age) => numbers.map((number) => Number(number) * draws + age)),
  ).sort();
  const drawn: DrawnValue[] = [];
  for (const key of keys) {
    const value = Math.floor(key / draws);
    const last = drawn.at(-1);
    // The newest draw comes first, so the first age of a value is its smallest.
    if (last?.value === value) last.count += 1;
    else drawn.push({ value, drawsSince: key % draws, count: 1 });
  }
  return drawn.sort((left, right) => right.count - left.count);
}
