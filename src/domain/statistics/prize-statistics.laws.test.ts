// What holds of the statistics of every lottery with draws, over all its real draws.
import { beforeAll, describe, expect, test } from 'vitest';
import { lotteriesWithDraws, readRealArchive } from '../../../tests/support/real-archive.ts';
import { completeDraws, type Draw } from '../draw.ts';
import { newestEraPrizes } from '../lottery.ts';
import { lotteryStatistics, type PrizeStatistics } from './prize-statistics.ts';

type Tested = {
  readonly name: string;
  readonly draws: readonly Draw[];
  readonly of: PrizeStatistics;
};

let stored: readonly Tested[];
beforeAll(async () => {
  const { archive } = await readRealArchive();
  stored = lotteriesWithDraws(archive)
    .map(completeDraws)
    .flatMap((one) =>
      lotteryStatistics(one).map((of) => ({
        name: `${one.lottery.slug} ${of.frequency.kind.slug}`,
        draws: one.draws,
        of,
      })),
    );
});

const except = (holds: (of: PrizeStatistics, draws: readonly Draw[]) => boolean) =>
  stored.filter(({ of, draws }) => !holds(of, draws)).map(({ name }) => name);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the statistics of all real draws', () => {
  test('counts of every table add up to the numbers drawn', () => {
    expect(
      except(({ frequency, picks, places, spread }, draws) => {
        const drawn = sum(draws.map(({ prizes }) => prizes[frequency.kind.slug]?.length ?? 0));
        return (
          picks === drawn &&
          sum(frequency.numbers.map(({ count }) => count)) === drawn &&
          sum(spread.map(({ count, numbers }) => count * numbers)) === drawn &&
          places.counts.length === frequency.kind.digits &&
          places.counts.every((digits) => digits.length === 10 && sum(digits) === drawn)
        );
      }),
    ).toEqual([]);
  });

  test('the spread and the absences have every number once', () => {
    expect(
      except(
        ({ frequency: { possibleValues }, spread, absence }) =>
          sum(spread.map(({ numbers }) => numbers)) === possibleValues &&
          sum(absence.rows.map(({ numbers }) => numbers)) === possibleValues,
      ),
    ).toEqual([]);
  });

  test('what chance would give adds up to every number, but for the counts too rare to show', () => {
    expect(
      except(({ frequency: { possibleValues }, spread, absence }) => {
        const [spreadOver, absent] = [spread, absence.rows].map((rows) =>
          sum(rows.map(({ expected }) => expected)),
        );
        return (
          Math.abs((absent ?? 0) - possibleValues) < possibleValues * 1e-9 &&
          possibleValues - (spreadOver ?? 0) < 0.02 * possibleValues
        );
      }),
    ).toEqual([]);
  });

  test('a place counts each digit as plain reading of the numbers does', () => {
    expect(
      except(({ frequency: { kind }, places }, draws) =>
        places.counts.every((digits, place) => {
          const plain = new Array<number>(10).fill(0);
          for (const { prizes } of draws) {
            for (const number of prizes[kind.slug] ?? []) {
              const digit = Number(number[place]);
              plain[digit] = (plain[digit] ?? 0) + 1;
            }
          }
          return plain.join() === digits.join();
        }),
      ),
    ).toEqual([]);
  });

  test('every prize of the newest era is there but the neighbours of the first prize', async () => {
    const { archive } = await readRealArchive();
    const left = lotteriesWithDraws(archive).flatMap((one) => {
      const shown = lotteryStatistics(one).map(({ frequency }) => frequency.kind.slug);
      return newestEraPrizes(one.lottery).flatMap(({ slug }) =>
        shown.includes(slug) ? [] : [`${one.lottery.slug} ${slug}`],
      );
    });
    expect(left).toEqual(['thai-government adjacent-first-prize']);
  });
});
