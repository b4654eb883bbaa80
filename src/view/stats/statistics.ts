// Computes the statistics of every lottery once for all pages, from the draws that the API counts.
import { completeDraws } from '../../domain/draw.ts';
import { SIGNIFICANCE } from '../../domain/statistics/holm.ts';
import { lotteryStatistics } from '../../domain/statistics/prize-statistics.ts';
import { lotteryTests, type StatisticalTest } from '../../domain/statistics/lottery-tests.ts';
import { readArchive } from '../site-data.ts';
import { worstVerdict } from './tests.ts';

/** Every lottery, in registry order, with its complete draws and what they add up to, if any. */
export const lotteryPages = readArchive().then((archive) =>
  archive.map(completeDraws).map((complete) => {
    if (complete.draws.length === 0) return { ...complete, statistics: [], tests: [] };
    const statistics = lotteryStatistics(complete);
    const frequencies = statistics.map(({ frequency }) => frequency);
    return { ...complete, statistics, tests: lotteryTests(complete, frequencies) };
  }),
);

export type TestCount = ReturnType<typeof countTests>;

/** How many tests had enough draws, and how many gave a result that chance alone seldom gives. */
export function countTests(pages: readonly { readonly tests: readonly StatisticalTest[] }[]) {
  const made = pages.map(({ tests }) => tests.filter(({ result }) => result.enough));
  const unusual = made.flat().filter(({ result }) => result.enough && result.pValue < SIGNIFICANCE);
  return {
    tests: made.flat().length,
    /** P-values below 0.05 as they are. */
    unusual: unusual.length,
    /** Those with a test, and those where a test is unusual even among all of its lottery. */
    lotteries: made.filter(({ length }) => length > 0).length,
    inconsistent: made.filter((tests) => worstVerdict(tests) === 'inconsistent').length,
  };
}
