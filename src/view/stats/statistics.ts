// Computes the statistics of every lottery once for all pages, from the draws that the API counts.
import { completeDraws, type LotteryDraws } from '../../domain/draw.ts';
import { SIGNIFICANCE } from '../../domain/statistics/holm.ts';
import {
  lotteryStatistics,
  type PrizeStatistics,
} from '../../domain/statistics/prize-statistics.ts';
import {
  isInconsistent,
  lotteryTests,
  type StatisticalTest,
} from '../../domain/statistics/lottery-tests.ts';
import { readArchive } from '../site-data.ts';

/** A lottery with its complete draws, newest first, and what they add up to, if any. */
type LotteryPage = LotteryDraws & {
  readonly statistics: readonly PrizeStatistics[];
  readonly tests: readonly StatisticalTest[];
};

let computed: Promise<readonly LotteryPage[]> | undefined;

/** Every lottery, in registry order. */
export function lotteryPages(): Promise<readonly LotteryPage[]> {
  computed ??= readArchive().then((archive) => archive.map(completeDraws).map(describePage));
  return computed;
}

function describePage(complete: LotteryDraws): LotteryPage {
  if (complete.draws.length === 0) return { ...complete, statistics: [], tests: [] };
  const statistics = lotteryStatistics(complete);
  const frequencies = statistics.map(({ frequency }) => frequency);
  return { ...complete, statistics, tests: lotteryTests(complete, frequencies) };
}

/** How many tests were made, and how many gave a result that chance alone seldom gives. */
export type TestCount = {
  readonly tests: number;
  /** P-values below 0.05 as they are. */
  readonly unusual: number;
  /** Lotteries with a test, and those where a test is unusual even among all of its lottery. */
  readonly lotteries: number;
  readonly inconsistent: number;
};

/** Counts only the tests that have enough draws. */
export function countTests(pages: readonly Pick<LotteryPage, 'tests'>[]): TestCount {
  const made = pages.map(({ tests }) => tests.filter(({ result }) => result.enough));
  const unusual = made.flat().filter(({ result }) => result.enough && result.pValue < SIGNIFICANCE);
  return {
    tests: made.flat().length,
    unusual: unusual.length,
    lotteries: made.filter(({ length }) => length > 0).length,
    inconsistent: made.filter((tests) => tests.some(isInconsistent)).length,
  };
}
