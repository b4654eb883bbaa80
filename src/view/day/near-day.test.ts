import { expect, test } from 'vitest';
import { nearDayWord } from './near-day.ts';

test.each([
  { day: '2026-11-13', word: undefined },
  { day: '2026-11-14', word: 'เมื่อวาน' },
  { day: '2026-11-15', word: 'วันนี้' },
  { day: '2026-11-16', word: 'พรุ่งนี้' },
  { day: '2026-11-17', word: undefined },
  { day: '', word: undefined },
])('on 15 November $day is $word', ({ day, word }) => {
  expect(nearDayWord(day, Date.parse('2026-11-15T23:59:59+07:00'))).toBe(word);
});
