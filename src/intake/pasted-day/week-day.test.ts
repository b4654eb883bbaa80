import { expect, test } from 'vitest';
import { saidWeekDay } from './week-day.ts';

test.each([
  { text: 'ผลหวยวันจันทร์\nลาวทีวี 754-65', said: 'monday' },
  { text: 'ประจำวันพฤหัสบดีที่ 9', said: 'thursday' },
  { text: 'Results, Tuesday 7 July', said: 'tuesday' },
  { text: 'วันศุกร์ … วันศุกร์', said: 'friday' },
  { text: 'ออกวันจันทร์ และวันพุธ', said: undefined },
  { text: 'ลาวทีวี 754-65', said: undefined },
  { text: '22/11/2569 (วันเสาร์)', said: 'saturday' },
  { text: 'ลาวทีวี 213-58 (เสาร์)', said: 'saturday' },
  { text: 'Sat 22/11/2026', said: 'saturday' },
  { text: 'ผลอาทิตย์นี้ 754', said: undefined },
  { text: 'อาทิตย์นี้ 754', said: undefined },
  { text: 'พระจันทร์ 754', said: undefined },
])('$text: $said', ({ text, said }) => {
  expect(saidWeekDay(text)).toBe(said);
});
