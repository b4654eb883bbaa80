// What the scanner gives to the page, and needs of it.
import type { SavedTicket } from '../tickets/saved-tickets.ts';
import type { ListedYears } from '../year-file.ts';

export type ScannedTicket = Pick<SavedTicket, 'lottery' | 'drawDate' | 'number'>;

/** What the scanner needs of the page. */
export type HandOver = {
  /** The lottery of the tickets. */
  lottery(): ListedYears;
  /** Checks the ticket in the form. */
  check(ticket: ScannedTicket): void;
  /** Keeps it on this device; resolves to what to say of that. */
  keep(ticket: ScannedTicket): Promise<string>;
  /** All that scanning needs has been fetched. */
  loaded(): void;
};
