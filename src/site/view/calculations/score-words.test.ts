import { describe, expect, test } from 'vitest';
import { drawsOf, prizeKind, smallLottery } from '../../../../tests/support/small-lottery.ts';
import { takeSnapshots } from '../../../domain/calculation/snapshot.ts';
import {
  expectedPairText,
  meanScore,
  meanText,
  nextTieText,
  rankTexts,
  wholeTies,
} from './score-words.ts';

const scores = (...all: number[]) => all.map((score) => ({ score }));

describe('rankTexts', () => {
  test.each([
    { ranking: scores(9, 8, 7), ranks: ['1', '2', '3'], because: 'none are equal' },
    {
      ranking: scores(9, 9, 7),
      ranks: ['1 ร่วม 2 คู่', '1 ร่วม 2 คู่', '3'],
      because: 'the next rank counts all above it',
    },
    {
      ranking: scores(9, 5, 5, 5),
      ranks: ['1', '2 ร่วม 3 คู่', '2 ร่วม 3 คู่', '2 ร่วม 3 คู่'],
      because: 'the last ones tie',
    },
    { ranking: [], ranks: [], because: 'there is nothing to rank' },
  ])('$ranks: $because', ({ ranking, ranks }) => {
    expect(rankTexts(ranking, 'คู่')).toEqual(ranks);
  });

  test('fourteen pairs of equal score share the first rank', () => {
    const ranking = scores(...Array(14).fill(50), ...Array(86).fill(0));
    const words = rankTexts(ranking, 'คู่');
    expect(words.slice(0, 14)).toEqual(Array(14).fill('1 ร่วม 14 คู่'));
    expect(words.slice(14)).toEqual(Array(86).fill('15 ร่วม 86 คู่'));
  });
});

describe('a table of ten pairs', () => {
  const pairs = (...all: number[]) =>
    all.map((score, index) => ({ score, candidate: String(index).padStart(2, '0') }));
  test.each([
    { ranking: pairs(5, 4, 3, 2), most: 2, shown: 2, because: 'the third has less' },
    { ranking: pairs(5, 4, 4, 2), most: 2, shown: 1, because: 'the second ties with the third' },
    { ranking: pairs(...Array(14).fill(100), 1), most: 10, shown: 0, because: 'all of them tie' },
    { ranking: pairs(5, 4), most: 10, shown: 2, because: 'there are no more' },
  ])('shows $shown: $because', ({ ranking, most, shown }) => {
    expect(wholeTies(ranking, most)).toBe(shown);
  });

  test('says the tie that follows in a sentence, and names it where it is short', () => {
    expect(nextTieText(pairs(5, 4, 4, 2), 1)).toMatch(/^ถัดไป 4.00 คะแนน มี 2 คู่.*: 01 · 02$/);
    expect(nextTieText(pairs(...Array(40).fill(100), 1), 0)).toMatch(
      /^คะแนนสูงสุด 100.00.*40 คู่.*พับไว้$/,
    );
  });

  test('says nothing of a next pair alone, or of none', () => {
    expect([nextTieText(pairs(5, 4, 3), 2), nextTieText(pairs(5), 1)]).toEqual(['', '']);
  });
});

describe('the line across the scores of digits', () => {
  // Every digit is drawn once in turn, so each frequency is what chance gives.
  const numbers = Array.from({ length: 30 }, (_, age) => `${age % 10}${age % 10}`);
  const lottery = smallLottery([prizeKind('p', 2)]);
  const all = takeSnapshots({ lottery, draws: drawsOf(...numbers) });
  const ranking = all.find(({ window }) => window === '30')?.prizes[0]?.digitRanking ?? [];

  test('is their mean, which is not the 50 of chance', () => {
    const mean = meanScore(ranking);
    expect(mean).toBeCloseTo(ranking.reduce((sum, { score }) => sum + score, 0) / 10);
    expect(Math.abs(mean - 50)).toBeGreaterThan(1);
    expect(meanText(ranking)).toBe(`เส้น = ค่าเฉลี่ยของทั้ง 10 เลข (${mean.toFixed(2)})`);
  });

  test('has digits on both sides or all on it, whatever the draws', () => {
    const mean = meanScore(ranking);
    expect(ranking.some(({ score }) => score >= mean)).toBe(true);
    expect(ranking.some(({ score }) => score <= mean)).toBe(true);
  });
});

describe('expectedPairText', () => {
  test.each([
    [10, 'คู่หนึ่งจะออกราว 0.1 ครั้งในช่วงนี้ (10 ตำแหน่ง ÷ 100 คู่)'],
    [300, 'คู่หนึ่งจะออกราว 3 ครั้งในช่วงนี้ (300 ตำแหน่ง ÷ 100 คู่)'],
    [99_900, 'คู่หนึ่งจะออกราว 999 ครั้งในช่วงนี้ (99,900 ตำแหน่ง ÷ 100 คู่)'],
  ])('of %i places', (places, said) => {
    expect(expectedPairText(places)).toContain(said);
  });

  test('says what few occurrences make of the scores, and nothing where there are enough', () => {
    const warned = (places: number) => expectedPairText(places).split(' คู่)')[1];
    expect(warned(99)).toContain('แทบไม่มีความหมาย');
    expect(warned(100)).toContain('แกว่งได้มาก');
    expect(warned(499)).toContain('แกว่งได้มาก');
    expect(warned(500)).toBe('');
  });

  test('is told the places of the draws themselves', () => {
    const kind = prizeKind('p', 3);
    const [five] = takeSnapshots({ lottery: smallLottery([kind]), draws: drawsOf('123', '456') });
    // Two draws, and a pair of neighbours stands in two places of three digits.
    expect(five?.prizes[0]?.pairPlaces).toBe(4);
  });
});
