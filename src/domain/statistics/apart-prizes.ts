// Prizes of which none follows from another, so that finding them to agree would mean something.
import { type Lottery, newestEraPrizes } from '../lottery.ts';
import type { PrizeKind } from '../prize.ts';
import { startOf } from '../ticket.ts';

/** The adjacent prizes follow from the first prize: every test would count it twice. */
const FOLLOWS_FROM_ANOTHER = 'adjacent-first-prize';

/** The prizes of the newest era that have a chance of their own, in registry order. */
export function prizesWithChance(lottery: Lottery): PrizeKind[] {
  return newestEraPrizes(lottery).filter(({ slug }) => slug !== FOLLOWS_FROM_ANOTHER);
}

/**
 * Those that share no drawn digit, in registry order. Where all are parts of one number the shorter is
 * taken first: every draw has it, while the whole number is often unknown.
 *
 * @example top-two-digit EF and bottom-two-digit CD, but not top-three-digit DEF
 */
export function apartPrizes(lottery: Lottery): PrizeKind[] {
  const kinds = prizesWithChance(lottery);
  if (lottery.drawn === 'each-prize') return kinds;
  const apart = new Set<PrizeKind>();
  for (const kind of kinds.toSorted((one, other) => one.digits - other.digits)) {
    if (![...apart].some((other) => shareDigits(kind, other))) apart.add(kind);
  }
  return kinds.filter((kind) => apart.has(kind));
}

/** A prize that is no part of the drawn number shares no digit of it. */
function shareDigits(one: PrizeKind, other: PrizeKind): boolean {
  const [start, otherStart] = [startOf(one), startOf(other)];
  if (start === undefined || otherStart === undefined) return false;
  return start < otherStart + other.digits && otherStart < start + one.digits;
}
