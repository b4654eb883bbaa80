import { describe, expect, test } from 'vitest';
import { adjacentNumbers, digitsOfSign, everyNumber, padNumber } from './digits.ts';

describe('everyNumber', () => {
  test.each([
    [1, 10],
    [2, 100],
    [3, 1_000],
    [4, 10_000],
    [6, 1_000_000],
  ])('%i digits make %i numbers', (digits, expected) => {
    expect(everyNumber(digits)).toHaveLength(expected);
  });

  test.each([1, 2, 3, 4])('%i digits: each number once, ascending, as text', (digits) => {
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

  test('being adjacent is mutual for every three-digit number', () => {
    const oneSided = everyNumber(3).filter((number) =>
      adjacentNumbers(number).some((other) => !adjacentNumbers(other).includes(number)),
    );
    expect(oneSided).toEqual([]);
  });
});

test.each([
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['໐໑໒໓໔໕໖໗໘໙', '0123456789'],
  ['⓪①②③④⑤⑥⑦⑧⑨', '0123456789'],
  ['⓿❶❷❸❹❺❻❼❽❾', '0123456789'],
  ['🄋➀➁➂➃➄➅➆➇➈', '0123456789'],
  ['🄌➊➋➌➍➎➏➐➑➒', '0123456789'],
  ['⁰¹²³⁴⁵⁶⁷⁸⁹', '0123456789'],
  ['₀₁₂₃₄₅₆₇₈₉', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗', '0123456789'],
  ['⑴⑵⑶⑷⑸⑹⑺⑻⑼', '123456789'],
  ['⓵⓶⓷⓸⓹⓺⓻⓼⓽', '123456789'],
  ['⑩⑳❿⓫⓴', '1020101120'],
  ['½៣〇', '½៣〇'],
])('the signs %s stand for %s', (signs, digits) => {
  expect([...signs].map(digitsOfSign).join('')).toBe(digits);
});
