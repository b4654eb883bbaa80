// What the scanner needs of the page, and all it gives: a ticket that its holder has confirmed.
import type { DrawDate } from '../../domain/draw-date.ts';

/** The one lottery whose tickets carry a code we know. */
export const SCANNED_LOTTERY = 'thai-government';

export type ScannedTicket = {
  readonly lottery: typeof SCANNED_LOTTERY;
  readonly drawDate: DrawDate;
  readonly number: string;
};

export type HandOver = {
  /** The years with draws of the lottery, newest first. */
  years(): readonly string[];
  /** Checks the ticket in the form. */
  check(ticket: ScannedTicket): void;
  /** Keeps it on this device; resolves to what to say of that. */
  keep(ticket: ScannedTicket): Promise<string>;
  /** All that scanning needs has been fetched. */
  loaded(): void;
};
