import { drawLots } from '../../../tests/support/seeded-lots.ts';
import { describe, expect, test } from 'vitest';
import { testIndependence, testUniformity } from './chi-square.ts';

/** A test of one group that must have enough to be made. */
function made(counts: readonly number[], cells = counts.length) {
  const test = testUniformity([{ counts, cells }]);
  if (!test.enough) throw new Error('too few');
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
    expect(made([15, 13, 11, 9, 7, 5])).toMatchObject({ statistic: 7, degrees: 5, expected: 10 });
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
    const test = testUniformity([{ counts: [total], cells: 10 }]);
    expect(test).toMatchObject({ enough, expected: total / 10 });
  });

  test('one group of too few makes the whole test one of too few', () => {
    const groups = [
      { counts: [100], cells: 10 },
      { counts: [49], cells: 10 },
    ];
    expect(testUniformity(groups)).toEqual({ enough: false, expected: 4.9 });
  });

  test('nothing counted is too few, not a perfect fit', () => {
    expect(testUniformity([])).toEqual({ enough: false, expected: 0 });
    expect(testUniformity([{ counts: [], cells: 10 }])).toEqual({ enough: false, expected: 0 });
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

const square = (cell: (row: number, column: number) => number) =>
  Array.from({ length: 10 }, (_, row) =>
    Array.from({ length: 10 }, (__, column) => cell(row, column)),
  );

describe('testIndependence', () => {
  test('by hand: 25 expected in each of four cells, 5 away, is 4 of one degree', () => {
    const tested = testIndependence([
      [
        [20, 30],
        [30, 20],
      ],
    ]);
    expect(tested).toMatchObject({ enough: true, expected: 25, statistic: 4, degrees: 1 });
    expect(tested).toHaveProperty('pValue', expect.closeTo(0.04550026389635857, 12));
  });

  // scipy.stats.chi2_contingency(table, correction=False), of SciPy 1.17.1.
  test.each([
    [
      (i: number, j: number) => ((i * 7 + j * 3 + i * j) % 11) + 3,
      90.40019604813139,
      0.22252571371990845,
    ],
    [
      (i: number, j: number) => ((i * 5 + j * j + 3 * i * j) % 7) + 8,
      24.633579568832204,
      0.999999999821967,
    ],
  ])('ten by ten as SciPy has it', (cell, statistic, pValue) => {
    const tested = testIndependence([square(cell)]);
    expect(tested).toMatchObject({ enough: true, degrees: 81 });
    expect(tested).toHaveProperty('statistic', expect.closeTo(statistic, 9));
    expect(tested).toHaveProperty('pValue', expect.closeTo(pValue, 9));
  });

  test('digits that come unevenly but apart are independent: the statistic is 0', () => {
    expect(testIndependence([square((row, column) => (row + 1) * (column + 1))])).toMatchObject({
      enough: true,
      statistic: expect.closeTo(0, 9),
      pValue: expect.closeTo(1, 9),
    });
  });

  test('tables add up, statistics and degrees', () => {
    const table = [
      [20, 30],
      [30, 20],
    ];
    expect(testIndependence([table, table])).toMatchObject({ statistic: 8, degrees: 2 });
  });

  test('turning a table changes nothing', () => {
    const cell = (row: number, column: number) => ((row * 7 + column * 3 + row * column) % 11) + 3;
    const [one, turned] = [
      testIndependence([square(cell)]),
      testIndependence([square((r, c) => cell(c, r))]),
    ];
    expect(turned).toMatchObject({
      statistic: expect.closeTo('statistic' in one ? one.statistic : -1, 9),
    });
  });

  test('a digit that never came takes no degree of freedom', () => {
    const tested = testIndependence([
      square((row, column) => (row === 0 || column === 9 ? 0 : 10)),
    ]);
    expect(tested).toMatchObject({ enough: true, degrees: 64, statistic: expect.closeTo(0, 9) });
  });

  test('one digit alone cannot depend on anything', () => {
    expect(testIndependence([square((row) => (row === 0 ? 100 : 0))])).toMatchObject({
      enough: false,
    });
  });

  test.each([
    [499, false],
    [500, true],
  ])('%i pairs over a hundred cells are enough: %s', (pairs, enough) => {
    const table = square((row, column) => (row === column ? 0 : 5));
    (table[0] ?? [])[0] = pairs - 450;
    expect(testIndependence([table])).toMatchObject({ enough, expected: pairs / 100 });
  });

  test('nothing counted is too few', () => {
    expect(testIndependence([])).toEqual({ enough: false, expected: 0 });
    expect(testIndependence([square(() => 0)])).toEqual({ enough: false, expected: 0 });
  });
});
