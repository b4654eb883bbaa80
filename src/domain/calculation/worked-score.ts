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
  return {
    candidate,
    draws: worked,
    ...tally.measure(index),
    components,
    /** Before rounding. */
    sum,
    score: roundScore(sum),
  };
}
