import { expect, test } from 'vitest';
import { LOOK_BACK_DAYS } from '../../../src/domain/calendar.ts';
import { drawOf, lotteryOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { doubtMoment } from './doubt-moment.ts';

test.each([
  { days: LOOK_BACK_DAYS, isWrong: false },
  { days: LOOK_BACK_DAYS + 1, isWrong: true },
])('a clock $days days after the newest draw is wrong: $isWrong', ({ days, isWrong }) => {
  const lottery = lotteryOf('lao-tv');
  const draws = [drawOf('2026-08-22', threeOf('508', '37'))];
  const announced = Date.parse('2026-08-22T10:30:00+07:00');
  const doubt = doubtMoment([{ lottery, draws }], announced + days * 86_400_000);
  expect(doubt !== undefined).toBe(isWrong);
});
