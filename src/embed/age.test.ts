import { describe, expect, test } from 'vitest';
import { ageLine } from './age.ts';

const next = { drawDate: '2026-09-01', announcedAt: '2026-09-01T07:30:00.000Z' };

describe('ageLine', () => {
  test.each([
    ['2026-08-16T23:59:59+07:00', ''],
    ['2026-08-17T00:00:00+07:00', 'ข้อมูลถึงงวดนี้ ผ่านมา 1 วัน'],
    ['2026-09-01T14:29:59+07:00', 'ข้อมูลถึงงวดนี้ ผ่านมา 16 วัน'],
    ['2026-09-01T14:30:00+07:00', 'ข้อมูลถึงงวดนี้ ผ่านมา 16 วัน ถึงเวลาออกงวดใหม่แล้ว กำลังรอผล'],
    ['2026-09-01T17:30:00+07:00', 'ข้อมูลถึงงวดนี้ ผ่านมา 16 วัน งวดใหม่ควรออกแล้ว เรายังไม่ได้รับผล'],
    // The clock of a visitor may be wrong.
    ['2020-01-01T00:00:00Z', ''],
  ])('at %s it says "%s"', (now, said) => {
    expect(ageLine('2026-08-16', next, Date.parse(now))).toBe(said);
  });

  test('where the next draw is not known nothing is called late', () => {
    const now = Date.parse('2026-11-16T12:00:00+07:00');
    expect(ageLine('2026-08-16', undefined, now)).toBe('ข้อมูลถึงงวดนี้ ผ่านมา 92 วัน');
  });

  test('of a date it cannot read it says nothing', () => {
    expect(ageLine('', next, 0)).toBe('');
  });
});
