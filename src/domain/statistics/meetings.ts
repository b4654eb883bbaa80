// What dependence is looked for in: numbers that meet, of two draws or of two prizes.
import type { Draw } from '../draw.ts';
import type { PrizeKind } from '../prize.ts';
import { type Coincidences, type Comparisons, testCoincidences } from './coincidences.ts';
import { testIndependence } from './contingency.ts';
import type { Uniformity } from './uniformity.ts';

/** Numbers of as many digits each: of a draw and the one before it, or of two prizes of one draw. */
export type Meeting = { readonly numbers: readonly string[]; readonly others: readonly string[] };

/**
 * Each draw of a prize with the one before it. Consecutive are draws that are held and have the prize:
 * where chance rules, it rules as well over a day in between that nobody recorded.
 *
 * @param draws newest first
 */
export function consecutiveDraws({ slug }: PrizeKind, draws: readonly Draw[]): Meeting[] {
  const drawn = draws.flatMap(({ prizes }) => (prizes[slug] === undefined ? [] : [prizes[slug]]));
  return drawn.slice(0, -1).map((numbers, age) => ({ numbers, others: drawn[age + 1] ?? [] }));
}

/** The shorter numbers of two prizes of a draw, with the last digits of the longer. */
export function twoPrizes(one: PrizeKind, other: PrizeKind, draws: readonly Draw[]): Meeting[] {
  const [short, long] = other.digits < one.digits ? [other, one] : [one, other];
  return draws.flatMap(({ prizes }) => {
    const [numbers, longer] = [prizes[short.slug], prizes[long.slug]];
    if (numbers === undefined || longer === undefined) return [];
    return [{ numbers, others: longer.map((number) => number.slice(-short.digits)) }];
  });
}

/** Whether a number comes again as often as chance lets it. Each of a draw may meet all the others. */
export function testSameNumber(meetings: readonly Meeting[], digits: number): Coincidences {
  /** How many numbers were compared with so many different others. */
  const trials = new Map<number, number>();
  let count = 0;
  for (const { numbers, others } of meetings) {
    const different = new Set(others);
    trials.set(different.size, (trials.get(different.size) ?? 0) + numbers.length);
    count += numbers.filter((number) => different.has(number)).length;
  }
  const comparisons: Comparisons[] = [...trials].map(([others, of]) => ({
    trials: of,
    probability: others / 10 ** digits,
  }));
  return testCoincidences(comparisons, count);
}

/** Whether a digit stands in its place again as often as chance lets it. */
export function testSameDigit(meetings: readonly Meeting[], digits: number): Coincidences {
  const pairs = onePairEach(meetings);
  const count = pairs.reduce((sum, [one, other]) => sum + sameDigits(one, other), 0);
  return testCoincidences([{ trials: pairs.length * digits, probability: 1 / 10 }], count);
}

/** Whether digits that meet in a place have anything to do with each other. */
export function testDigitPairs(meetings: readonly Meeting[], digits: number): Uniformity {
  const pairs = onePairEach(meetings);
  const tables = Array.from({ length: digits }, (_, place) => {
    const table = Array.from({ length: 10 }, () => new Array<number>(10).fill(0));
    for (const [one, other] of pairs) {
      const row = table[Number(one[place])];
      const column = Number(other[place]);
      if (row !== undefined) row[column] = (row[column] ?? 0) + 1;
    }
    return table;
  });
  return testIndependence(tables);
}

/** Digits are compared only where a draw has one number: of several nobody knows which came first. */
function onePairEach(meetings: readonly Meeting[]): (readonly [string, string])[] {
  return meetings.flatMap(({ numbers, others }) => {
    const [[one, more], [other, moreOthers]] = [numbers, others];
    if (one === undefined || other === undefined) return [];
    return more === undefined && moreOthers === undefined ? [[one, other]] : [];
  });
}

function sameDigits(one: string, other: string): number {
  let same = 0;
  for (let place = 0; place < one.length; place += 1) if (one[place] === other[place]) same += 1;
  return same;
}
