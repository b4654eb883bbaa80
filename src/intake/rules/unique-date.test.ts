import { describe, expect, test } from 'vitest';
import { contextOf, drawOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { judgeFile } from '../../../tests/support/judge-file.ts';
import { uniqueDate } from './unique-date.ts';

const judge = (...drawDates: string[]) =>
  judgeFile(
    uniqueDate,
    drawDates.map((drawDate) => drawOf(drawDate, threeOf('792', '23'))),
    { ...contextOf('hanoi-special'), year: '2026' },
  );
const twice = (value: string) => ({
  path: 'drawDate',
  value,
  expectation: 'is in this file twice; expected one draw a date',
});

describe('uniqueDate', () => {
  test.each([{ dates: [] }, { dates: ['2026-08-16'] }, { dates: ['2026-08-16', '2026-08-01'] }])(
    '$dates: each date once',
    ({ dates }) => {
      expect(judge(...dates)).toEqual([]);
    },
  );

  test('the second draw of a date is said, wherever it stands', () => {
    expect(judge('2026-08-16', '2026-08-01', '2026-08-16')).toEqual([[2, twice('2026-08-16')]]);
  });

  test('a date there three times is said twice', () => {
    const date = '2026-08-16';
    expect(judge(date, date, date)).toEqual([
      [1, twice(date)],
      [2, twice(date)],
    ]);
  });
});
