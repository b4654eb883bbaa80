// What holds of the scores of every lottery with draws, and a second, plain form of the formula.
import { beforeAll, describe, expect, test } from 'vitest';
import { lotteriesWithDraws, readRealArchive } from '../../../tests/support/real-archive.ts';
import type { Draw, LotteryDraws } from '../draw.ts';
import type { Ranked } from './rank.ts';
import { type PrizeRanking, type Snapshot, takeSnapshots } from './snapshot.ts';

type Scored = LotteryDraws & { readonly snapshots: readonly Snapshot[] };

let scored: readonly Scored[];
beforeAll(async () => {
  const stored = lotteriesWithDraws((await readRealArchive()).archive);
  scored = stored.map((of) => ({ ...of, snapshots: takeSnapshots(of) }));
});

/** The prizes and windows of which a claim does not hold. */
const except = (holds: (ranking: PrizeRanking, window: readonly Draw[]) => boolean) =>
  scored.flatMap(({ lottery, draws, snapshots }) =>
    snapshots.flatMap(({ window, sampleSize, prizes }) =>
      prizes
        .filter((ranking) => !holds(ranking, draws.slice(0, sampleSize)))
        .map(({ kind }) => `${lottery.slug} ${kind.slug} ${window}`),
    ),
  );

/** The unrounded score of a candidate by the text of the design, place by place. */
function plainScore(candidate: string, draws: readonly (readonly string[])[]): number {
  const width = candidate.length;
  const expected = 1 / 10 ** width;
  const places = draws.flatMap((numbers, age) =>
    numbers.flatMap((number) =>
      Array.from({ length: number.length - width + 1 }, (_, position) => ({
        age,
        position,
        weight: 0.5 ** (age / 10),
        hit: number.slice(position, position + width) === candidate ? 1 : 0,
      })),
    ),
  );
  const rate = (some: typeof places, by: (place: (typeof places)[number]) => number) => {
    const all = some.reduce((sum, place) => sum + by(place), 0);
    const hits = some.reduce((sum, place) => sum + by(place) * place.hit, 0);
    return all === 0 ? 0 : Math.min(100, (50 * (hits / all)) / expected);
  };
  const frequency30 = rate(
    places.filter(({ age }) => age < 30),
    () => 1,
  );
  const historical = rate(places, () => 1);
  const recent = rate(places, ({ weight }) => weight);
  if (width === 2) {
    const byPosition = [0, 1, 2, 3, 4].map((at) =>
      rate(
        places.filter(({ position }) => position === at),
        () => 1,
      ),
    );
    const position = Math.max(...byPosition);
    return 0.35 * historical + 0.25 * frequency30 + 0.25 * recent + 0.15 * position;
  }
  const since = places.find(({ hit }) => hit === 1)?.age ?? draws.length;
  const between = 10 / (places.length / draws.length);
  const gap = draws.length === 0 ? 0 : 100 * Math.min(1, since / (3 * between));
  return 0.4 * frequency30 + 0.3 * recent + 0.2 * historical + 0.1 * gap;
}

describe('the scores of all real draws', () => {
  test('each window scores what its draws alone would', () => {
    const wrong = scored.flatMap(({ lottery, draws, snapshots }) =>
      snapshots
        .filter(({ sampleSize, prizes }) => {
          const alone = takeSnapshots({ lottery, draws: draws.slice(0, sampleSize) }).at(-1);
          return JSON.stringify(alone?.prizes) !== JSON.stringify(prizes);
        })
        .map(({ window }) => `${lottery.slug} ${window}`),
    );
    expect(wrong).toEqual([]);
  });

  test('a plain reckoning of windows up to 100 gives the same scores', () => {
    const off = ({ candidate, score }: Ranked, draws: readonly (readonly string[])[]) =>
      Math.abs(score - plainScore(candidate, draws)) > 0.005 + 1e-9;
    const wrong = except((ranking, window) => {
      const { kind, digitRanking, pairRanking } = ranking;
      // The larger prizes have hundreds of places a draw; ten draws of them are proof enough.
      if (window.length > 100 || (kind.picks > 2 && window.length > 10)) return true;
      const drawn = window.flatMap(({ prizes }) => {
        const numbers = prizes[kind.slug];
        return numbers === undefined ? [] : [numbers];
      });
      return ![...digitRanking, ...pairRanking.slice(0, 10)].some((ranked) => off(ranked, drawn));
    });
    expect(wrong).toEqual([]);
  });
});
