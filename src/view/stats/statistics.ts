// Computes the statistics of every lottery once for all pages, from the draws that the API counts.
import { completeDraws, type LotteryDraws } from '../../domain/draw.ts';
import {
  lotteryStatistics,
  type PrizeStatistics,
} from '../../domain/statistics/prize-statistics.ts';
import { SIGNIFICANCE, type Uniformity } from '../../domain/statistics/uniformity.ts';
import { readArchive } from '../stored-draws.ts';

/** A lottery with its complete draws, newest first, and what they add up to; none without a draw. */
type LotteryPage = LotteryDraws & { readonly statistics: readonly PrizeStatistics[] };

let computed: Promise<readonly LotteryPage[]> | undefined;

/** Every lottery, in registry order. */
export function lotteryPages(): Promise<readonly LotteryPage[]> {
  computed ??= readArchive().then((archive) =>
    archive.map(completeDraws).map((complete) => ({
      ...complete,
      statistics: complete.draws.length === 0 ? [] : lotteryStatistics(complete),
    })),
  );
  return computed;
}

/** How many tests the site runs, and how many gave a result that chance alone seldom gives. */
export type TestCount = { readonly tests: number; readonly unusual: number };

/** Counts only the tests that have enough draws. */
export function countTests(pages: readonly LotteryPage[]): TestCount {
  const results = pages
    .flatMap(({ statistics }) => statistics.flatMap(testsOf))
    .filter((test) => test.enough);
  const unusual = results.filter(({ pValue }) => pValue < SIGNIFICANCE);
  return { tests: results.length, unusual: unusual.length };
}

function testsOf({ numbersTest, placesTest }: PrizeStatistics): Uniformity[] {
  return [numbersTest, placesTest];
}
