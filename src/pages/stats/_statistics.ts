// The statistics of every lottery, reckoned once for all pages of a build, from the very draws the
// API's tables count.
import { completeDraws, type LotteryDraws } from '../../domain/draw.ts';
import {
  lotteryStatistics,
  type PrizeStatistics,
} from '../../domain/statistics/prize-statistics.ts';
import { SIGNIFICANCE, type Uniformity } from '../../domain/statistics/uniformity.ts';
import { wholeArchive } from '../_archive.ts';

/** A lottery with its complete draws, newest first, and what they add up to; none without a draw. */
export type LotteryPage = LotteryDraws & { readonly statistics: readonly PrizeStatistics[] };

let reckoning: Promise<readonly LotteryPage[]> | undefined;

/** Every lottery, in registry order. */
export function lotteryPages(): Promise<readonly LotteryPage[]> {
  reckoning ??= wholeArchive().then((archive) =>
    archive.map(completeDraws).map((complete) => ({
      ...complete,
      statistics: complete.draws.length === 0 ? [] : lotteryStatistics(complete),
    })),
  );
  return reckoning;
}

/** All tests made on the site, and how many of them chance alone would seldom give. */
export type TestCount = { readonly tests: number; readonly unusual: number };

export function countTests(pages: readonly LotteryPage[]): TestCount {
  const made = pages
    .flatMap(({ statistics }) => statistics.flatMap(testsOf))
    .filter((test) => test.enough);
  const unusual = made.filter(({ pValue }) => pValue < SIGNIFICANCE);
  return { tests: made.length, unusual: unusual.length };
}

function testsOf({ numbersTest, placesTest }: PrizeStatistics): Uniformity[] {
  return [numbersTest, placesTest];
}
