// The draws of one year of a lottery as the check page loads them: what a check needs and no more.
import type { Calendar } from '../../domain/calendar.ts';
import type { Draw, LotteryDraws } from '../../domain/draw.ts';
import type { Lottery } from '../../domain/lottery.ts';
import type { Announced } from '../_announcement/standing.ts';

export type YearFile = {
  readonly lottery: Lottery;
  /** How it departs from its schedule. */
  readonly entry?: Announced['entry'];
  /** Newest first. */
  readonly draws: readonly Draw[];
};

/** The address of a year's file. `yearPath('lao-tv', '2026') //=> '/check/lao-tv/2026.json'` */
export function yearPath(slug: string, year: string): string {
  return `/check/${slug}/${year}.json`;
}

/** The years a lottery has draws of, newest first. */
export function yearsOf({ draws }: Pick<LotteryDraws, 'draws'>): string[] {
  return [...new Set(draws.map(yearOf))];
}

/** One year of a lottery. */
export function yearFile({ lottery, draws }: LotteryDraws, year: string, calendar: Calendar) {
  const entry = calendar[lottery.slug];
  return {
    lottery,
    ...(entry !== undefined && { entry }),
    draws: draws
      .filter((draw) => yearOf(draw) === year)
      .map(({ drawDate, source, pending, prizes }) => ({
        drawDate,
        source,
        ...(pending !== undefined && { pending }),
        prizes,
      })),
  } satisfies YearFile;
}

function yearOf({ drawDate }: Pick<Draw, 'drawDate'>): string {
  return drawDate.slice(0, 4);
}
