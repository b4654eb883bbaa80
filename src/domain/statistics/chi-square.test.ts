import { drawLots } from '../../../tests/support/seeded-lots.ts';
import { describe, expect, test } from 'vitest';
import { testUniformity } from './chi-square.ts';

/** A test of one group that must have enough to be made. */
function made(counts: readonly number[], cells = counts.length) {
  const test = testUniformity([{ counts, cells }]);
  if (test === undefined) throw new Error('too few');
  return test;
}

/** Counts of `cells` cells around 1,000,000, with a statistic as near `statistic` as they allow. */
function countsWith(statistic: number, cells: number): number[] {
  const expected = 1_000_000;
  const off = Math.round(Math.sqrt((statistic * expected) / 2));
  return [expected + off, expected - off, ...new Array<number>(cells - 2).fill(expected)];
}

describe('testUniformity', () => {
  test('a die thrown sixty times: by hand (25+9+1+1+9+25) ÷ 10 is 7 of five degrees', () => {
    expect(made([15, 13, 11, 9, 7, 5])).toMatchObject({ statistic: 7, degrees: 5 });
  });

  // Critical values as every printed table of the chi-square distribution has them.
  test.each([
    [9, 0.95, 3.325],
    [9, 0.5, 8.343],
    [9, 0.1, 14.684],
    [9, 0.05, 16.919],
    [9, 0.01, 21.666],
    [9, 0.001, 27.877],
    [1, 0.05, 3.841],
    [18, 0.05, 28.869],
    [27, 0.01, 46.963],
    [99, 0.05, 123.225],
    [99, 0.01, 134.642],
    [99, 0.95, 77.046],
  ])('of %i degrees the p-value is %d at %d', (degrees, pValue, critical) => {
    const test = made(countsWith(critical, degrees + 1));
    expect(test.degrees).toBe(degrees);
    expect(test.statistic).toBeCloseTo(critical, 1);
    expect(test.pValue).toBeCloseTo(pValue, 3);
  });

  test('even degrees have a closed form, e^(−x/2) Σ (x/2)^k ÷ k!, and meet it', () => {
    for (let degrees = 2; degrees <= 998; degrees += 2) {
      const { statistic, pValue } = made(countsWith(1.05 * degrees, degrees + 1));
      let [term, sum] = [Math.exp(-statistic / 4), 0];
      for (let k = 1; k <= degrees / 2; k += 1) {
        sum += term;
        term *= statistic / 2 / k;
      }
      // Half of the power of e at the end, so that no term is too small to be a number.
      expect(sum * Math.exp(-statistic / 4)).toBeCloseTo(pValue, 10);
    }
  });

  test('perfectly even counts could not be more likely', () => {
    expect(made([10, 10, 10])).toMatchObject({ statistic: 0, pValue: 1 });
  });

  test('cells never drawn count although they are not listed', () => {
    expect(made([20, 20], 4)).toEqual(made([20, 20, 0, 0]));
  });

  test('groups add up, statistics and degrees', () => {
    const [one, other] = [
      [15, 13, 11, 9, 7, 5],
      [20, 10],
    ];
    const both = testUniformity(
      [one, other].map((counts = []) => ({ counts, cells: counts.length })),
    );
    expect(both).toMatchObject({
      statistic: made(one ?? []).statistic + made(other ?? []).statistic,
      degrees: 6,
    });
  });

  test.each([
    [49, false],
    [50, true],
  ])('%i numbers over ten cells are enough: %s', (total, enough) => {
    const tested = testUniformity([{ counts: [total], cells: 10 }]);
    expect(tested !== undefined).toBe(enough);
  });

  test('one group of too few makes the whole test one of too few', () => {
    const groups = [
      { counts: [100], cells: 10 },
      { counts: [49], cells: 10 },
    ];
    expect(testUniformity(groups)).toBeUndefined();
  });

  test('nothing counted is too few, not a perfect fit', () => {
    expect(testUniformity([])).toBeUndefined();
    expect(testUniformity([{ counts: [], cells: 10 }])).toBeUndefined();
  });

  test('of 1,000 fair lotteries about one in twenty has a p-value under 0.05', () => {
    const unusual = Array.from({ length: 1_000 }, (_, seed) =>
      made(drawLots(seed + 1, 1_000, 100)),
    ).filter(({ pValue }) => pValue < 0.05).length;
    expect(unusual).toBeGreaterThan(30);
    expect(unusual).toBeLessThan(70);
  });

  test.each([
    [[1, 2, 3], 2],
    [[1], 1],
    [[10, -1], 2],
    [[0.5, 10], 2],
    [[Number.NaN, 10], 2],
    [[10, 10], 2.5],
  ])('%j in %d cells is refused', (counts, cells) => {
    expect(() => testUniformity([{ counts, cells }])).toThrow(RangeError);
  });
});
