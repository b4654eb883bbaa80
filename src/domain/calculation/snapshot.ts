// The scores of one lottery, for every window at once.
import type { Draw, LotteryDraws } from '../draw.ts';
import { newestEraPrizes, type PrizeKind } from '../lottery.ts';
import { requestedDraws, WINDOWS } from '../window.ts';
import { DIGIT_WEIGHTS, PAIR_WEIGHTS } from './formula.ts';
import { rankCandidates } from './rank.ts';
import { CandidateTally } from './tally.ts';

export type Snapshot = ReturnType<typeof takeSnapshots>[number];
export type PrizeRanking = Snapshot['prizes'][number];

/** One snapshot per window, smallest first; each prize's draws are counted once for all of them. */
export function takeSnapshots({ lottery, draws }: LotteryDraws) {
  const rankings = newestEraPrizes(lottery).map((kind) => rankByWindow(kind, draws));
  return WINDOWS.map((window, index) => {
    const requested = requestedDraws(window, draws.length);
    return {
      window,
      requestedDraws: requested,
      /** Draws in the window; fewer than requested where fewer are stored. */
      sampleSize: Math.min(requested, draws.length),
      prizes: rankings.flatMap((byWindow) => byWindow[index] ?? []),
    };
  });
}

function rankByWindow(kind: PrizeKind, draws: readonly Draw[]) {
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
      /** Draws of the window that had this prize. */
      sampleSize: digits.draws,
      digitRanking: rankCandidates(digits, DIGIT_WEIGHTS),
      pairRanking: rankCandidates(pairs, PAIR_WEIGHTS),
      /** Places a pair could have stood in, over the sample. */
      pairPlaces: pairs.places,
    };
  });
}
