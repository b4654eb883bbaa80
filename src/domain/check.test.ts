import { describe, expect, test } from 'vitest';
import { drawOn, prizeKind, smallLottery } from '../../tests/support/small-lottery.ts';
import { checkNumber } from './check.ts';

const whole = (slug: string, amount: string, picks = 1) =>
  prizeKind(slug, 6, { amount, picks, place: 'ABCDEF' });

const thai = smallLottery([
  whole('first', '6000000.00'),
  whole('adjacent', '100000.00', 2),
  whole('fifth', '20000.00', 3),
  prizeKind('front-three', 3, { amount: '4000.00', picks: 2, place: 'ABC' }),
  prizeKind('last-three', 3, { amount: '4000.00', picks: 2, place: 'DEF' }),
  prizeKind('last-two', 2, { amount: '2000.00', place: 'EF' }),
]);

const thaiDraw = drawOn('2026-08-16', {
  first: ['004615'],
  adjacent: ['004614', '004616'],
  fifth: ['018096', '431094', '431094'],
  'front-three': ['431', '731'],
  'last-three': ['094', '731'],
  'last-two': ['15'],
});

const lao = smallLottery([
  prizeKind('six', 6, { place: 'ABCDEF' }),
  prizeKind('four', 4, { place: 'CDEF' }),
  prizeKind('top-three', 3, { place: 'DEF' }),
  prizeKind('top-two', 2, { place: 'EF' }),
  prizeKind('bottom-two', 2, { place: 'CD' }),
]);
const laoDraw = drawOn('2026-10-06', {
  four: ['1878'],
  'top-three': ['878'],
  'top-two': ['78'],
  'bottom-two': ['18'],
});

const hanoi = smallLottery([
  prizeKind('four', 4, { place: 'CDEF' }),
  prizeKind('top-three', 3, { place: 'DEF' }),
  prizeKind('top-two', 2, { place: 'EF' }),
  prizeKind('bottom-two', 2),
]);
const hanoiDraw = drawOn('2026-08-22', {
  four: ['0213'],
  'top-three': ['213'],
  'top-two': ['13'],
  'bottom-two': ['13'],
});

const hits = (checked: ReturnType<typeof checkNumber>) =>
  checked.matches.map(({ kind, winningNumber }) => `${kind.slug} ${winningNumber}`);

