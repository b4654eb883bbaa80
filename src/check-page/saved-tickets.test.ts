import { describe, expect, test } from 'vitest';
import { day } from '../../tests/support/small-lottery.ts';
import {
  readTickets,
  type SavedTicket,
  ticketText,
  withAdded,
  withImported,
} from './saved-tickets.ts';

const ticket: SavedTicket = {
  lottery: 'thai-government',
  drawDate: day('2026-12-01'),
  number: '004615',
  count: 2,
};
const shown = { won: ['รางวัลที่ 1'], isFinal: true };

describe('a ticket that is kept already', () => {
  test('is one more where it is added, and the same where it is imported', () => {
    expect(withAdded([ticket], [ticket])).toEqual([{ ...ticket, count: 4 }]);
    expect(withImported([ticket], [ticket])).toEqual([ticket]);
    expect(withImported([ticket], [{ ...ticket, count: 5 }])).toEqual([{ ...ticket, count: 5 }]);
  });

  test('keeps what was shown of it', () => {
    expect(withAdded([{ ...ticket, shown }], [ticket])[0]?.shown).toEqual(shown);
    expect(withImported([], [{ ...ticket, shown }])[0]?.shown).toEqual(shown);
  });

  test('of another draw, lottery or number is another', () => {
    const others = [
      { ...ticket, drawDate: day('2026-12-16') },
      { ...ticket, lottery: 'lao-tv' },
      { ...ticket, number: '04615' },
    ];
    expect(withAdded([ticket], others)).toEqual([ticket, ...others]);
  });
});

describe('the text', () => {
  test('gives the same tickets back', () => {
    const tickets = [
      ticket,
      { ...ticket, number: '53', shown, before: { won: [], isFinal: false } },
    ];
    expect(readTickets(ticketText(tickets))).toEqual({ tickets, unread: 0 });
    expect(readTickets(ticketText([]))).toEqual({ tickets: [], unread: 0 });
  });

  test.each([
    { number: '1' },
    { number: '1234567' },
    { number: '๑๒' },
    { number: 12 },
    { count: 0 },
    { count: 1.5 },
    { count: 10_000 },
    { count: '2' },
    { drawDate: '2026-02-30' },
    { lottery: '<b>' },
    { lottery: '../x' },
    { lottery: undefined },
  ])('counts an entry with %j as not read, and reads the others', (wrong) => {
    const text = JSON.stringify({ version: 1, tickets: [{ ...ticket, ...wrong }, ticket] });
    expect(readTickets(text)).toEqual({ tickets: [ticket], unread: 1 });
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '3',
    '{"version":0,"tickets":[]}',
    '{"version":1,"tickets":{}}',
  ])('%s is no such file', (text) => {
    expect(readTickets(text)).toEqual({ tickets: [], unread: 1 });
  });

  test.each([null, 3, 'x', [], {}])('an entry %j is no ticket', (entry) => {
    expect(readTickets(JSON.stringify({ version: 1, tickets: [entry] })).unread).toBe(1);
  });
});

test('a file of a later version of the site says so', () => {
  const read = readTickets('{"version":2,"tickets":[]}');
  expect(read).toEqual({ tickets: [], unread: 1, isNewer: true });
});
