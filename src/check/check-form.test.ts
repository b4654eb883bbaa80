import { describe, expect, test } from 'vitest';
import { daySet } from '../domain/day-set.ts';
import { parseDrawDate } from '../domain/draw-date.ts';
import type { CatalogueEntry } from '../contract/catalogue.ts';
import { isDrawOpen, noSuchDraw } from './check-form.ts';

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

describe('a link with a day that has no draw', () => {
  const said = (date: string, code = 'invalid_date') =>
    noSuchDraw({ status: 400, code: code as 'invalid_date', error: 'ถูกถอน' }, lottery, date).error;

  test('names the day where it is one', () => {
    expect(said('2026-08-15', 'no_draw_on_date')).toMatch(
      /^ไม่มีผลหวยเล็ก งวดวันที่ 15 สิงหาคม 2569 ในระบบ อย่าเพิ่งทิ้งสลาก/,
    );
  });

  test('after the newest draw has none yet', () => {
    expect(said('2026-08-17', 'no_draw_on_date')).toMatch(
      /^ยังไม่มีผลหวยเล็ก งวดวันที่ 17 สิงหาคม 2569 ในระบบ อย่าเพิ่งทิ้งสลาก/,
    );
  });

  test('says that a year of the Buddhist era is one, and of another day that it is none', () => {
    expect(said('2569-08-16')).toContain('543');
    expect(said('2026-02-30')).toContain('ไม่มีวันที่ของงวดนี้ในปฏิทิน');
  });

  test('gives the reason why a draw was withdrawn', () => {
    expect(said('2025-12-30', 'draw_withdrawn')).toBe('ถูกถอน');
  });
});
