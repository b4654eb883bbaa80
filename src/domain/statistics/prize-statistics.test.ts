import { drawsOf, prizeKind } from '../../../tests/support/small-lottery.ts';
import { describe, expect, test } from 'vitest';
import { prizeStatistics } from './prize-statistics.ts';

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

test('without a draw the statistics are empty', () => {
  const of = prizeStatistics(kind, []);
  expect(of.spread).toEqual([{ count: 0, numbers: 10, expected: 10 }]);
  expect(of.absence.rows).toMatchObject([{ from: 0, to: undefined, numbers: 10 }]);
  expect(of.band).toEqual({ low: 0, high: 0, outside: 0 });
});
