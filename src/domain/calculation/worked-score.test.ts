import { beforeAll, describe, expect, test } from 'vitest';
import { lotteriesWithDraws, readRealArchive } from '../../../tests/support/real-archive.ts';
import { drawsOf, prizeKind } from '../../../tests/support/small-lottery.ts';
import type { LotteryDraws } from '../draw.ts';
import { DIGIT_WEIGHTS, PAIR_WEIGHTS, roundScore } from './formula.ts';
import { takeSnapshots } from './snapshot.ts';
import { workScore } from './worked-score.ts';

const kind = prizeKind('p', 3);

describe('workScore', () => {
  const worked = workScore(kind, drawsOf('121', '345', '012'), '12', PAIR_WEIGHTS);

  test('keeps each draw with its age, weight and what stands where', () => {
    expect(
      worked.draws.map(({ age, numbers, places, byPlace }) => [age, numbers, places, byPlace]),
    ).toEqual([
      [0, ['121'], 2, [1, 0]],
      [1, ['345'], 2, [0, 0]],
      [2, ['012'], 2, [0, 1]],
    ]);
    expect(worked.draws[2]?.weight).toBeCloseTo(0.5 ** 0.2, 12);
  });

  test('keeps what is divided', () => {
    expect(worked.whole).toEqual({ occurrences: 2, places: 6 });
    expect(worked.newest).toEqual({ occurrences: 2, places: 6 });
    expect(worked.bestPlace).toEqual({ occurrences: 1, places: 3 });
    expect(worked.weighted.occurrences).toBeCloseTo(1 + 0.5 ** 0.2, 12);
    expect(worked.drawsSince).toBe(0);
  });

  test('a candidate never seen has been away for all draws', () => {
    expect(workScore(kind, drawsOf('121', '345'), '9', DIGIT_WEIGHTS).drawsSince).toBe(2);
  });

  test.each(['', 'a', '123', '1a', '๑', '-1'])('%j is no candidate', (candidate) => {
    expect(() => workScore(kind, drawsOf('121'), candidate, DIGIT_WEIGHTS)).toThrow(RangeError);
  });

  test('a pair is not a candidate of a single digit', () => {
    expect(() => workScore(prizeKind('p', 1), [], '12', PAIR_WEIGHTS)).toThrow(RangeError);
  });
});

describe('of every lottery with draws', () => {
  let stored: readonly LotteryDraws[];
  beforeAll(async () => {
    stored = lotteriesWithDraws((await readRealArchive()).archive);
  });

  test('the steps of every digit and of the first pairs end at the score of the snapshot', () => {
    const wrong: string[] = [];
    for (const { lottery, draws } of stored) {
      for (const { window, sampleSize, prizes } of takeSnapshots({ lottery, draws })) {
        // The windows the site works through; larger ones are the same code on more draws.
        if (sampleSize > 30) continue;
        const used = draws.slice(0, sampleSize);
        for (const { kind, digitRanking, pairRanking } of prizes) {
          for (const one of [...digitRanking, ...pairRanking.slice(0, 20)]) {
            const weights = one.candidate.length === 1 ? DIGIT_WEIGHTS : PAIR_WEIGHTS;
            const { score, components, sum } = workScore(kind, used, one.candidate, weights);
            const parts = Object.fromEntries(
              components.map(({ name, value }) => [name, roundScore(value)]),
            );
            const agrees =
              score === one.score &&
              JSON.stringify(parts) === JSON.stringify(one.breakdown) &&
              Math.abs(sum - components.reduce((all, { share }) => all + share, 0)) < 1e-12;
            if (!agrees) wrong.push(`${lottery.slug} ${kind.slug} ${window} ${one.candidate}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
