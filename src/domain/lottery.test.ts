import { LOTTERIES, lotteryOf } from '../../tests/support/real-lotteries.ts';
import { day, prizeKind, smallLottery } from '../../tests/support/small-lottery.ts';
import { describe, expect, test } from 'vitest';
import { eraOn, type Lottery, newestEraPrizes, satang } from './lottery.ts';

const thai = lotteryOf('thai-government');

/** What the era of that day pays: `slug picks × amount`. */
function pays(lottery: Lottery, drawDate: string): string[] | undefined {
  return eraOn(lottery, day(drawDate))?.prizes.map(
    ({ slug, picks, amount }) => `${slug} ${picks} × ${amount}`,
  );
}

const SIX_DIGIT = [
  ['first-prize', 1],
  ['adjacent-first-prize', 2],
  ['second-prize', 5],
  ['third-prize', 10],
  ['fourth-prize', 50],
  ['fifth-prize', 100],
] as const;

/** The Thai prizes of an era: the six-digit ones with their amounts, then the shorter. */
function thaiPrizes(amounts: readonly number[], shorter: readonly string[]): string[] {
  const six = SIX_DIGIT.map(([slug, picks], index) => `${slug} ${picks} × ${amounts[index]}.00`);
  return [...six, ...shorter];
}

const FROM_2010 = thaiPrizes(
  [2_000_000, 50_000, 100_000, 40_000, 20_000, 10_000],
  ['last-three-digit 4 × 2000.00', 'last-two-digit 1 × 1000.00'],
);
const FROM_AUGUST_2015 = ['first-prize 1 × 3000000.00', ...FROM_2010.slice(1)];
const FROM_SEPTEMBER_2015 = [
  ...FROM_AUGUST_2015.slice(0, 6),
  'front-three-digit 2 × 2000.00',
  'last-three-digit 2 × 2000.00',
  'last-two-digit 1 × 1000.00',
];
const FROM_2017 = thaiPrizes(
  [6_000_000, 100_000, 200_000, 80_000, 40_000, 20_000],
  ['front-three-digit 2 × 4000.00', 'last-three-digit 2 × 4000.00', 'last-two-digit 1 × 2000.00'],
);
const UNVERIFIED = FROM_2010.map((prize) => prize.replace(/ × .*/, ' × 0.00'));

describe('eraOn', () => {
  test.each([
    { date: '2006-12-29', expected: undefined, because: 'no era reaches back so far' },
    {
      date: '2006-12-30',
      expected: UNVERIFIED,
      because: 'the first stored day, amounts unverified',
    },
    { date: '2010-02-28', expected: UNVERIFIED, because: 'the last day of unverified amounts' },
    { date: '2010-03-01', expected: FROM_2010, because: 'the first verified amounts' },
    { date: '2015-07-31', expected: FROM_2010, because: 'the first prize is still two million' },
    { date: '2015-08-01', expected: FROM_AUGUST_2015, because: 'the first prize is three million' },
    {
      date: '2015-08-31',
      expected: FROM_AUGUST_2015,
      because: 'four last threes for the last day',
    },
    { date: '2015-09-01', expected: FROM_SEPTEMBER_2015, because: 'two last threes become front' },
    { date: '2017-08-31', expected: FROM_SEPTEMBER_2015, because: 'the day before amounts double' },
    { date: '2017-09-01', expected: FROM_2017, because: 'amounts double' },
    { date: '2026-08-16', expected: FROM_2017, because: 'they have not changed since' },
  ])('thai-government on $date: $because', ({ date, expected }) => {
    expect(pays(thai, date)).toEqual(expected);
  });

  test('the rows above stand on both sides of every change the registry has', () => {
    expect(thai.eras.map(({ from }) => from)).toEqual([
      '2006-12-30',
      '2010-03-01',
      '2015-08-01',
      '2015-09-01',
      '2017-09-01',
    ]);
  });

  test('the other 48 lotteries have paid the same since their beginning, nothing official', () => {
    const others = LOTTERIES.filter((lottery) => lottery !== thai);
    expect(others).toHaveLength(48);
    for (const { slug, eras } of others) {
      expect(
        eras.map(({ from }) => from),
        slug,
      ).toEqual([null]);
      expect(new Set(eras[0]?.prizes.map(({ amount }) => amount)), slug).toEqual(new Set(['0.00']));
    }
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

  test.each([
    ['lao-lottery', 'six-digit four-digit top-three-digit top-two-digit bottom-two-digit'],
    ['hanoi-normal', 'five-digit four-digit top-three-digit top-two-digit bottom-two-digit'],
    ['hanoi-4d', 'five-digit four-digit top-three-digit top-two-digit bottom-two-digit'],
    ['hanoi-vip', 'five-digit top-three-digit top-two-digit bottom-two-digit'],
    ['gsb-lottery', 'seven-digit top-three-digit bottom-two-digit'],
    ['lao-tv', 'five-digit top-three-digit top-two-digit bottom-two-digit'],
  ])('%s draws %s', (slug, expected) => {
    const kinds = newestEraPrizes(lotteryOf(slug));
    expect(kinds.map((kind) => kind.slug).join(' ')).toBe(expected);
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
