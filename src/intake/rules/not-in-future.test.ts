import { describe, expect, test } from 'vitest';
import { contextOf, drawOf, threeOf } from '../../testing/real-lotteries.ts';
import { notInFuture } from './not-in-future.ts';

// Today is 2026-11-20.
const judge = (drawDate: string) =>
  notInFuture(drawOf(drawDate, threeOf('792', '23')), contextOf('lao-tv'));

describe('notInFuture', () => {
  test.each(['2026-11-20', '2026-11-19', '2005-10-01'])('%s has come', (drawDate) => {
    expect(judge(drawDate)).toEqual([]);
  });

  test.each([
    { drawDate: '2026-11-21', because: 'it is tomorrow' },
    { drawDate: '2026-12-01', because: 'it is next month' },
    { drawDate: '2027-01-01', because: 'it is next year' },
    { drawDate: '2569-08-16', because: 'a Buddhist year is 543 years ahead' },
  ])('$drawDate has not come: $because', ({ drawDate }) => {
    expect(judge(drawDate)).toEqual([
      {
        path: 'drawDate',
        value: drawDate,
        expectation: 'expected no date after today, 2026-11-20',
      },
    ]);
  });
});
