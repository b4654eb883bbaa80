// What dependence is looked for in: numbers that meet, of two draws or of two prizes.
import { dbinom } from 'lib-r-math.js';
import type { Draw } from '../draw.ts';
import type { PrizeKind } from '../lottery.ts';
import { testIndependence, type Uniformity } from './chi-square.ts';

/** Numbers of as many digits each: of consecutive draws, or of two prizes of one draw. */
export type Meeting = { readonly numbers: readonly string[]; readonly others: readonly string[] };

/**
 * Each draw of a prize with the stored one before it; days between them may be missing, since
 * chance has no memory of them.
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

/** Whether a number comes again as often as chance lets it. Each may meet all others. */
export function testSameNumber(meetings: readonly Meeting[], digits: number): Coincidences {
  /** How many numbers were compared with so many different others. */
  const trials = new Map<number, number>();
  let count = 0;
  for (const { numbers, others } of meetings) {
    const different = new Set(others);
    trials.set(different.size, (trials.get(different.size) ?? 0) + numbers.length);
    count += numbers.filter((number) => different.has(number)).length;
  }
  const comparisons = [...trials].map(([others, of]) => {
    return { trials: of, probability: others / 10 ** digits };
  });
  return testCoincidences(comparisons, count);
}

/** Whether a digit stands in its place again as often as chance lets it. */
export function testSameDigit(meetings: readonly Meeting[], digits: number): Coincidences {
  const pairs = onePairEach(meetings);
  const same = pairs.flatMap(([one, other]) => [...one].filter((digit, at) => digit === other[at]));
  return testCoincidences([{ trials: pairs.length * digits, probability: 1 / 10 }], same.length);
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

/** Only where a draw has one number: the order of several is unknown. */
function onePairEach(meetings: readonly Meeting[]): (readonly [string, string])[] {
  return meetings.flatMap(({ numbers, others }) => {
    const [[one, more], [other, moreOthers]] = [numbers, others];
    if (one === undefined || other === undefined) return [];
    return more === undefined && moreOthers === undefined ? [[one, other]] : [];
  });
}

/** So many comparisons, each of which succeeds by chance with the same probability. */
export type Comparisons = { readonly trials: number; readonly probability: number };

export type Coincidences = ReturnType<typeof testCoincidences>;

/** Below one expected coincidence, only a lottery that copies itself differs from a fair one. */
export const FEWEST_COINCIDENCES = 1;

/**
 * Tests the count of all comparisons together; their probabilities may differ, as eras do.
 * `pValue`: how likely chance alone is to give a count at least as unlikely, above or below.
 */
export function testCoincidences(of: readonly Comparisons[], count: number) {
  const expected = of.reduce((sum, { trials, probability }) => sum + trials * probability, 0);
  if (expected < FEWEST_COINCIDENCES) return { enough: false, expected } as const;
  return { enough: true, expected, count, pValue: bothTails(listChances(of), count) } as const;
}

/** How likely each count from 0 on is; counts that no number is small enough for are left out. */
export function listChances(of: readonly Comparisons[]): number[] {
  return of.map(binomial).reduce(convolved, [1]);
}

/** Equally likely counts differ in their last digits; R's `binom.test` has this factor too. */
const SAME_CHANCE = 1 + 1e-7;

/** The sum over all counts that are not likelier than this one; never below its true size. */
export function bothTails(chances: readonly number[], count: number): number {
  const atMost = (chances[count] ?? 0) * SAME_CHANCE;
  const unlikely = chances.filter((chance) => chance <= atMost);
  const together = unlikely.reduce((sum, chance) => sum + chance, 0);
  return Math.min(1, together);
}

/** Below this a chance adds nothing that a number of 64 bits could hold. */
const NO_CHANCE = 1e-300;

function binomial({ trials, probability }: Comparisons): number[] {
  const chances: number[] = [];
  for (let count = 0; count <= trials; count += 1) {
    const chance = dbinom(count, trials, probability);
    if (chance < NO_CHANCE && count > trials * probability) break;
    chances.push(chance);
  }
  return chances;
}

/** The chances of the sum of two independent counts. */
function convolved(one: readonly number[], other: readonly number[]): number[] {
  const sums = new Array<number>(one.length + other.length - 1).fill(0);
  one.forEach((chance, count) => {
    other.forEach((otherChance, otherCount) => {
      sums[count + otherCount] = (sums[count + otherCount] ?? 0) + chance * otherChance;
    });
  });
  return sums;
}
