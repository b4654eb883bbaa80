// A ticket is written ABCDEF, and a prize's place names the letters it is compared with: `ABC` is
// the front three, `EF` the last two, `CD` the pair a Lao draw reads from the middle.
// A shorter ticket has the last letters: four digits are CDEF.
import type { PrizeKind } from './prize.ts';

export const TICKET = 'ABCDEF';

/** A four-digit ticket exists only where a four-digit prize does (design: "where the spec is silent"). */
const SHORT_TICKET_DIGITS = 4;

/** The ticket lengths a lottery with these prizes has, longest first. */
export function ticketLengths(kinds: readonly PrizeKind[]): number[] {
  const short = kinds.some((kind) => kind.digits === SHORT_TICKET_DIGITS);
  return short ? [TICKET.length, SHORT_TICKET_DIGITS] : [TICKET.length];
}

/**
 * Every number length that some prize can decide, ascending. A check refuses any other length
 * instead of calling it lost.
 */
export function numberLengths(kinds: readonly PrizeKind[]): number[] {
  const lengths = new Set([...kinds.map((kind) => kind.digits), ...ticketLengths(kinds)]);
  return [...lengths].sort((one, other) => one - other);
}

/**
 * The digits of a ticket at a place, or `undefined` where the ticket is too short to have it.
 *
 * @example digitsAt('123456', 'CD') //=> '34'
 * @example digitsAt('3456', 'CD') //=> '34'
 * @example digitsAt('3456', 'ABC') //=> undefined
 */
export function digitsAt(ticket: string, place: string): string | undefined {
  const start = TICKET.indexOf(place) - (TICKET.length - ticket.length);
  return start < 0 ? undefined : ticket.slice(start, start + place.length);
}
