// Whether a draw shows the numbers of another one close by: a stale page, or a copied row.
import type { Draw } from './draw.ts';
import { ADJACENT } from './derive.ts';
import { isWithdrawn } from './withdrawal.ts';

/** Rows get copied from one just before, not from last month's. */
const DRAWS_COMPARED = 3;

/** Where all shared prizes are equal: two digits agree once in a hundred times, 500 a year. */
const DIGITS_OF_A_COPY = 3;
/** Whatever else differs: pages refresh number by number. */
const DIGITS_OF_A_PART = 5;
/** Two government sheets share so many digits by chance once in a million million. */
const DIGITS_OF_A_SHEET = 12;

/**
 * The draw close by that has the same numbers, in whatever form: 424 and 15 are those of 15424.
 * @param stored newest first; @param fewest digits that make a copy where all is equal
 */
export function copiedFrom(draw: Draw, stored: readonly Draw[], fewest = DIGITS_OF_A_COPY) {
  const place = stored.findIndex(({ drawDate }) => drawDate <= draw.drawDate);
  const newer = place === -1 ? stored : stored.slice(0, place);
  const near = [
    ...resultsBeside(draw, stored.values().drop(newer.length)).take(DRAWS_COMPARED),
    ...resultsBeside(draw, newer.toReversed().values()).take(DRAWS_COMPARED),
  ];
  const copied = near.find((other) => isCopy(draw, other, fewest));
  const isSheet = countDrawnDigits(Object.values(draw.prizes).flat()) >= DIGITS_OF_A_SHEET;
  // A sheet of many numbers is a copy however long ago its own day was.
  if (copied || !isSheet) return copied;
  return resultsBeside(draw, stored.values()).find((other) =>
    isCopy(draw, other, DIGITS_OF_A_SHEET, DIGITS_OF_A_SHEET),
  );
}

/** Lazy: every draw of a file is compared with its neighbours. */
function resultsBeside({ drawDate }: Draw, draws: IteratorObject<Draw>) {
  return draws.filter((near) => near.drawDate !== drawDate && !isWithdrawn(near));
}

function isCopy(draw: Draw, near: Draw, fewest: number, part = DIGITS_OF_A_PART): boolean {
  const isEqual = (slug: string) => areEqual(draw.prizes[slug], near.prizes[slug]);
  // Nearly all draws end here, and a year of sheets has tens of thousands of pairs.
  if (!Object.keys(draw.prizes).some(isEqual)) return false;
  const shared = Object.keys(draw.prizes).filter((slug) => slug !== ADJACENT && near.prizes[slug]);
  const equal = shared.filter(isEqual);
  const digits = countDrawnDigits(equal.flatMap((slug) => draw.prizes[slug] ?? []));
  return digits >= (equal.length === shared.length ? fewest : part);
}

/** Stops at the first number that differs: a sheet has 173. */
function areEqual(numbers: readonly string[] = [], others: readonly string[] = []): boolean {
  return (
    numbers.length === others.length && numbers.every((number, index) => number === others[index])
  );
}

/** The digits drawn for these numbers; a number that is part of another is not drawn by itself. */
function countDrawnDigits(numbers: readonly string[]): number {
  const all = [...new Set(numbers)];
  const isPart = (number: string) =>
    all.some((one) => one.length > number.length && one.includes(number));
  return all.filter((number) => !isPart(number)).join('').length;
}
