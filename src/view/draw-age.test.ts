import { describe, expect, test } from 'vitest';
import { drawAge } from './draw-age.ts';

describe('drawAge', () => {
  test.each([
    { now: '2026-08-16T00:00:00+07:00', days: 0, because: 'the day begins in Bangkok' },
    { now: '2026-08-16T23:59:59+07:00', days: 0, because: 'and ends there' },
    { now: '2026-08-16T17:00:00Z', days: 1, because: 'midnight in Bangkok is 17:00 UTC' },
    { now: '2026-09-01T12:00:00+07:00', days: 16, because: 'the next draw is this day' },
  ])('at $now a draw of 2026-08-16 is $days days old: $because', ({ now, days }) => {
    expect(drawAge('2026-08-16', Date.parse(now))).toBe(days);
  });
});
