// Whether a draw shows the numbers of another one close by: a page that was not refreshed, a row copied.
import type { Draw } from './draw.ts';
import { isWithdrawn } from './withdrawal.ts';

type Numbers = Pick<Draw, 'prizes'>;

/** Rows get copied from one just before, not from last month's. */
const DRAWS_COMPARED = 3;

/**
 * Where all that two draws both have is equal, so many digits make it a copy. Two of them agree once in a
 * hundred comparisons, and there are some fifty thousand a year; nearly every draw shares four or more.
 */
const DIGITS_OF_A_COPY = 3;

/** So many equal digits are a copy whatever else differs: a page is often refreshed number by number. */
const DIGITS_OF_A_PART = 5;

/** It follows from the first prize, so that it says nothing of its own. */
/** Of two sheets of the government lottery so many digits are equal by chance once in a million million. */
const DIGITS_OF_A_SHEET = 12;

const DERIVED = 'adjacent-first-prize';

/**
 * The draw close by, on either side, of which this one shows numbers, in whatever form: 424 and 15 are those
 * of 15424, 424 and 15.
 *
 * @param stored newest first; the draw of the same day does not count
 * @param fewest digits that make a copy where all is equal
 */
export function copiedFrom(
  draw: Draw,
  stored: readonly Draw[],
  fewest = DIGITS_OF_A_COPY,
): Draw | undefined {
  const results = stored.filter((near) => !isWithdrawn(near));
  const newer = results.filter(({ drawDate }) => drawDate > draw.drawDate).slice(-DRAWS_COMPARED);
  const older = results.filter(({ drawDate }) => drawDate < draw.drawDate).slice(0, DRAWS_COMPARED);
  return (
    [...older, ...newer.reverse()].find((near) => isCopy(draw, near, fewest)) ??
    copiedFromAfar(draw, results)
  );
}

/** A sheet of many numbers is a copy however long ago its own day was. */
function copiedFromAfar(draw: Draw, results: readonly Draw[]): Draw | undefined {
  if (digitsOf(Object.values(draw.prizes).flat()) < DIGITS_OF_A_SHEET) return undefined;
  return results.find(
    (other) =>
      other.drawDate !== draw.drawDate && isCopy(draw, other, DIGITS_OF_A_SHEET, DIGITS_OF_A_SHEET),
  );
}

function isCopy(draw: Numbers, near: Numbers, fewest: number, part = DIGITS_OF_A_PART): boolean {
  const shared = Object.keys(draw.prizes).filter((slug) => slug !== DERIVED && near.prizes[slug]);
  const equal = shared.filter((slug) => draw.prizes[slug]?.join() === near.prizes[slug]?.join());
  const digits = digitsOf(equal.flatMap((slug) => draw.prizes[slug] ?? []));
  return digits >= (equal.length === shared.length ? fewest : part);
}

/** How many digits were drawn for these numbers; one that is part of another was not drawn by itself. */
function digitsOf(numbers: readonly string[]): number {
  return [...new Set(numbers)]
    .filter((number, _, all) => !all.some((other) => other !== number && other.includes(number)))
    .join('').length;
}
