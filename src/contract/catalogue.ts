// What a request has to be held against: which lotteries, prizes and number lengths exist, and
// whether any draw is held. Small, because the edge carries it.
import { type DaySet, daySet, hasDay } from '../domain/day-set.ts';
import { isComplete, type LotteryDraws } from '../domain/draw.ts';
import { isDrawDate } from '../domain/draw-date.ts';
import { currentPrizeKinds } from '../domain/lottery.ts';
import { numberLengths } from '../domain/ticket.ts';

export type CatalogueEntry = {
  readonly slug: string;
  readonly nameTh: string;
  /** Prize slugs in registry order. */
  readonly prizes: readonly string[];
  /** Lengths of number that `check` can decide, ascending. */
  readonly numberLengths: readonly number[];
  readonly hasDraws: boolean;
  /** Statistics and scores wait for a draw that is announced in full. */
  readonly hasCompleteDraws: boolean;
  /** The days it was drawn; without a draw there are none. */
  readonly days?: DaySet | undefined;
};

/** In registry order. */
export type Catalogue = readonly CatalogueEntry[];

export function catalogueOf(archive: readonly LotteryDraws[]): Catalogue {
  return archive.map(({ lottery, draws }) => {
    const kinds = currentPrizeKinds(lottery);
    const days = daySet(draws.map(({ drawDate }) => drawDate));
    return {
      slug: lottery.slug,
      nameTh: lottery.nameTh,
      prizes: kinds.map(({ slug }) => slug),
      numberLengths: numberLengths(kinds),
      hasDraws: draws.length > 0,
      hasCompleteDraws: draws.some(isComplete),
      ...(days && { days }),
    };
  });
}

/** Whether a draw of that day is held; of what is no day at all there is none. */
export function wasDrawnOn({ days }: CatalogueEntry, day: string): boolean {
  return days !== undefined && isDrawDate(day) && hasDay(days, day);
}
