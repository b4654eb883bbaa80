import { describe, expect, test } from 'vitest';
import { day } from '../../tests/support/small-lottery.ts';
import { thaiShortDateLabel } from '../domain/draw-date.ts';
import { eachDay } from '../domain/gregorian.ts';
import { awaitedWords, firstMissingWords, missingWords } from './lateness-words.ts';

describe('missingWords', () => {
  test.each([
    [[], ''],
    [['2026-09-01'], 'ยังไม่มีผลงวด 1 ก.ย.'],
    [['2026-09-01', '2026-09-16'], 'ยังไม่มีผล 2 งวด (1–16 ก.ย.)'],
    [['2026-09-16', '2026-10-01', '2026-10-16'], 'ยังไม่มีผล 3 งวด (16 ก.ย.–16 ต.ค.)'],
  ])('%j: %s', (days, words) => {
    expect(missingWords(days.map(day))).toBe(words);
  });

  test('six government draws read as their players count them', () => {
    const days = ['09-01', '09-16', '10-01', '10-16', '11-01', '11-16'];
    expect(missingWords(days.map((one) => day(`2026-${one}`)))).toBe(
      'ยังไม่มีผล 6 งวด (1 ก.ย.–16 พ.ย.)',
    );
  });

  test('the years are there where the label has them, and thousands are grouped', () => {
    const days = eachDay(day('2026-01-01'), day('2029-01-01'));
    expect(missingWords(days, thaiShortDateLabel)).toBe(
      'ยังไม่มีผล 1,097 งวด (1 ม.ค. 2569–1 ม.ค. 2572)',
    );
  });
});

test('one due within its grace is awaited', () => {
  expect(awaitedWords(day('2026-09-01'))).toBe('กำลังรอผลงวด 1 ก.ย.');
});

test.each([
  ['current', ''],
  ['awaited', 'กำลังรอผลงวด 1 ก.ย.'],
  ['late', 'ยังไม่มีผลงวด 1 ก.ย. เป็นต้นไป'],
] as const)('of the first draw alone, %s: "%s"', (state, words) => {
  expect(firstMissingWords(state, day('2026-09-01'))).toBe(words);
});
