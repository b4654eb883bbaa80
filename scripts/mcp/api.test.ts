import { afterEach, expect, test, vi } from 'vitest';
import { createAsk } from './api.ts';
import type { Refusal } from './refusal.ts';

afterEach(() => void vi.restoreAllMocks());

const now = () => new Date(0);
const FAILS = { fault: { code: 'internal_error', error: expect.stringMatching(/[ก-๙]{5}/) } };

test('an API that never answers is waited for no longer than so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const fetch = (_: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise<Response>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const ask = createAsk({ origin: 'https://a.example', fetch: fetch as never, now }, 10);
  await expect(ask.text('/api/results')).rejects.toMatchObject(FAILS);
});

test('an answer is handed on as it came', async () => {
  const fetch = async (input: unknown) => new Response(`{"asked":"${input}"}`);
  const ask = createAsk({ origin: 'https://a.example', fetch: fetch as never, now });
  expect(await ask.text('/api/results')).toBe('{"asked":"https://a.example/api/results"}');
});

test.each([
  ['is down', () => Promise.reject(new Error('ECONNREFUSED'))],
  ['answers no JSON', () => new Response('<html>', { status: 502 })],
  ['answers no body of ours', () => new Response('{}', { status: 502 })],
  ['answers half a body', () => new Response('{"success"')],
])('an API that %s is told in Thai, without its innards', async (_, reply) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const fetch = async () => reply();
  const ask = createAsk({ origin: '', fetch: fetch as never, now });
  const error = await ask.body<Refusal>('/api/results').catch((error) => error);
  expect(error).toMatchObject(FAILS);
  expect(JSON.stringify(error.fault)).not.toMatch(/ECONNREFUSED|html/);
});
