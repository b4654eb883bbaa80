// Calculates one score and keeps each step, so that a reader can follow it by hand.
import type { Draw } from '../draw.ts';
import type { PrizeKind } from '../lottery.ts';
import { HALF_LIFE_DRAWS, roundScore, type Weights } from './formula.ts';
import { weighComponents } from './rank.ts';
import { CandidateTally } from './tally.ts';

export type WorkedScore = ReturnType<typeof workScore>;

/** @param draws those of the window, newest first; @param candidate a digit, or a pair */
export function workScore(
  kind: PrizeKind,
  draws: readonly Draw[],
  candidate: string,
  weights: Weights,
) {
  const width = candidate.length;
  if (!/^\d{1,2}$/.test(candidate) || width > kind.digits) {
    throw new RangeError(`${candidate} is not a candidate of ${kind.slug}`);
  }
  const tally = new CandidateTally(width, kind.digits);
  const worked = draws.flatMap(({ drawDate, prizes }) => {
    const numbers = prizes[kind.slug];
    if (numbers === undefined) return [];
    const age = tally.draws;
    tally.add(numbers);
    /** How often the candidate stood in each place, from the left. */
    const byPlace = tally.byPosition.map(
      (_, place) =>
        numbers.filter((number) => number.slice(place, place + width) === candidate).length,
    );
    const places = numbers.length * byPlace.length;
    /** What the draw counts in `recent`. */
    const weight = 0.5 ** (age / HALF_LIFE_DRAWS);
    return [{ drawDate, age, numbers, weight, places, byPlace }];
  });
  const index = Number(candidate);
  const components = weighComponents(tally, index, weights);
  const sum = components.reduce((total, { share }) => total + share, 0);
  const lastSeen = tally.lastSeenAge[index] ?? -1;
  return {
    candidate,
    draws: worked,
    newest: { occurrences: tally.newestOccurrences[index] ?? 0, places: tally.newestPlaces },
    whole: { occurrences: tally.occurrences[index] ?? 0, places: tally.places },
    weighted: { occurrences: tally.weightedOccurrences[index] ?? 0, places: tally.weightedPlaces },
    bestPlace: {
      occurrences: Math.max(...tally.byPosition.map((counts) => counts[index] ?? 0)),
      places: tally.numbers,
    },
    /** Draws since the candidate was last seen; all of them where it never was. */
    drawsSince: lastSeen === -1 ? tally.draws : lastSeen,
    components,
    /** Before rounding. */
    sum,
    score: roundScore(sum),
  };
}
