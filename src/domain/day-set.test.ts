import { describe, expect, test } from 'vitest';
import { readRealArchive } from '../testing/real-archive.ts';
import { day } from '../testing/small-lottery.ts';
import { addDays } from './calendar.ts';
import { daySet, hasDay } from './day-set.ts';

describe('daySet', () => {
  test('has a bit for each day from the first one on', () => {
    const days = [day('2024-03-01'), day('2024-02-29'), day('2024-02-25')];
    expect(daySet(days)).toEqual({ from: '2024-02-25', to: '2024-03-01', bits: '8c' });
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

  test('has exactly the days of every lottery, and none for a month either side', async () => {
    const { archive } = await readRealArchive();
    const wrong = archive.flatMap(({ lottery, draws }) => {
      const held = new Set(draws.map(({ drawDate }) => drawDate));
      const set = daySet([...held]);
      if (set === undefined) return draws.length === 0 ? [] : [lottery.slug];
      const tried: string[] = [];
      const [first, last] = [addDays(day(set.from), -31), addDays(day(set.to), 31)];
      for (let one = first; one < last; one = addDays(one, 1)) {
        if (hasDay(set, one) !== held.has(one)) tried.push(`${lottery.slug} ${one}`);
      }
      return tried;
    });
    expect(wrong).toEqual([]);
  });

  test('twenty years of days are under four kilobytes', async () => {
    const { archive } = await readRealArchive();
    const sizes = archive.map(
      ({ draws }) => daySet(draws.map(({ drawDate }) => drawDate))?.bits.length ?? 0,
    );
    expect(Math.max(...sizes)).toBeLessThan(4_000);
  });
});
