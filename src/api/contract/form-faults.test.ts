import { describe, expect, test } from 'vitest';
import { daySet } from '../../domain/day-set.ts';
import { parseDrawDate } from '../../domain/draw-date.ts';
import { checkedTooOften, noSuchDraw } from './form-faults.ts';

const lottery = {
  nameTh: 'หวยเล็ก',
  days: daySet(['2026-08-16', '2025-12-30'].map(parseDrawDate)),
};

test('who checks too often learns how long to wait', () => {
  expect(checkedTooOften(42)).toEqual({
    status: 429,
    error: 'ตรวจถี่เกินไป กรุณารอ 42 วินาทีแล้วกดตรวจอีกครั้ง',
  });
});

describe('a link with a day that has no draw', () => {
  const sentenceOf = (date: string, code = 'invalid_date') =>
    noSuchDraw({ status: 400, code: code as 'invalid_date', error: 'ถูกถอน' }, lottery, date).error;

  test('names the day where it is one', () => {
    expect(sentenceOf('2026-08-15', 'no_draw_on_date')).toMatch(
      /^ไม่มีผลหวยเล็ก งวดวันที่ 15 สิงหาคม 2569 ในระบบ อย่าเพิ่งทิ้งสลาก/,
    );
  });

  test('after the newest draw has none yet', () => {
    expect(sentenceOf('2026-08-17', 'no_draw_on_date')).toMatch(
      /^ยังไม่มีผลหวยเล็ก งวดวันที่ 17 สิงหาคม 2569 ในระบบ อย่าเพิ่งทิ้งสลาก/,
    );
  });

  test('says that a year of the Buddhist era is one, and of another day that it is none', () => {
    expect(sentenceOf('2569-08-16')).toContain('543');
    expect(sentenceOf('2026-02-30')).toContain('ไม่มีวันที่ของงวดนี้ในปฏิทิน');
  });

  test('gives the reason why a draw was withdrawn', () => {
    expect(sentenceOf('2025-12-30', 'draw_withdrawn')).toBe('ถูกถอน');
  });
});
