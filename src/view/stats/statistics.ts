// Computes the statistics of every lottery once for all pages, from the draws that the API counts.
import { completeDraws, type LotteryDraws } from '../../domain/draw.ts';
import { SIGNIFICANCE } from '../../domain/statistics/holm.ts';
import { lotteryStatistics } from '../../domain/statistics/prize-statistics.ts';
import { isInconsistent, lotteryTests } from '../../domain/statistics/lottery-tests.ts';
import { readArchive } from '../site-data.ts';

type LotteryPage = ReturnType<typeof describePage>;

let computed: Promise<readonly LotteryPage[]> | undefined;

/** Every lottery, in registry order. */
export function lotteryPages() {
  computed ??= readArchive().then((archive) => archive.map(completeDraws).map(describePage));
  return computed;
}

/** A lottery with its complete draws, newest first, and what they add up to, if any. */
function describePage(complete: LotteryDraws) {
  const statistics = complete.draws.length === 0 ? [] : lotteryStatistics(complete);
  const frequencies = statistics.map(({ frequency }) => frequency);
  const tests = complete.draws.length === 0 ? [] : lotteryTests(complete, frequencies);
  return { ...complete, statistics, tests };
}

export type TestCount = ReturnType<typeof countTests>;

/** How many tests had enough draws, and how many gave a result that chance alone seldom gives. */
export function countTests(pages: readonly Pick<LotteryPage, 'tests'>[]) {
  const made = pages.map(({ tests }) => tests.filter(({ result }) => result.enough));
  const unusual = made.flat().filter(({ result }) => result.enough && result.pValue < SIGNIFICANCE);
  return {
    tests: made.flat().length,
    /** P-values below 0.05 as they are. */
    unusual: unusual.length,
    /** Those with a test, and those where a test is unusual even among all of its lottery. */
    lotteries: made.filter(({ length }) => length > 0).length,
    inconsistent: made.filter((tests) => tests.some(isInconsistent)).length,
  };
}
