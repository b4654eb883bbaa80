// The scores of every lottery and window, and the two that the formula page computes by steps.
import { DIGIT_WEIGHTS, PAIR_WEIGHTS } from '../../../domain/calculation/formula.ts';
import type { Ranked } from '../../../domain/calculation/rank.ts';
import { takeSnapshots } from '../../../domain/calculation/snapshot.ts';
import { workScore } from '../../../domain/calculation/worked-score.ts';
import { completeDraws } from '../../../domain/draw.ts';
import { readArchive } from '../built-data.ts';

/** Every lottery with its complete draws; no snapshot where there is none. */
export const scoredLotteries = readArchive().then((archive) =>
  archive.map(completeDraws).map((complete) => ({
    ...complete,
    snapshots: complete.draws.length === 0 ? [] : takeSnapshots(complete),
  })),
);

/** The lottery that most readers know. A pair is rarer than a digit, so it takes more draws. */
export const EXAMPLE_LOTTERY = 'thai-government';
const EXAMPLE_PRIZE = 'last-three-digit';
const EXAMPLES = [
  { window: '10', ranking: 'digitRanking', weights: DIGIT_WEIGHTS },
  { window: '30', ranking: 'pairRanking', weights: PAIR_WEIGHTS },
] as const;

/** A digit, then a pair. */
export async function workExamples() {
  const scored = (await scoredLotteries).find(({ lottery }) => lottery.slug === EXAMPLE_LOTTERY);
  return EXAMPLES.map(({ window, ranking, weights }) => {
    const snapshot = scored?.snapshots.find((snapshot) => snapshot.window === window);
    const prize = snapshot?.prizes.find(({ kind }) => kind.slug === EXAMPLE_PRIZE);
    // A candidate with no component at 0 or 100, so that every step shows an effect.
    const isTelling = ({ breakdown }: Ranked) =>
      Object.values(breakdown).every((value) => value > 0 && value < 100);
    const ranked = prize?.[ranking].find(isTelling) ?? prize?.[ranking][0];
    if (!scored || !snapshot || !prize || !ranked) {
      throw new Error(`${EXAMPLE_LOTTERY} has no ${EXAMPLE_PRIZE} to compute`);
    }
    const draws = scored.draws.slice(0, snapshot.sampleSize);
    const worked = workScore(prize.kind, draws, ranked.candidate, weights);
    return { lottery: scored.lottery, kind: prize.kind, window, worked };
  });
}
