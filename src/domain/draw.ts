// One drawing event with all its prizes. Lists of draws are newest first everywhere.
import type { DrawDate } from './draw-date.ts';
import { eraOn, type Lottery } from './lottery.ts';
import type { Prize, PrizeKind } from './prize.ts';

/** A moment as UTC text with milliseconds. Texts of this form sort as the moments do. */
export type Instant = string;

/** A change of a stored draw: what stood there before, and why it does no longer. */
export type Correction = {
  readonly at: Instant;
  readonly reason: string;
  /** The numbers replaced, by prize slug. */
  readonly previous: Readonly<Record<string, readonly string[]>>;
};

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
  /** When it was entered here; draws of the first collection do not say. */
  readonly recordedAt?: Instant | undefined;
  /** When the last of its prizes came, where it was announced in parts. */
  readonly completedAt?: Instant | undefined;
  /** Prizes not announced yet; without any the draw is complete. */
  readonly pending?: readonly string[] | undefined;
  /** Prizes the lottery drew that day whose numbers no source has: unknown, not pending. */
  readonly lacks?: readonly string[] | undefined;
  /** Oldest first. */
  readonly corrections?: readonly Correction[] | undefined;
  /** The numbers of each prize, ascending, by prize slug. */
  readonly prizes: Readonly<Record<string, readonly string[]>>;
};

/** A lottery and all its draws, newest first. */
export type LotteryDraws = { readonly lottery: Lottery; readonly draws: readonly Draw[] };

/** Orders draws as every list of them is ordered; no two of a list share a day. */
export function byNewestFirst(one: Draw, other: Draw): number {
  return one.drawDate < other.drawDate ? 1 : -1;
}

/** Whether every prize that will be announced has been. */
export function isComplete(draw: Draw): boolean {
  return (draw.pending ?? []).length === 0;
}

/** The same lottery with its complete draws only: statistics wait for the others. */
export function completeDraws({ lottery, draws }: LotteryDraws): LotteryDraws {
  return { lottery, draws: draws.filter(isComplete) };
}

/** 1 as first entered, one more for each correction. */
export function revisionOf(draw: Draw): number {
  return 1 + (draw.corrections ?? []).length;
}

/** The prizes the draw has, in registry order, with the amounts of its own era. */
export function prizesOf(lottery: Lottery, draw: Draw): Prize[] {
  const prizes: Prize[] = [];
  for (const kind of kindsOf(lottery, draw)) {
    const numbers = draw.prizes[kind.slug];
    if (numbers !== undefined) prizes.push({ kind, numbers });
  }
  return prizes;
}

/** Prizes of the draw that are still to be announced. */
export function pendingPrizeKinds(lottery: Lottery, draw: Draw): PrizeKind[] {
  return missingPrizeKinds(lottery, draw).filter(({ slug }) => draw.pending?.includes(slug));
}

/** Prizes its era pays but its source did not give: unknown, which is neither won nor lost. */
export function unavailablePrizeKinds(lottery: Lottery, draw: Draw): PrizeKind[] {
  return missingPrizeKinds(lottery, draw).filter(({ slug }) => !draw.pending?.includes(slug));
}

/** Prizes of its era for which the draw has no number, for whatever reason. */
export function missingPrizeKinds(lottery: Lottery, draw: Draw): PrizeKind[] {
  return kindsOf(lottery, draw).filter((kind) => draw.prizes[kind.slug] === undefined);
}

/** The prize kinds of the draw's era. */
export function kindsOf(lottery: Lottery, draw: Draw): readonly PrizeKind[] {
  return eraOn(lottery, draw.drawDate)?.prizes ?? [];
}
