import { describe, expect, test } from 'vitest';
import { testIndependence } from './contingency.ts';

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
