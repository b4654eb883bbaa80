// The draws of one year of a lottery as the check page loads them: what a check needs and no more.
import type { Calendar } from '../domain/calendar.ts';
import type { Draw, LotteryDraws } from '../domain/draw.ts';
import type { Announced } from '../domain/lateness.ts';
import type { Lottery } from '../domain/lottery.ts';

export type YearFile = {
  readonly lottery: Lottery;
  /** How it departs from its schedule. */
  readonly entry?: Announced['entry'];
  /** Newest first. */
  readonly draws: readonly Draw[];
};

/** A lottery with the draws of one year. */
export function yearFile({ lottery, draws }: LotteryDraws, calendar: Calendar) {
  const entry = calendar[lottery.slug];
  return {
    lottery,
    ...(entry !== undefined && { entry }),
    draws: draws.map(({ drawDate, source, pending, prizes }) => ({
      drawDate,
      source,
      ...(pending !== undefined && { pending }),
      prizes,
    })),
  } satisfies YearFile;
}
