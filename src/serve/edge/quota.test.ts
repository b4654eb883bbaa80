import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ENDPOINTS } from '../../api/contract/endpoints.ts';
import { memoryQuota } from './quota.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('memoryQuota', () => {
  test.each(Object.values(ENDPOINTS))(
    '$name allows exactly $quotaPerMinute requests a minute',
    async ({ name, quotaPerMinute }) => {
      const quota = memoryQuota();
      const counts = [];
      for (let request = 0; request < 200; request += 1) counts.push(await quota.count(name, 'a'));
      expect(counts.filter(({ allowed }) => allowed)).toHaveLength(quotaPerMinute);
      expect(counts[0]).toEqual({ remaining: quotaPerMinute - 1, resetSeconds: 60, allowed: true });
      expect(counts.at(-1)).toEqual({ remaining: 0, resetSeconds: 60, allowed: false });
    },
  );

  test('the window starts with the first request and ends a minute later', async () => {
    const quota = memoryQuota();
    for (let request = 0; request < 60; request += 1) await quota.count('check', 'a');
    vi.advanceTimersByTime(59_001);
    expect(await quota.count('check', 'a')).toMatchObject({ allowed: false, resetSeconds: 1 });
    vi.advanceTimersByTime(999);
    expect(await quota.count('check', 'a')).toMatchObject({ allowed: true, remaining: 59 });
  });

  test('refused requests do not extend the window', async () => {
    const quota = memoryQuota();
    for (let request = 0; request < 61; request += 1) await quota.count('check', 'a');
    vi.advanceTimersByTime(30_000);
    for (let request = 0; request < 100; request += 1) await quota.count('check', 'a');
    vi.advanceTimersByTime(30_000);
    expect(await quota.count('check', 'a')).toMatchObject({ allowed: true });
  });

  test('clients and endpoints do not share a quota', async () => {
    const quota = memoryQuota();
    for (let request = 0; request < 61; request += 1) await quota.count('check', 'a');
    expect(await quota.count('check', 'b')).toMatchObject({ remaining: 59 });
    expect(await quota.count('stats', 'a')).toMatchObject({ remaining: 59 });
  });

  test('beyond the bound the oldest window is forgotten, and only that one', async () => {
    const quota = memoryQuota(2);
    const remaining = async (client: string) => (await quota.count('check', client)).remaining;
    expect([await remaining('a'), await remaining('b'), await remaining('b')]).toEqual([
      59, 59, 58,
    ]);
    expect(await remaining('c')).toBe(59);
    expect(await remaining('b')).toBe(57);
    expect(await remaining('a')).toBe(59);
  });

  test('a client that comes back after its window counts as new, not as oldest', async () => {
    const quota = memoryQuota(2);
    await quota.count('check', 'a');
    vi.advanceTimersByTime(30_000);
    await quota.count('check', 'b');
    vi.advanceTimersByTime(31_000);
    await quota.count('check', 'a');
    await quota.count('check', 'c');
    expect(await quota.count('check', 'a')).toMatchObject({ remaining: 58 });
  });
});
