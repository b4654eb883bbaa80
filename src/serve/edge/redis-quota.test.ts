// What holds without a Redis. With a real one: `tests/redis.proof.ts`.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { quotaStore } from './quota-store.ts';
import { RedisQuota } from './redis-quota.ts';

/** Nothing listens on port 1. */
const NOWHERE = 'redis://user:secret@127.0.0.1:1';

let quota: RedisQuota | undefined;
const warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  warn.mockReset().mockImplementation(() => undefined);
});
afterEach(() => quota?.close());

describe('RedisQuota without a Redis', () => {
  test('the memory of this instance counts, exactly', async () => {
    quota = new RedisQuota(NOWHERE);
    const counts = [];
    for (let request = 0; request < 100; request += 1) counts.push(await quota.count('check', 'a'));
    expect(counts.filter(({ allowed }) => allowed)).toHaveLength(60);
    expect(counts[0]).toEqual({ remaining: 59, resetSeconds: 60, allowed: true });
    expect(counts.at(-1)).toEqual({ remaining: 0, resetSeconds: 60, allowed: false });
  });

  test('that is said once, on one line, without the password', async () => {
    quota = new RedisQuota(NOWHERE);
    for (let request = 0; request < 10; request += 1) await quota.count('check', 'a');
    expect(warn).toHaveBeenCalledOnce();
    const [line] = warn.mock.calls[0] ?? [];
    expect(JSON.parse(String(line))).toEqual({
      message: 'quota: Redis does not count, the memory of this instance does',
      error: expect.stringContaining('ECONNREFUSED'),
    });
    expect(line).not.toContain('secret');
  });

  test('an error of the insurance itself is not swallowed', async () => {
    quota = new RedisQuota(NOWHERE, { count: () => Promise.reject(new Error('broken')) });
    await expect(quota.count('check', 'a')).rejects.toThrow('broken');
  });
});

describe('quotaStore', () => {
  test.each([undefined, ''])('without an address (%o) memory counts', async (address) => {
    const store = await quotaStore(address);
    expect(await store.count('check', 'a')).toMatchObject({ remaining: 59 });
    expect(store).not.toHaveProperty('close');
  });

  test('with an address Redis is asked', async () => {
    quota = (await quotaStore(NOWHERE)) as RedisQuota;
    expect(quota).toHaveProperty('close');
  });

  test.each(['nonsense', 'http://a:secret@b', '127.0.0.1:6379', 'redis://:secret@a/x'])(
    '%s is refused without its secret: no address of a Redis',
    async (address) => {
      const refusal = await quotaStore(address).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(TypeError);
      expect(String(refusal)).not.toContain('secret');
    },
  );

  test.each([
    'redis://:secret@a:7000,redis://:secret@b:7000',
    'redis://:secret@a:7000,b:7000',
    'redis://:secret@a, rediss://b/3',
    'redis://a:7000,',
    'redis://:secret@a,nonsense',
  ])('%s is refused: several', async (address) => {
    const several = 'several addresses; the quota is counted in one Redis';
    await expect(quotaStore(address)).rejects.toThrow(new TypeError(several));
  });

  test('a password may have a comma', async () => {
    quota = (await quotaStore('redis://:se,cret@127.0.0.1:1')) as RedisQuota;
    expect(await quota.count('check', 'a')).toMatchObject({ remaining: 59 });
  });
});
