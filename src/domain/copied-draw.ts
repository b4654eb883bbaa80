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

/** Of two sheets of the government lottery so many digits are equal by chance once in a million million. */
const DIGITS_OF_A_SHEET = 12;

/** It follows from the first prize, so that it says nothing of its own. */
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
  const place = stored.findIndex(({ drawDate }) => drawDate <= draw.drawDate);
  const [newer, older] =
    place === -1 ? [stored, []] : [stored.slice(0, place), stored.slice(place)];
  const near = [
    ...resultsBeside(draw, older).take(DRAWS_COMPARED),
    ...resultsBeside(draw, newer.toReversed()).take(DRAWS_COMPARED),
  ];
  return near.find((other) => isCopy(draw, other, fewest)) ?? copiedFromAfar(draw, stored);
}

/** Looks at no more draws than are taken of them: every draw of a file is compared with its neighbours. */
function resultsBeside({ drawDate }: Draw, draws: readonly Draw[]) {
  return draws.values().filter((near) => near.drawDate !== drawDate && !isWithdrawn(near));
}

/** A sheet of many numbers is a copy however long ago its own day was. */
function copiedFromAfar(draw: Draw, stored: readonly Draw[]): Draw | undefined {
  if (digitsOf(Object.values(draw.prizes).flat()) < DIGITS_OF_A_SHEET) return undefined;
  return resultsBeside(draw, stored).find((other) =>
    isCopy(draw, other, DIGITS_OF_A_SHEET, DIGITS_OF_A_SHEET),
  );
}

function isCopy(draw: Numbers, near: Numbers, fewest: number, part = DIGITS_OF_A_PART): boolean {
  const shared = Object.keys(draw.prizes).filter((slug) => slug !== DERIVED && near.prizes[slug]);
  const equal = shared.filter((slug) => areEqual(draw.prizes[slug], near.prizes[slug]));
  const digits = digitsOf(equal.flatMap((slug) => draw.prizes[slug] ?? []));
  return digits >= (equal.length === shared.length ? fewest : part);
}

/** Stops at the first number that differs: a sheet of 173 is compared with every other of its year. */
function areEqual(numbers: readonly string[] = [], others: readonly string[] = []): boolean {
  return (
    numbers.length === others.length && numbers.every((number, index) => number === others[index])
  );
}

/** How many digits were drawn for these numbers; one that is part of another was not drawn by itself. */
function digitsOf(numbers: readonly string[]): number {
  return [...new Set(numbers)]
    .filter(
      (number, _, all) =>
        !all.some((other) => other.length > number.length && other.includes(number)),
    )
    .join('').length;
}
