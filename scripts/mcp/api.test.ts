import { afterEach, expect, test, vi } from 'vitest';
import { asking } from './api.ts';

afterEach(() => void vi.restoreAllMocks());

const now = () => new Date(0);

test('an API that never answers is waited for no longer than so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const fetch = (_: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise<Response>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const ask = asking({ origin: 'https://a.example', fetch: fetch as never, now }, 10);
  await expect(ask('/api/results')).rejects.toMatchObject({
    fault: { success: false, code: 'timed_out', error: expect.stringMatching(/[ก-๙]{5}/) },
  });
});

test('an answer is handed on as it came', async () => {
  const fetch = async (input: unknown) => new Response(`{"asked":"${input}"}`);
  const ask = asking({ origin: 'https://a.example', fetch: fetch as never, now });
  expect(await ask('/api/results')).toBe('{"asked":"https://a.example/api/results"}');
});
