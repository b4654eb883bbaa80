// How often each number of one prize was drawn, and when last.

import { everyNumber, possibleValues } from './digits.ts';
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

/** Up to four digits the list is worth reading; six digits would list almost a million numbers. */
const NEVER_DRAWN_LIMIT = 10_000;

/** Tallies one prize over draws given newest first. */
export function tallyFrequency(kind: PrizeKind, draws: readonly Draw[]): PrizeFrequency {
  const seen = new Map<string, { count: number; lastDate: DrawDate; drawsSince: number }>();
  let drawsWithPrize = 0;
  let picks = 0;
  for (const draw of draws) {
    const numbers = draw.prizes[kind.slug];
    if (numbers === undefined) continue;
    for (const number of numbers) {
      const entry = seen.get(number);
      if (entry) entry.count += 1;
      // Newest first, so the first sight of a number is its last appearance.
      else seen.set(number, { count: 1, lastDate: draw.drawDate, drawsSince: drawsWithPrize });
    }
    drawsWithPrize += 1;
    picks += numbers.length;
  }
  const possible = possibleValues(kind.digits);
  const numbers = [...seen].map(([number, entry]) => ({ number, ...entry }));
  return {
    kind,
    draws: drawsWithPrize,
    possibleValues: possible,
    // Picks are added up draw by draw, so an era with four numbers a draw counts as four.
    expectedPerNumber: picks / possible,
    numbers: numbers.sort((a, b) => b.count - a.count || (a.number < b.number ? -1 : 1)),
    neverDrawn:
      possible > NEVER_DRAWN_LIMIT
        ? []
        : everyNumber(kind.digits).filter((number) => !seen.has(number)),
    neverDrawnCount: possible - seen.size,
  };
}
