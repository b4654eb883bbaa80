import { describe, expect, test } from 'vitest';
import { isMet, type Measure, median, ratioOf, type Wanted } from './measure.ts';
import { amountOf, tableOf } from './table.ts';

const measure = (ours: number, baseline: number, wanted?: Wanted): Measure => ({
  area: 'host',
  what: 'one draw',
  unit: 'ms',
  ours,
  baseline,
  baselineName: 'nginx',
  wanted,
});

describe('a measure', () => {
  test('is ours in baselines', () => {
    expect(ratioOf(measure(3, 2))).toBe(1.5);
  });

  test.each([
    [{ atMost: 1.5 }, true],
    [{ atMost: 1.49 }, false],
    [{ atLeast: 1.5 }, true],
    [{ atLeast: 1.51 }, false],
    [undefined, undefined],
  ])('of 1.5 where %j was wanted: %s', (wanted, met) => {
    expect(isMet(measure(3, 2, wanted))).toBe(met);
  });

  test('against a baseline of nothing is met by nothing', () => {
    expect(isMet(measure(1, 0, { atMost: 2 }))).toBe(false);
    expect(isMet(measure(0, 0, { atLeast: 0 }))).toBe(false);
  });
});

describe('the median', () => {
  test.each([
    [[7], 7],
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[1, 1, 1, 1000, 1], 1],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  test('of nothing is refused', () => {
    expect(() => median([])).toThrow('no value');
  });

  test('leaves the values as they are', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('the table', () => {
  test('has a row a measure, each cell as wide as its column', () => {
    const lines = tableOf([measure(3, 2, { atMost: 2 }), measure(1, 3, { atLeast: 0.5 })]).split(
      '\n',
    );
    expect(lines).toHaveLength(4);
    expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
    expect(lines[2]).toMatch(
      /^\| host: one draw \| 3 ms +\| 2 ms +\| nginx +\| 1.5 × +\| ≤ 2 × +\| yes \|$/,
    );
    expect(lines[3]).toMatch(/0.333 × +\| ≥ 0.5 × \| no +\|$/);
  });

  test('says neither yes nor no where nothing was wanted', () => {
    expect(tableOf([measure(1, 2)]).split('\n')[2]).toMatch(/0.5 × \| +\| +\|$/);
  });

  test.each([
    [0, '0'],
    [0.12345, '0.123'],
    [99.96, '100'],
    [1234.5, '1,235'],
    [Number.NaN, '–'],
    [Number.POSITIVE_INFINITY, '–'],
  ])('writes %d as %s', (value, text) => {
    expect(amountOf(value)).toBe(text);
  });
});
