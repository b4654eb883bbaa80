// Prizes that follow from others, so that nobody has to type them.
import { adjacentNumbers } from './digits.ts';
import type { DrawDate } from './draw-date.ts';
import { type Draw, listPrizes } from './draw.ts';
import { eraOn, type Lottery, type PrizeKind } from './lottery.ts';
import { findStart, TICKET } from './ticket.ts';

/** It follows from the first prize: the numbers beside it, which are not drawn. */
export const ADJACENT = 'adjacent-first-prize';

/**
 * Adds the prizes that the given ones determine: adjacent ones, and the parts of one number (513
 * gives 13). Parts never make a whole: a source that prints only parts lacks it.
 */
export function derivePrizes(lottery: Lottery, drawDate: DrawDate, prizes: Draw['prizes']) {
  const kinds = eraOn(lottery, drawDate)?.prizes ?? [];
  const derived: Record<string, readonly string[]> = {};
  const first = prizes['first-prize']?.[0];
  const adjacent = kinds.find(({ slug }) => slug === ADJACENT);
  if (first !== undefined && adjacent?.digits === first.length && /^[0-9]+$/.test(first)) {
    derived[ADJACENT] = adjacentNumbers(first);
  }
  const wholes = kinds.flatMap((kind) => {
    const [number] = prizes[kind.slug] ?? [];
    const start = findStart(kind);
    return start === undefined || number?.length !== kind.digits ? [] : [{ number, start }];
  });
  return { ...derived, ...cutParts(wholes, lottery, drawDate), ...prizes };
}

/** Each prize that is part of a drawn number, or of its end: '2256' gives all of a Lao draw. */
export function partsOfNumber(lottery: Lottery, drawDate: DrawDate, number: string) {
  return cutParts([{ number, start: TICKET.length - number.length }], lottery, drawDate);
}

/** Every source prints three digits at least; a draw with fewer was read wrongly. */
const FEWEST_DIGITS_PRINTED = 3;

/** The prizes of which the source prints only parts: `top-three-digit` is one of `five-digit`. */
export function findWholes(lottery: Lottery, drawDate: DrawDate, slugs: readonly string[]) {
  if (lottery.drawn !== 'one-number') return [];
  const kinds = eraOn(lottery, drawDate)?.prizes ?? [];
  const parts = kinds.filter(
    ({ slug, digits }) => slugs.includes(slug) && digits >= FEWEST_DIGITS_PRINTED,
  );
  return kinds
    .filter(({ slug }) => !slugs.includes(slug))
    .filter((whole) => parts.some((part) => isPartOf(part, findStart(whole), whole.digits)))
    .map(({ slug }) => slug);
}

/** Cuts each part out of the first number that contains it, at its place; the place A is 0. */
function cutParts(
  wholes: readonly { readonly number: string; readonly start: number }[],
  lottery: Lottery,
  drawDate: DrawDate,
): Draw['prizes'] {
  if (lottery.drawn !== 'one-number') return {};
  const parts = (eraOn(lottery, drawDate)?.prizes ?? []).flatMap((kind) => {
    const whole = wholes.find(({ number, start }) => isPartOf(kind, start, number.length));
    const start = findStart(kind);
    if (whole === undefined || start === undefined) return [];
    const from = start - whole.start;
    return [[kind.slug, [whole.number.slice(from, from + kind.digits)]] as const];
  });
  return Object.fromEntries(parts);
}

/** Whether the number that begins at `start` and has so many digits contains the prize. */
function isPartOf(part: PrizeKind, start: number | undefined, digits: number): boolean {
  const from = findStart(part);
  if (from === undefined || start === undefined) return false;
  return start <= from && from + part.digits <= start + digits;
}

/** The parts of one drawn number that differ from another one in a digit they share. */
export function sharedDigitContradictions(draw: Draw, lottery: Lottery) {
  if (lottery.drawn !== 'one-number') return [];
  const drawn: DrawnDigits = new Map();
  return listPrizes(lottery, draw).flatMap(({ kind, numbers: [value] }) => {
    const start = findStart(kind);
    if (start === undefined || value?.length !== kind.digits) return [];
    const clash = findClash(value, start, drawn);
    for (const [index, digit] of [...value].entries()) {
      if (!drawn.has(start + index)) drawn.set(start + index, { digit, slug: kind.slug });
    }
    return clash === undefined ? [] : [{ slug: kind.slug, rival: clash }];
  });
}

/**
 * The digits of the drawn number by their place in it, each with the first prize that states it.
 */
type DrawnDigits = Map<number, { readonly digit: string; readonly slug: string }>;

/** The first prize that has another digit in a place of this number. */
function findClash(number: string, start: number, drawn: DrawnDigits): string | undefined {
  for (const [index, digit] of [...number].entries()) {
    const earlier = drawn.get(start + index);
    if (earlier !== undefined && earlier.digit !== digit) return earlier.slug;
  }
  return undefined;
}

/** The adjacent prizes where they are not the numbers beside the first prize. */
export function adjacentContradictions({ prizes }: Draw) {
  const first = prizes['first-prize']?.[0];
  const adjacent = prizes[ADJACENT];
  if (first === undefined || adjacent === undefined) return [];
  const isRight = adjacent.join() === adjacentNumbers(first).join();
  return isRight ? [] : [{ slug: ADJACENT, rival: 'first-prize' }];
}
