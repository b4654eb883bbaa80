import { lotteryOf } from '../../tests/support/real-lotteries.ts';
import { day, prizeKind, smallLottery } from '../../tests/support/small-lottery.ts';
import { describe, expect, test } from 'vitest';
import { eraOn, newestEraPrizes, satang } from './lottery.ts';

describe('eraOn', () => {
  const thai = lotteryOf('thai-government');

  test.each([
    { date: '2006-12-29', from: undefined, because: 'no era reaches back so far' },
    { date: '2006-12-30', from: '2006-12-30', because: 'the first stored day' },
    { date: '2010-02-28', from: '2006-12-30', because: 'the last day of unverified amounts' },
    { date: '2010-03-01', from: '2010-03-01', because: 'the first verified amounts' },
    { date: '2015-07-31', from: '2010-03-01', because: 'the first prize is still two million' },
    { date: '2015-08-01', from: '2015-08-01', because: 'it is three million' },
    { date: '2015-08-31', from: '2015-08-01', because: 'four last threes for the last day' },
    { date: '2015-09-01', from: '2015-09-01', because: 'two last threes become front' },
    { date: '2017-08-31', from: '2015-09-01', because: 'the day before amounts double' },
    { date: '2017-09-01', from: '2017-09-01', because: 'amounts double' },
    { date: '2026-08-16', from: '2017-09-01', because: 'they have not changed since' },
  ])('thai-government on $date: $because', ({ date, from }) => {
    expect(eraOn(thai, day(date))?.from).toBe(from);
  });
});

describe('newestEraPrizes', () => {
  const old = prizeKind('old', 2);
  const current = prizeKind('current', 3);

  test('they are those of the newest era, in registry order', () => {
    const eras = [
      { from: null, prizes: [old] },
      { from: day('2020-01-01'), prizes: [current, old] },
    ];
    expect(newestEraPrizes(smallLottery([], { eras }))).toEqual([current, old]);
  });

  test('a lottery without an era has none', () => {
    expect(newestEraPrizes(smallLottery([], { eras: [] }))).toEqual([]);
  });
});

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
