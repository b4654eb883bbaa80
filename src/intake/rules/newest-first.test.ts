import { expect, test } from 'vitest';
import { judgeDays } from '../../../tests/support/judge-file.ts';
import { newestFirst } from './newest-first.ts';

test.each([
  { days: [], because: 'no draw' },
  { days: ['2026-08-16'], because: 'one draw' },
  { days: ['2026-12-31', '2026-02-01', '2026-01-31'], because: 'each older than the last' },
  { days: ['2026-08-16', '2026-08-16'], because: 'two lines of a day are folded into one' },
])('right order: $because', ({ days }) => {
  expect(judgeDays(newestFirst, ...days)).toEqual([]);
});

test('a draw newer than the one before it is said', () => {
  expect(judgeDays(newestFirst, '2026-08-16', '2026-07-01', '2026-08-01', '2026-06-16')).toEqual([
    '#2 warning: drawDate: "2026-08-01" — expected newest first, it follows 2026-07-01; the next draw that is stored puts it there',
  ]);
});
