// Compares how many numbers were drawn never, once, twice … with how many chance would give.
import type { PrizeFrequency } from '../frequency.ts';
import { chanceOfCount } from './chance.ts';

export type SpreadRow = {
  /** Drawn this many times. */
  readonly count: number;
  /** How many numbers were. */
  readonly numbers: number;
  /** How many would be by chance. */
  readonly expected: number;
};

/** A count that did not happen gets a row where chance expects at least this many numbers. */
const LIKELY_NUMBERS = 0.5;

/** @param picks numbers drawn in all */
export function spreadOf(frequency: PrizeFrequency, picks: number): SpreadRow[] {
  const { possibleValues, numbers, neverDrawnCount } = frequency;
  const seen = new Map([[0, neverDrawnCount]]);
  for (const { count } of numbers) seen.set(count, (seen.get(count) ?? 0) + 1);
  const most = numbers[0]?.count ?? 0;
  const rows: SpreadRow[] = [];
  for (let count = 0; count <= picks; count += 1) {
    const expected = possibleValues * chanceOfCount(count, picks, 1 / possibleValues);
    const past = count > most && count > frequency.expectedPerNumber;
    if (past && expected < LIKELY_NUMBERS) break;
    rows.push({ count, numbers: seen.get(count) ?? 0, expected });
  }
  // Counts far below what is usual neither happened nor are likely: they would be empty bars.
  return rows.slice(
    rows.findIndex(({ numbers, expected }) => numbers > 0 || expected >= LIKELY_NUMBERS),
  );
}
