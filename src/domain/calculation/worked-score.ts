// Calculates one score and keeps each step, so that a reader can follow it by hand.
import type { Draw } from '../draw.ts';
import type { DrawDate } from '../draw-date.ts';
import type { PrizeKind } from '../lottery.ts';
import {
  type Component,
  FREQUENCY_DRAWS,
  HALF_LIFE_DRAWS,
  roundScore,
  type Weights,
} from './formula.ts';
import { weighComponents } from './rank.ts';
import { CandidateTally } from './tally.ts';

type WorkedDraw = {
  readonly drawDate: DrawDate;
  readonly age: number;
  readonly numbers: readonly string[];
  /** 0.5^(age/10), what the draw counts in `recent`. */
  readonly weight: number;
  readonly places: number;
  /** How often the candidate stood in them, place by place from the left. */
  readonly byPlace: readonly number[];
};

export type WorkedScore = {
  readonly candidate: string;
  readonly draws: readonly WorkedDraw[];
  readonly newestDraws: number;
  readonly newest: Share;
  readonly whole: Share;
  readonly weighted: Share;
  readonly bestPlace: Share;
  /** Draws since the candidate was last seen; all of them where it never was. */
  readonly drawsSince: number;
  readonly components: readonly WorkedComponent[];
  /** Before rounding. */
  readonly sum: number;
  readonly score: number;
};

/** Occurrences in so many places. */
export type Share = { readonly occurrences: number; readonly places: number };

type WorkedComponent = {
  readonly name: Component;
  readonly value: number;
  readonly weight: number;
  /** weight × value */
  readonly share: number;
};

/** @param draws those of the window, newest first; @param candidate a digit, or a pair */
export function workScore(
  kind: PrizeKind,
  draws: readonly Draw[],
  candidate: string,
  weights: Weights,
): WorkedScore {
  const width = candidate.length;
  if (!/^\d{1,2}$/.test(candidate) || width > kind.digits) {
    throw new RangeError(`${candidate} is not a candidate of ${kind.slug}`);
  }
  const tally = new CandidateTally(width, kind.digits);
  const worked = draws.flatMap(({ drawDate, prizes }): WorkedDraw[] => {
    const numbers = prizes[kind.slug];
    if (numbers === undefined) return [];
    const age = tally.draws;
    tally.add(numbers);
    const byPlace = tally.byPosition.map(
      (_, place) =>
        numbers.filter((number) => number.slice(place, place + width) === candidate).length,
    );
    const places = numbers.length * byPlace.length;
    return [{ drawDate, age, numbers, weight: 0.5 ** (age / HALF_LIFE_DRAWS), places, byPlace }];
  });
  const index = Number(candidate);
  const components = weighComponents(tally, index, weights);
  const sum = components.reduce((total, { share }) => total + share, 0);
  const lastSeen = tally.lastSeenAge[index] ?? -1;
  return {
    candidate,
    draws: worked,
    newestDraws: Math.min(FREQUENCY_DRAWS, tally.draws),
    newest: { occurrences: tally.newestOccurrences[index] ?? 0, places: tally.newestPlaces },
    whole: { occurrences: tally.occurrences[index] ?? 0, places: tally.places },
    weighted: { occurrences: tally.weightedOccurrences[index] ?? 0, places: tally.weightedPlaces },
    bestPlace: {
      occurrences: Math.max(...tally.byPosition.map((counts) => counts[index] ?? 0)),
      places: tally.numbers,
    },
    drawsSince: lastSeen === -1 ? tally.draws : lastSeen,
    components,
    sum,
    score: roundScore(sum),
  };
}
