// What holds of the tests of every lottery with draws, over all its real draws.
import { beforeAll, describe, expect, test } from 'vitest';
import { lotteriesWithDraws, readRealArchive } from '../../../tests/support/real-archive.ts';
import { completeDraws } from '../draw.ts';
import { tallyFrequency } from '../frequency.ts';
import { apartPrizes, prizesWithChance } from './prize-statistics.ts';
import { holm } from './holm.ts';
import { lotteryTests, type StatisticalTest } from './lottery-tests.ts';
import { QUESTIONS } from './question.ts';

type Tested = { readonly lottery: string; readonly test: StatisticalTest };
let stored: readonly Tested[];
let byLottery: readonly (readonly Tested[])[];

beforeAll(async () => {
  const { archive } = await readRealArchive();
  byLottery = lotteriesWithDraws(archive)
    .map(completeDraws)
    .map((one) => {
      const frequencies = prizesWithChance(one.lottery).map((kind) =>
        tallyFrequency(kind, one.draws),
      );
      return lotteryTests(one, frequencies).map((test) => ({ lottery: one.lottery.slug, test }));
    });
  stored = byLottery.flat();
});

const named = ({ lottery, test: { asks, prizes } }: Tested) =>
  `${lottery} ${asks} ${prizes.map(({ slug }) => slug).join(' × ')}`;
const except = (holds: (test: StatisticalTest) => boolean) =>
  stored.filter(({ test }) => !holds(test)).map(named);

describe('the tests of all real draws', () => {
  test('no test is there twice, and every question is asked', () => {
    expect(new Set(stored.map(named)).size).toBe(stored.length);
    expect(new Set(stored.map(({ test }) => test.asks))).toEqual(new Set(QUESTIONS));
  });

  test('each prize with a chance is asked for evenness; dependence only of prizes that are apart', async () => {
    const { archive } = await readRealArchive();
    for (const { lottery } of lotteriesWithDraws(archive)) {
      const of = stored.filter((one) => one.lottery === lottery.slug);
      const apart = apartPrizes(lottery).length;
      const even = of.filter(({ test }) => test.asks.startsWith('even'));
      expect(even).toHaveLength(2 * prizesWithChance(lottery).length);
      expect(of.length - even.length).toBe(3 * (apart + (apart * (apart - 1)) / 2));
    }
  });

  test('every p-value is a probability, and no adjusted one is below it', () => {
    expect(
      except(
        ({ result, adjusted }) =>
          !result.enough || (result.pValue >= 0 && result.pValue <= adjusted && adjusted <= 1),
      ),
    ).toEqual([]);
  });

  test('a test is made exactly where chance expects enough', () => {
    expect(
      except(({ asks, result: { enough, expected } }) =>
        asks === 'same-number' || asks === 'same-digit'
          ? enough === expected >= 1
          : enough === expected >= 5,
      ),
    ).toEqual([]);
  });

  test('those of a lottery are adjusted together, those that could not be made left out', () => {
    for (const of of byLottery) {
      const made = of.flatMap(({ test: { result, adjusted } }) =>
        result.enough ? [{ pValue: result.pValue, adjusted }] : [],
      );
      expect(made.map(({ adjusted }) => adjusted)).toEqual(holm(made.map(({ pValue }) => pValue)));
    }
    expect(except(({ result, adjusted }) => result.enough || adjusted === 1)).toEqual([]);
  });

  test('the lotteries whose draws several sources confirm are consistent with chance', () => {
    const confirmed = ['thai-government', 'lao-lottery', 'hanoi-normal'];
    const odd = stored.filter(
      ({ lottery, test }) => confirmed.includes(lottery) && test.adjusted < 0.05,
    );
    expect(odd.map(named)).toEqual([]);
    expect(stored.filter(({ lottery }) => confirmed.includes(lottery)).length).toBeGreaterThan(100);
  });
});
