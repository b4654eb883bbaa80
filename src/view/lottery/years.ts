// A lottery's history in years: one page a year, so that a page never grows without end.
import { byNewestFirst, type Draw, type LotteryDraws } from '../../domain/draw.ts';

type YearOfDraws = {
  /** Gregorian, as in the address. */
  readonly year: string;
  /** Newest first. */
  readonly draws: readonly Draw[];
  /** Draws of the year that are no results; absent where there are none. */
  readonly withdrawn?: readonly Draw[] | undefined;
  /** The neighbouring years that have draws. */
  readonly newer?: string | undefined;
  readonly older?: string | undefined;
};

/** The years that have draws, newest first; every draw is in exactly one. A year of withdrawn draws alone is among them. */
export function yearsOf({ draws, withdrawn = [] }: LotteryDraws): YearOfDraws[] {
  const years = [
    ...Map.groupBy([...draws, ...withdrawn].sort(byNewestFirst), ({ drawDate }) =>
      drawDate.slice(0, 4),
    ),
  ];
  const taken = new Set(withdrawn);
  return years.map(([year, ofYear], index) => ({
    year,
    draws: ofYear.filter((draw) => !taken.has(draw)),
    ...(ofYear.some((draw) => taken.has(draw)) && {
      withdrawn: ofYear.filter((draw) => taken.has(draw)),
    }),
    newer: years[index - 1]?.[0],
    older: years[index + 1]?.[0],
  }));
}

/** The year as people write it. `buddhistYear('2026') //=> '2569'` */
export function buddhistYear(year: string): string {
  return String(Number(year) + 543);
}
