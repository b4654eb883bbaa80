import { describe, expect, test } from 'vitest';
import { contextOf, drawOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { judgeFile } from '../../../tests/support/judge-file.ts';
import { yearOfFile } from './year-of-file.ts';

const judge = (year: string, ...drawDates: string[]) =>
  judgeFile(
    yearOfFile,
    drawDates.map((drawDate) => drawOf(drawDate, threeOf('792', '23'))),
    { ...contextOf('hanoi-special'), year },
  );

describe('yearOfFile', () => {
  test('the first and the last day of a year are in its file', () => {
    expect(judge('2026', '2026-12-31', '2026-01-01')).toEqual([]);
  });

  test.each([
    { drawDate: '2025-12-31', because: 'the day before' },
    { drawDate: '2027-01-01', because: 'the day after' },
    { drawDate: '2569-08-16', because: 'the Buddhist year' },
    { drawDate: '202608-16', because: 'no year at all' },
    { drawDate: '', because: 'no date at all' },
  ])('$drawDate is not in the file of 2026: $because', ({ drawDate }) => {
    expect(judge('2026', '2026-08-16', drawDate)).toEqual([
      [
        1,
        {
          path: 'drawDate',
          value: drawDate,
          expectation: 'expected a day of 2026, the year of the file',
        },
      ],
    ]);
  });
});
