import { describe, expect, test } from 'vitest';
import { LOTTERIES, lotteryOf } from '../../tests/support/real-lotteries.ts';
import { prizeKind } from '../../tests/support/small-lottery.ts';
import { everyNumber } from './digits.ts';
import { newestEraPrizes } from './lottery.ts';
import { digitsAt, numberLengths, TICKET, ticketLengths } from './ticket.ts';

describe('digitsAt', () => {
  test.each([
    { ticket: '123456', place: 'ABCDEF', expected: '123456', because: 'a ticket whole' },
    { ticket: '123456', place: 'ABC', expected: '123', because: 'the front three' },
    { ticket: '123456', place: 'DEF', expected: '456', because: 'the last three' },
    { ticket: '123456', place: 'CDEF', expected: '3456', because: 'the last four' },
    { ticket: '123456', place: 'EF', expected: '56', because: 'the last two' },
    { ticket: '123456', place: 'CD', expected: '34', because: 'the pair in the middle' },
    { ticket: '3456', place: 'CDEF', expected: '3456', because: 'four digits are CDEF' },
    { ticket: '3456', place: 'DEF', expected: '456', because: 'its last three' },
    { ticket: '3456', place: 'EF', expected: '56', because: 'its last two' },
    { ticket: '3456', place: 'CD', expected: '34', because: 'its first two are CD' },
    { ticket: '3456', place: 'ABC', expected: undefined, because: 'it has no A and no B' },
    { ticket: '3456', place: 'ABCDEF', expected: undefined, because: 'it is not whole' },
    { ticket: '004615', place: 'ABC', expected: '004', because: 'zeros are digits' },
  ])('$place of $ticket is $expected: $because', ({ ticket, place, expected }) => {
    expect(digitsAt(ticket, place)).toBe(expected);
  });

  test('every place of ABCDEF reads the very letters it names', () => {
    const places = [...TICKET].flatMap((_, start) =>
      [...TICKET].slice(start).map((_, length) => TICKET.slice(start, start + length + 1)),
    );
    expect(places).toHaveLength(21);
    expect(places.filter((place) => digitsAt(TICKET, place) !== place)).toEqual([]);
    // Four digits are CDEF: what begins at A or B is no part of them.
    const short = places.map((place) => digitsAt('CDEF', place));
    expect(short).toEqual(places.map((place) => (place < 'C' ? undefined : place)));
  });

  test('every four-digit ticket reads as the tail of a six-digit one', () => {
    const wrong = everyNumber(4).filter((ticket) =>
      ['CDEF', 'DEF', 'EF', 'CD'].some(
        (place) => digitsAt(ticket, place) !== digitsAt(`98${ticket}`, place),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('ticketLengths', () => {
  test.each([
    { digits: [6, 3, 2], expected: [6], because: 'a ticket has six digits everywhere' },
    { digits: [4, 3, 2], expected: [6, 4], because: 'a four-digit prize makes a short ticket' },
    { digits: [3, 2], expected: [6], because: 'three digits make no ticket' },
    { digits: [], expected: [6], because: 'even without a prize' },
  ])('prizes of $digits digits: $expected, $because', ({ digits, expected }) => {
    expect(ticketLengths(digits.map((one) => prizeKind(`p${one}`, one)))).toEqual(expected);
  });
});

describe('numberLengths', () => {
  const FOUR_DIGIT = ['lao-lottery', 'hanoi-normal', 'hanoi-4d'];

  test.each([
    { slug: 'thai-government', expected: [2, 3, 6], because: '4 and 5 digits decide nothing' },
    { slug: 'lao-lottery', expected: [2, 3, 4, 6], because: 'its tickets have 4 or 6 digits' },
    { slug: 'hanoi-normal', expected: [2, 3, 4, 6], because: 'it draws four digits' },
    { slug: 'hanoi-4d', expected: [2, 3, 4, 6], because: 'it draws four digits too' },
    { slug: 'hanoi-vip', expected: [2, 3, 6], because: 'it starts at three digits' },
    { slug: 'hanoi-special', expected: [2, 3, 6], because: 'it starts at three digits' },
    { slug: 'hanoi-adhoc', expected: [2, 3, 6], because: 'it starts at three digits' },
    { slug: 'gsb-lottery', expected: [2, 3, 6], because: 'three on top, two at the bottom' },
    { slug: 'lao-tv', expected: [2, 3, 6], because: 'private lotteries draw three and two' },
  ])('$slug decides $expected: $because', ({ slug, expected }) => {
    expect(numberLengths(newestEraPrizes(lotteryOf(slug)))).toEqual(expected);
  });

  test('only three lotteries take four digits, and none takes five', () => {
    const lengths = LOTTERIES.map((lottery) => ({
      slug: lottery.slug,
      lengths: numberLengths(newestEraPrizes(lottery)),
    }));
    const four = lengths.filter(({ lengths: of }) => of.includes(4)).map(({ slug }) => slug);
    expect(four.sort()).toEqual([...FOUR_DIGIT].sort());
    expect(lengths.filter(({ lengths: of }) => of.includes(5))).toEqual([]);
  });

  test('lengths ascend and repeat none, whatever the order of the prizes', () => {
    const kinds = [2, 6, 3, 3, 4, 2].map((digits, index) => prizeKind(`p${index}`, digits));
    expect(numberLengths(kinds)).toEqual([2, 3, 4, 6]);
  });
});
