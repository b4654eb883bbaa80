import { describe, expect, test } from 'vitest';
import { announcementDays } from '../domain/calendar.ts';
import { readRealArchive } from '../testing/real-archive.ts';
import { day } from '../testing/small-lottery.ts';
import { ageLine, LONGEST_WAIT_DAYS } from './age.ts';

const DAY_MS = 86_400_000;

describe('ageLine', () => {
  test.each([
    ['2026-08-16T23:59:59+07:00', ''],
    ['2026-08-17T00:00:00+07:00', 'ข้อมูลถึงงวดนี้ ผ่านมา 1 วัน'],
    ['2026-09-04T23:00:00+07:00', 'ข้อมูลถึงงวดนี้ ผ่านมา 19 วัน'],
    ['2026-09-05T00:00:00+07:00', 'ข้อมูลถึงงวดนี้ ผ่านมา 20 วัน ควรมีงวดใหม่กว่านี้แล้ว แต่ยังไม่ได้รับผล'],
    // The clock of a visitor may be wrong.
    ['2020-01-01T00:00:00Z', ''],
  ])('at %s it says "%s"', (now, said) => {
    expect(ageLine('2026-08-16', Date.parse(now))).toBe(said);
  });

  test('of a date it cannot read it says nothing', () => {
    expect(ageLine('', 0)).toBe('');
  });
});

test('no lottery waits longer by its schedule, so "there should be a newer one" is never said too soon', async () => {
  const { archive } = await readRealArchive();
  for (const { lottery } of archive) {
    const days = announcementDays(lottery, {}, day('2026-01-01'), day('2028-12-31'));
    const waits = days
      .slice(1)
      .map((one, index) => Date.parse(one) - Date.parse(days[index] ?? ''));
    expect(Math.max(...waits) / DAY_MS, lottery.slug).toBeLessThan(LONGEST_WAIT_DAYS);
  }
});
