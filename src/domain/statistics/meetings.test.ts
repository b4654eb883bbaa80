import { describe, expect, test } from 'vitest';
import { drawOn, drawsOf, prizeKind } from '../../../tests/support/small-lottery.ts';
import {
  consecutiveDraws,
  type Meeting,
  testDigitPairs,
  testSameDigit,
  testSameNumber,
  twoPrizes,
} from './meetings.ts';

const pair = prizeKind('p', 2);
const meeting = (numbers: string, others: string): Meeting => ({
  numbers: numbers.split(' '),
  others: others.split(' '),
});

describe('consecutiveDraws', () => {
  test('each draw meets the one before it', () => {
    expect(consecutiveDraws(pair, drawsOf('12', '34', '56'))).toEqual([
      meeting('12', '34'),
      meeting('34', '56'),
    ]);
  });

  test('a draw without the prize is passed over', () => {
    const draws = [
      drawOn('2026-01-03', { p: ['12'] }),
      drawOn('2026-01-02', { q: ['7'] }),
      drawOn('2026-01-01', { p: ['34'] }),
    ];
    expect(consecutiveDraws(pair, draws)).toEqual([meeting('12', '34')]);
  });

  test.each([[[]], [['12']]])('%j meet nothing', (numbers) => {
    expect(consecutiveDraws(pair, drawsOf(...numbers))).toEqual([]);
  });
});

describe('twoPrizes', () => {
  const draws = [
    drawOn('2026-01-02', { p: ['12'], long: ['991234', '000056'] }),
    drawOn('2026-01-01', { p: ['34'] }),
  ];
  const long = prizeKind('long', 6);

  test('the shorter meets the tails of the longer, where a draw has both', () => {
    expect(twoPrizes(pair, long, draws)).toEqual([meeting('12', '34 56')]);
  });

  test('the order in which they are named is nothing to it', () => {
    expect(twoPrizes(long, pair, draws)).toEqual(twoPrizes(pair, long, draws));
  });
});

test('of two prizes of the same length the one named first is compared with the other', () => {
  const draws = [drawOn('2026-01-02', { p: ['12', '34'], q: ['56'] })];
  expect(twoPrizes(pair, prizeKind('q', 2), draws)).toEqual([
    { numbers: ['12', '34'], others: ['56'] },
  ]);
});

describe('testSameNumber', () => {
  test('counts each number that is among the others, once', () => {
    const meetings = [meeting('12', '12'), ...new Array(149).fill(meeting('12', '34'))];
    expect(testSameNumber(meetings, 2)).toMatchObject({ enough: true, count: 1, expected: 1.5 });
  });

  test('two numbers against three, of which two are the same: two trials at 2 of 100', () => {
    const meetings = new Array(50).fill(meeting('12 99', '12 12 34'));
    expect(testSameNumber(meetings, 2)).toMatchObject({ count: 50, expected: 50 * 2 * 0.02 });
  });

  test('of 50 draws of a hundred numbers too few are expected', () => {
    expect(testSameNumber(new Array(50).fill(meeting('12', '34')), 2)).toEqual({
      enough: false,
      expected: 0.5,
    });
  });
});

describe('testSameDigit', () => {
  test('counts digits in their own place only', () => {
    const meetings = [meeting('12', '12'), meeting('12', '21'), meeting('12', '15')];
    const many = [...meetings, ...new Array(17).fill(meeting('00', '99'))];
    expect(testSameDigit(many, 2)).toMatchObject({ count: 3, expected: expect.closeTo(4, 12) });
  });

  test('of several numbers nobody knows which came first', () => {
    const meetings = new Array(100).fill(meeting('12 34', '12'));
    expect(testSameDigit(meetings, 2)).toEqual({ enough: false, expected: 0 });
  });
});

describe('testDigitPairs', () => {
  test('a table for each place: 81 degrees of freedom', () => {
    const meetings = Array.from({ length: 1_000 }, (_, at) =>
      meeting(String(at % 100).padStart(2, '0'), String(Math.floor(at / 10)).padStart(2, '0')),
    );
    // 00 to 99 ten times over; the tens of the other are the hundreds of `at`, its ones are our tens.
    expect(testDigitPairs(meetings, 2)).toMatchObject({
      enough: true,
      expected: 10,
      degrees: 162,
      statistic: expect.closeTo(0, 9),
    });
  });

  test('a digit that decides the other one is found', () => {
    const meetings = Array.from({ length: 500 }, (_, at) =>
      meeting(`${at % 10}`, `${(at + 3) % 10}`),
    );
    expect(testDigitPairs(meetings, 1)).toMatchObject({
      enough: true,
      statistic: expect.closeTo(9 * 500, 6),
      pValue: 0,
    });
  });

  test('499 meetings are too few', () => {
    expect(testDigitPairs(new Array(499).fill(meeting('12', '34')), 2)).toMatchObject({
      enough: false,
      expected: 4.99,
    });
  });
});
