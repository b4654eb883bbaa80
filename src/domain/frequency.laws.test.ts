// What holds of every prize of every lottery with draws, over all its real draws.
import { beforeAll, describe, expect, test } from 'vitest';
import {
  lotteriesWithDraws,
  lotteryDraws,
  readRealArchive,
} from '../../tests/support/real-archive.ts';
import type { Draw, LotteryDraws } from './draw.ts';
import { type PrizeFrequency, tallyFrequency } from './frequency.ts';
import { newestEraPrizes } from './lottery.ts';

type Tallied = {
  readonly name: string;
  readonly draws: readonly Draw[];
  readonly frequency: PrizeFrequency;
};

let archive: readonly LotteryDraws[];
let tallied: readonly Tallied[];
beforeAll(async () => {
  ({ archive } = await readRealArchive());
  tallied = lotteriesWithDraws(archive).flatMap(({ lottery, draws }) =>
    newestEraPrizes(lottery).map((kind) => ({
      name: `${lottery.slug} ${kind.slug}`,
      draws: draws.filter(({ prizes }) => prizes[kind.slug] !== undefined),
      frequency: tallyFrequency(kind, draws),
    })),
  );
});

/** The prizes of which a claim does not hold. */
const except = (holds: (one: Tallied) => boolean) =>
  tallied.filter((one) => !holds(one)).map(({ name }) => name);

const drawn = (draws: readonly Draw[], slug: string) =>
  draws.flatMap(({ prizes }) => prizes[slug] ?? []);

describe('the frequencies of all real draws', () => {
  test('there are some of every lottery with draws', () => {
    expect(tallied.length).toBeGreaterThan(lotteriesWithDraws(archive).length);
  });

  test('numbers drawn and numbers never drawn are all there are', () => {
    expect(
      except(
        ({ frequency: { numbers, neverDrawnCount, possibleValues, kind } }) =>
          possibleValues === 10 ** kind.digits &&
          numbers.length + neverDrawnCount === possibleValues,
      ),
    ).toEqual([]);
  });

  test('never drawn is exactly what has no count, where it is listed', () => {
    expect(
      except(({ frequency: { numbers, neverDrawn, neverDrawnCount, possibleValues } }) => {
        if (possibleValues > 10_000) return neverDrawn.length === 0;
        const all = [...numbers.map(({ number }) => number), ...neverDrawn];
        return neverDrawn.length === neverDrawnCount && new Set(all).size === possibleValues;
      }),
    ).toEqual([]);
  });

  test('never drawn ascends', () => {
    expect(
      except(({ frequency: { neverDrawn } }) =>
        neverDrawn.every((number, index) => number > (neverDrawn[index - 1] ?? '')),
      ),
    ).toEqual([]);
  });

  test('counts add up to the numbers drawn, and those to what is expected of each number', () => {
    expect(
      except(({ draws, frequency: { kind, numbers, expectedPerNumber, possibleValues } }) => {
        const picks = drawn(draws, kind.slug).length;
        const counted = numbers.reduce((sum, { count }) => sum + count, 0);
        return counted === picks && expectedPerNumber === picks / possibleValues;
      }),
    ).toEqual([]);
  });

  test('draws are those that had the prize', () => {
    expect(except(({ draws, frequency }) => frequency.draws === draws.length)).toEqual([]);
  });

  test('count descends, and among equal counts the number ascends', () => {
    expect(
      except(({ frequency: { numbers } }) =>
        numbers.every((one, index) => {
          const before = numbers[index - 1];
          if (before === undefined) return true;
          return before.count === one.count ? before.number < one.number : before.count > one.count;
        }),
      ),
    ).toEqual([]);
  });

  test('draws since is 0 for the numbers of the newest draw that had the prize, and only them', () => {
    expect(
      except(({ draws, frequency: { kind, numbers } }) => {
        const newest = new Set(draws[0]?.prizes[kind.slug]);
        const zero = numbers.filter(({ drawsSince }) => drawsSince === 0);
        return zero.length === newest.size && zero.every(({ number }) => newest.has(number));
      }),
    ).toEqual([]);
  });

  test('last date is the day of the draw that many draws ago, which had the number', () => {
    expect(
      except(({ draws, frequency: { kind, numbers } }) =>
        numbers.every(({ number, lastDate, drawsSince }) => {
          const draw = draws[drawsSince];
          return draw?.drawDate === lastDate && draw.prizes[kind.slug]?.includes(number) === true;
        }),
      ),
    ).toEqual([]);
  });

  test('the last three of thai-government had four numbers a draw before 2015-09-01, two since', () => {
    const { lottery, draws } = lotteryDraws(archive, 'thai-government');
    const kind = newestEraPrizes(lottery).find(({ slug }) => slug === 'last-three-digit');
    if (kind === undefined) throw new Error('there is no last-three-digit');
    const old = draws.filter(({ drawDate }) => drawDate < '2015-09-01').length;
    const picks = 4 * old + 2 * (draws.length - old);
    expect([old, draws.length - old].every((count) => count > 100)).toBe(true);
    expect(tallyFrequency(kind, draws).expectedPerNumber).toBe(picks / 1_000);
  });
});
