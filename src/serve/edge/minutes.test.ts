import { describe, expect, test, vi } from 'vitest';
import { memoryQuota } from './quota.ts';
import { Windows, wholeSeconds } from './minutes.ts';

const HOUR_MS = 3_600_000;

describe('a clock set back', () => {
  test('begins a new window, and nobody has to wait longer than a minute', async () => {
    let now = HOUR_MS;
    const quota = memoryQuota(10, () => now);
    for (let request = 0; request < 60; request += 1) await quota.count('check', 'a');
    expect(await quota.count('check', 'a')).toMatchObject({ allowed: false, resetSeconds: 60 });
    for (const back of [1, 1_000, 30_000, HOUR_MS]) {
      now = HOUR_MS - back;
      const { allowed, resetSeconds } = await quota.count('check', 'a');
      expect([back, allowed, resetSeconds]).toEqual([back, true, 60]);
      now = HOUR_MS;
      for (let request = 0; request < 61; request += 1) await quota.count('check', 'a');
    }
  });

  test('never says more than 60 seconds, whatever the clock does', async () => {
    let now = 0;
    const quota = memoryQuota(10, () => now);
    for (const step of [0, 59_999, -HOUR_MS, HOUR_MS, 1, -1, 10 * HOUR_MS, -20 * HOUR_MS]) {
      now += step;
      for (let request = 0; request < 70; request += 1) {
        const { resetSeconds } = await quota.count('check', 'a');
        expect(resetSeconds).toBeGreaterThanOrEqual(1);
        expect(resetSeconds).toBeLessThanOrEqual(60);
      }
    }
  });

  test('the time of day is not asked', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: HOUR_MS });
    const quota = memoryQuota();
    for (let request = 0; request < 60; request += 1) await quota.count('check', 'a');
    vi.setSystemTime(0);
    expect(await quota.count('check', 'a')).toMatchObject({ allowed: false, resetSeconds: 60 });
    vi.useRealTimers();
  });
});

describe('Windows', () => {
  test('keeps no key of a window that has ended', () => {
    vi.useFakeTimers();
    let now = 0;
    const windows = new Windows(10, () => now);
    windows.begin('a', 1_000);
    windows.begin('b');
    now = 30_000;
    expect([windows.open('a'), windows.open('b')?.endsAt]).toEqual([undefined, 60_000]);
    vi.advanceTimersByTime(5_000);
    // Set back, the clock would open again a window that was only hidden.
    now = 0;
    expect(windows.open('a')).toBeUndefined();
    expect(windows.open('b')).toBeDefined();
    now = 60_000;
    vi.advanceTimersByTime(5_000);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

test.each([
  [-5, 1],
  [0, 1],
  [1_001, 2],
  [60_000, 60],
  [3_660_000, 60],
])('%i ms are %i whole seconds', (milliseconds, seconds) => {
  expect(wholeSeconds(milliseconds)).toBe(seconds);
});
