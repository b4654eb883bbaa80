// The network is a stand-in on this machine; patience is short, so that giving up takes no time.
import { createServer } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Misbehaviour,
  RECORDED_XSMB,
  type StandIn,
  startStandIn,
} from '../../../tests/support/upstream-stand-in.ts';
import { fetchText, type RetryPolicy, SourceUnreachable } from './fetch-text.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.misbehaveAlways(undefined);
  standIn.requests.length = 0;
});

const REQUESTER = { env: {}, now: Date.now, fetch };
const SHORT: Partial<RetryPolicy> = { tries: 3, timeoutMs: 5_000, firstDelayMs: 1 };

const ask = (policy: Partial<RetryPolicy> = {}, query = '') =>
  fetchText(
    { source: 'xsmb-khiemdoan', method: 'GET', url: `${standIn.xsmbUrl}${query}` },
    REQUESTER,
    { ...SHORT, ...policy },
  );

/** What a question that fails throws. */
async function refusal(policy: Partial<RetryPolicy> = {}, query = '') {
  const error = await ask(policy, query).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SourceUnreachable);
  return error as SourceUnreachable;
}

describe('fetchText', () => {
  test('gives the text, and says who asks', async () => {
    expect(await ask()).toBe(RECORDED_XSMB);
    expect(standIn.requests).toEqual([
      {
        method: 'GET',
        path: '/xsmb.csv',
        userAgent: expect.stringMatching(/^lottery-results-api\//),
        body: '',
      },
    ]);
  });

  test('an empty answer is an answer; its parser refuses it', async () => {
    standIn.misbehave('empty');
    expect(await ask()).toBe('');
  });

  test.each<{ kinds: Misbehaviour[] }>([
    { kinds: [{ status: 500 }, { status: 500 }] },
    { kinds: [{ status: 429 }, { status: 503 }] },
    { kinds: [{ status: 520 }] },
    { kinds: ['cut off', 'hang up'] },
    { kinds: ['slow', 'stalled'] },
  ])('asks again after $kinds, and then has the answer', async ({ kinds }) => {
    standIn.misbehave(...kinds);
    // Long enough for the third, good answer on a busy machine.
    const policy = kinds.includes('slow') ? { timeoutMs: 1_000 } : {};
    expect(await ask(policy)).toBe(RECORDED_XSMB);
    expect(standIn.requests).toHaveLength(kinds.length + 1);
  });

  test.each<{ kind: Misbehaviour; detail: RegExp; tries: number; timeoutMs?: number }>([
    { kind: { status: 500 }, detail: /^answered 500 Internal Server Error$/, tries: 3 },
    { kind: { status: 429 }, detail: /^answered 429 Too Many Requests$/, tries: 3 },
    { kind: { status: 404 }, detail: /^answered 404 Not Found$/, tries: 1 },
    { kind: { status: 403 }, detail: /^answered 403 Forbidden$/, tries: 1 },
    { kind: 'slow', detail: /^no whole answer within 0.15 s$/, tries: 3, timeoutMs: 150 },
    { kind: 'stalled', detail: /^no whole answer within 0.15 s$/, tries: 3, timeoutMs: 150 },
    { kind: 'cut off', detail: /^the answer broke off: (?:other side|.*ECONNRESET)/, tries: 3 },
    { kind: 'hang up', detail: /^no connection: (?:other side|.*ECONNRESET)/, tries: 3 },
  ])('gives up on $kind: $detail, $tries tries', async ({ kind, detail, tries, timeoutMs }) => {
    standIn.misbehaveAlways(kind);
    const error = await refusal(timeoutMs === undefined ? {} : { timeoutMs });
    expect(error.detail).toMatch(detail);
    expect(error.message).toBe(
      `xsmb-khiemdoan: GET ${standIn.xsmbUrl}: ${error.detail} (${tries === 1 ? '1 try' : '3 tries'})`,
    );
    expect(standIn.requests).toHaveLength(tries);
  });

  describe('without a policy of its own', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    const silence = (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const broken = (status: number, headers = {}) => new Response('', { status, headers });

    test.each([
      {
        because: 'ten seconds a try, and one, two and four between them',
        answers: Array(4).fill(silence),
        end: expect.stringContaining('no whole answer within 10 s (4 tries)'),
        seconds: 47,
      },
      {
        because: 'each wait is twice as long as the one before',
        answers: Array(4).fill(() => broken(500)),
        end: expect.stringContaining('answered 500 (4 tries)'),
        seconds: 7,
      },
      {
        because: 'it is asked to wait so long',
        answers: [() => broken(503, { 'retry-after': '60' }), () => new Response('an answer')],
        end: 'an answer',
        seconds: 60,
      },
    ])('is over after $seconds s: $because', async ({ answers, end, seconds }) => {
      const request = { source: 'glo', method: 'GET', url: 'https://glo.example/' } as const;
      const fetch: typeof globalThis.fetch = async (...asked) => answers.shift()?.(...asked);
      const fetched = fetchText(request, { ...REQUESTER, fetch });
      const ended = vi.fn((result: string | Error) => {
        return typeof result === 'string' ? result : result.message;
      });
      const result = fetched.then(ended, ended);
      await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
      expect(ended).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(await result).toEqual(end);
    });
  });

  test('reads no more than 10 MB, and does not ask again', async () => {
    standIn.misbehaveAlways('endless');
    const error = await refusal({ timeoutMs: 5_000 });
    expect(error.message).toMatch(/: the answer is longer than 10 MB \(1 try\)$/);
  });

  test.each([
    { retryAfter: '3600', wait: /asks to wait 3600 s$/ },
    {
      retryAfter: new Date(Date.now() + 3_600_000).toUTCString(),
      wait: /asks to wait 3[56]\d\d s$/,
    },
  ])('asked to wait too long ($retryAfter), it gives up', async ({ retryAfter, wait }) => {
    standIn.misbehaveAlways({ status: 429, headers: { 'retry-after': retryAfter } });
    const error = await refusal();
    expect(error.message).toMatch(/ \(1 try\)$/);
    expect(error.detail).toMatch(/^answered 429 Too Many Requests, and asks to wait/);
    expect(error.detail).toMatch(wait);
  });

  test('however far off a quota renews itself, it waits no longer than it may', async () => {
    const inAnHour = String(Math.ceil(Date.now() / 1000) + 3600);
    standIn.misbehave({ status: 429, headers: { 'x-ratelimit-reset': inAnHour } });
    expect(await ask({ longestWaitMs: 20 })).toBe(RECORDED_XSMB);
    expect(standIn.requests).toHaveLength(2);
  });

  test('a port where nobody listens', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    const request = { source: 'glo', method: 'POST', url: `http://127.0.0.1:${port}/x` } as const;
    await expect(fetchText(request, REQUESTER, SHORT)).rejects.toMatchObject({
      message: `glo: POST http://127.0.0.1:${port}/x: no connection: connect ECONNREFUSED 127.0.0.1:${port} (3 tries)`,
    });
  });

  test('a key in the address is in no part of the error', async () => {
    standIn.misbehaveAlways('hang up');
    const error = await refusal({}, '?key=hush');
    expect(error.message).toContain(`GET ${standIn.xsmbUrl}: `);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('hush');
  });

  test.each([
    { url: 'not an address', message: 'glo: GET the address given: this is no http address' },
    { url: 'file:///etc/hosts', message: 'glo: GET file:///etc/hosts: this is no http address' },
    {
      url: 'http://me:hush@127.0.0.1:9/x',
      message: 'glo: GET http://127.0.0.1:9/x: an address with a user or password is not taken',
    },
  ])('does not ask $url', async ({ url, message }) => {
    const fetched = fetchText({ source: 'glo', method: 'GET', url }, REQUESTER, SHORT);
    await expect(fetched).rejects.toMatchObject({
      name: 'SourceUnreachable',
      message: `${message} (0 tries)`,
    });
  });
});
