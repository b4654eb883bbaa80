// One drawing event with all its prizes. Lists of draws are newest first everywhere.
import type { Instant } from './clock.ts';
import type { DrawDate } from './draw-date.ts';
import { eraOn, type Lottery, type Prize, type PrizeKind } from './lottery.ts';
import { originOf, type Source } from './source.ts';
import { isWithdrawn, type Withdrawal } from './withdrawal.ts';

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
  /** Prizes that another source completed or corrected, with that source. */
  readonly prizeSources?: Readonly<Record<string, string>> | undefined;
  /** The page or document in which this very draw can be looked up. */
  readonly sourceUrl?: string | undefined;
  /** Independent sources whose numbers agree with this draw. */
  readonly confirmedBy?: readonly string[] | undefined;
  /** Why the numbers may be wrong although no better source is known. */
  readonly doubt?: string | undefined;
  /** When it was entered here; draws of the first collection lack it. */
  readonly recordedAt?: Instant | undefined;
  /** When the last of its prizes came, where it was announced in parts. */
  readonly completedAt?: Instant | undefined;
  /** Prizes not announced yet; without any the draw is complete. */
  readonly pending?: readonly string[] | undefined;
  /** Prizes the lottery drew that day whose numbers no source has: unknown, not pending. */
  readonly lacks?: readonly string[] | undefined;
  /** Oldest first. */
  readonly corrections?: readonly Correction[] | undefined;
  /** Oldest first; a draw whose last one was not undone is not a result. */
  readonly withdrawals?: readonly Withdrawal[] | undefined;
  /** What its tickets have in their code, ascending, where the operator states it. */
  readonly series?: readonly number[] | undefined;
  /** The numbers of each prize, ascending, by prize slug. */
  readonly prizes: Readonly<Record<string, readonly string[]>>;
};

/** A lottery and its draws, newest first. `withBegunEras` makes it: its newest era is in force. */
export type LotteryDraws = {
  readonly lottery: Lottery;
  readonly draws: readonly Draw[];
  /** Draws that are not results, newest first; absent where there are none. */
  readonly withdrawn?: readonly Draw[] | undefined;
  /** A digest of each statement and decision behind its day, of what waits too. */
  readonly heard?: readonly string[] | undefined;
};

/**
 * The lottery with the eras that its draws have reached, so that draws and not a clock decide what
 * is published. Without a draw the oldest era is in force.
 * @param stored newest first
 */
export function withBegunEras(lottery: Lottery, stored: readonly Draw[]): LotteryDraws {
  const draws = stored.filter((draw) => !isWithdrawn(draw));
  const withdrawn = stored.filter(isWithdrawn);
  const newest = draws[0]?.drawDate;
  const begun = lottery.eras.filter(
    ({ from }, index) => index === 0 || (newest !== undefined && (from ?? '') <= newest),
  );
  const withWithdrawn = withdrawn.length > 0 && { withdrawn };
  return { lottery: { ...lottery, eras: begun }, draws, ...withWithdrawn };
}

/** Orders draws, and what is of their days, as every list of them is ordered. */
export function byNewestFirst(left: { readonly drawDate: string }, right: typeof left): number {
  if (left.drawDate === right.drawDate) return 0;
  return left.drawDate < right.drawDate ? 1 : -1;
}

/**
 * How many draws are newer than the day: a file of thousands looks up each.
 * @param draws newest first
 */
export function findPlace(drawDate: DrawDate, draws: readonly Draw[]): number {
  let [from, to] = [0, draws.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((draws[middle]?.drawDate ?? '') > drawDate) from = middle + 1;
    else to = middle;
  }
  return from;
}

export function isComplete({ pending = [] }: Pick<Draw, 'drawDate' | 'pending'>): boolean {
  return pending.length === 0;
}

/** The lottery with its complete draws only: statistics wait for the others. */
export function completeDraws(archive: LotteryDraws): LotteryDraws {
  return { ...archive, draws: archive.draws.filter(isComplete) };
}

/** Whether only one witness has a number of it. An authority needs nobody to confirm it. */
export function isUnconfirmed(
  {
    drawDate,
    source,
    prizeSources = {},
    confirmedBy = [],
  }: Pick<Draw, 'drawDate' | 'source' | 'prizeSources' | 'confirmedBy'>,
  sources: readonly Pick<Source, 'id' | 'role' | 'copies' | 'copiesBefore'>[],
): boolean {
  const publishers = [source, ...Object.values(prizeSources)];
  const isWitness = (publisher: string) =>
    sources.find(({ id }) => id === publisher)?.role === 'witness';
  const origin = (id: string) => originOf(id, drawDate, sources);
  const isConfirmed = confirmedBy.some((id) => origin(id) !== origin(source));
  return !isConfirmed && publishers.some(isWitness);
}

/** 1 as first entered, one more for each correction. */
export function countRevisions(draw: Draw): number {
  return 1 + (draw.corrections ?? []).length;
}

/** What says which prizes a draw may have. */
export type WithEras = Pick<Lottery, 'eras'>;

/** What says which of them it has. */
export type Drawn = Pick<Draw, 'drawDate' | 'prizes' | 'pending'>;

/** The prizes the draw has, in registry order, with the amounts of its own era. */
export function listPrizes(lottery: WithEras, draw: Drawn): Prize[] {
  const prizes: Prize[] = [];
  for (const kind of listPrizeKinds(lottery, draw)) {
    const numbers = draw.prizes[kind.slug];
    if (numbers !== undefined) prizes.push({ kind, numbers });
  }
  return prizes;
}

export function pendingPrizeKinds(lottery: WithEras, draw: Drawn): PrizeKind[] {
  return missingPrizeKinds(lottery, draw).filter(({ slug }) => draw.pending?.includes(slug));
}

/** Prizes of its era that its source lacks: a number neither wins nor loses them. */
export function unavailablePrizeKinds(lottery: WithEras, draw: Drawn): PrizeKind[] {
  return missingPrizeKinds(lottery, draw).filter(({ slug }) => !draw.pending?.includes(slug));
}

/** Prizes of its era without a number, whether pending or unavailable. */
export function missingPrizeKinds(lottery: WithEras, draw: Drawn): PrizeKind[] {
  return listPrizeKinds(lottery, draw).filter((kind) => draw.prizes[kind.slug] === undefined);
}

export function listPrizeKinds(lottery: WithEras, draw: Drawn): readonly PrizeKind[] {
  return eraOn(lottery, draw.drawDate)?.prizes ?? [];
}
