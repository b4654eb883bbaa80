import { describe, expect, test } from 'vitest';
import { adjacentNumbers } from './adjacent.ts';
import { everyNumber } from './digits.ts';

describe('adjacentNumbers', () => {
  test.each([
    { first: '004615', expected: ['004614', '004616'], because: 'leading zeros stay' },
    { first: '000000', expected: ['000001', '999999'], because: 'below zero comes 999999' },
    { first: '999999', expected: ['000000', '999998'], because: 'above 999999 comes zero' },
    { first: '000001', expected: ['000000', '000002'], because: 'zero is six zeros' },
    { first: '099999', expected: ['099998', '100000'], because: 'the carry runs through' },
    { first: '999998', expected: ['999997', '999999'], because: 'nothing goes round yet' },
  ])('$first has $expected: $because', ({ first, expected }) => {
    expect(adjacentNumbers(first)).toEqual(expected);
  });

  test('all 1,000,000 six-digit numbers have the two next to them, ascending', () => {
    const numbers = everyNumber(6);
    const wrong = numbers.filter((number, value) => {
      const above = numbers[value + 1] ?? '000000';
      const below = numbers[value - 1] ?? '999999';
      const [low, high] = adjacentNumbers(number);
      return above < below ? low !== above || high !== below : low !== below || high !== above;
    });
    expect(wrong).toEqual([]);
  });

  test('being adjacent is mutual for every three-digit number', () => {
    const oneSided = everyNumber(3).filter((number) =>
      adjacentNumbers(number).some((other) => !adjacentNumbers(other).includes(number)),
    );
    expect(oneSided).toEqual([]);
  });
});
