// How often each digit stood at each place of a prize's numbers.
import { CandidateTally } from '../calculation/tally.ts';
import type { Draw } from '../draw.ts';
import type { PrizeKind } from '../prize.ts';

export type Places = {
  /** Numbers drawn in all: the digits counted at any one place. */
  readonly picks: number;
  /** By place from the left, then digit. */
  readonly counts: readonly (readonly number[])[];
};

export function tallyPlaces(kind: PrizeKind, draws: readonly Draw[]): Places {
  const tally = new CandidateTally(1, kind.digits);
  for (const { prizes } of draws) {
    const numbers = prizes[kind.slug];
    if (numbers !== undefined) tally.add(numbers);
  }
  return { picks: tally.numbers, counts: tally.byPosition.map((digits) => [...digits]) };
}
