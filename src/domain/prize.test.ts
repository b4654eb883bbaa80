import { describe, expect, test } from 'vitest';
import { satang } from './prize.ts';

describe('satang', () => {
  test.each([
    { amount: '2000.00', expected: 200_000, because: 'a baht has 100 satang' },
    { amount: '0.00', expected: 0, because: 'no fixed payout adds nothing' },
    { amount: '6000000.00', expected: 600_000_000, because: 'the first prize stays exact' },
    { amount: '0.07', expected: 7, because: 'satang alone keep their place' },
    { amount: '19.99', expected: 1_999, because: '19.99 × 100 is 1998.9999999999998 in floats' },
    { amount: '1.10', expected: 110, because: 'the last zero counts' },
  ])('$amount is $expected: $because', ({ amount, expected }) => {
    expect(satang(amount)).toBe(expected);
  });

  test('every amount up to a thousand baht is a whole number of satang', () => {
    const wrong = Array.from({ length: 100_000 }, (_, value) => value).filter((value) => {
      const digits = String(value).padStart(3, '0');
      return satang(`${digits.slice(0, -2)}.${digits.slice(-2)}`) !== value;
    });
    expect(wrong).toEqual([]);
  });
});
