import { expect, test } from 'vitest';
import { contextOf, drawOf } from '../../../tests/support/real-lotteries.ts';
import { WITHDRAWAL } from '../../../tests/support/withdrawn.ts';
import { withdrawalsInOrder } from './withdrawals-in-order.ts';

const { reason } = WITHDRAWAL;
const moments = [1, 2, 3, 4].map((day) => `2026-11-0${day}T10:00:00.000Z`);
const [first = '', second = '', third = ''] = moments;
const restored = (at: string, end: string) => ({ at, reason, restored: { at: end, reason } });

test.each([
  { withdrawals: undefined, paths: [] },
  { withdrawals: [{ at: first, reason }], paths: [] },
  { withdrawals: [restored(first, second)], paths: [] },
  { withdrawals: [restored(first, second), { at: third, reason }], paths: [] },
  { withdrawals: [restored(second, first)], paths: ['withdrawals[0].restored.at'] },
  { withdrawals: [restored(first, first)], paths: ['withdrawals[0].restored.at'] },
  { withdrawals: [restored(first, third), { at: second, reason }], paths: ['withdrawals[1].at'] },
  {
    withdrawals: [
      { at: first, reason },
      { at: second, reason },
    ],
    paths: ['withdrawals[0].restored.at'],
  },
])('$paths', ({ withdrawals, paths }) => {
  const draw = drawOf('2026-08-27', {}, { withdrawals });
  expect(withdrawalsInOrder(draw, contextOf('lao-tv')).map(({ path }) => path)).toEqual(paths);
});
