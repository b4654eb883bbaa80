import { describe, expect, test } from 'vitest';
import { contextOf, drawOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { realDay } from './real-day.ts';

const judge = (drawDate: string) =>
  realDay(drawOf(drawDate, threeOf('792', '23')), contextOf('lao-tv'));

describe('realDay', () => {
  test.each([
    { drawDate: '2026-08-27', because: 'a plain day' },
    { drawDate: '2024-02-29', because: 'the leap day of a leap year' },
    { drawDate: '2000-02-29', because: '2000 was a leap year' },
    { drawDate: '2026-12-31', because: 'the last day of a year' },
  ])('$drawDate is a day: $because', ({ drawDate }) => {
    expect(judge(drawDate)).toEqual([]);
  });

  test.each([
    { drawDate: '2026-11-31', because: 'November has 30 days' },
    { drawDate: '2026-02-29', because: '2026 is no leap year' },
    { drawDate: '1900-02-29', because: 'a century is no leap year' },
    { drawDate: '2566-02-29', because: 'neither 2566 nor 2023 is a leap year' },
    { drawDate: '2026-13-01', because: 'there is no 13th month' },
    { drawDate: '2026-00-10', because: 'there is no month 0' },
    { drawDate: '2026-08-00', because: 'there is no day 0' },
    { drawDate: '2026-8-1', because: 'zeros are written' },
    { drawDate: '16/08/2026', because: 'the year comes first' },
    { drawDate: '2026-08-16T00:00:00Z', because: 'a day is no point in time' },
    { drawDate: ' 2026-08-16', because: 'no space is written' },
    { drawDate: '2026-08-16\n', because: 'no line end is written' },
    { drawDate: '๒๐๒๖-๐๘-๑๖', because: 'digits are ASCII' },
    { drawDate: '', because: 'nothing is no day' },
  ])('$drawDate is not a day: $because', ({ drawDate }) => {
    expect(judge(drawDate)).toEqual([
      {
        path: 'drawDate',
        value: drawDate,
        expectation: 'expected a day that exists, YYYY-MM-DD',
      },
    ]);
  });

  test.each([
    { drawDate: '2569-11-25', gregorian: '2026-11-25' },
    { drawDate: '2567-02-29', gregorian: '2024-02-29' },
  ])('$drawDate is of the Buddhist era', ({ drawDate, gregorian }) => {
    const expectation = `expected a day of the common era; did you mean ${gregorian}?`;
    expect(judge(drawDate)).toEqual([{ path: 'drawDate', value: drawDate, expectation }]);
  });
});
