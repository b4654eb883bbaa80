// The scores of one lottery, for every window at once.
import type { Draw, LotteryDraws } from '../draw.ts';
import { newestEraPrizes, type PrizeKind } from '../lottery.ts';
import { requestedDraws, WINDOWS, type Window } from '../window.ts';
import { DIGIT_WEIGHTS, PAIR_WEIGHTS } from './formula.ts';
import { type Ranked, rankCandidates } from './rank.ts';
import { CandidateTally } from './tally.ts';

export type PrizeRanking = {
  readonly kind: PrizeKind;
  /** Draws of the window that had this prize. */
  readonly sampleSize: number;
  readonly digitRanking: readonly Ranked[];
  readonly pairRanking: readonly Ranked[];
  /** Places a pair could have stood in, over the sample. */
  readonly pairPlaces: number;
};

export type Snapshot = {
  readonly window: Window;
  readonly requestedDraws: number;
  /** Draws in the window; fewer than requested where fewer are stored. */
  readonly sampleSize: number;
  readonly prizes: readonly PrizeRanking[];
};

/** One snapshot per window, smallest first; each prize's draws are counted once for all of them. */
export function takeSnapshots({ lottery, draws }: LotteryDraws): Snapshot[] {
  const rankings = newestEraPrizes(lottery).map((kind) => rankByWindow(kind, draws));
  return WINDOWS.map((window, index) => {
    const requested = requestedDraws(window, draws.length);
    return {
      window,
      requestedDraws: requested,
      sampleSize: Math.min(requested, draws.length),
      prizes: rankings.flatMap((byWindow) => byWindow[index] ?? []),
    };
  });
}

function rankByWindow(kind: PrizeKind, draws: readonly Draw[]): PrizeRanking[] {
  const digits = new CandidateTally(1, kind.digits);
  const pairs = new CandidateTally(2, kind.digits);
  let counted = 0;
  return WINDOWS.map((window) => {
    const end = Math.min(requestedDraws(window, draws.length), draws.length);
    for (; counted < end; counted += 1) {
      const numbers = draws[counted]?.prizes[kind.slug];
      if (numbers === undefined) continue;
      digits.add(numbers);
      pairs.add(numbers);
    }
    return {
      kind,
      sampleSize: digits.draws,
      digitRanking: rankCandidates(digits, DIGIT_WEIGHTS),
      pairRanking: rankCandidates(pairs, PAIR_WEIGHTS),
      pairPlaces: pairs.places,
    };
  });
}
