import { expect, test } from 'vitest';
import { judgeDays } from '../../../tests/support/judge-file.ts';
import { yearOfFile } from './year-of-file.ts';

test('the first and the last day of a year are in its file', () => {
  expect(judgeDays(yearOfFile, '2026-12-31', '2026-01-01')).toEqual([]);
});

test.each([
  { day: '2025-12-31', because: 'the day before' },
  { day: '2027-01-01', because: 'the day after' },
  { day: '2569-08-16', because: 'the Buddhist year' },
  { day: '202608-16', because: 'no year at all' },
  { day: '', because: 'no date at all' },
])('$day is not in the file of 2026: $because', ({ day }) => {
  expect(judgeDays(yearOfFile, '2026-08-16', day)).toEqual([
    `#1 drawDate: "${day}" — expected a day of 2026, the year of the file`,
  ]);
});
