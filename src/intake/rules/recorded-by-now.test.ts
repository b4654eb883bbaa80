import { expect, test } from 'vitest';
import { contextOf, drawOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { recordedByNow } from './recorded-by-now.ts';

const context = { ...contextOf('lao-tv'), now: Date.parse('2026-11-20T00:00:00.000Z') };
const now = '2026-11-20T00:00:00.000Z';
const later = '2036-11-20T00:00:00.000Z';
const reason = { th: 'เลขซ้ำ', en: 'a copy' };
const correction = (at: string) => ({ at, reason: 'mistyped', previous: {} });

const withdrawal = (at: string) => ({ at, reason, restored: { at, reason } });

test.each<[more: Parameters<typeof drawOf>[2], paths: string[], because: string]>([
  [{}, [], 'draws of the first collection have no time'],
  [{ recordedAt: now, completedAt: now }, [], 'now is not the future'],
  [{ recordedAt: '2026-11-20T00:05:00.000Z' }, [], 'two machines differ by minutes'],
  [{ recordedAt: '2026-11-20T00:05:00.001Z' }, ['recordedAt'], 'not by more'],
  [{ recordedAt: later }, ['recordedAt'], 'a clock was ten years ahead'],
  [{ completedAt: later }, ['completedAt'], 'it was ahead at the end'],
  [{ corrections: [correction(now), correction(later)] }, ['corrections[1].at'], 'a correction'],
  [
    { withdrawals: [withdrawal(now), withdrawal(later)] },
    ['withdrawals[1].at', 'withdrawals[1].restored.at'],
    'it was ahead at a withdrawal',
  ],
])('%j: %j, %s', (more, paths) => {
  const draw = drawOf('2026-07-08', threeOf('508', '37'), more);
  expect(recordedByNow(draw, context).map(({ path }) => path)).toEqual(paths);
});
