// A ticket is ABCDEF, and a prize's place names the letters it is compared with: `ABC` is the front
// three, `CD` the middle pair of a Lao draw. Four digits are CDEF, five BCDEF; the last six of
// seven digits are ABCDEF.
import type { PrizeKind } from './lottery.ts';

export const TICKET = 'ABCDEF';
/** A shorter ticket exists only where a prize of its length does. */
const SHORT_TICKET_DIGITS = [5, 4];

/** The ticket lengths a lottery with these prizes has, longest first. */
export function ticketLengths(kinds: readonly PrizeKind[]): number[] {
  const short = SHORT_TICKET_DIGITS.filter((length) =>
    kinds.some(({ digits }) => digits === length),
  );
  return [TICKET.length, ...short];
}

/** Every number length that some prize can decide, ascending. A check refuses any other length. */
export function numberLengths(kinds: readonly PrizeKind[]): number[] {
  const lengths = new Set([...kinds.map((kind) => kind.digits), ...ticketLengths(kinds)]);
  return [...lengths]
    .filter((length) => length <= TICKET.length)
    .sort((left, right) => left - right);
}

/**
 * The digits of a ticket at a place; `undefined` where the ticket is too short to have it.
 * @example digitsAt('123456', 'CD') //=> '34'
 * @example digitsAt('3456', 'ABC') //=> undefined
 */
export function digitsAt(ticket: string, place: string): string | undefined {
  const start = TICKET.indexOf(place) - (TICKET.length - ticket.length);
  return start < 0 ? undefined : ticket.slice(start, start + place.length);
}

/**
 * Where a prize begins in the drawn number: 0 is A, and seven digits begin at -1. `undefined`: it
 * is not part of that number. `findStart({ place: 'CD', digits: 2 }) //=> 2`
 */
export function findStart({ place, digits }: Pick<PrizeKind, 'place' | 'digits'>) {
  if (place !== null) return TICKET.indexOf(place);
  return digits > TICKET.length ? TICKET.length - digits : undefined;
}
