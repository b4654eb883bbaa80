import { describe, expect, test } from 'vitest';
import { day } from '../../tests/support/small-lottery.ts';
import { addDays, eachDay } from './clock.ts';
import { daySet, daysOfYear, hasDay, nearestDays } from './day-set.ts';

describe('daySet', () => {
  test('has a bit for each day from the first one on, with 31 places a month', () => {
    const days = [day('2024-03-01'), day('2024-02-29'), day('2024-02-25')];
    expect(daySet(days)).toEqual({ from: '2024-02-25', to: '2024-03-01', bits: '89' });
  });

  test('one day is one bit', () => {
    expect(daySet([day('2024-02-29')])).toEqual({
      from: '2024-02-29',
      to: '2024-02-29',
      bits: '8',
    });
  });

  test('no day is no set', () => {
    expect(daySet([])).toBeUndefined();
  });

  test('has exactly the days it was given, and none for a month either side', () => {
    // Every third day, newest first, over leap years and a turn of a century.
    const all = eachDay(day('1999-11-01'), day('2026-08-16'));
    const drawn = all.filter((_, index) => index % 3 === 0).reverse();
    const set = daySet(drawn);
    const around = eachDay(addDays(day('1999-11-01'), -31), addDays(day('2026-08-16'), 31));
    expect(around.filter((one) => set && hasDay(set, one))).toEqual([...drawn].reverse());
    for (const year of ['1998', '1999', '2000', '2026', '2027', 'no year']) {
      const ofYear = drawn.filter((drawDate) => drawDate.startsWith(year));
      expect(set && daysOfYear(set, year)).toEqual(ofYear);
    }
  });

  test('names the nearest days before and after each day without one', () => {
    const days = ['2026-03-01', '2026-02-28', '2024-12-31', '2024-02-29', '2023-12-31'].map(day);
    const set = daySet(days);
    const around = eachDay(day('2023-12-01'), day('2026-03-31')).filter(
      (one) => !days.includes(one),
    );
    for (const one of around) {
      const after = days.findLast((other) => other > one);
      const before = days.find((other) => other < one);
      expect([one, set && nearestDays(set, one)]).toEqual([one, { before, after }]);
    }
  });

  test('of texts that are no days it has none', () => {
    const every = daySet(eachDay(day('2025-01-01'), day('2027-12-31')).reverse());
    const texts = [
      '2026-02-30',
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
      '2026-01-32',
      '2026',
      '',
    ];
    expect(texts.filter((text) => every && hasDay(every, text))).toEqual([]);
  });

  test('twenty years of days are under two kilobytes', () => {
    const set = daySet(eachDay(day('2006-08-16'), day('2026-08-16')).reverse());
    expect(set?.bits.length).toBeLessThan(2_000);
  });
});
