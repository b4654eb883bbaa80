import { describe, expect, test } from 'vitest';
import { ageWords, nearDayWord } from './age.ts';

describe('ageWords', () => {
  test.each([
    ['2026-08-15T23:59:59+07:00', ''],
    ['2026-08-16T00:00:00+07:00', 'วันนี้'],
    ['2026-08-16T23:59:59+07:00', 'วันนี้'],
    ['2026-08-17T00:00:00+07:00', 'เมื่อวาน'],
    ['2026-08-18T00:00:00+07:00', '2\u00a0วันก่อน'],
    ['2029-08-16T00:00:00+07:00', '1,096\u00a0วันก่อน'],
  ])('at %s it says "%s"', (now, words) => {
    expect(ageWords('2026-08-16', Date.parse(now))).toBe(words);
  });

  test('of a text that is no day it says nothing', () => {
    expect(ageWords('', 0)).toBe('');
  });
});

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
