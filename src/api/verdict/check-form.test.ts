import { expect, test } from 'vitest';
import { daySet } from '../../domain/day-set.ts';
import { parseDrawDate } from '../../domain/draw-date.ts';
import type { CatalogueEntry } from '../contract/catalogue.ts';
import { isDrawOpen } from './check-form.ts';

const lottery: CatalogueEntry = {
  slug: 'small',
  nameTh: 'หวยเล็ก',
  prizes: ['two'],
  numberLengths: [2],
  hasDraws: true,
  hasCompleteDraws: true,
  days: daySet(['2026-08-16', '2025-12-30'].map(parseDrawDate)),
};

test.each([
  { date: undefined, year: undefined, open: true },
  { date: undefined, year: '2026', open: true },
  { date: '', year: undefined, open: false },
  { date: '', year: '2026', open: false },
  { date: '', year: '2025', open: true },
  { date: '2025-12-30', year: undefined, open: false },
  { date: '2025-12-30', year: '2025', open: false },
])('of day $date and year $year it is open which draw is meant: $open', ({ date, year, open }) => {
  expect(isDrawOpen({ lottery: 'small', date, year, typed: '12' }, lottery)).toBe(open);
});
