// Prizes that follow from others, so that nobody has to type them.
import { adjacentNumbers } from './adjacent.ts';
import type { Draw } from './draw.ts';
import type { DrawDate } from './draw-date.ts';
import { eraOn, type Lottery } from './lottery.ts';
import type { PrizeKind } from './prize.ts';
import { startOf, TICKET } from './ticket.ts';

/** Digits of the drawn number, and the index in it at which they begin. */
type Digits = { readonly number: string; readonly start: number };

/**
 * Adds to the given prizes those they determine: the adjacent ones of a first prize and, where all
 * placed prizes are parts of one number, each part of a given one. A number is never put together of
 * its parts: a source that prints only parts lacks it.
 *
 * @example top-three-digit 513 gives top-two-digit 13
 */
export function derivePrizes(
  lottery: Lottery,
  drawDate: DrawDate,
  given: Draw['prizes'],
): Draw['prizes'] {
  const kinds = eraOn(lottery, drawDate)?.prizes ?? [];
  const derived: Record<string, readonly string[]> = {};
  const first = given['first-prize']?.[0];
  const adjacent = kinds.find(({ slug }) => slug === 'adjacent-first-prize');
  if (first !== undefined && adjacent?.digits === first.length && /^[0-9]+$/.test(first)) {
    derived['adjacent-first-prize'] = adjacentNumbers(first);
  }
  const wholes = kinds.flatMap((kind) => {
    const [number] = given[kind.slug] ?? [];
    const start = startOf(kind);
    return start === undefined || number?.length !== kind.digits ? [] : [{ number, start }];
  });
  return { ...derived, ...partsOf(wholes, lottery, drawDate), ...given };
}

/**
 * Each prize that is a part of a drawn number, which may be given without its front.
 *
 * @example '2256' of a Lao draw gives its four-digit, top-three-digit, top-two-digit, bottom-two-digit
 */
export function partsOfNumber(
  lottery: Lottery,
  drawDate: DrawDate,
  number: string,
): Draw['prizes'] {
  return partsOf([{ number, start: TICKET.length - number.length }], lottery, drawDate);
}

/** Every source prints three digits at least; a draw with fewer was read wrongly. */
const FEWEST_DIGITS_PRINTED = 3;

/**
 * The prizes whose numbers contain those of the given ones, and which are not given: a source that
 * prints only parts of a number lacks them.
 *
 * @param slugs the prizes given
 * @example ['top-three-digit'] of a five-digit lottery //=> ['five-digit']
 */
export function wholesOf(lottery: Lottery, drawDate: DrawDate, slugs: readonly string[]): string[] {
  if (lottery.drawn !== 'one-number') return [];
  const kinds = eraOn(lottery, drawDate)?.prizes ?? [];
  const parts = kinds.filter(
    ({ slug, digits }) => slugs.includes(slug) && digits >= FEWEST_DIGITS_PRINTED,
  );
  return kinds
    .filter(({ slug }) => !slugs.includes(slug))
    .filter((whole) => parts.some((part) => isPartOf(part, startOf(whole), whole.digits)))
    .map(({ slug }) => slug);
}

/** Each prize with the digits that the first number to contain it has at its place. */
function partsOf(wholes: readonly Digits[], lottery: Lottery, drawDate: DrawDate): Draw['prizes'] {
  if (lottery.drawn !== 'one-number') return {};
  const parts = (eraOn(lottery, drawDate)?.prizes ?? []).flatMap((kind) => {
    const whole = wholes.find(({ number, start }) => isPartOf(kind, start, number.length));
    const start = startOf(kind);
    if (whole === undefined || start === undefined) return [];
    const from = start - whole.start;
    return [[kind.slug, [whole.number.slice(from, from + kind.digits)]] as const];
  });
  return Object.fromEntries(parts);
}

/** Whether the number that begins at `start` and has so many digits contains the prize. */
function isPartOf(part: PrizeKind, start: number | undefined, digits: number): boolean {
  const from = startOf(part);
  if (from === undefined || start === undefined) return false;
  return start <= from && from + part.digits <= start + digits;
}
