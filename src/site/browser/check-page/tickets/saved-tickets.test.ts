import { describe, expect, test } from 'vitest';
import { day } from '../../../../../tests/support/small-lottery.ts';
import {
  readTickets,
  type SavedTicket,
  TicketStore,
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
  ])('%s is not such a file', (text) => {
    expect(readTickets(text)).toEqual({ tickets: [], unread: 1 });
  });

  test.each([null, 3, 'x', [], {}])('an entry %j is not a ticket', (entry) => {
    expect(readTickets(JSON.stringify({ version: 1, tickets: [entry] })).unread).toBe(1);
  });
});

test('a file of a later version of the site says so', () => {
  const read = readTickets('{"version":2,"tickets":[]}');
  expect(read).toEqual({ tickets: [], unread: 1, isNewer: true });
});

const other = { ...ticket, number: '004616' };

/** A browser's storage that takes so many characters. */
function storageOf(most = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > most) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, text);
    },
    removeItem: (key: string) => items.delete(key),
  } as unknown as Storage;
  return { items, storage };
}

/** Locks as a browser has them: one at a time, in turn. */
function locksOf() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, act: () => unknown) => {
    last = last.then(act);
    return last;
  };
  return { request } as never;
}

describe('TicketStore', () => {
  test('keeps tickets, and gives them back', async () => {
    const { storage } = storageOf();
    const store = new TicketStore(storage);
    expect(store.read()).toEqual({ tickets: [], unread: 0 });
    expect(await store.change(() => [ticket])).toBe('kept');
    expect(new TicketStore(storage).read()).toEqual({ tickets: [ticket], unread: 0 });
    store.erase();
    expect(store.read().tickets).toEqual([]);
  });

  test('nothing is written where nothing changes', async () => {
    const { items, storage } = storageOf();
    expect(await new TicketStore(storage).change((stored) => [...stored])).toBe('kept');
    expect(items.size).toBe(0);
    const full = storageOf(0);
    full.items.set('tickets', ticketText([ticket]));
    expect(await new TicketStore(full.storage).change((stored) => [...stored])).toBe('kept');
  });

  test('full storage is said, and what was kept stays', async () => {
    const { items, storage } = storageOf(200);
    const store = new TicketStore(storage);
    await store.change(() => [ticket]);
    const before = items.get('tickets');
    expect(
      await store.change((items) => [...items, ...Array.from({ length: 9 }, () => other)]),
    ).toBe('full');
    expect(items.get('tickets')).toBe(before);
    expect(store.read().tickets).toEqual([ticket]);
  });

  test('a browser that drops what it was given has not kept it', async () => {
    const storage = { getItem: () => null, setItem: () => {} } as unknown as Storage;
    expect(await new TicketStore(storage).change(() => [ticket])).toBe('full');
  });

  test('without storage nothing is pretended', async () => {
    const store = new TicketStore(undefined);
    expect(await store.change(() => [ticket])).toBe('unavailable');
    expect(store.read()).toEqual({ tickets: [], unread: 0 });
  });

  test('two tabs that add at once lose nothing', async () => {
    const { storage } = storageOf();
    const [locks, reader] = [locksOf(), new TicketStore(storage)];
    const tabs = [new TicketStore(storage, locks), new TicketStore(storage, locks)];
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        tabs[index % 2]?.change((items) => [...items, { ...ticket, number: String(index + 10) }]),
      ),
    );
    expect(reader.read().tickets).toHaveLength(50);
  });

  test('a text that cannot be read is moved away, not overwritten', async () => {
    const { items, storage } = storageOf();
    items.set('tickets', '{"tickets":["half a te');
    const store = new TicketStore(storage);
    expect(store.read().unread).toBe(1);
    expect(await store.change(() => [ticket])).toBe('kept');
    expect(items.get('tickets-unreadable')).toContain('half a te');
    expect(store.read()).toEqual({ tickets: [ticket], unread: 0 });
  });

  test('what a later version of the site wrote stays as it is', async () => {
    const { items, storage } = storageOf();
    items.set('tickets', '{"version":2,"tickets":[]}');
    const store = new TicketStore(storage);
    expect(await store.change(() => [ticket])).toBe('outdated');
    expect([...items]).toEqual([['tickets', '{"version":2,"tickets":[]}']]);
  });
});
