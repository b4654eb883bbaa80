// Computes the statistics of every lottery once for all pages, from the draws that the API counts.
import { completeDraws } from '../../../domain/draw.ts';
import {
  isInconsistent,
  type TestedPrize,
  testPrizes,
} from '../../../domain/statistics/evenness.ts';
import { lotteryStatistics } from '../../../domain/statistics/prize-statistics.ts';
import { readArchive } from '../built-data.ts';

/** Every lottery, in registry order, with its complete draws and what they add up to, if any. */
export const lotteryPages = readArchive().then((archive) =>
  archive.map(completeDraws).map((complete) => {
    if (complete.draws.length === 0) return { ...complete, statistics: [] };
    return { ...complete, statistics: testPrizes(lotteryStatistics(complete)) };
  }),
);

export type TestCount = ReturnType<typeof countTests>;

/** How many prizes were tested, and how many lotteries have one that chance does not explain. */
export function countTests(pages: readonly { readonly statistics: readonly TestedPrize[] }[]) {
  const tests = pages.map(({ statistics }) =>
    statistics.map(({ test }) => test).filter(({ result }) => result !== undefined),
  );
  return {
    prizes: tests.flat().length,
    lotteries: tests.filter(({ length }) => length > 0).length,
    inconsistent: tests.filter((ofLottery) => ofLottery.some(isInconsistent)).length,
  };
}
