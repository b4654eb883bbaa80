import { drawLots } from '../../../tests/support/seeded-lots.ts';
import { prizeKind } from '../../../tests/support/small-lottery.ts';
import { describe, expect, test } from 'vitest';
import type { PrizeFrequency } from '../frequency.ts';
import { type Band, chanceBand, isOutside, measureAbsence } from './chance.ts';

/** The same band in whole numbers without any rounding: C(n, k) (c − 1)ⁿ⁻ᵏ worlds of cⁿ. */
function exactBand(trials: number, cells: number): Band {
  const [n, others, all] = [BigInt(trials), BigInt(cells - 1), BigInt(cells) ** BigInt(trials)];
  let [worlds, upTo, low, below] = [others ** n, 0n, -1, 0n];
  for (let count = 0; count <= trials; count += 1) {
    const before = upTo;
    upTo += worlds;
    if (low === -1 && upTo * 40n >= all) [low, below] = [count, before];
    if (upTo * 40n >= all * 39n) {
      const outside = Number(((below + all - upTo) * 10n ** 18n) / all) / 1e18;
      return { low, high: count, outside };
    }
    worlds = (worlds * (n - BigInt(count))) / (BigInt(count + 1) * others);
  }
  throw new Error('the worlds add up to all');
}

describe('chanceBand', () => {
  test.each([
    [10, 0.5, 2, 8],
    [20, 0.5, 6, 14],
    [100, 0.5, 40, 60],
    [100, 0.01, 0, 3],
  ])('of %i trials at %d is %i to %i, as printed tables have it', (trials, p, low, high) => {
    expect(chanceBand(trials, p)).toMatchObject({ low, high });
  });

  test.each(
    [1, 2, 49, 53, 302, 469, 967, 7_575].flatMap((trials) =>
      [10, 100, 1_000].map((cells) => [trials, cells] as const),
    ),
  )('of %i trials over %i cells is what whole numbers give', (trials, cells) => {
    const exact = exactBand(trials, cells);
    const band = chanceBand(trials, 1 / cells);
    expect([band.low, band.high]).toEqual([exact.low, exact.high]);
    expect(band.outside).toBeCloseTo(exact.outside, 10);
  });

  test('chance alone falls outside at most five times in a hundred', () => {
    const wider = Array.from({ length: 2_000 }, (_, trials) => chanceBand(trials, 0.01)).filter(
      ({ outside }) => outside > 0.05,
    );
    expect(wider).toEqual([]);
  });

  test('of no trial nothing but 0 is usual', () => {
    expect(chanceBand(0, 0.01)).toEqual({ low: 0, high: 0, outside: 0 });
  });

  test('400 fair lotteries stay outside as often as the band says', () => {
    const [draws, lotteries] = [967, 400];
    const band = chanceBand(draws, 0.01);
    let outside = 0;
    for (let seed = 1; seed <= lotteries; seed += 1) {
      outside += drawLots(seed, draws, 100).filter((count) => isOutside(count, band)).length;
    }
    const share = outside / (lotteries * 100);
    expect(share).toBeLessThan(0.05);
    expect(share).toBeCloseTo(band.outside, 2);
  });

  test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d trials are refused', (trials) => {
    expect(() => chanceBand(trials, 0.5)).toThrow(RangeError);
  });

  test.each([0, 1, -0.1, 1.1, Number.NaN])('a probability of %d is refused', (probability) => {
    expect(() => chanceBand(10, probability)).toThrow(RangeError);
  });
});

test.each([
  [3, 4, false],
  [4, 4, false],
  [16, 4, false],
  [17, 4, true],
  [2, 3, true],
])('a count of %i in a band from %i to 16 is outside: %s', (count, low, outside) => {
  expect(isOutside(count, { low: Math.min(low, 3), high: 16, outside: 0.05 })).toBe(outside);
});

/** Ten numbers, one a draw; those given were last seen so many draws ago, the others never. */
const frequencyOf = (draws: number, absences: readonly number[]): PrizeFrequency => ({
  kind: prizeKind('one', 1),
  draws,
  possibleValues: 10,
  expectedPerNumber: draws / 10,
  numbers: absences.map((drawsSince, index) => ({
    number: String(index),
    count: 1,
    lastDate: '2026-08-16' as never,
    drawsSince,
  })) as never,
  neverDrawn: [],
  neverDrawnCount: 10 - absences.length,
});
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('measureAbsence', () => {
  test.each([
    [1, [0]],
    [2, [0, 1]],
    [6, [0, 1, 2, 5]],
    [7, [0, 1, 2, 6]],
    [38, [0, 3, 9, 30, 37]],
    [40, [0, 1, 2, 3, 4, 5, 6, 7, 8, 39]],
    [500, [0, 1, 2, 3, 4, 5, 6, 7, 8, 99]],
    [500, [0, 4, 5, 9, 10, 14, 15, 34, 35]],
  ])('of %i draws counts each number once, in bars without a gap: %s', (draws, absences) => {
    const { rows } = measureAbsence(frequencyOf(draws, absences), draws);
    expect(rows[0]?.from).toBe(0);
    expect(rows.slice(1).map(({ from }) => from - 1)).toEqual(
      rows.slice(0, -1).map(({ to }) => to),
    );
    expect(rows.at(-1)?.to).toBeUndefined();
    expect(rows.length).toBeLessThanOrEqual(8);
    for (const { from, to = Number.POSITIVE_INFINITY, numbers } of rows) {
      const within = absences.filter((since) => since >= from && since <= to).length;
      const never = to === Number.POSITIVE_INFINITY ? 10 - absences.length : 0;
      expect(numbers).toBe(within + never);
    }
    expect(sum(rows.map(({ expected }) => expected))).toBeCloseTo(10, 9);
    expect(rows.every(({ expected }) => expected > 0)).toBe(true);
  });

  test('has bars of half an expected absence: ten numbers, one a draw, are five draws', () => {
    const { rows } = measureAbsence(frequencyOf(500, [0]), 500);
    expect(rows.map(({ from }) => from)).toEqual([0, 5, 10, 15, 20, 25, 30, 35]);
    // Five draws of nine in ten that leave it out.
    expect(rows[0]?.expected).toBeCloseTo(10 * (1 - 0.9 ** 5), 9);
  });

  test('the longest absence is known only where every number was drawn', () => {
    const all = [9, 3, 0, 1, 2, 12, 5, 6, 7, 8];
    expect(measureAbsence(frequencyOf(40, all), 40).longest).toBe(12);
    expect(measureAbsence(frequencyOf(40, all.slice(1)), 40).longest).toBeUndefined();
    // Half of all lots of ten numbers have one away for longer: 1 - (1 - 0.9 ** 26) ** 10 is about
    // 0.5.
    expect(measureAbsence(frequencyOf(40, all), 40).longestByChance).toBe(26);
  });
});
