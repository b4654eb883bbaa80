import { expect, test } from 'vitest';
import { judgeDays } from '../../../tests/support/judge-file.ts';
import { uniqueDate } from './unique-date.ts';

const date = '2026-08-16';
const twice = `drawDate: "${date}" — is in this file twice; expected one draw a date: keep the line that is right`;

test.each([
  { days: [], lines: [], because: 'no draw' },
  { days: [date, '2026-08-01'], lines: [], because: 'each date once' },
  { days: [date, '2026-08-01', date], lines: [`#2 ${twice}`], because: 'the second is said' },
  { days: [date, date, date], lines: [`#1 ${twice}`, `#2 ${twice}`], because: 'and a third' },
])('$days: $because', ({ days, lines }) => {
  expect(judgeDays(uniqueDate, ...days)).toEqual(lines);
});
