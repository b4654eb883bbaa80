import { describe, expect, test } from 'vitest';
import { drawOn, drawsOf, prizeKind } from '../../tests/support/small-lottery.ts';
import { everyNumber } from './digits.ts';
import { tallyFrequency } from './frequency.ts';

const two = prizeKind('p', 2);

describe('tallyFrequency', () => {
  test('counts, last dates and draws since, worked by hand', () => {
    const draws = [
      drawOn('2026-01-05', { p: ['12', '34'] }),
      drawOn('2026-01-04', { p: ['07', '34'] }),
      drawOn('2026-01-03', { other: ['99'] }),
      drawOn('2026-01-02', { p: ['34', '07'] }),
      drawOn('2026-01-01', { p: ['50', '12'] }),
    ];
    const { numbers, ...rest } = tallyFrequency(two, draws);
    expect(numbers).toEqual([
      { number: '34', count: 3, lastDate: '2026-01-05', drawsSince: 0 },
      { number: '07', count: 2, lastDate: '2026-01-04', drawsSince: 1 },
      { number: '12', count: 2, lastDate: '2026-01-05', drawsSince: 0 },
      // The draw of 2026-01-03 had no such prize, so 50 is three draws away and not four.
      { number: '50', count: 1, lastDate: '2026-01-01', drawsSince: 3 },
    ]);
    expect(rest).toEqual({
      kind: two,
      draws: 4,
      possibleValues: 100,
      expectedPerNumber: 0.08,
      neverDrawn: everyNumber(2).filter((number) => !['07', '12', '34', '50'].includes(number)),
      neverDrawnCount: 96,
    });
  });

  test('a number drawn twice in one draw counts twice', () => {
    const [frequency] = tallyFrequency(two, [drawOn('2026-01-01', { p: ['07', '07'] })]).numbers;
    expect(frequency).toEqual({ number: '07', count: 2, lastDate: '2026-01-01', drawsSince: 0 });
  });

  test('picks are added up draw by draw, so four an old draw and two a new one make six', () => {
    const draws = [
      drawOn('2015-09-01', { p: ['12', '34'] }),
      drawOn('2015-08-16', { p: ['01', '02', '03', '04'] }),
    ];
    expect(tallyFrequency(two, draws).expectedPerNumber).toBe(0.06);
  });

  test.each([
    { title: 'no draw at all', draws: [] },
    { title: 'no draw that had the prize', draws: [drawOn('2026-01-01', { other: ['12'] })] },
  ])('$title: nothing counted, every number never drawn', ({ draws }) => {
    expect(tallyFrequency(two, draws)).toEqual({
      kind: two,
      draws: 0,
      possibleValues: 100,
      expectedPerNumber: 0,
      numbers: [],
      neverDrawn: everyNumber(2),
      neverDrawnCount: 100,
    });
  });

  test('all 100 numbers drawn once each: ascending, none left', () => {
    const { numbers, neverDrawn, neverDrawnCount } = tallyFrequency(
      two,
      drawsOf(...everyNumber(2).reverse()),
    );
    expect(numbers.map(({ number }) => number)).toEqual(everyNumber(2));
    expect([neverDrawn, neverDrawnCount]).toEqual([[], 0]);
  });

  test.each([
    { digits: 4, listed: 9_999, because: '10,000 values are still worth listing' },
    { digits: 5, listed: 0, because: '100,000 are not' },
    { digits: 6, listed: 0, because: 'a million are not' },
  ])('of $digits digits $listed never drawn are listed: $because', ({ digits, listed }) => {
    const draws = [drawOn('2026-01-01', { p: ['0'.repeat(digits)] })];
    const { neverDrawn, neverDrawnCount } = tallyFrequency(prizeKind('p', digits), draws);
    expect(neverDrawn).toHaveLength(listed);
    expect(neverDrawnCount).toBe(10 ** digits - 1);
  });
});
