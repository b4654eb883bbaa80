// Whether a draw repeats the numbers of a near one: a source shows an old page, or copied a row.

import { ADJACENT } from './derive.ts';
import { type Draw, findPlace } from './draw.ts';
import { isWithdrawn } from './withdrawal.ts';

/** People copy the row just before, not one of last month. */
const DRAWS_COMPARED = 3;

/**
 * How many digits must agree if all shared prizes do: chance repeats two digits 500 times a year.
 */
const DIGITS_OF_A_COPY = 3;
/** How many must agree if other prizes differ: some pages refresh number by number. */
const DIGITS_OF_A_PART = 5;
/** Chance lets two government sheets share so many digits once in a million million. */
const DIGITS_OF_A_SHEET = 12;

/**
 * The near draw that has the same numbers, in whatever form: 424 and 15 are those of 15424.
 * @param draws newest first, several of one day where sources differ
 * @param fewest how many digits make a copy if all of them agree
 */
export function copiedFrom(draw: Draw, draws: readonly Draw[], fewest = DIGITS_OF_A_COPY) {
  const place = findPlace(draw.drawDate, draws);
  const isCopied = (near: Draw) => isCopy(draw, near, fewest);
  const copied =
    findNearby(draw, draws, place, 1, isCopied) ?? findNearby(draw, draws, place - 1, -1, isCopied);
  const isSheet = countDrawnDigits(Object.values(draw.prizes).flat()) >= DIGITS_OF_A_SHEET;
  // A sheet of many numbers is a copy, however far apart the two days are.
  if (copied || !isSheet) return copied;
  return draws.find(
    (near) =>
      near.drawDate !== draw.drawDate && isCopy(draw, near, DIGITS_OF_A_SHEET, DIGITS_OF_A_SHEET),
  );
}

/** Whether two lotteries have so many digits in common that one was taken for the other. */
export function areTwins(ours: Draw, theirs: Draw): boolean {
  return isCopy(ours, theirs, DIGITS_OF_A_PART);
}

/**
 * Looks at the draws of the nearest days on one side. A withdrawn draw is compared, but does not
 * count as one of them.
 */
function findNearby(
  { drawDate }: Draw,
  draws: readonly Draw[],
  from: number,
  step: 1 | -1,
  isMatch: (near: Draw) => boolean,
): Draw | undefined {
  const days = new Set<string>();
  for (let index = from; index >= 0 && index < draws.length; index += step) {
    const near = draws[index];
    if (near === undefined || near.drawDate === drawDate) continue;
    if (!isWithdrawn(near)) days.add(near.drawDate);
    if (days.size > DRAWS_COMPARED) return undefined;
    if (isMatch(near)) return near;
  }
  return undefined;
}

function isCopy(draw: Draw, near: Draw, fewest: number, part = DIGITS_OF_A_PART): boolean {
  const isEqual = (slug: string) => areEqual(draw.prizes[slug], near.prizes[slug]);
  // Decides nearly all pairs early: a year has tens of thousands of pairs of sheets.
  if (!Object.keys(draw.prizes).some(isEqual)) return false;
  const shared = Object.keys(draw.prizes).filter((slug) => slug !== ADJACENT && near.prizes[slug]);
  const equal = shared.filter(isEqual);
  const digits = countDrawnDigits(equal.flatMap((slug) => draw.prizes[slug] ?? []));
  return digits >= (equal.length === shared.length ? fewest : part);
}

/** Stops at the first number that differs: a sheet has 173. */
function areEqual(numbers: readonly string[] = [], theirs: readonly string[] = []): boolean {
  return (
    numbers.length === theirs.length && numbers.every((number, index) => number === theirs[index])
  );
}

/** The digits drawn for these numbers. A number that is part of another is not drawn by itself. */
function countDrawnDigits(numbers: readonly string[]): number {
  const all = [...new Set(numbers)];
  const isPart = (number: string) =>
    all.some((longer) => longer.length > number.length && longer.includes(number));
  return all.filter((number) => !isPart(number)).join('').length;
}
