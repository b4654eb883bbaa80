// A ticket is written ABCDEF, and a prize's place names the letters it is compared with: `ABC` is
// the front three, `EF` the last two, `CD` the pair a Lao draw reads from the middle.
// A shorter ticket has the last letters: four digits are CDEF, five are BCDEF. A drawn number of seven
// digits is longer than any ticket, and its last six are ABCDEF.
import type { PrizeKind } from './prize.ts';

export const TICKET = 'ABCDEF';

/** A shorter ticket exists only where a prize of its length does (design: "where the spec is silent"). */
const SHORT_TICKET_DIGITS = [5, 4];

/** The ticket lengths a lottery with these prizes has, longest first. */
export function ticketLengths(kinds: readonly PrizeKind[]): number[] {
  const short = SHORT_TICKET_DIGITS.filter((length) =>
    kinds.some(({ digits }) => digits === length),
  );
  return [TICKET.length, ...short];
}

/**
 * Every number length that some prize can decide, ascending. A check refuses any other length
 * instead of calling it lost. No number is longer than a ticket.
 */
export function numberLengths(kinds: readonly PrizeKind[]): number[] {
  const lengths = new Set([...kinds.map((kind) => kind.digits), ...ticketLengths(kinds)]);
  return [...lengths].filter((length) => length <= TICKET.length).sort((one, other) => one - other);
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

/**
 * Where a prize begins in the drawn number: 0 is the letter A, and a number of seven digits begins one
 * before it. `undefined` where the prize is no part of that number.
 *
 * @example startOf({ place: 'CD', digits: 2 }) //=> 2
 */
export function startOf({
  place,
  digits,
}: Pick<PrizeKind, 'place' | 'digits'>): number | undefined {
  if (place !== null) return TICKET.indexOf(place);
  return digits > TICKET.length ? TICKET.length - digits : undefined;
}
