// From counts to a ranking: components, weighted sum, order.
import { padNumber } from '../digits.ts';
import { type Component, component, gapComponent, roundScore, type Weights } from './formula.ts';
import type { CandidateTally } from './tally.ts';

export type Ranked = {
  readonly candidate: string;
  readonly score: number;
  readonly breakdown: Readonly<Partial<Record<Component, number>>>;
};

/** Every candidate, seen or not: score descending, then candidate. */
export function rankCandidates(tally: CandidateTally, weights: Weights): Ranked[] {
  const ranked = Array.from({ length: tally.candidates }, (_, candidate) => {
    const components = weighComponents(tally, candidate, weights);
    return {
      candidate: padNumber(candidate, tally.width),
      // Rounded once, here; the sum is of the unrounded components.
      score: roundScore(components.reduce((sum, { share }) => sum + share, 0)),
      breakdown: Object.fromEntries(components.map(({ name, value }) => [name, roundScore(value)])),
    };
  });
  return ranked.sort((a, b) => b.score - a.score || (a.candidate < b.candidate ? -1 : 1));
}

export function weighComponents(tally: CandidateTally, candidate: number, weights: Weights) {
  const { newest, whole, weighted, bestPlace, drawsSince } = tally.measure(candidate);
  const rate = ({ occurrences, places }: typeof whole) =>
    component(occurrences, places, tally.candidates);
  const values: Record<Component, number> = {
    frequency30: rate(newest),
    historical: rate(whole),
    recent: rate(weighted),
    position: rate(bestPlace),
    gap: tally.draws === 0 ? 0 : gapComponent(drawsSince, tally.places / tally.draws),
  };
  const weighed = Object.entries(weights) as [Component, number][];
  return weighed.map(([name, weight]) => {
    return { name, weight, value: values[name], share: weight * values[name] };
  });
}
