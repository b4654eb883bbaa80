// What becomes of the counts that a Redis gives. With a real one: `tests/redis.proof.ts`.
import { expect, test, vi } from 'vitest';
import { redisQuota } from './redis-quota.ts';

/** Counts like the script does, and how often it was asked. */
const counts = vi.hoisted(() => ({ asked: 0, of: new Map<string, number>() }));

vi.mock('@redis/client', () => ({
  createClient: () => ({
    isReady: true,
    on: () => undefined,
    connect: async () => undefined,
    destroy: () => undefined,
    eval: async (_: string, { keys: [key = ''] }: { keys: string[] }) => {
      counts.asked += 1;
      const count = (counts.of.get(key) ?? 0) + 1;
      counts.of.set(key, count);
      return [count, 41_500];
    },
  }),
}));

test('what Redis counts beyond the quota is refused, and then from memory until its window ends', async () => {
  let now = 1_000;
  const quota = redisQuota('redis://127.0.0.1:1', undefined, () => now);
  const ask = () => quota.count('check', 'a');
  const within = await Promise.all(Array.from({ length: 60 }, ask));
  expect(within.every(({ allowed }) => allowed)).toBe(true);
  expect(within.at(-1)).toEqual({ remaining: 0, resetSeconds: 42, allowed: true });
  expect(await ask()).toEqual({ remaining: 0, resetSeconds: 42, allowed: false });
  expect(counts.asked).toBe(61);
  now += 1_000;
  expect(await ask()).toEqual({ remaining: 0, resetSeconds: 41, allowed: false });
  expect(counts.asked).toBe(61);
  now += 41_000;
  expect((await ask()).allowed).toBe(false);
  expect([counts.asked, (await quota.count('check', 'b')).remaining]).toEqual([62, 59]);
});
