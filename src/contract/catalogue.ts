// Says which requests are legal: which lotteries, prizes and number lengths exist, and which days have
// a draw. Small, because the edge carries it.
import { type DaySet, daySet, hasDay } from '../domain/day-set.ts';
import { isComplete, type LotteryDraws } from '../domain/draw.ts';
import { newestEraPrizes } from '../domain/lottery.ts';
import { numberLengths } from '../domain/ticket.ts';

export type CatalogueEntry = {
  readonly slug: string;
  readonly nameTh: string;
  /** Prize slugs in registry order. */
  readonly prizes: readonly string[];
  /** Lengths of number that `check` can decide, ascending. */
  readonly numberLengths: readonly number[];
  readonly hasDraws: boolean;
  /** Statistics and scores need a complete draw. */
  readonly hasCompleteDraws: boolean;
  /** The days it was drawn; absent without a draw. */
  readonly days?: DaySet | undefined;
};

/** In registry order. */
export type Catalogue = readonly CatalogueEntry[];

/** Derives the catalogue from all draws, in registry order. */
export function catalogueOf(archive: readonly LotteryDraws[]): Catalogue {
  return archive.map(({ lottery, draws }) => {
    const kinds = newestEraPrizes(lottery);
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

/** Whether a draw of that day is stored; a text that is no day has none. */
export function wasDrawnOn({ days }: CatalogueEntry, day: string): boolean {
  return days !== undefined && hasDay(days, day);
}
