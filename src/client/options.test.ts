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
    [null, 'Object'],
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
  ['checkOffline', { draw: { prizes: [] }, numbers: [7] }, 'leading zeros are lost'],
  ['export', { lottery: 'all', format: 'csv' }, 'all lotteries come as ndjson only'],
  ['results', { limit: 3, from: '2026-01-01' }, 'limit counts the newest draws'],
  ['createClient', { host: 'https://a.example' }, 'hosts must be a list of addresses'],
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

test('nothing was asked', () => expect(fetch).not.toHaveBeenCalled());

test('what the package does not know is left to the service, which names what is meant', async () => {
  await client.results({ lotery: 'lao-tv' } as never);
  expect(fetch).toHaveBeenCalledWith(
    'https://a.example/api/results?lotery=lao-tv',
    expect.anything(),
  );
});
