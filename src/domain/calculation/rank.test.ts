import { describe, expect, test } from 'vitest';
import { everyNumber } from '../digits.ts';
import { DIGIT_WEIGHTS, PAIR_WEIGHTS } from './formula.ts';
import { type Ranked, rankCandidates } from './rank.ts';
import { CandidateTally } from './tally.ts';

function rankDigits(digits: number, draws: readonly (readonly string[])[]): Ranked[] {
  const tally = new CandidateTally(1, digits);
  for (const numbers of draws) tally.add(numbers);
  return rankCandidates(tally, DIGIT_WEIGHTS);
}

function rankPairs(digits: number, draws: readonly (readonly string[])[]): Ranked[] {
  const tally = new CandidateTally(2, digits);
  for (const numbers of draws) tally.add(numbers);
  return rankCandidates(tally, PAIR_WEIGHTS);
}

const times = (count: number, number: string) => Array.from({ length: count }, () => [number]);
const of = (ranking: readonly Ranked[], candidate: string) =>
  ranking.find((ranked) => ranked.candidate === candidate);

describe('rankCandidates, digits', () => {
  // 12 and 34 stand ten draws apart; two places a draw make 22. The weights 0.5^(age/10) of eleven
  // draws add up to 7.96636.
  const ranking = rankDigits(2, [['12'], ...times(9, '00'), ['34']]);

  test('1, once in the newest draw: 500 ÷ 22, recent 500 ÷ 15.93272, no gap', () => {
    const breakdown = { frequency30: 22.73, recent: 31.38, historical: 22.73, gap: 0 };
    // 0.4 × 22.727 + 0.3 × 31.382 + 0.2 × 22.727 + 0.1 × 0
    expect(of(ranking, '1')).toEqual({ candidate: '1', score: 23.05, breakdown });
  });

  test('3, once ten draws ago: weight a half, gap 100 × 10 ÷ (3 × 5)', () => {
    const breakdown = { frequency30: 22.73, recent: 15.69, historical: 22.73, gap: 66.67 };
    // 0.4 × 22.727 + 0.3 × 15.691 + 0.2 × 22.727 + 0.1 × 66.667
    expect(of(ranking, '3')).toEqual({ candidate: '3', score: 25.01, breakdown });
  });

  test('0, in 18 of 22 places: every rate capped, gap 100 × 1 ÷ 15', () => {
    const breakdown = { frequency30: 100, recent: 100, historical: 100, gap: 6.67 };
    expect(of(ranking, '0')).toEqual({ candidate: '0', score: 90.67, breakdown });
  });

  test('5, never in eleven draws: only the gap, 100 × 11 ÷ 15', () => {
    const breakdown = { frequency30: 0, recent: 0, historical: 0, gap: 73.33 };
    expect(of(ranking, '5')).toEqual({ candidate: '5', score: 7.33, breakdown });
  });

  test('the higher score comes first, equal scores by candidate', () => {
    const order = ranking.map(({ candidate }) => candidate);
    expect(order).toEqual(['0', '3', '4', '1', '2', '5', '6', '7', '8', '9']);
  });

  test('frequency30 leaves out the 31st draw, historical does not', () => {
    // 31 draws of 2 places: 2 of 62 all told, none of the newest 60. Away for thirty draws: full
    // gap.
    const ranked = of(rankDigits(2, [...times(30, '00'), ['77']]), '7');
    expect(ranked?.breakdown).toMatchObject({ frequency30: 0, historical: 16.13, gap: 100 });
  });

  test('a gap is measured in places a draw, so two numbers a draw halve what is expected', () => {
    // Four places a draw: expected every 2.5 draws; 100 × 1 ÷ 7.5.
    const ranked = of(
      rankDigits(2, [
        ['00', '00'],
        ['77', '00'],
      ]),
      '7',
    );
    expect(ranked?.breakdown.gap).toBe(13.33);
  });
});

describe('rankCandidates, pairs', () => {
  // A hundred draws of six digits: 500 places, 150 of them in the newest thirty draws. The weights
  // add up to 14.91814. 12 and 34 stand once each, forty draws apart.
  const draws = [['120000'], ...times(39, '000000'), ['000034'], ...times(59, '000000')];
  const ranking = rankPairs(6, draws);

  test('12, once in the newest draw: 10, 33.33, recent 5000 ÷ 74.5907, position 5000 ÷ 100', () => {
    const breakdown = { historical: 10, frequency30: 33.33, recent: 67.03, position: 50 };
    // 0.35 × 10 + 0.25 × 33.333 + 0.25 × 67.032 + 0.15 × 50
    expect(of(ranking, '12')).toEqual({ candidate: '12', score: 36.09, breakdown });
  });

  test('34, once forty draws ago: weight a sixteenth, too old for frequency30', () => {
    const breakdown = { historical: 10, frequency30: 0, recent: 4.19, position: 50 };
    // 0.35 × 10 + 0.25 × 0 + 0.25 × 4.190 + 0.15 × 50
    expect(of(ranking, '34')).toEqual({ candidate: '34', score: 12.05, breakdown });
  });

  test('position is the single place where a pair is most frequent, not all its places', () => {
    // In 100 numbers 12 stands once in front and twice at the end: 3 of 200 places, 2 of 100.
    const spread = [['120'], ['012'], ['012'], ...times(97, '000')];
    expect(of(rankPairs(3, spread), '12')?.breakdown).toMatchObject({
      historical: 75,
      position: 100,
    });
    const once = [['120'], ['012'], ...times(98, '000')];
    expect(of(rankPairs(3, once), '12')?.breakdown).toMatchObject({ historical: 50, position: 50 });
  });

  test('pairs are ordered: 12 is not 21', () => {
    expect(of(rankPairs(2, [['12']]), '12')?.score).toBe(100);
    expect(of(rankPairs(2, [['12']]), '21')?.score).toBe(0);
  });

  test('all hundred pairs are there, the unseen ones last and ascending', () => {
    const order = rankPairs(2, [['34'], ['12']]).map(({ candidate }) => candidate);
    const unseen = everyNumber(2).filter((pair) => pair !== '12' && pair !== '34');
    expect(order).toEqual(['12', '34', ...unseen]);
  });
});

describe('rankCandidates without a draw', () => {
  test('every candidate scores 0, ascending, with each component of its score', () => {
    const none = { frequency30: 0, recent: 0, historical: 0 };
    expect(rankDigits(3, [])).toEqual(
      everyNumber(1).map((candidate) => ({ candidate, score: 0, breakdown: { ...none, gap: 0 } })),
    );
    expect(rankPairs(3, [])).toEqual(
      everyNumber(2).map((candidate) => ({
        candidate,
        score: 0,
        breakdown: { ...none, position: 0 },
      })),
    );
  });
});
