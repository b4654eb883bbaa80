import { describe, expect, test } from 'vitest';
import { latenessText } from './_lateness.ts';

describe('latenessText', () => {
  const announced = Date.parse('2026-09-01T14:30:00+07:00');
  const at = (moment: string) => latenessText(announced, Date.parse(moment));

  test('before its time nothing is late', () => {
    expect(at('2026-09-01T14:29:59+07:00')).toBeUndefined();
  });

  test('on the day it is awaited, which is not late', () => {
    expect(at('2026-09-01T14:30:00+07:00')).toContain('ถึงเวลาประกาศแล้ว');
    expect(at('2026-09-02T14:29:59+07:00')).not.toContain('ล่าช้า');
  });

  test('a day later it is late, and says by how much', () => {
    expect(at('2026-09-02T14:30:00+07:00')).toContain('ล่าช้า: เลยเวลาประกาศมาแล้ว 1 วัน');
    expect(at('2026-11-20T12:00:00+07:00')).toContain('79 วัน');
  });
});
