// What is asked wrong in ways that only the package can notice; the rest the service refuses.
import { describe, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import * as perdphon from './perdphon.ts';
import { WrongCall } from './refusal.ts';

const fetch = vi.fn(async () => Response.json({ success: true, data: [] }));
const client = createClient({ hosts: ['https://a.example'], fetch });
const calls = { ...perdphon, ...client } as unknown as Record<string, (given: unknown) => unknown>;

/** What a call throws or rejects with, where it is called with this. */
async function refusalOf(call: string, given: unknown): Promise<WrongCall> {
  try {
    await calls[call]?.(given);
  } catch (error) {
    if (error instanceof WrongCall) return error;
    throw error;
  }
  throw new Error(`${call} took it`);
}

const FUNCTIONS = ['createClient', 'checkOffline', 'parseTicket', 'proposedDraw'];

describe.each([...Object.keys(client), ...FUNCTIONS])('%s', (call) => {
  test.each([
    ['lao-lottery', 'String'],
    [null, 'Null'],
    [[{ lottery: 'lao-tv' }], 'Array'],
    [7, 'Number'],
    [new URLSearchParams({ lottery: 'lao-tv' }), 'URLSearchParams'],
    [Promise.resolve({}), 'Promise'],
  ])('takes one object, and not %j', async (given, kind) => {
    const { message, errorEn } = await refusalOf(call, given);
    expect(errorEn).toBe(`${call}: it takes one object, and was given: ${kind}`);
    expect(message).toMatch(/[ก-๙]/);
  });
});

test.each([
  ['check', { number: 4615 }, 'leading zeros are lost'],
  ['checkMany', { numbers: [4615] }, 'leading zeros are lost'],
  ['checkMany', { numbers: '07' }, 'leading zeros are lost'],
  [
    'checkOffline',
    { draw: { drawDate: '2026-08-16', prizes: [] }, numbers: [7] },
    'leading zeros are lost',
  ],
  ['export', { lottery: 'all', format: 'csv' }, 'all lotteries come as ndjson only'],
  ['results', { limit: 3, from: '2026-01-01' }, 'limit counts the newest draws'],
  ['createClient', { host: 'https://a.example' }, 'it does not take host, only hosts,'],
  ['createClient', {}, 'hosts must be a list of addresses'],
  ['createClient', { hosts: 'https://a.example' }, 'hosts must be a list of addresses'],
  ['createClient', { hosts: [] }, 'hosts must be a list of addresses'],
  ['createClient', { hosts: ['a.example'] }, 'a.example must be a whole address'],
  ['createClient', { hosts: ['localhost:4321'] }, 'localhost:4321 must be a whole address'],
  ['createClient', { hosts: ['http://'] }, 'http:// must be a whole address'],
])('%s(%j): %s', async (call, given, sentence) => {
  const { message, errorEn } = await refusalOf(call, given);
  expect(errorEn).toContain(sentence);
  expect(message).toContain(errorEn);
  expect(message).toMatch(/[ก-๙]/);
});

/** A legal call of each function: what it takes, and which of that it cannot do without. */
const LEGAL: Readonly<Record<string, { readonly needed: object; readonly more: object }>> = {
  results: { needed: {}, more: { lottery: 'lao-tv', limit: 3, date: 'd', from: 'd', to: 'd' } },
  draw: { needed: { lottery: 'lao-tv', date: 'd' }, more: {} },
  stats: { needed: {}, more: { lottery: 'lao-tv', prize: 'first-prize' } },
  calculations: { needed: {}, more: { lottery: 'lao-tv', window: '30', prize: 'first-prize' } },
  check: { needed: { number: '07' }, more: { lottery: 'lao-tv', date: 'd' } },
  checkMany: { needed: { numbers: ['07'] }, more: { lottery: 'lao-tv', date: 'd' } },
  export: { needed: { format: 'csv' }, more: { lottery: 'lao-tv' } },
  lotteries: { needed: {}, more: {} },
  latest: { needed: {}, more: { group: 'lao' } },
  draws: { needed: { lottery: 'lao-tv' }, more: {} },
  status: { needed: {}, more: {} },
  changes: { needed: {}, more: {} },
  watch: { needed: {}, more: { lotteries: ['lao-tv'], after: 'a', everySeconds: 60 } },
  createClient: {
    needed: { hosts: ['https://a.example'] },
    more: { retries: 2, longestWaitSeconds: 60, timeoutSeconds: 10, fetch, clock: {} },
  },
  checkOffline: {
    needed: { draw: { drawDate: '2026-08-16', prizes: [] }, numbers: ['07'] },
    more: { nextDraw: {}, now: 0 },
  },
  parseTicket: { needed: { text: '402701' }, more: {} },
  proposedDraw: { needed: { code: {}, draws: [{ drawDate: '2026-08-16' }] }, more: {} },
};
/** What a program may give in place of any option; a number is taken for some, a text for most. */
const WRONG = [null, true, Symbol('s'), () => 7, [7], [null], [[]], Number.NaN];
const takesIt = (call: string, name: string, value: unknown) =>
  call === 'createClient' && name === 'fetch' && typeof value === 'function';

test.each([...Object.keys(client), ...FUNCTIONS])('%s names what is expected', async (call) => {
  const { needed, more } = LEGAL[call] ?? { needed: {}, more: {} };
  const isAsking = Object.hasOwn(client, call);
  const takes = { ...needed, ...more, ...(isAsking && { signal: new AbortController().signal }) };
  for (const name of Object.keys(needed)) {
    const { [name as never]: _left, ...others } = needed;
    expect((await refusalOf(call, others)).errorEn).toContain(`${call}: ${name} must be `);
  }
  for (const [name, right] of Object.entries(takes)) {
    for (const value of WRONG) {
      const isObject = typeof value === 'object' && value !== null;
      const isLoose = isObject && ['clock', 'code', 'nextDraw'].includes(name);
      if (takesIt(call, name, value) || isLoose) continue;
      const refusal = await refusalOf(call, { ...needed, [name]: value });
      const isHost = name === 'hosts' && Array.isArray(value);
      const words = isHost ? 'hosts: it takes one object' : `${call}: ${name} must be `;
      expect([name, value, refusal.errorEn]).toEqual([name, value, expect.stringContaining(words)]);
    }
    const isText = typeof right === 'string';
    if (isText && !['window'].includes(name))
      expect((await refusalOf(call, { ...needed, [name]: 7 })).errorEn).toContain(
        `${name} must be`,
      );
  }
  const refusal = await refusalOf(call, { ...needed, lotery: 'lao-tv' });
  const names = refusal.errorEn.split('it does not take lotery, only ')[1]?.split(', ');
  expect(names?.sort()).toEqual(Object.keys(takes).sort());
  expect(refusal.message).toMatch(/[ก-๙]/);
});

test.each([
  ['export', { format: 'xlsx' }, 'format must be one of csv, json, ndjson'],
  ['latest', { group: 'laos' }, 'group must be one of thai, lao, hanoi'],
  ['latest', { group: 'toString' }, 'group must be one of thai, lao, hanoi'],
  [
    'createClient',
    { hosts: [{ url: 'https://a.example', isMirror: true }] },
    'take isMirror, only',
  ],
  ['createClient', { hosts: [{ url: 'https://a.example', mirror: 1 }] }, 'mirror must be true or'],
  ['checkOffline', { draw: { data: [] }, numbers: ['07'] }, 'draw must be the data of draw()'],
  [
    'checkOffline',
    { draw: { drawDate: '2026-08-16', prizes: [{}] }, numbers: ['07'] },
    'draw must be the data of draw()',
  ],
  ['proposedDraw', { code: {}, draws: [{ drawDate: '2569' }] }, 'an object with a drawDate'],
  ['status', { signal: new AbortController() }, 'signal must be the signal of an AbortController'],
  ['draw', { lottery: 'lao-tv', date: new Date(0) }, 'date must be text in quotes'],
])('%s(%j): %s', async (call, given, sentence) => {
  expect((await refusalOf(call, given)).errorEn).toContain(sentence);
});

test('nothing was asked of what no call takes', () => expect(fetch).not.toHaveBeenCalled());

describe('a number that loses nothing may be one', () => {
  const body = (more: object) => Response.json({ success: true, data: [], ...more });
  const answerTo = (more: object) =>
    createClient({ hosts: ['https://a.example'], fetch: vi.fn(async () => body(more)) });

  test('window: 30 is answered, of the window that was asked', async () => {
    const window = 30 as never;
    const lottery = { slug: 'thai-government' };
    const right = answerTo({ window: '30', lottery }).calculations({ window });
    await expect(right).resolves.toMatchObject({ window: '30' });
    const { calculations } = answerTo({ window: '60', lottery });
    await expect(calculations({ window })).rejects.toMatchObject({ name: 'NoHostAnswered' });
  });

  test('limit as a text is asked like a number', async () => {
    await expect(answerTo({}).results({ limit: '3' as never })).resolves.toMatchObject({
      data: [],
    });
  });
});
