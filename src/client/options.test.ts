// What is asked wrong in ways that only the package can notice; the rest the service refuses.
import { describe, expect, test, vi } from 'vitest';
import * as perdphon from './perdphon.ts';

const { createClient, mirror, WrongCall } = perdphon;
const fetch = vi.fn(async () => Response.json({ success: true, data: [] }));
const client = createClient({ hosts: ['https://a.example'], fetch });

/** A call of each function: what it cannot do without, and what else it takes. */
const LEGAL: Readonly<Record<string, { readonly needed: object; readonly more: object }>> = {
  getResults: { needed: {}, more: { lottery: 'lao-tv', limit: 3, date: 'd' } },
  getDraw: { needed: { lottery: 'lao-tv', date: 'd' }, more: {} },
  getStats: { needed: {}, more: { lottery: 'lao-tv', prize: 'first-prize' } },
  getCalculations: { needed: {}, more: { lottery: 'lao-tv', window: '30', prize: 'first-prize' } },
  check: { needed: { numbers: ['07'] }, more: { lottery: 'lao-tv', date: 'd' } },
  getExport: { needed: { lottery: 'lao-tv' }, more: {} },
  getLotteries: { needed: {}, more: {} },
  getLatest: { needed: {}, more: { group: 'lao' } },
  getDraws: { needed: { lottery: 'lao-tv' }, more: {} },
  getStatus: { needed: {}, more: {} },
  getChanges: { needed: {}, more: {} },
  watch: { needed: {}, more: { lotteries: ['lao-tv'], after: 'a', everySeconds: 60 } },
  createClient: {
    needed: { hosts: ['https://a.example'] },
    more: { retries: 2, longestWaitSeconds: 60, timeoutSeconds: 10, fetch, clock: {} },
  },
  checkOffline: {
    needed: { draw: { drawDate: '2026-08-16', prizes: [] }, numbers: ['07'] },
    more: { nextDraw: {}, now: 0 },
  },
};
const OF_NO_CLIENT = ['createClient', 'checkOffline'];
const calls = perdphon as unknown as Record<string, (...given: unknown[]) => unknown>;

/** What a call throws or rejects with, where it is called with this. */
async function refusalOf(name: string, given: unknown, asked: unknown = client) {
  try {
    const answer = OF_NO_CLIENT.includes(name) ? calls[name]?.(given) : calls[name]?.(asked, given);
    await (name === 'watch' ? (answer as AsyncGenerator).next() : answer);
  } catch (error) {
    if (error instanceof WrongCall) return error;
    throw error;
  }
  throw new Error(`${name} took it`);
}

test('every function is called here', () => {
  const functions = Object.keys(perdphon).filter((name) => /^[a-z]/.test(name));
  expect(functions.sort()).toEqual([...Object.keys(LEGAL), 'mirror'].sort());
});

/** What a program may give in place of any option; a number is taken for some, a text for most. */
const WRONG = [null, true, Symbol('s'), [7], [null], [[]], Number.NaN];

describe.each(Object.entries(LEGAL))('%s', (name, { needed, more }) => {
  test('takes one object', async () => {
    const others = ['lao-lottery', null, [{ lottery: 'lao-tv' }], 7, new URLSearchParams()];
    for (const given of others) {
      const { message, errorEn } = await refusalOf(name, given);
      expect(errorEn).toContain(`${name}: it takes one object, and was given: `);
      expect(message).toMatch(/[ก-๙]/);
    }
  });

  test('names what is expected', async () => {
    const isOfClient = !OF_NO_CLIENT.includes(name);
    const takes = { ...needed, ...more, ...(isOfClient && { signal: {} }) };
    for (const left of Object.keys(needed)) {
      const { [left as never]: _, ...others } = needed;
      expect((await refusalOf(name, others)).errorEn).toContain(`${name}: ${left} must be `);
    }
    for (const option of Object.keys(takes)) {
      for (const value of WRONG) {
        // Any object will do for these.
        if (Array.isArray(value) && ['clock', 'nextDraw'].includes(option)) continue;
        const { errorEn } = await refusalOf(name, { ...needed, [option]: value });
        expect(errorEn).toMatch(new RegExp(`^${name}: .* must be `));
      }
    }
    const { errorEn, message } = await refusalOf(name, { ...needed, lotery: 'lao-tv' });
    const names = errorEn.split('it does not take lotery, only ')[1]?.split(', ');
    expect(names?.sort()).toEqual(Object.keys(takes).sort());
    expect(message).toMatch(/[ก-๙]/);
  });
});

test.each([
  ['check', { numbers: [4615] }, 'leading zeros are lost'],
  ['check', { numbers: '07' }, 'leading zeros are lost'],
  ['check', { numbers: [] }, 'numbers must be a list'],
  ['checkOffline', { draw: { drawDate: 'd', prizes: [] }, numbers: [] }, 'numbers must be a list'],
  ['checkOffline', { draw: { data: [] }, numbers: ['07'] }, 'draw must be the data of getDraw()'],
  [
    'checkOffline',
    { draw: { drawDate: 'd', prizes: [{}] }, numbers: ['07'] },
    'draw must be the data of getDraw()',
  ],
  [
    'getStatus',
    { signal: new AbortController() },
    'signal must be the signal of an AbortController',
  ],
  ['getDraw', { lottery: 'lao-tv', date: new Date(0) }, 'date must be text in quotes'],
  ['createClient', { hosts: 'https://a.example' }, 'hosts must be a list of addresses'],
  ['createClient', { hosts: [] }, 'hosts must be a list of addresses'],
  ['createClient', { hosts: ['a.example'] }, 'a.example must be a whole address'],
  ['createClient', { hosts: ['localhost:4321'] }, 'localhost:4321 must be a whole address'],
  ['createClient', { hosts: ['http://'] }, 'http:// must be a whole address'],
  ['createClient', { hosts: [mirror('a.example')] }, 'a.example must be a whole address'],
  ['createClient', { hosts: [{ url: 'https://a.example', mirror: true }] }, 'or mirror("https'],
])('%s(%j): %s', async (name, given, sentence) => {
  const { message, errorEn } = await refusalOf(name, given);
  expect(errorEn).toContain(sentence);
  expect(message).toMatch(/[ก-๙]/);
});

test.each([undefined, {}, { lottery: 'lao-tv' }])('%j is no client', async (given) => {
  const { errorEn } = await refusalOf('getResults', {}, given ?? null);
  expect(errorEn).toContain('the first argument must be a client');
});

test('nothing was asked of what no call takes', () => expect(fetch).not.toHaveBeenCalled());

test('a number that loses nothing may be one, and a text where a number is meant', async () => {
  const answer = (window: string) => {
    const body = { success: true, data: [], window, lottery: { slug: 'thai-government' } };
    return createClient({ hosts: ['https://a.example'], fetch: async () => Response.json(body) });
  };
  const asked = { window: 30 as never };
  await expect(perdphon.getCalculations(answer('30'), asked)).resolves.toBeTruthy();
  const other = perdphon.getCalculations(answer('60'), asked);
  await expect(other).rejects.toMatchObject({ name: 'NoHostAnswered' });
  await expect(perdphon.getResults(client, { limit: '3' as never })).resolves.toBeTruthy();
});
