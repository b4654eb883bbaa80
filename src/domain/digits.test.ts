import { describe, expect, test } from 'vitest';
import { everyNumber, padNumber, possibleValues } from './digits.ts';

describe('possibleValues', () => {
  test.each([
    [1, 10],
    [2, 100],
    [3, 1_000],
    [4, 10_000],
    [6, 1_000_000],
  ])('%i digits make %i numbers', (digits, expected) => {
    expect(possibleValues(digits)).toBe(expected);
  });
});

describe('everyNumber', () => {
  test.each([1, 2, 3, 4, 6])('%i digits: each number once, ascending, as text', (digits) => {
    const numbers = everyNumber(digits);
    const wrong = numbers.filter(
      (number, value) => number.length !== digits || Number(number) !== value,
    );
    expect(wrong).toEqual([]);
    expect(new Set(numbers).size).toBe(10 ** digits);
  });

  test('two digits run from 00 to 99', () => {
    const numbers = everyNumber(2);
    expect([numbers[0], numbers[1], numbers[10], numbers.at(-1)]).toEqual(['00', '01', '10', '99']);
  });
});

describe('padNumber', () => {
  test.each([
    { value: 331, digits: 4, expected: '0331', because: 'a leading zero is a digit' },
    { value: 0, digits: 6, expected: '000000', because: 'zero is six zeros' },
    { value: 999999, digits: 6, expected: '999999', because: 'a full number needs none' },
    { value: 7, digits: 1, expected: '7', because: 'one digit is itself' },
  ])('$value in $digits digits is $expected: $because', ({ value, digits, expected }) => {
    expect(padNumber(value, digits)).toBe(expected);
  });
});
