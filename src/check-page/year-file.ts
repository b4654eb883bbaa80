// The draws of one year of a lottery as the check page loads them: what a check needs and no more.
import type { Calendar } from '../domain/calendar.ts';
import { type Draw, isUnconfirmed, type LotteryDraws } from '../domain/draw.ts';
import type { Announced } from '../domain/lateness.ts';
import type { Lottery } from '../domain/lottery.ts';
import type { Source } from '../domain/source.ts';

/** A draw, and whether only one witness has its numbers. */
export type YearDraw = Draw & { readonly unconfirmed?: true };

export type YearFile = {
  readonly lottery: Lottery;
  /** How it departs from its schedule. */
  readonly entry?: Announced['entry'];
  /** Newest first. */
  readonly draws: readonly YearDraw[];
};

/** A lottery with the draws of one year. */
export function yearFile(
  { lottery, draws }: LotteryDraws,
  { calendar, sources }: { readonly calendar: Calendar; readonly sources: readonly Source[] },
) {
  const entry = calendar[lottery.slug];
  return {
    lottery,
    ...(entry !== undefined && { entry }),
    draws: draws.map(({ drawDate, source, confirmedBy, pending, prizes }) => ({
      drawDate,
      source,
      ...(isUnconfirmed({ source, confirmedBy }, sources) && { unconfirmed: true as const }),
      ...(pending !== undefined && { pending }),
      prizes,
    })),
  } satisfies YearFile;
}
