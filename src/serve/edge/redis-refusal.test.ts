// What becomes of the counts that a Redis gives. With a real one: `tests/redis.proof.ts`.
import { afterAll, expect, test, vi } from 'vitest';
import { forgetModules } from '../../../tests/support/forget-modules.ts';

/** How often it was asked, and what it has counted, as the script does. */
let asked = 0;
const counts = new Map<string, number>();

async function countKey(_: string, { keys: [key = ''] }: { keys: string[] }) {
  asked += 1;
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return [count, 41_500];
}

const PAUSE_MS = 1_000;

/** A library that makes this client. */
function mockRedis(client: object, connected = () => undefined): void {
  const createClient = () => {
    connected();
    const made = { ...client, on: () => made };
    return made;
  };
  vi.doMock('@redis/client', () => ({ createClient }));
}

afterAll(() => {
  // Files share their modules: those after this one get the true client.
  vi.doUnmock('@redis/client');
  forgetModules();
});

test('what Redis counts beyond the quota is refused, and then from memory until its window ends', async () => {
  const client = { isReady: true, connect: async () => {}, eval: countKey };
  mockRedis(client);
  forgetModules();
  const { RedisQuota } = await import('./redis-quota.ts');
  let now = 1_000;
  const quota = new RedisQuota('redis://127.0.0.1:1', undefined, () => now);
  const ask = () => quota.count('check', 'a');
  const within = await Promise.all(Array.from({ length: 60 }, ask));
  expect(within.every(({ allowed }) => allowed)).toBe(true);
  expect(within.at(-1)).toEqual({ remaining: 0, resetSeconds: 42, allowed: true });
  expect(await ask()).toEqual({ remaining: 0, resetSeconds: 42, allowed: false });
  expect(asked).toBe(61);
  now += 1_000;
  expect(await ask()).toEqual({ remaining: 0, resetSeconds: 41, allowed: false });
  expect(asked).toBe(61);
  now += 41_000;
  expect((await ask()).allowed).toBe(false);
  expect([asked, (await quota.count('check', 'b')).remaining]).toEqual([62, 59]);
});

test('after it counted again, Redis has as many tries as at first before its connection is made anew', async () => {
  let fails = true;
  let connections = 0;
  const client = {
    isReady: true,
    connect: async () => {},
    destroy: () => undefined,
    eval: async () => (fails ? Promise.reject(new Error('loading')) : [1, 60_000]),
  };
  mockRedis(client, () => {
    connections += 1;
    return undefined;
  });
  forgetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { RedisQuota } = await import('./redis-quota.ts');
  let now = 1_000;
  const quota = new RedisQuota('redis://127.0.0.1:1', undefined, () => now);
  /** It is tried again at the very end of each pause. */
  const tryAgain = async () => {
    now += PAUSE_MS;
    await quota.count('check', 'a');
  };
  const triesUntilReplaced = async () => {
    const before = connections;
    for (let tries = 1; tries < 50; tries += 1) {
      await tryAgain();
      if (connections > before) return tries;
    }
    return undefined;
  };
  const first = await triesUntilReplaced();
  fails = false;
  await tryAgain();
  fails = true;
  // The failure that opens the pauses, and five tries.
  expect(first).toBe(6);
  expect(await triesUntilReplaced()).toBe(first);
  vi.restoreAllMocks();
});
