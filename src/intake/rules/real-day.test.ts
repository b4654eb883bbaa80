import { describe, expect, test } from 'vitest';
import { contextOf, drawOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { realDay } from './real-day.ts';

const judge = (drawDate: string) =>
  realDay(drawOf(drawDate, threeOf('792', '23')), contextOf('lao-tv'));

describe('realDay', () => {
  // Which texts are days at all stands in draw-date.test.ts.
  test.each(['2026-08-27', '2024-02-29'])('%s is a day', (drawDate) => {
    expect(judge(drawDate)).toEqual([]);
  });

  test.each(['2026-11-31', '2566-02-29', '16/08/2026', ''])('%s is not a day', (drawDate) => {
    const expectation = 'expected a day that exists, YYYY-MM-DD';
    expect(judge(drawDate)).toEqual([{ path: 'drawDate', value: drawDate, expectation }]);
  });

  test.each([
    { drawDate: '2569-11-25', gregorian: '2026-11-25' },
    { drawDate: '2567-02-29', gregorian: '2024-02-29' },
  ])('$drawDate is of the Buddhist era', ({ drawDate, gregorian }) => {
    const expectation = `expected a day of the common era; did you mean ${gregorian}?`;
    expect(judge(drawDate)).toEqual([{ path: 'drawDate', value: drawDate, expectation }]);
  });
});
