import { expect, test } from 'vitest';
import { drawOf } from '../../../tests/support/real-lotteries.ts';
import { pendingNewest } from './pending-newest.ts';

const whole = drawOf('2026-08-27', {});
const waiting = drawOf('2026-08-26', {}, { pending: ['top-three-digit'] });

test.each([
  { draws: [waiting, whole], at: [], because: 'the newest draw may wait' },
  { draws: [whole, waiting], at: [1], because: 'a newer one stands above it' },
  { draws: [whole], at: [], because: 'a complete draw waits for nothing' },
])('a forgotten draw is warned of: $because', ({ draws, at }) => {
  const findings = draws.map(pendingNewest);
  expect([...findings.keys()].filter((index) => findings[index])).toEqual(at);
  for (const index of at) expect(findings[index]?.severity).toBe('warning');
});
