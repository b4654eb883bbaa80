// How often each number of one prize was drawn, and when last.

import { everyNumber, padNumber, possibleValues } from './digits.ts';
import type { Draw } from './draw.ts';
import type { DrawDate } from './draw-date.ts';
import type { PrizeKind } from './prize.ts';

export type NumberFrequency = {
  readonly number: string;
  readonly count: number;
  readonly lastDate: DrawDate;
  /** Draws after the last appearance; 0 = in the newest draw that had this prize. */
  readonly drawsSince: number;
};

export type PrizeFrequency = {
  readonly kind: PrizeKind;
  /** Draws that had this prize. */
  readonly draws: number;
  readonly possibleValues: number;
  /** Appearances of each number if all were equally likely. */
  readonly expectedPerNumber: number;
  /** Numbers drawn at least once: count descending, then number. */
  readonly numbers: readonly NumberFrequency[];
  /** Ascending; empty above `NEVER_DRAWN_LIMIT` possible values. */
  readonly neverDrawn: readonly string[];
  readonly neverDrawnCount: number;
};

/**
 * Four digits, 10,000 numbers, are the longest list worth reading; six would list almost a million.
 */
const NEVER_DRAWN_LIMIT = 10_000;

/** Tallies one prize over draws given newest first. */
export function tallyFrequency(kind: PrizeKind, draws: readonly Draw[]): PrizeFrequency {
  const possible = possibleValues(kind.digits);
  // An array by value: a million counters cost less than a map of half as many texts.
  const counts = new Uint32Array(possible);
  const drawsSince = new Uint32Array(possible);
  const dates: DrawDate[] = [];
  let picks = 0;
  for (const { drawDate, prizes } of draws) {
    const numbers = prizes[kind.slug];
    if (numbers === undefined) continue;
    for (const number of numbers) {
      const value = Number(number);
      // Draws are newest first, so a number is met first at its last appearance.
      if (counts[value] === 0) drawsSince[value] = dates.length;
      counts[value] = at(counts, value) + 1;
    }
    dates.push(drawDate);
    picks += numbers.length;
  }
  const ranked = drawnValues(counts);
  return {
    kind,
    draws: dates.length,
    possibleValues: possible,
    // Picks are added up draw by draw, so an era with four numbers a draw counts as four.
    expectedPerNumber: picks / possible,
    numbers: ranked.map((value) => ({
      number: padNumber(value, kind.digits),
      count: at(counts, value),
      lastDate: dates[at(drawsSince, value)] ?? ('' as DrawDate),
      drawsSince: at(drawsSince, value),
    })),
    neverDrawn:
      possible > NEVER_DRAWN_LIMIT
        ? []
        : everyNumber(kind.digits).filter((_, value) => counts[value] === 0),
    neverDrawnCount: possible - ranked.length,
  };
}

/** The values counted at least once: count descending, then value. */
function drawnValues(counts: Uint32Array): number[] {
  const byCount: number[][] = [];
  counts.forEach((count, value) => {
    if (count === 0) return;
    byCount[count] ??= [];
    byCount[count].push(value);
  });
  return byCount.reverse().flat();
}

function at(counts: Uint32Array, index: number): number {
  return counts[index] ?? 0;
}
