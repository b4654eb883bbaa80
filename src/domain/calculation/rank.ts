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
  return Array.from({ length: tally.candidates }, (_, candidate) =>
    scoreCandidate(tally, candidate, weights),
  ).sort((a, b) => b.score - a.score || (a.candidate < b.candidate ? -1 : 1));
}

function scoreCandidate(tally: CandidateTally, candidate: number, weights: Weights): Ranked {
  const components = weighComponents(tally, candidate, weights);
  return {
    candidate: padNumber(candidate, tally.width),
    // Rounded once, here; the sum is of the unrounded components.
    score: roundScore(components.reduce((sum, { share }) => sum + share, 0)),
    breakdown: Object.fromEntries(components.map(({ name, value }) => [name, roundScore(value)])),
  };
}

export function weighComponents(tally: CandidateTally, candidate: number, weights: Weights) {
  const weighted = Object.entries(weights) as [Component, number][];
  return weighted.map(([name, weight]) => {
    const value = COMPONENTS[name](tally, candidate);
    return { name, weight, value, share: weight * value };
  });
}

const COMPONENTS: Record<Component, (tally: CandidateTally, candidate: number) => number> = {
  frequency30: (tally, candidate) =>
    component(at(tally.newestOccurrences, candidate), tally.newestPlaces, tally.candidates),
  historical: (tally, candidate) =>
    component(at(tally.occurrences, candidate), tally.places, tally.candidates),
  recent: (tally, candidate) =>
    component(at(tally.weightedOccurrences, candidate), tally.weightedPlaces, tally.candidates),
  position: (tally, candidate) => {
    const most = Math.max(...tally.byPosition.map((counts) => at(counts, candidate)));
    return component(most, tally.numbers, tally.candidates);
  },
  gap: (tally, candidate) => {
    if (tally.draws === 0) return 0;
    const age = at(tally.lastSeenAge, candidate);
    return gapComponent(age === -1 ? tally.draws : age, tally.places / tally.draws);
  },
};

function at(counts: Float64Array | Int32Array, index: number): number {
  return counts[index] ?? 0;
}
