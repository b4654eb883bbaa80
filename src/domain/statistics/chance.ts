// What chance alone would give, were every number equally likely and every draw on its own.
import { dbinom } from 'lib-r-math.js';
import type { PrizeFrequency } from '../frequency.ts';

/** A band is called usual if chance stays inside it at least this often. */
const BAND_SHARE = 0.95;

export type Band = {
  readonly low: number;
  readonly high: number;
  /** How likely chance alone falls outside. Counts are whole, so it is seldom exactly 5 %. */
  readonly outside: number;
};

/**
 * The counts, both ends included, that chance gives at least 95 % of the time.
 * @param probability of one candidate at each of the numbers drawn
 */
export function chanceBand(trials: number, probability: number): Band {
  if (!Number.isSafeInteger(trials) || trials < 0) throw new RangeError(`${trials} is not a count`);
  if (!(probability > 0 && probability < 1)) {
    throw new RangeError(`${probability} is not a probability between 0 and 1`);
  }
  const tail = (1 - BAND_SHARE) / 2;
  // Adds term by term: the library's sum (pbinom) is off in the third decimal for few trials.
  const share = (count: number) => dbinom(count, trials, probability);
  let low = 0;
  let below = 0;
  while (low < trials && below + share(low) < tail) {
    below += share(low);
    low += 1;
  }
  let high = low;
  let upTo = below + share(low);
  while (high < trials && upTo < 1 - tail) {
    high += 1;
    upTo += share(high);
  }
  return { low, high, outside: below + Math.max(0, 1 - upTo) };
}

/** Whether a count lies outside a band. */
export function isOutside(count: number, { low, high }: Band): boolean {
  return count < low || count > high;
}

/** A count that did not happen gets a row where chance expects at least this many numbers. */
const LIKELY_NUMBERS = 0.5;

/** How many numbers were drawn so often, and by chance. @param picks numbers drawn in all */
export function measureSpread(frequency: PrizeFrequency, picks: number) {
  const { possibleValues, numbers, neverDrawnCount } = frequency;
  const numbersByCount = new Map([[0, neverDrawnCount]]);
  for (const { count } of numbers) numbersByCount.set(count, (numbersByCount.get(count) ?? 0) + 1);
  const most = numbers[0]?.count ?? 0;
  const rows: { count: number; numbers: number; expected: number }[] = [];
  for (let count = 0; count <= picks; count += 1) {
    const expected = possibleValues * dbinom(count, picks, 1 / possibleValues);
    const past = count > most && count > frequency.expectedPerNumber;
    if (past && expected < LIKELY_NUMBERS) break;
    rows.push({ count, numbers: numbersByCount.get(count) ?? 0, expected });
  }
  // Chance hardly gives counts far below the usual, and none happened: the bars would be empty.
  const isShown = (row: (typeof rows)[number]) => row.numbers > 0 || row.expected >= LIKELY_NUMBERS;
  return rows.slice(rows.findIndex(isShown));
}

export type AbsenceRow = ReturnType<typeof measureAbsence>['rows'][number];

/** Bars of half an expected absence each, up to four of them: 8 bars. */
const BARS = 8;
const BARS_PER_ABSENCE = 2;

/** @param picks numbers drawn in all */
export function measureAbsence(frequency: PrizeFrequency, picks: number) {
  const { possibleValues, numbers, neverDrawnCount, draws } = frequency;
  const perDraw = draws === 0 ? 1 : picks / draws;
  /** How likely a draw is to leave a number out. */
  const missed = (1 - 1 / possibleValues) ** perDraw;
  const width = Math.max(1, Math.round(1 / (1 - missed) / BARS_PER_ABSENCE));
  const starts = Array.from({ length: BARS }, (_, bar) => bar * width).filter(
    // A bar much narrower than the others would mislead; its draws join the bar before it.
    (at) => at < draws && (at === 0 || at + width / 2 <= draws),
  );
  // With few draws the last bar is the numbers never drawn, which have been away for all of them.
  if (starts.length < BARS) starts.push(draws);
  const rows = starts.map((from, bar) => {
    const isLast = bar === starts.length - 1;
    const next = starts[bar + 1] ?? Number.POSITIVE_INFINITY;
    const within = numbers.filter(
      ({ drawsSince }) => drawsSince >= from && drawsSince < next,
    ).length;
    return {
      /** Away for so many draws or more … */
      from,
      /** … up to and including these; `undefined` is without end, where the never drawn are too. */
      to: isLast ? undefined : next - 1,
      numbers: within + (isLast ? neverDrawnCount : 0),
      expected: possibleValues * (missed ** from - missed ** next),
    };
  });
  const longest = numbers.reduce((most, { drawsSince }) => Math.max(most, drawsSince), 0);
  return {
    rows,
    /** Draws away of the number away longest; `undefined` where some were never drawn. */
    longest: neverDrawnCount > 0 ? undefined : longest,
    /** The median of the longest absence, by chance alone. */
    longestByChance: Math.round(Math.log(1 - 0.5 ** (1 / possibleValues)) / Math.log(missed)),
  };
}