describe('checkNumber', () => {
  test.each([
    { number: '004615', won: ['first 004615', 'last-two 15'], because: 'first prize and last two' },
    { number: '004614', won: ['adjacent 004614'], because: 'one below the first prize' },
    { number: '004616', won: ['adjacent 004616'], because: 'one above the first prize' },
    { number: '004617', won: [], because: 'two above is not adjacent' },
    { number: '731731', won: ['front-three 731', 'last-three 731'], because: 'both ends win' },
    { number: '000015', won: ['last-two 15'], because: 'only its end wins' },
    {
      number: '731',
      won: ['front-three 731', 'last-three 731'],
      because: 'three meet both threes',
    },
    { number: '094', won: ['last-three 094'], because: 'three meet the last three' },
    { number: '431', won: ['front-three 431'], because: 'three meet the front three' },
    { number: '15', won: ['last-two 15'], because: 'two meet the last two' },
    { number: '515', won: [], because: 'three never meet the last two' },
    { number: '94', won: [], because: 'two never meet the last three' },
  ])('thai $number wins $won: $because', ({ number, won }) => {
    expect(hits(checkNumber(thai, thaiDraw, number))).toEqual(won);
  });

  test('a number drawn twice in a prize wins twice, in registry order', () => {
    const checked = checkNumber(thai, thaiDraw, '431094');
    expect(hits(checked)).toEqual([
      'fifth 431094',
      'fifth 431094',
      'front-three 431',
      'last-three 094',
    ]);
    expect(checked.totalAmount).toBe(48_000);
  });

  test.each([
    { number: '901878', won: ['four 1878', 'top-three 878', 'top-two 78', 'bottom-two 18'] },
    { number: '1878', won: ['four 1878', 'top-three 878', 'top-two 78', 'bottom-two 18'] },
    { number: '1800', won: ['bottom-two 18'] },
    { number: '180000', won: [] },
    { number: '991899', won: ['bottom-two 18'] },
    { number: '878', won: ['top-three 878'] },
    { number: '18', won: ['bottom-two 18'] },
    { number: '78', won: ['top-two 78'] },
  ])('lao $number wins $won, a ticket at CDEF, DEF, EF and CD', ({ number, won }) => {
    expect(hits(checkNumber(lao, laoDraw, number))).toEqual(won);
  });

  test.each([
    { number: '990213', won: ['four 0213', 'top-three 213', 'top-two 13'] },
    { number: '0213', won: ['four 0213', 'top-three 213', 'top-two 13'] },
    { number: '1300', won: [] },
    { number: '13', won: ['top-two 13', 'bottom-two 13'] },
  ])('hanoi $number wins $won, a ticket never the bottom pair', ({ number, won }) => {
    expect(hits(checkNumber(hanoi, hanoiDraw, number))).toEqual(won);
  });

  test.each([
    { number: '901878', expected: ['six'], because: 'the whole ticket could have won it' },
    { number: '1878', expected: [], because: 'four digits never meet six' },
    { number: '878', expected: [], because: 'three digits never meet six' },
  ])('of lao without its six digits, $number leaves $expected open: $because', (row) => {
    const { unavailable } = checkNumber(lao, laoDraw, row.number);
    expect(unavailable.map(({ slug }) => slug)).toEqual(row.expected);
  });

  test.each([
    { number: '990213', expected: ['bottom-two'], because: 'it is no part of the ticket' },
    { number: '0213', expected: ['bottom-two'], because: 'nor of a short one' },
    { number: '213', expected: [], because: 'three digits are no ticket' },
    { number: '13', expected: [], because: 'two digits meet it whole' },
  ])('of hanoi, $number is not compared with $expected: $because', ({ number, expected }) => {
    const { notCompared } = checkNumber(hanoi, hanoiDraw, number);
    expect(notCompared.map(({ slug }) => slug)).toEqual(expected);
  });

  test.each([
    { number: '901878', expected: [], because: 'it is as long as the ticket' },
    { number: '1878', expected: ['six'], because: 'the ticket that has these four may win it' },
    { number: '878', expected: [], because: 'three digits are no ticket' },
    { number: '78', expected: [], because: 'nor are two' },
  ])('of lao, $number is not compared with $expected: $because', ({ number, expected }) => {
    const { notCompared } = checkNumber(lao, laoDraw, number);
    expect(notCompared.map(({ slug }) => slug)).toEqual(expected);
  });

  test('a prize as long as the ticket is compared whole, place or not', () => {
    const apart = smallLottery([prizeKind('apart', 6)]);
    const draw = drawOn('2026-01-01', { apart: ['123456'] });
    const checked = checkNumber(apart, draw, '123456');
    expect([hits(checked), checked.notCompared]).toEqual([['apart 123456'], []]);
  });

  test('a prize no source has is neither won nor paid', () => {
    const unknown = drawOn('2026-08-16', { 'front-three': ['431'] });
    const { matches, totalAmount, unavailable } = checkNumber(thai, unknown, '004615');
    expect([matches, totalAmount]).toEqual([[], 0]);
    const slugs = unavailable.map(({ slug }) => slug);
    expect(slugs).toEqual(['first', 'adjacent', 'fifth', 'last-three', 'last-two']);
  });

  test('amounts add up without float noise', () => {
    const kinds = ['0.10', '0.20'].map((amount, index) => prizeKind(`p${index}`, 2, { amount }));
    const draw = drawOn('2026-01-01', { p0: ['07'], p1: ['07'] });
    expect(checkNumber(smallLottery(kinds), draw, '07').totalAmount).toBe(0.3);
  });
});
