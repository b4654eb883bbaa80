// Judges typed numbers against one draw, for a visitor. It refuses what the API refuses and answers
// the rest alike, so that page and API cannot disagree.
import { checkNumber } from '../../domain/check.ts';
import { type Drawn, listPrizeKinds, type WithEras } from '../../domain/draw.ts';
import { numberLengths } from '../../domain/ticket.ts';
import type { EntryMeaning } from '../../domain/typed-numbers.ts';
import { type CheckableDraw, checkBody } from './check-body.ts';
import { readRefusal } from './describe-check.ts';
import type { FaultBody } from '../contract/faults.ts';
import { faultBody } from '../contract/faults.ts';
import { numberFault } from '../contract/decidable-number.ts';
import type { CheckBody } from './check.schema.ts';

export type Judgement = {
  readonly number: string;
  readonly body: CheckBody | FaultBody;
  /** How many tickets have the number; 1 where it is not said. */
  readonly count?: number;
};

/** The lengths a draw's own era accepts: an old draw may have had other prizes. */
export function lengthsOf(lottery: WithEras, draw: Drawn): number[] {
  return numberLengths(listPrizeKinds(lottery, draw));
}

/** Each number with its answer, in their order. */
export function judge(
  entry: CheckableDraw,
  numbers: readonly string[],
  origin: string,
): Judgement[] {
  const { lottery, draw } = entry;
  const accepted = { ...lottery, numberLengths: lengthsOf(lottery, draw) };
  return numbers.map((number) => {
    const fault = numberFault(number, accepted);
    if (fault === undefined) return { number, body: checkBody(entry, number, origin) };
    return { number, body: { ...faultBody(fault), error: readRefusal(number, accepted) } };
  });
}

/** The numbers of typed entries with their answers, each as often as there are tickets of it. */
export function judgeTyped(
  entry: CheckableDraw,
  meanings: readonly EntryMeaning[],
  origin: string,
) {
  return meanings.flatMap((meaning) => {
    const { count } = meaning;
    return judge(entry, takenNumbers(meaning), origin).map((judgement) =>
      count === 1 ? judgement : { ...judgement, count },
    );
  });
}

/**
 * The meaning that an entry is taken for. An unreadable entry stands for itself, and is refused.
 */
export function takenNumbers({ entry, readings: [taken] }: EntryMeaning): readonly string[] {
  return taken?.numbers ?? [entry];
}

/** Tells whether an entry may mean another number that wins more. */
export function whatMayWinMore({ lottery, draw }: CheckableDraw) {
  // Many entries may mean the same short numbers: each number is compared once.
  const highest = new Map<string, number>();
  const highestOf = (number: string): number => {
    const { matches } = checkNumber(lottery, draw, number);
    // A prize without an amount still counts as more than nothing.
    return Math.max(-1, ...matches.map(({ kind }) => Number(kind.amount)));
  };
  const highestPrize = (numbers: readonly string[]): number => {
    for (const number of numbers) {
      if (!highest.has(number)) highest.set(number, highestOf(number));
    }
    return numbers.reduce((most, number) => Math.max(most, highest.get(number) ?? -1), -1);
  };
  return (meaning: EntryMeaning): boolean => {
    const { readings, hasMore, possible } = meaning;
    if (readings.length < 2 && !hasMore) return false;
    return highestPrize(possible()) > highestPrize(takenNumbers(meaning));
  };
}
