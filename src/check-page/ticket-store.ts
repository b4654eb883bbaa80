// Keeps tickets in this browser. What cannot be written is said, and what was kept before stays.
import { readTickets, type ReadTickets, type SavedTicket, ticketText } from './saved-tickets.ts';

const KEY = 'tickets';
/** A stored text that nobody can read is moved here, not overwritten. */
const UNREADABLE_KEY = 'tickets-unreadable';

/** Nothing was changed but for `kept`. `outdated`: a later version of the site wrote what is there. */
export type Kept = 'kept' | 'full' | 'unavailable' | 'outdated';

type Locks = Pick<LockManager, 'request'>;

/**
 * @param storage `undefined` where the browser allows none
 * @param locks keep two tabs from writing at once, where the browser has them
 */
export function ticketStore(storage: Storage | undefined, locks?: Locks) {
  const text = () => storage?.getItem(KEY) ?? null;
  const read = (): ReadTickets => {
    const held = text();
    return held === null ? { tickets: [], unread: 0 } : readTickets(held);
  };

  function write(change: (tickets: readonly SavedTicket[]) => readonly SavedTicket[]): Kept {
    if (storage === undefined) return 'unavailable';
    const held = text();
    const { tickets, unread, isNewer } = read();
    if (isNewer) return 'outdated';
    const changed = ticketText(change(tickets));
    try {
      if (held !== null && unread > 0) storage.setItem(UNREADABLE_KEY, held);
      storage.setItem(KEY, changed);
    } catch {
      return 'full';
    }
    return text() === changed ? 'kept' : 'full';
  }

  return {
    isAvailable: storage !== undefined,
    read,
    /** Reads again, changes and writes, while no other tab does. */
    async change(
      change: (tickets: readonly SavedTicket[]) => readonly SavedTicket[],
    ): Promise<Kept> {
      return locks === undefined ? write(change) : locks.request(KEY, () => write(change));
    },
    /** Removes everything that was ever kept. */
    erase(): void {
      storage?.removeItem(KEY);
      storage?.removeItem(UNREADABLE_KEY);
    },
  };
}

/** The storage of this browser; `undefined` where it is switched off, which throws in some. */
export function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** Calls when another tab has changed the tickets. */
export function onOtherTab(changed: () => void): void {
  addEventListener('storage', ({ key }) => {
    // `null`: everything of this site was erased.
    if (key === KEY || key === null) changed();
  });
}
