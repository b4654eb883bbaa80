import { describe, expect, test } from 'vitest';
import { day } from '../../tests/support/small-lottery.ts';
import type { SavedTicket } from './saved-tickets.ts';
import { ticketStore } from './ticket-store.ts';

const ticket: SavedTicket = {
  lottery: 'lao-tv',
  drawDate: day('2026-12-01'),
  number: '53',
  count: 1,
};
const other = { ...ticket, number: '54' };

/** A browser's storage that takes so many characters. */
function storageOf(most = Number.POSITIVE_INFINITY) {
  const held = new Map<string, string>();
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > most) throw new DOMException('full', 'QuotaExceededError');
      held.set(key, text);
    },
    removeItem: (key: string) => held.delete(key),
  } as unknown as Storage;
  return { held, storage };
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

describe('ticketStore', () => {
  test('keeps tickets, and gives them back', async () => {
    const { storage } = storageOf();
    const store = ticketStore(storage);
    expect(store.read()).toEqual({ tickets: [], unread: 0 });
    expect(await store.change(() => [ticket])).toBe('kept');
    expect(ticketStore(storage).read()).toEqual({ tickets: [ticket], unread: 0 });
    store.erase();
    expect(store.read().tickets).toEqual([]);
  });

  test('full storage is said, and what was kept stays', async () => {
    const { held, storage } = storageOf(200);
    const store = ticketStore(storage);
    await store.change(() => [ticket]);
    const before = held.get('tickets');
    expect(await store.change((one) => [...one, ...Array.from({ length: 9 }, () => other)])).toBe(
      'full',
    );
    expect(held.get('tickets')).toBe(before);
    expect(store.read().tickets).toEqual([ticket]);
  });

  test('a browser that drops what it was given has not kept it', async () => {
    const storage = { getItem: () => null, setItem: () => {} } as unknown as Storage;
    expect(await ticketStore(storage).change(() => [ticket])).toBe('full');
  });

  test('without storage nothing is pretended', async () => {
    const store = ticketStore(undefined);
    expect(await store.change(() => [ticket])).toBe('unavailable');
    expect(store.read()).toEqual({ tickets: [], unread: 0 });
  });

  test('two tabs that add at once lose nothing', async () => {
    const { storage } = storageOf();
    const [locks, one] = [locksOf(), ticketStore(storage)];
    const tabs = [ticketStore(storage, locks), ticketStore(storage, locks)];
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        tabs[index % 2]?.change((held) => [...held, { ...ticket, number: String(index + 10) }]),
      ),
    );
    expect(one.read().tickets).toHaveLength(50);
  });

  test('a text that cannot be read is moved away, not overwritten', async () => {
    const { held, storage } = storageOf();
    held.set('tickets', '{"tickets":["half a te');
    const store = ticketStore(storage);
    expect(store.read().unread).toBe(1);
    expect(await store.change(() => [ticket])).toBe('kept');
    expect(held.get('tickets-unreadable')).toContain('half a te');
    expect(store.read()).toEqual({ tickets: [ticket], unread: 0 });
  });

  test('what a later version of the site wrote stays as it is', async () => {
    const { held, storage } = storageOf();
    held.set('tickets', '{"version":2,"tickets":[]}');
    const store = ticketStore(storage);
    expect(await store.change(() => [ticket])).toBe('outdated');
    expect([...held]).toEqual([['tickets', '{"version":2,"tickets":[]}']]);
  });
});
