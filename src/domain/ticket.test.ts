import { describe, expect, test } from 'vitest';
import { LOTTERIES } from '../../tests/support/real-lotteries.ts';
import { prizeKind } from '../../tests/support/small-lottery.ts';
import { everyNumber } from './digits.ts';
import { newestEraPrizes } from './lottery.ts';
import { digitsAt, numberLengths, findStart, TICKET, ticketLengths } from './ticket.ts';

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
    // Four digits are CDEF: what begins at A or B is not part of them.
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
    { digits: [5, 3, 2], expected: [6, 5], because: 'so does a five-digit one' },
    { digits: [5, 4, 3], expected: [6, 5, 4], because: 'and both make two' },
    { digits: [7, 3, 2], expected: [6], because: 'seven digits are longer than any ticket' },
    { digits: [3, 2], expected: [6], because: 'three digits make no ticket' },
    { digits: [], expected: [6], because: 'even without a prize' },
  ])('prizes of $digits digits: $expected, $because', ({ digits, expected }) => {
    expect(ticketLengths(digits.map((one) => prizeKind(`p${one}`, one)))).toEqual(expected);
  });
});

describe('numberLengths', () => {
  const LENGTHS: Record<string, string> = {
    'thai-government': '2 3 6',
    'lao-lottery': '2 3 4 6',
    'gsb-lottery': '2 3 6',
    'hanoi-normal': '2 3 4 5 6',
    'hanoi-4d': '2 3 4 5 6',
  };
  const SIX =
    /^lao-(development-.*|mungkung|munkong|sabaidee|kaownah|jaroen|niyom|rumruay|mongkol|rungreung)$/;

  test.each(LOTTERIES)('$slug takes the lengths of its family', (lottery) => {
    const expected = LENGTHS[lottery.slug] ?? (SIX.test(lottery.slug) ? '2 3 6' : '2 3 5 6');
    expect(numberLengths(newestEraPrizes(lottery)).join(' ')).toBe(expected);
  });

  test('lengths ascend and repeat none, whatever the order of the prizes', () => {
    const kinds = [2, 6, 3, 3, 4, 2].map((digits, index) => prizeKind(`p${index}`, digits));
    expect(numberLengths(kinds)).toEqual([2, 3, 4, 6]);
  });

  test('no number is longer than a ticket', () => {
    expect(numberLengths([prizeKind('whole', 7), prizeKind('pair', 2)])).toEqual([2, 6]);
  });
});

describe('findStart', () => {
  test.each([
    { place: 'ABCDEF', digits: 6, expected: 0 },
    { place: 'BC', digits: 2, expected: 1 },
    { place: 'EF', digits: 2, expected: 4 },
    { place: null, digits: 7, expected: -1 },
    { place: null, digits: 2, expected: undefined },
    { place: null, digits: 6, expected: undefined },
  ])('$place of $digits digits begins at $expected', ({ place, digits, expected }) => {
    expect(findStart({ place, digits })).toBe(expected);
  });
});
