import { expect, test } from 'vitest';
import { contextOf, drawOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { recordedByNow } from './recorded-by-now.ts';

const context = { ...contextOf('lao-tv'), now: Date.parse('2026-11-20T00:00:00.000Z') };
const now = '2026-11-20T00:00:00.000Z';
const later = '2036-11-20T00:00:00.000Z';
const reason = { th: 'เลขซ้ำ', en: 'a copy' };
const correction = (at: string) => ({ at, reason: 'mistyped', previous: {} });

test.each([
  { more: {}, paths: [], because: 'draws of the first collection have no time' },
  { more: { recordedAt: now, completedAt: now }, paths: [], because: 'now is not the future' },
  {
    more: { recordedAt: '2026-11-20T00:05:00.000Z' },
    paths: [],
    because: 'two machines differ by minutes',
  },
  {
    more: { recordedAt: '2026-11-20T00:05:00.001Z' },
    paths: ['recordedAt'],
    because: 'not by more',
  },
  { more: { recordedAt: later }, paths: ['recordedAt'], because: 'a clock was ten years ahead' },
  { more: { completedAt: later }, paths: ['completedAt'], because: 'it was ahead at the end' },
  {
    more: { corrections: [correction(now), correction(later)] },
    paths: ['corrections[1].at'],
    because: 'it was ahead at a correction',
  },
  {
    more: {
      withdrawals: [
        { at: now, reason, restored: { at: now, reason } },
        { at: later, reason, restored: { at: later, reason } },
      ],
    },
    paths: ['withdrawals[1].at', 'withdrawals[1].restored.at'],
    because: 'it was ahead at a withdrawal',
  },
])('$paths: $because', ({ more, paths }) => {
  const draw = drawOf('2026-07-08', threeOf('508', '37'), more);
  expect(recordedByNow(draw, context).map(({ path }) => path)).toEqual(paths);
});
