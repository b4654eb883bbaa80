// One drawing event with all its prizes. Lists of draws are newest first everywhere.
import type { DrawDate } from './draw-date.ts';
import { eraOn, type Lottery } from './lottery.ts';
import type { Prize, PrizeKind } from './prize.ts';

export type Draw = {
  readonly drawDate: DrawDate;
  /** Who published these numbers: an id of `data/sources.json`. */
  readonly source: string;
  /** The page or document in which this very draw can be looked up. */
  readonly sourceUrl?: string | undefined;
  /** Independent sources whose numbers agree with this draw. */
  readonly confirmedBy?: readonly string[] | undefined;
  /** Why the numbers may be wrong although no better source is known. */
  readonly doubt?: string | undefined;
  /** Prizes the lottery drew that day whose numbers no source has: unknown, not pending. */
  readonly lacks?: readonly string[] | undefined;
  /** The numbers of each prize, ascending, by prize slug. */
  readonly prizes: Readonly<Record<string, readonly string[]>>;
};

/** A lottery and all its draws, newest first. */
export type LotteryDraws = { readonly lottery: Lottery; readonly draws: readonly Draw[] };

/** The prizes the draw has, in registry order, with the amounts of its own era. */
export function prizesOf(lottery: Lottery, draw: Draw): Prize[] {
  return kindsOf(lottery, draw).flatMap((kind) => {
    const numbers = draw.prizes[kind.slug];
    return numbers === undefined ? [] : [{ kind, numbers }];
  });
}

/** Prizes its era pays but its source did not give: unknown, which is neither won nor lost. */
export function unavailablePrizeKinds(lottery: Lottery, draw: Draw): PrizeKind[] {
  return kindsOf(lottery, draw).filter((kind) => draw.prizes[kind.slug] === undefined);
}

/** The prize kinds of the draw's era. */
export function kindsOf(lottery: Lottery, draw: Draw): readonly PrizeKind[] {
  return eraOn(lottery, draw.drawDate)?.prizes ?? [];
}
