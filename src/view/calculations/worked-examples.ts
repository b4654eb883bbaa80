// The scores that the formula page computes step by step, of the lottery most readers know. A pair is
// rarer than a digit, so it takes more draws to have something to count.
import { DIGIT_WEIGHTS, PAIR_WEIGHTS, type Weights } from '../../domain/calculation/formula.ts';
import type { Ranked } from '../../domain/calculation/rank.ts';
import { type PrizeRanking, snapshotsOf } from '../../domain/calculation/snapshot.ts';
import { type WorkedScore, workScore } from '../../domain/calculation/worked-score.ts';
import { completeDraws, type LotteryDraws } from '../../domain/draw.ts';
import type { PrizeKind } from '../../domain/prize.ts';
import type { Window } from '../../domain/window.ts';

export const EXAMPLE_LOTTERY = 'thai-government';
const EXAMPLE_PRIZE = 'last-three-digit';

type WorkedExample = {
  readonly kind: PrizeKind;
  readonly window: Window;
  readonly worked: WorkedScore;
};

/** A digit, then a pair. */
export function workedExamples(archive: LotteryDraws): WorkedExample[] {
  const complete = completeDraws(archive);
  const snapshots = snapshotsOf(complete);
  const example = (
    window: Window,
    weights: Weights,
    rankingOf: (prize: PrizeRanking) => readonly Ranked[],
  ): WorkedExample => {
    const snapshot = snapshots.find((one) => one.window === window);
    const prize = snapshot?.prizes.find(({ kind }) => kind.slug === EXAMPLE_PRIZE);
    const ranked = prize && (rankingOf(prize).find(isTelling) ?? rankingOf(prize)[0]);
    if (!snapshot || !prize || !ranked) {
      throw new Error(`${archive.lottery.slug} has no ${EXAMPLE_PRIZE} to compute`);
    }
    const draws = complete.draws.slice(0, snapshot.sampleSize);
    return {
      kind: prize.kind,
      window,
      worked: workScore(prize.kind, draws, ranked.candidate, weights),
    };
  };
  return [
    example('10', DIGIT_WEIGHTS, ({ digitRanking }) => digitRanking),
    example('30', PAIR_WEIGHTS, ({ pairRanking }) => pairRanking),
  ];
}

/** With no component at 0 or 100 every step shows an effect. */
function isTelling({ breakdown }: Ranked): boolean {
  return Object.values(breakdown).every((value) => value > 0 && value < 100);
}
