// A lottery's history in years: one page a year, so that a page never grows without end.
import type { Draw, LotteryDraws } from '../../domain/draw.ts';

type YearOfDraws = {
  /** Gregorian, as in the address. */
  readonly year: string;
  /** Newest first. */
  readonly draws: readonly Draw[];
  /** The neighbouring years that have draws. */
  readonly newer?: string | undefined;
  readonly older?: string | undefined;
};

/** The years that have draws, newest first; every draw is in exactly one. */
export function yearsOf({ draws }: LotteryDraws): YearOfDraws[] {
  const years = [...Map.groupBy(draws, ({ drawDate }) => drawDate.slice(0, 4))];
  return years.map(([year, ofYear], index) => ({
    year,
    draws: ofYear,
    newer: years[index - 1]?.[0],
    older: years[index + 1]?.[0],
  }));
}

/** The year as people write it. `buddhistYear('2026') //=> '2569'` */
export function buddhistYear(year: string): string {
  return String(Number(year) + 543);
}
