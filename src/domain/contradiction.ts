// Prizes of one draw that cannot both be right.
import { adjacentNumbers } from './adjacent.ts';
import { type Draw, prizesOf } from './draw.ts';
import type { Lottery } from './lottery.ts';
import { startOf } from './ticket.ts';

export type Contradiction = {
  readonly slug: string;
  /** The prize that says otherwise. */
  readonly other: string;
};

/**
 * Where all placed prizes are parts of one drawn number, those that differ in a digit they share. A number
 * of another length than its prize has is no part of it.
 */
export function sharedDigitContradictions(draw: Draw, lottery: Lottery): Contradiction[] {
  if (lottery.drawn !== 'one-number') return [];
  const drawn = new Map<number, { digit: string; slug: string }>();
  return prizesOf(lottery, draw).flatMap(({ kind, numbers: [value] }) => {
    const start = startOf(kind);
    if (start === undefined || value?.length !== kind.digits) return [];
    const clash = [...value].flatMap((digit, index) => {
      const other = drawn.get(start + index);
      if (other === undefined) drawn.set(start + index, { digit, slug: kind.slug });
      return other && other.digit !== digit ? [other.slug] : [];
    })[0];
    return clash === undefined ? [] : [{ slug: kind.slug, other: clash }];
  });
}

/** Adjacent prizes that are not the first prize ± 1. */
export function adjacentContradictions({ prizes }: Draw): Contradiction[] {
  const first = prizes['first-prize']?.[0];
  const adjacent = prizes['adjacent-first-prize'];
  if (first === undefined || adjacent === undefined) return [];
  return adjacent.join() === adjacentNumbers(first).join()
    ? []
    : [{ slug: 'adjacent-first-prize', other: 'first-prize' }];
}
