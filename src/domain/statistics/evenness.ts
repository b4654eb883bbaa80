// Is each prize of a lottery as chance would have it? One test a prize, corrected for all of them.
import { testUniformity, type Uniformity } from './chi-square.ts';
import { holm, SIGNIFICANCE } from './holm.ts';
import type { PrizeStatistics } from './prize-statistics.ts';

export type PrizeTest = {
  /** What is compared: the numbers, or with too few of them their digits at each place. */
  readonly counted: 'numbers' | 'digits';
  /** `undefined` where too few were drawn for either. */
  readonly result: Uniformity | undefined;
  /** The p-value for all tests of the lottery together; 1 where there is none. */
  readonly adjusted: number;
};

export type TestedPrize = PrizeStatistics & { readonly test: PrizeTest };

/** Tests each prize once. The number of draws alone decides what is compared. */
export function testPrizes(prizes: readonly PrizeStatistics[]): TestedPrize[] {
  const tests = prizes.map((prize) => ({ prize, ...testPrize(prize) }));
  const decided = tests.filter(({ result }) => result !== undefined);
  const adjusted = holm(decided.map(({ result }) => result?.pValue ?? 1));
  return tests.map((test) => {
    const { prize, counted, result } = test;
    const own = adjusted[decided.indexOf(test)] ?? 1;
    return { ...prize, test: { counted, result, adjusted: own } };
  });
}

/** Whether a prize differs from chance, even as one of all prizes of its lottery. */
export function isInconsistent({ adjusted }: PrizeTest): boolean {
  return adjusted < SIGNIFICANCE;
}

function testPrize({ frequency, places }: PrizeStatistics): Omit<PrizeTest, 'adjusted'> {
  const counts = frequency.numbers.map(({ count }) => count);
  const numbers = testUniformity([{ counts, cells: frequency.possibleValues }]);
  if (numbers !== undefined) return { counted: 'numbers', result: numbers };
  const digits = places.counts.map((ofPlace) => ({ counts: ofPlace, cells: 10 }));
  return { counted: 'digits', result: testUniformity(digits) };
}
