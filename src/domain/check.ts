// A number against one draw. The spec's rules:
// 1. a 6-digit number is compared with all prizes, the adjacent ones included;
// 2. a 3-digit number with the front three and the last three;
// 3. a 2-digit number with the last two;
// 4. the same rules as on our own check page (which runs this very file).
// They generalise to: a number meets every prize of its own length whole, and a ticket also meets
// the other prizes at their place in it.
import {
  type Drawn,
  listPrizeKinds,
  pendingPrizeKinds,
  listPrizes,
  unavailablePrizeKinds,
  type WithEras,
} from './draw.ts';
import { type Prize, type PrizeKind, satang } from './lottery.ts';
import { digitsAt, ticketLengths } from './ticket.ts';

export type Match = { readonly kind: PrizeKind; readonly winningNumber: string };

type CheckedNumber = {
  /** The announced prizes that the number was compared with. */
  readonly compared: readonly Prize[];
  /** One match per winning number hit, in registry order: a number drawn twice wins twice. */
  readonly matches: readonly Match[];
  /** Baht. */
  readonly totalAmount: number;
  /** Prizes the number can still win: they have not been announced yet. */
  readonly pending: readonly PrizeKind[];
  /** Prizes the number could have won, but no source has their numbers. */
  readonly unavailable: readonly PrizeKind[];
  /** Prizes no part of a ticket, or longer than it: the caller has to compare their own digits. */
  readonly notCompared: readonly PrizeKind[];
};

export function checkNumber(lottery: WithEras, draw: Drawn, number: string): CheckedNumber {
  const isTicket = ticketLengths(listPrizeKinds(lottery, draw)).includes(number.length);
  const meets = (kind: PrizeKind) => comparedDigits(number, kind, isTicket) !== undefined;
  const compared = listPrizes(lottery, draw).flatMap((prize) => {
    const digits = comparedDigits(number, prize.kind, isTicket);
    return digits === undefined ? [] : [{ ...prize, digits }];
  });
  const matches = compared.flatMap(({ kind, numbers, digits }) => {
    // Looks for a win first: almost no number wins, and the fifth prize has a hundred numbers.
    if (!numbers.includes(digits)) return [];
    return numbers
      .filter((winningNumber) => winningNumber === digits)
      .map((winningNumber) => ({ kind, winningNumber }));
  });
  return {
    compared,
    matches,
    totalAmount: matches.reduce((sum, { kind }) => sum + satang(kind.amount), 0) / 100,
    pending: pendingPrizeKinds(lottery, draw).filter(meets),
    unavailable: unavailablePrizeKinds(lottery, draw).filter(meets),
    notCompared: isTicket ? listPrizeKinds(lottery, draw).filter((kind) => !meets(kind)) : [],
  };
}

/** The digits of the number that this prize is compared with; `undefined` where they never meet. */
function comparedDigits(number: string, kind: PrizeKind, isTicket: boolean): string | undefined {
  if (kind.digits === number.length) return number;
  return isTicket && kind.place !== null ? digitsAt(number, kind.place) : undefined;
}
