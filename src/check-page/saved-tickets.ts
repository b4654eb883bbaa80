// The tickets a visitor keeps on this device, and their file. Pure: the store gives and takes text.
import { type DrawDate, isDrawDate } from '../domain/draw-date.ts';

/** What an answer said of a ticket, so that a correction afterwards is noticed. */
export type Shown = {
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
  readonly shown?: Shown;
  /** What was shown before the draw was corrected. */
  readonly before?: Shown;
};

export type ReadTickets = {
  readonly tickets: readonly SavedTicket[];
  /** Entries that are no ticket; all of them where the text is no such file. */
  readonly unread: number;
  /** A later version of the site wrote it. */
  readonly isNewer?: true;
};

/** Nobody writes more on one line; a mistyped count should not become a fortune. */
export const MOST_COUNT = 9999;

const VERSION = 1;

/** The tickets with others added; the same ticket again is one more of it. */
export function withAdded(
  held: readonly SavedTicket[],
  added: readonly SavedTicket[],
): SavedTicket[] {
  return united(held, added, (one, other) => Math.min(MOST_COUNT, one + other));
}

/** The tickets with those of a file; the same file twice changes nothing. */
export function withImported(
  held: readonly SavedTicket[],
  imported: readonly SavedTicket[],
): SavedTicket[] {
  return united(held, imported, Math.max);
}

function united(
  held: readonly SavedTicket[],
  added: readonly SavedTicket[],
  countOf: (held: number, added: number) => number,
): SavedTicket[] {
  const byKey = new Map(held.map((ticket) => [keyOf(ticket), ticket]));
  for (const ticket of added) {
    const same = byKey.get(keyOf(ticket));
    const count = same === undefined ? ticket.count : countOf(same.count, ticket.count);
    byKey.set(keyOf(ticket), { ...ticket, ...same, count });
  }
  return [...byKey.values()];
}

/** Two tickets of one key are the same number in the same draw. */
export function keyOf({ lottery, drawDate, number }: SavedTicket): string {
  return `${lottery}/${drawDate}/${number}`;
}

/** The tickets as the text of a file. */
export function ticketText(tickets: readonly SavedTicket[]): string {
  return `${JSON.stringify({ version: VERSION, tickets })}\n`;
}

/** Reads a stored text or a file. Never throws: what is no ticket is counted, so that it can be said. */
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
  const found = tickets.flatMap((one: unknown) => ticketOf(one) ?? []);
  return { tickets: withImported([], found), unread: tickets.length - found.length };
}

function ticketOf(value: unknown): SavedTicket | undefined {
  if (!isRecord(value)) return undefined;
  const { lottery, drawDate, number, count } = value;
  if (typeof lottery !== 'string' || !/^[a-z0-9-]{1,60}$/.test(lottery)) return undefined;
  if (typeof drawDate !== 'string' || !isDrawDate(drawDate)) return undefined;
  if (typeof number !== 'string' || !/^[0-9]{2,6}$/.test(number)) return undefined;
  if (!Number.isInteger(count) || Number(count) < 1 || Number(count) > MOST_COUNT) return undefined;
  const shown = shownOf(value['shown']);
  const before = shownOf(value['before']);
  const ticket = { lottery, drawDate, number, count: Number(count) };
  return { ...ticket, ...(shown && { shown }), ...(before && { before }) };
}

function shownOf(value: unknown): Shown | undefined {
  if (!isRecord(value) || !Array.isArray(value['won'])) return undefined;
  const won = value['won'].filter((one): one is string => typeof one === 'string');
  return { won, isFinal: value['isFinal'] === true };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
