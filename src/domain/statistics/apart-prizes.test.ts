import { beforeAll, describe, expect, test } from 'vitest';
import { readRealArchive } from '../../../tests/support/real-archive.ts';
import type { LotteryDraws } from '../draw.ts';
import { apartPrizes } from './apart-prizes.ts';

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
