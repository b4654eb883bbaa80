import { readRealArchive } from '../../../tests/support/real-archive.ts';
import { drawsOf, prizeKind } from '../../../tests/support/small-lottery.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LotteryDraws } from '../draw.ts';
import { apartPrizes, prizeStatistics } from './prize-statistics.ts';

const kind = prizeKind('p', 1);

describe('prizeStatistics of one digit', () => {
  // Newest first: 3 was away for no draw, 1 for one, 7 for three.
  const of = prizeStatistics(kind, drawsOf('3', '1', '3', '7'));

  test('the spread: seven digits never, two once, one twice', () => {
    expect(of.spread.slice(0, 3).map(({ count, numbers }) => [count, numbers])).toEqual([
      [0, 7],
      [1, 2],
      [2, 1],
    ]);
  });

  test('the spread by chance is ten times the binomial: 10 × 0.9⁴ never, 10 × 4 × 0.1 × 0.9³ once', () => {
    expect(of.spread[0]?.expected).toBeCloseTo(6.561, 10);
    expect(of.spread[1]?.expected).toBeCloseTo(2.916, 10);
  });

  test('few draws end in a bar of those never drawn', () => {
    expect(of.absence.rows.map(({ from, to, numbers }) => [from, to, numbers])).toEqual([
      [0, 3, 3],
      [4, undefined, 7],
    ]);
    expect(of.absence.rows[1]?.expected).toBeCloseTo(10 * 0.9 ** 4, 10);
  });

  test('one place with its digits', () => {
    expect(of.places.counts).toEqual([[0, 1, 0, 2, 0, 0, 0, 1, 0, 0]]);
  });
});

test('without a draw there is nothing, and nothing breaks', () => {
  const of = prizeStatistics(kind, []);
  expect(of.spread).toEqual([{ count: 0, numbers: 10, expected: 10 }]);
  expect(of.absence.rows).toMatchObject([{ from: 0, to: undefined, numbers: 10 }]);
  expect(of.band).toEqual({ low: 0, high: 0, outside: 0 });
});

let archive: readonly LotteryDraws[];
beforeAll(async () => {
  ({ archive } = await readRealArchive());
});

const slugs = (slug: string) =>
  archive
    .filter(({ lottery }) => lottery.slug === slug)
    .flatMap(({ lottery }) => apartPrizes(lottery).map((kind) => kind.slug));

describe('apartPrizes', () => {
  test('of the government: all but the neighbours of the first prize', () => {
    expect(slugs('thai-government')).toEqual([
      'first-prize',
      'second-prize',
      'third-prize',
      'fourth-prize',
      'fifth-prize',
      'front-three-digit',
      'last-three-digit',
      'last-two-digit',
    ]);
  });

  test('of the bank: the seven digits have the three of the first prize in them', () => {
    expect(slugs('gsb-lottery')).toEqual(['top-three-digit', 'bottom-two-digit']);
  });

  test('of every other lottery: the top pair and the bottom pair', () => {
    const others = archive.filter(
      ({ lottery }) => !['thai-government', 'gsb-lottery'].includes(lottery.slug),
    );
    expect(others).toHaveLength(47);
    for (const { lottery } of others) {
      expect(slugs(lottery.slug)).toEqual(['top-two-digit', 'bottom-two-digit']);
    }
  });

  test('no letter of the drawn number is in two of them', () => {
    const shared = archive
      .filter(({ lottery }) => lottery.drawn === 'one-number')
      .filter(({ lottery }) => {
        const letters = apartPrizes(lottery).flatMap(({ place }) => [...(place ?? '')]);
        return new Set(letters).size < letters.length;
      });
    expect(shared.map(({ lottery }) => lottery.slug)).toEqual([]);
  });

  test('no two of them agree in every draw, as one that follows from the other would', () => {
    const follows = archive.flatMap(({ lottery, draws }) => {
      const kinds = apartPrizes(lottery);
      return kinds.flatMap((one) =>
        kinds.flatMap((other) => {
          const both = draws.flatMap(({ prizes }) => {
            const [mine, its] = [prizes[one.slug], prizes[other.slug]];
            return mine && its ? [its.some((number) => number.includes(mine[0] ?? ' '))] : [];
          });
          return one !== other && both.length >= 20 && both.every(Boolean)
            ? [`${lottery.slug}: ${one.slug} is in ${other.slug}`]
            : [];
        }),
      );
    });
    expect(follows).toEqual([]);
  });
});
