import { describe, expect, test } from 'vitest';
import { CandidateTally } from './tally.ts';

function tallied(width: number, digits: number, draws: readonly (readonly string[])[]) {
  const tally = new CandidateTally(width, digits);
  for (const numbers of draws) tally.add(numbers);
  return tally;
}

/** The counts that are not zero, by candidate. */
function seen(counts: Float64Array | undefined): Record<string, number> {
  return Object.fromEntries([...(counts ?? [])].entries().filter(([, count]) => count !== 0));
}

describe('CandidateTally', () => {
  test('a digit stands in every place of a number', () => {
    const tally = tallied(1, 3, [['070'], ['007', '123']]);
    expect(seen(tally.occurrences)).toEqual({ 0: 4, 1: 1, 2: 1, 3: 1, 7: 2 });
    expect([tally.draws, tally.numbers, tally.places]).toEqual([2, 3, 9]);
  });

  test('a pair stands in the neighbouring places, left to right', () => {
    const tally = tallied(2, 4, [['1221']]);
    expect(seen(tally.occurrences)).toEqual({ 12: 1, 21: 1, 22: 1 });
    expect([tally.numbers, tally.places]).toEqual([1, 3]);
  });

  test('a pair that overlaps itself stands in each of its places', () => {
    expect(seen(tallied(2, 4, [['0000']]).occurrences)).toEqual({ 0: 3 });
  });

  test('occurrences are told apart by position, counted from the left', () => {
    const { byPosition } = tallied(2, 3, [['012'], ['120'], ['312']]);
    expect(byPosition.map(seen)).toEqual([
      { 1: 1, 12: 1, 31: 1 },
      { 12: 2, 20: 1 },
    ]);
  });

  test('a draw ten draws old weighs half of the newest', () => {
    const tally = tallied(1, 2, [['12'], ...Array.from({ length: 9 }, () => ['00']), ['34']]);
    expect(tally.weightedOccurrences[1]).toBe(1);
    expect(tally.weightedOccurrences[3]).toBe(0.5);
    // (1 − 2^−1.1) ÷ (1 − 2^−0.1) draws of two places each.
    expect(tally.weightedPlaces).toBeCloseTo((2 * (1 - 2 ** -1.1)) / (1 - 2 ** -0.1), 12);
  });

  test('the newest thirty draws are counted apart', () => {
    const thirty = Array.from({ length: 30 }, () => ['11']);
    const tally = tallied(1, 2, [...thirty, ['22']]);
    expect([tally.newestPlaces, tally.places]).toEqual([60, 62]);
    expect(seen(tally.newestOccurrences)).toEqual({ 1: 60 });
    expect(seen(tally.occurrences)).toEqual({ 1: 60, 2: 2 });
  });

  test('last seen is the age of the newest draw showing it, -1 where none does', () => {
    const { lastSeenAge } = tallied(1, 1, [['5'], ['3'], ['5'], ['3']]);
    expect([...lastSeenAge]).toEqual([-1, -1, -1, 1, -1, 0, -1, -1, -1, -1]);
  });

  test('a one-digit prize has no pair', () => {
    const tally = tallied(2, 1, [['5']]);
    expect([tally.draws, tally.places, seen(tally.occurrences)]).toEqual([1, 0, {}]);
  });
});
