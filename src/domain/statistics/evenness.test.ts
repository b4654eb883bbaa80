import { beforeAll, describe, expect, test } from 'vitest';
import { lotteriesWithDraws, readRealArchive } from '../../../tests/support/real-archive.ts';
import { seeded } from '../../../tests/support/seeded-lots.ts';
import { drawsOf, prizeKind } from '../../../tests/support/small-lottery.ts';
import { completeDraws, type LotteryDraws } from '../draw.ts';
import { isInconsistent, testPrizes } from './evenness.ts';
import { lotteryStatistics, prizeStatistics } from './prize-statistics.ts';

const kind = prizeKind('p', 2);
const pairs = (numbers: readonly string[]) => prizeStatistics(kind, drawsOf(...numbers));
/** Two-digit numbers that a fair machine draws. */
const fairPairs = (seed: number, draws: number) => {
  const random = seeded(seed);
  return Array.from({ length: draws }, () => String(Math.floor(random() * 100)).padStart(2, '0'));
};

test.each([
  [49, 'digits', false],
  [50, 'digits', true],
  [499, 'digits', true],
  [500, 'numbers', true],
] as const)(
  'of %i draws the %s are compared, if there are enough: %s',
  (draws, counted, enough) => {
    const [prize] = testPrizes([pairs(fairPairs(1, draws))]);
    expect(prize?.test.counted).toBe(counted);
    expect(prize?.test.result !== undefined).toBe(enough);
    expect(enough || prize?.test.adjusted === 1).toBe(true);
  },
);

test.each([
  ['a digit that never ends a number', fairPairs(2, 100).map((pair) => pair.replace(/.$/, '7'))],
  ['doubles alone, whose digits are even', fairPairs(3, 600).map(([ten]) => `${ten}${ten}`)],
])('%s is inconsistent with chance, also beside nine fair prizes', (_, numbers) => {
  const fair = Array.from({ length: 9 }, (_unused, seed) => pairs(fairPairs(seed + 10, 600)));
  const [odd, ...others] = testPrizes([pairs(numbers), ...fair]).map(({ test }) =>
    isInconsistent(test),
  );
  expect(odd).toBe(true);
  expect(others).not.toContain(true);
});

test('of 400 fair lotteries of eight prizes at most one in twenty has any that is', () => {
  const alarms = Array.from({ length: 400 }, (_, lottery) => {
    const prizes = Array.from({ length: 8 }, (_unused, at) =>
      pairs(fairPairs(lottery * 8 + at, 120)),
    );
    const tests = testPrizes(prizes).map((prize) => prize.test);
    return [tests.some(({ result }) => (result?.pValue ?? 1) < 0.05), tests.some(isInconsistent)];
  });
  expect(alarms.filter(([uncorrected]) => uncorrected).length).toBeGreaterThan(80);
  // 20 are expected; chance alone gives more than 38 once in ten thousand runs.
  expect(alarms.filter(([, corrected]) => corrected).length).toBeLessThan(38);
  expect(alarms.filter(([, corrected]) => corrected).length).toBeGreaterThan(5);
});

describe('of the real draws', () => {
  let archive: readonly LotteryDraws[];
  beforeAll(async () => {
    ({ archive } = await readRealArchive());
  });

  test('the lotteries whose draws several sources confirm are consistent with chance', () => {
    const odd = lotteriesWithDraws(archive)
      .filter(({ lottery: { slug } }) =>
        ['thai-government', 'lao-lottery', 'hanoi-normal'].includes(slug),
      )
      .map(completeDraws)
      .flatMap((lottery) => testPrizes(lotteryStatistics(lottery)));
    expect(odd.length).toBeGreaterThan(15);
    expect(odd.filter((prize) => isInconsistent(prize.test))).toEqual([]);
  });
});
