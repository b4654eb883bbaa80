import { describe, expect, test } from 'vitest';
import { contextOf, drawOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { judgeFile } from '../../../tests/support/judge-file.ts';
import { newestFirst } from './newest-first.ts';

const judge = (...drawDates: string[]) =>
  judgeFile(
    newestFirst,
    drawDates.map((drawDate) => drawOf(drawDate, threeOf('792', '23'))),
    { ...contextOf('hanoi-special'), year: '2026' },
  );

describe('newestFirst', () => {
  test.each([
    { dates: [], because: 'no draw' },
    { dates: ['2026-08-16'], because: 'one draw' },
    { dates: ['2026-12-31', '2026-02-01', '2026-01-31'], because: 'each older than the last' },
    { dates: ['2026-08-16', '2026-08-16'], because: 'an equal date is unique-date’s to report' },
  ])('right order: $because', ({ dates }) => {
    expect(judge(...dates)).toEqual([]);
  });

  test('a draw newer than the one before it is said', () => {
    expect(judge('2026-08-16', '2026-07-01', '2026-08-01', '2026-06-16')).toEqual([
      [
        2,
        {
          path: 'drawDate',
          value: '2026-08-01',
          expectation: 'expected newest first, it follows 2026-07-01',
        },
      ],
    ]);
  });
});
