// The tickets a visitor keeps in this browser, and the file they can be taken out to.
import { type DrawDate, isDrawDate } from '../../../../domain/draw-date.ts';

/** What an answer said of a ticket, so that a correction afterwards is noticed. */
export type ShownResult = {
  /** Each prize won, as a text. */
  readonly won: readonly string[];
  /** Nothing was undecided. */
  readonly isFinal: boolean;
};

export type SavedTicket = {
  /** A lottery's slug. */
  readonly lottery: string;
  /** The day of the draw; it may be to come. */
  readonly drawDate: DrawDate;
  readonly number: string;
  /** How many tickets of this number, 1 to 9999. */
  readonly count: number;
  readonly shown?: ShownResult;
  /** What was shown before the draw was corrected. */
  readonly before?: ShownResult;
};

export type Tickets = readonly SavedTicket[];

export type ReadTickets = {
  readonly tickets: Tickets;
  /** Entries that are not a ticket; all of them where the text is not such a file. */
  readonly unread: number;
  /** A later version of the site wrote it. */
  readonly isNewer?: true;
};

/** Nobody writes more on one line; a mistyped count should not become a fortune. */
export const MOST_COUNT = 9999;

const VERSION = 1;

/** The tickets with others added; the same ticket again is one more of it. */
export function withAdded(stored: Tickets, added: Tickets): Tickets {
  return unite(stored, added, (before, more) => Math.min(MOST_COUNT, before + more));
}

/** The tickets with those of a file; the same file twice changes nothing. */
export function withImported(stored: Tickets, imported: Tickets): Tickets {
  return unite(stored, imported, Math.max);
}

function unite(stored: Tickets, added: Tickets, count: (stored: number, added: number) => number) {
  const byKey = new Map(stored.map((ticket) => [ticketKey(ticket), ticket]));
  for (const ticket of added) {
    const same = byKey.get(ticketKey(ticket));
    const all = same === undefined ? ticket.count : count(same.count, ticket.count);
    byKey.set(ticketKey(ticket), { ...ticket, ...same, count: all });
  }
  return [...byKey.values()];
}

/** Two tickets of one key are the same number in the same draw. */
export function ticketKey({ lottery, drawDate, number }: SavedTicket): string {
  return `${lottery}/${drawDate}/${number}`;
}

/** The tickets as the text of a file. */
export function ticketText(tickets: Tickets): string {
  return `${JSON.stringify({ version: VERSION, tickets })}\n`;
}

/** Reads a stored text or a file. Never throws: counts what is not a ticket. */
export function readTickets(text: string): ReadTickets {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { tickets: [], unread: 1 };
  }
  const { version, tickets } = isRecord(read) ? read : {};
  if (Number(version) > VERSION) return { tickets: [], unread: 1, isNewer: true };
  if (version !== VERSION || !Array.isArray(tickets)) return { tickets: [], unread: 1 };
  const found = tickets.flatMap((entry: unknown) => readTicket(entry) ?? []);
  return { tickets: withImported([], found), unread: tickets.length - found.length };
}

function readTicket(value: unknown): SavedTicket | undefined {
  if (!isRecord(value)) return undefined;
  const { lottery, drawDate, number, count } = value;
  if (typeof lottery !== 'string' || !/^[a-z0-9-]{1,60}$/.test(lottery)) return undefined;
  if (typeof drawDate !== 'string' || !isDrawDate(drawDate)) return undefined;
  if (typeof number !== 'string' || !/^[0-9]{2,6}$/.test(number)) return undefined;
  if (!Number.isInteger(count) || Number(count) < 1 || Number(count) > MOST_COUNT) return undefined;
  const shown = readShown(value['shown']);
  const before = readShown(value['before']);
  const ticket = { lottery, drawDate, number, count: Number(count) };
  return { ...ticket, ...(shown && { shown }), ...(before && { before }) };
}

function readShown(value: unknown): ShownResult | undefined {
  if (!isRecord(value) || !Array.isArray(value['won'])) return undefined;
  const won = value['won'].filter((prize) => typeof prize === 'string');
  return { won, isFinal: value['isFinal'] === true };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const KEY = 'tickets';
/** A stored text that nobody can read is moved here, not overwritten. */
const UNREADABLE_KEY = 'tickets-unreadable';

/**
 * With any outcome but `kept` nothing changed. `outdated`: a later version of the site wrote the
 * tickets.
 */
export type WriteResult = 'kept' | 'full' | 'unavailable' | 'outdated';

/** Makes the tickets to store from those that are stored. */
export type TicketChange = (stored: Tickets) => Tickets;

/** The tickets of this browser. What cannot be written is said, and what was kept before stays. */
export class TicketStore {
  readonly #storage: Storage | undefined;
  readonly #locks: Pick<LockManager, 'request'> | undefined;

  /**
   * @param storage `undefined` where the browser allows none
   * @param locks keep two tabs from writing at once, where the browser has them
   */
  constructor(storage: Storage | undefined, locks?: Pick<LockManager, 'request'>) {
    this.#storage = storage;
    this.#locks = locks;
  }

  read(): ReadTickets {
    const text = this.#storage?.getItem(KEY) ?? null;
    return text === null ? { tickets: [], unread: 0 } : readTickets(text);
  }

  /** Reads again, changes and writes, while no other tab does. */
  async change(change: TicketChange): Promise<WriteResult> {
    const write = () => this.#write(change);
    return this.#locks === undefined ? write() : this.#locks.request(KEY, write);
  }

  /** Removes everything that was ever kept. */
  erase(): void {
    for (const key of [KEY, UNREADABLE_KEY]) this.#storage?.removeItem(key);
  }

  #write(change: TicketChange): WriteResult {
    const storage = this.#storage;
    if (storage === undefined) return 'unavailable';
    const text = storage.getItem(KEY);
    const { tickets, unread, isNewer } = this.read();
    if (isNewer) return 'outdated';
    const changed = ticketText(change(tickets));
    if (changed === ticketText(tickets)) return 'kept';
    try {
      if (text !== null && unread > 0) storage.setItem(UNREADABLE_KEY, text);
      storage.setItem(KEY, changed);
    } catch {
      return 'full';
    }
    return storage.getItem(KEY) === changed ? 'kept' : 'full';
  }
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
