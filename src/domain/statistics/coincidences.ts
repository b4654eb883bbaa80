// An exact test: would chance alone let numbers be the same as often as they were?
import { dbinom } from 'lib-r-math.js';

/** So many comparisons, each of which succeeds by chance with the same probability. */
export type Comparisons = { readonly trials: number; readonly probability: number };

export type Coincidences =
  | { readonly enough: false; readonly expected: number }
  | {
      readonly enough: true;
      /** How many chance alone would give, on the average. */
      readonly expected: number;
      readonly count: number;
      /** How likely chance alone is to give a count that is at least as unlikely, above or below. */
      readonly pValue: number;
    };

/** Where chance gives less than one, only a lottery that copies itself could be told from a fair one. */
export const FEWEST_COINCIDENCES = 1;

/**
 * Tests the count of all comparisons together. They need not have the same probability: draws of an
 * older era have more numbers.
 */
export function testCoincidences(of: readonly Comparisons[], count: number): Coincidences {
  const expected = of.reduce((sum, { trials, probability }) => sum + trials * probability, 0);
  if (expected < FEWEST_COINCIDENCES) return { enough: false, expected };
  return { enough: true, expected, count, pValue: bothTails(chancesOf(of), count) };
}

/** How likely each count from 0 on is; counts that no number is small enough for are left out. */
export function chancesOf(of: readonly Comparisons[]): number[] {
  return of.map(binomial).reduce(convolved, [1]);
}

/** Equally likely counts differ in the last digits of their computed chances; R's `binom.test` says so too. */
const SAME_CHANCE = 1 + 1e-7;

/** The sum over all counts that are no likelier than this one. Never below its true size, so never too bold. */
export function bothTails(chances: readonly number[], count: number): number {
  const atMost = (chances[count] ?? 0) * SAME_CHANCE;
  return Math.min(
    1,
    chances.filter((chance) => chance <= atMost).reduce((sum, chance) => sum + chance, 0),
  );
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
