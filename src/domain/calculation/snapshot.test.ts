import { describe, expect, test } from 'vitest';
import { drawOn, drawsOf, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import { everyNumber } from '../digits.ts';
import { takeSnapshots } from './snapshot.ts';

const two = prizeKind('p', 2);
const rare = prizeKind('rare', 4);
const lottery = smallLottery([two, rare]);

describe('takeSnapshots', () => {
  test('one snapshot a window: what is requested, what is used', () => {
    const draws = drawsOf(...everyNumber(2).slice(0, 12));
    const sizes = takeSnapshots({ lottery, draws }).map((one) => [
      one.window,
      one.requestedDraws,
      one.sampleSize,
    ]);
    expect(sizes).toEqual([
      ['5', 5, 5],
      ['10', 10, 10],
      ['20', 20, 12],
      ['30', 30, 12],
      ['50', 50, 12],
      ['100', 100, 12],
      ['all', 12, 12],
    ]);
  });

  test('a window counts the newest draws only', () => {
    const draws = drawsOf('11', '11', '11', '11', '11', '99');
    const scoreOfNine = takeSnapshots({ lottery, draws }).map(
      ({ prizes: [of] }) =>
        of?.digitRanking.find(({ candidate }) => candidate === '9')?.breakdown.historical,
    );
    // 2 of 12 places from the second window on: 50 × 10 × 2 ÷ 12.
    expect(scoreOfNine).toEqual([0, 83.33, 83.33, 83.33, 83.33, 83.33, 83.33]);
  });

  test('a draw without the prize takes a place in the window, but is not counted', () => {
    const draws = [
      drawOn('2026-01-06', { p: ['12'] }),
      drawOn('2026-01-05', { rare: ['0012'] }),
      drawOn('2026-01-04', { p: ['12'] }),
      drawOn('2026-01-03', { p: ['12'] }),
      drawOn('2026-01-02', { p: ['12'] }),
      drawOn('2026-01-01', { p: ['12'] }),
    ];
    const [five, ten] = takeSnapshots({ lottery, draws });
    expect(five?.sampleSize).toBe(5);
    expect(five?.prizes.map(({ sampleSize }) => sampleSize)).toEqual([4, 1]);
    expect(ten?.prizes.map(({ sampleSize }) => sampleSize)).toEqual([5, 1]);
  });

  test('a prize no draw of the window had is ranked with zeros', () => {
    const [five] = takeSnapshots({ lottery, draws: drawsOf('12', '34') });
    const ranking = five?.prizes.find(({ kind }) => kind === rare);
    expect(ranking?.sampleSize).toBe(0);
    expect(ranking?.digitRanking.map(({ candidate }) => candidate)).toEqual(everyNumber(1));
    expect(ranking?.pairRanking.map(({ candidate }) => candidate)).toEqual(everyNumber(2));
    const scores = [ranking?.digitRanking, ranking?.pairRanking].flatMap((of) =>
      (of ?? []).map(({ score }) => score),
    );
    expect(new Set(scores)).toEqual(new Set([0]));
  });

  test('prizes are those of the newest era, in registry order', () => {
    const eras = [
      { from: null, prizes: [prizeKind('gone', 3)] },
      { from: drawOn('2026-01-01', {}).drawDate, prizes: [rare, two] },
    ];
    const of = { lottery: smallLottery([], { eras }), draws: drawsOf('12') };
    const slugs = takeSnapshots(of).map(({ prizes }) => prizes.map(({ kind }) => kind.slug));
    expect(slugs).toEqual(Array.from({ length: 7 }, () => ['rare', 'p']));
  });

  test('a lottery without a draw has empty samples', () => {
    const sizes = takeSnapshots({ lottery, draws: [] }).map(({ sampleSize }) => sampleSize);
    expect(sizes).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});
