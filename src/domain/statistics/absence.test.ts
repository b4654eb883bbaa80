import { describe, expect, test } from 'vitest';
import { prizeKind } from '../../../tests/support/small-lottery.ts';
import type { PrizeFrequency } from '../frequency.ts';
import { absenceOf } from './absence.ts';

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

describe('absenceOf', () => {
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
    const { rows } = absenceOf(frequencyOf(draws, absences), draws);
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
    const { rows } = absenceOf(frequencyOf(500, [0]), 500);
    expect(rows.map(({ from }) => from)).toEqual([0, 5, 10, 15, 20, 25, 30, 35]);
    // Five draws of nine in ten that leave it out.
    expect(rows[0]?.expected).toBeCloseTo(10 * (1 - 0.9 ** 5), 9);
  });

  test('the longest absence is known only where every number was drawn', () => {
    const all = [9, 3, 0, 1, 2, 12, 5, 6, 7, 8];
    expect(absenceOf(frequencyOf(40, all), 40).longest).toBe(12);
    expect(absenceOf(frequencyOf(40, all.slice(1)), 40).longest).toBeUndefined();
    // Half of all lots of ten numbers have one away for longer: 1 - (1 - 0.9 ** 26) ** 10 is about 0.5.
    expect(absenceOf(frequencyOf(40, all), 40).longestByChance).toBe(26);
  });
});
