import { describe, expect, test, vi } from 'vitest';
import { clientClock } from '../../tests/support/client-clock.ts';
import { check } from './check.ts';
import { type Client, createClient } from './client.ts';
import { mirror } from './mirror.ts';
import {
  getCalculations,
  getDraw,
  getDraws,
  getLatest,
  getLotteries,
  getResults,
  getStats,
  getStatus,
} from './questions.ts';
import { LotteryFault, NoHostAnswered } from './refusal.ts';

type Reply = { status?: number; body?: unknown; headers?: Record<string, string> };

const OK = { success: true, data: [] };
const REFUSED = {
  success: false,
  error: 'ไม่รู้จักหวย',
  code: 'unknown_lottery',
  parameter: 'lottery',
};
const LIMITED = { success: false, error: 'เรียกเกิน', code: 'quota_exceeded' };
/** From a mirror nobody knows how old it is. */
const COPIED = { ...OK, stale: expect.objectContaining({ from: 'mirror', ageSeconds: null }) };
const API = 'https://api.example';
const MIRROR = mirror('https://mirror.example/repository/');

const DRAW = {
  lottery: 'thai-government',
  lotteryName: 'สลาก',
  drawDate: '2026-11-16',
  revision: 1,
  prizes: [{ slug: 'two', name: 'เลขท้าย', place: 'EF', amount: '0.00', numbers: ['07'] }],
};
const NEWEST = { ...OK, data: [DRAW] };
const FILE = { ...OK, data: DRAW, attribution: { url: '' } };

/** A fetch that gives these replies in order and keeps what was asked. */
function replies(...given: (Reply | Error)[]) {
  const asked: { url: string; headers: Record<string, string> }[] = [];
  const fetch = async (url: unknown, init?: RequestInit) => {
    asked.push({ url: String(url), headers: init?.headers as Record<string, string> });
    const reply = given[asked.length - 1];
    if (reply === undefined || reply instanceof Error) throw reply ?? new Error('asked too often');
    const { status = 200, body = OK, headers = {} } = reply;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(status === 304 ? null : text, { status, headers });
  };
  return { fetch: fetch as typeof globalThis.fetch, asked };
}

describe('the addresses', () => {
  test('the service is asked by query, a mirror by path below its folder', async () => {
    const { fetch, asked } = replies(new Error('down'), {});
    const client = createClient({ hosts: [API, MIRROR], retries: 0, fetch });
    expect(await getResults(client, { lottery: 'lao-tv', limit: 3 })).toEqual(COPIED);
    expect(asked.map(({ url }) => url)).toEqual([
      'https://api.example/api/results?lottery=lao-tv&limit=3',
      'https://mirror.example/repository/api/results/lao-tv/3.json',
    ]);
  });

  test.each([
    ['2026-08-29T13:29:59Z', undefined],
    ['2026-08-29T13:30:00Z', 'awaited'],
  ])('results read at %s say whether a newer draw was due', async (at, state) => {
    const nextDraw = { drawDate: '2026-08-29', announcedAt: '2026-08-29T13:30:00.000Z' };
    const body = { ...OK, nextDraw, data: [{ lottery: 'lao-tv', drawDate: '2026-08-28' }] };
    const { fetch } = replies({ body });
    const clock = { ...clientClock().clock, now: () => Date.parse(at) };
    const client = createClient({ hosts: [API], fetch, clock });
    const { data } = await getResults(client, { lottery: 'lao-tv' });
    expect(data[0]?.standing[0]?.code).toBe(state);
    const newest = { ...OK, data: [{ ...body.data[0], nextDraw }] };
    const latest = createClient({ hosts: [API], fetch: replies({ body: newest }).fetch, clock });
    const [draw] = (await getLatest(latest)).data;
    expect(draw?.standing[0]?.code).toBe(state);
  });

  test('what is not given has its default in a path', async () => {
    const file = { ...OK, data: [{ drawDate: '2026-08-28' }] };
    const { fetch, asked } = replies({}, {}, {}, { body: file });
    const client = createClient({ hosts: [MIRROR], fetch });
    await getResults(client);
    await getStats(client, { prize: 'first-prize' });
    await getCalculations(client, { lottery: 'lao-tv' });
    const { data } = await getDraw(client, { lottery: 'lao-tv', date: '2026-08-28' });
    expect(data.drawDate).toBe('2026-08-28');
    expect(asked.map(({ url }) => url.slice(MIRROR.url.length))).toEqual([
      'api/results/thai-government/1.json',
      'api/stats/thai-government/first-prize.json',
      'api/calculations/lao-tv/30.json',
      'api/draws/lao-tv/2026.json',
    ]);
  });

  test.each([
    'https://api.example',
    'https://api.example/',
    'https://api.example/api',
    'https://api.example/api/',
    'https://api.example//api//?key=1#top',
  ])('%s is the same host', async (host) => {
    const results = [{ number: '07' }, { number: '15' }];
    const { fetch, asked } = replies({}, { body: { ...OK, data: { results } } });
    const client = createClient({ hosts: [host], fetch });
    await getLotteries(client);
    const answer = await check(client, { numbers: ['07', '15'], date: '2026-11-16' });
    expect(answer.data.results).toHaveLength(2);
    expect(asked.map(({ url }) => url)).toEqual([
      'https://api.example/api/lotteries.json',
      'https://api.example/api/check/batch?date=2026-11-16&numbers=07%2C15',
    ]);
  });

  test.each(['https://a.example/repository', 'https://a.example/repository/api/'])(
    '%s is the same folder',
    async (url) => {
      const { fetch, asked } = replies({});
      await getStatus(createClient({ hosts: [mirror(url)], fetch }));
      expect(asked[0]?.url).toBe('https://a.example/repository/api/status.json');
    },
  );

  test.each(['https://a.example/lao-api', 'https://a.example/v1'])(
    'the folder of %s stays',
    async (url) => {
      const { fetch, asked } = replies({});
      await getStatus(createClient({ hosts: [url], fetch }));
      expect(asked[0]?.url).toBe(`${url}/api/status.json`);
    },
  );
});

describe('a cache on the way that drops the query', () => {
  const of = (lottery: string, more = {}) => ({ body: { ...OK, data: { lottery, ...more } } });

  test.each<[string, (client: Client) => Promise<unknown>, object]>([
    [
      'results',
      (client) => getResults(client, { lottery: 'lao-tv' }),
      { data: [{ lottery: 'x' }] },
    ],
    ['stats', (client) => getStats(client, { lottery: 'lao-tv' }), { lottery: 'x' }],
    ['no lottery', (client) => getResults(client), { data: [{ lottery: 'lao-tv' }] }],
    [
      'calculations',
      (client) => getCalculations(client, { lottery: 'lao-tv' }),
      { lottery: { slug: 'x' } },
    ],
    [
      'calculations, of another window',
      (client) => getCalculations(client, { lottery: 'lao-tv', window: '50' }),
      { lottery: { slug: 'lao-tv' }, window: '30' },
    ],
    [
      'check, of other numbers',
      (client) => check(client, { numbers: ['07'] }),
      { data: { results: [{ number: '15' }] } },
    ],
    ['check, of none', (client) => check(client, { numbers: ['07'] }), { data: {} }],
    ['draws', (client) => getDraws(client, { lottery: 'lao-tv' }), { lottery: 'x' }],
    [
      'draw, of another day',
      (client) => getDraw(client, { lottery: 'lao-tv', date: '2026-08-28' }),
      { data: { lottery: 'lao-tv', drawDate: '2026-08-27' } },
    ],
  ])('is no answer: %s', async (_, ask, body) => {
    const { fetch } = replies({ body: { ...OK, ...body } });
    const client = createClient({ hosts: [API], retries: 0, fetch });
    await expect(ask(client)).rejects.toMatchObject({
      name: 'NoHostAnswered',
      attempts: expect.arrayContaining([
        expect.objectContaining({ reason: 'an answer to another question' }),
      ]),
    });
  });

  test('what is asked for is an answer', async () => {
    const day = { drawDate: '2026-08-28' };
    const results = [{ number: '07' }];
    const { fetch } = replies(of('lao-tv', day), of('thai-government', { results }));
    const client = createClient({ hosts: [API], fetch });
    await getDraw(client, { lottery: 'lao-tv', date: '2026-08-28' });
    expect((await check(client, { numbers: ['07'] })).data.lottery).toBe('thai-government');
  });
});

test('where `fetch` knows no `cache`, as in workers, it is asked without', async () => {
  const modes: unknown[] = [];
  const fetch = async (_: unknown, init: RequestInit = {}) => {
    modes.push(init.cache);
    if (init.cache) throw new Error("The 'cache' field on 'RequestInit' is not implemented.");
    return Response.json({ ...OK, data: { lottery: 'lao-tv', drawDate: '2026-08-28' } });
  };
  const client = createClient({ hosts: [API], fetch: fetch as typeof globalThis.fetch });
  await getDraw(client, { lottery: 'lao-tv', date: '2026-08-28' });
  expect(modes).toEqual(['no-cache', undefined]);
});

describe('a refusal', () => {
  test('is typed, and no other host is asked', async () => {
    const body = { ...REFUSED, errorEn: 'no such lottery', accepted: ['lao-tv'] };
    const headers = { RateLimit: '"results";r=119;t=60' };
    const { fetch, asked } = replies({ status: 400, body, headers });
    const client = createClient({ hosts: [API, MIRROR], fetch });
    const fault = await getResults(client).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(LotteryFault);
    expect(fault).toMatchObject({
      status: 400,
      code: 'unknown_lottery',
      fault: { parameter: 'lottery', accepted: ['lao-tv'] },
      headers: { ratelimit: '"results";r=119;t=60' },
      message: 'ไม่รู้จักหวย',
      errorEn: 'no such lottery',
      attempts: [{ url: `${API}/api/results`, reason: 'HTTP 400' }],
    });
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['cannot be reached', new Error('refused')],
    ['is broken', { status: 503, body: 'Bad Gateway' }],
    ['fails', { status: 500, body: { ...REFUSED, code: 'internal_error' } }],
    ['shows a page of its own', { status: 404, body: '<html>' }],
    ['shows a page for everything', { status: 200, body: '<html>' }],
    ['answers something else', { status: 200, body: 'null' }],
  ])('a host that %s is passed over', async (_, reply) => {
    const { fetch } = replies(reply, {});
    const client = createClient({ hosts: [API, MIRROR], retries: 0, fetch });
    expect(await getStatus(client)).toEqual(COPIED);
  });

  test('where no host answers, each is named with its reason', async () => {
    const { fetch } = replies(new Error('down'), { status: 404, body: '<html>' });
    const error = await getStatus(createClient({ hosts: [API, MIRROR], retries: 0, fetch })).catch(
      (one: unknown) => one,
    );
    expect(error).toBeInstanceOf(NoHostAnswered);
    expect(error).toMatchObject({
      attempts: [
        { url: 'https://api.example/api/status.json', reason: 'Error: down' },
        { url: 'https://mirror.example/repository/api/status.json', reason: 'HTTP 404' },
      ],
    });
  });
});

describe('429', () => {
  const limited = (seconds: string) => ({
    status: 429,
    body: LIMITED,
    headers: { 'Retry-After': seconds },
  });

  test('is asked again after Retry-After, at most as often as told', async () => {
    const { fetch, asked } = replies(limited('7'), limited('5'), limited('1'));
    const { clock, waits } = clientClock();
    const calling = getResults(createClient({ hosts: [API], retries: 2, fetch, clock }));
    await expect(calling).rejects.toMatchObject({ code: 'quota_exceeded', status: 429 });
    expect([asked.length, waits]).toEqual([3, [7, 5]]);
  });

  test('beyond the longest wait leads to the next host at once', async () => {
    const { fetch, asked } = replies(limited('61'), {});
    expect(await getResults(createClient({ hosts: [API, MIRROR], fetch }))).toEqual(COPIED);
    expect(asked).toHaveLength(2);
  });

  test.each([{}, { 'Retry-After': 'soon' }])(
    'that says no time (%j) is asked again',
    async (headers) => {
      const { fetch } = replies({ status: 429, body: '<html>', headers }, {});
      const { clock, waits } = clientClock();
      const answer = await getResults(createClient({ hosts: [API, MIRROR], fetch, clock }));
      expect([answer.meta.from, waits]).toEqual(['service', [2]]);
    },
  );

  test('a caller can stop waiting, and no host is asked any more', async () => {
    const stop = new AbortController();
    const { fetch, asked } = replies(limited('30'), {});
    const client = createClient({ hosts: [API, MIRROR], fetch });
    const calling = getResults(client, { signal: stop.signal });
    await vi.waitUntil(() => asked.length === 1);
    stop.abort(new Error('enough'));
    await expect(calling).rejects.toThrow('enough');
    expect(asked).toHaveLength(1);
  });
});

describe('a failure', () => {
  const broken = { status: 503, body: 'Bad Gateway' };

  test('is asked again after waits that double, spread by chance, never without end', async () => {
    const spread = clientClock(0, 0.5);
    const { fetch, asked } = replies(broken, broken, broken, broken, broken);
    const client = createClient({ hosts: [API], retries: 4, fetch, clock: spread.clock });
    await expect(getStatus(client)).rejects.toThrow(NoHostAnswered);
    expect([asked.length, spread.waits]).toEqual([5, [0.45, 0.9, 1.8, 3.6]]);
  });

  test('ends at once when the caller stops', async () => {
    const { fetch, asked } = replies(broken, {});
    const calling = getStatus(createClient({ hosts: [API, MIRROR], fetch }), {
      signal: AbortSignal.timeout(50),
    });
    await expect(calling).rejects.toThrow(/timeout/);
    expect(asked).toHaveLength(1);
  });

  test.each([
    [720, '12 นาที'],
    [3_569, '59 นาที'],
    [3_600, '1 ชั่วโมง'],
    [7_200, '2 ชั่วโมง'],
  ])(
    'leaves a check to the files that are kept, and the check says that they are %i seconds old',
    async (age, ago) => {
      const down = new Error('down');
      const { fetch } = replies({ body: NEWEST }, { body: FILE }, down, down, down);
      const { clock, pass } = clientClock();
      const client = createClient({ hosts: [API], retries: 0, fetch, clock });
      await getResults(client, { lottery: 'thai-government' });
      await getDraw(client, { lottery: 'thai-government', date: '2026-11-16' });
      pass(age);
      const checked = await check(client, { numbers: ['07'] });
      expect(checked.data).toMatchObject({ results: [{ number: '07', isWinner: true }] });
      const note = `ข้อมูลเมื่อ ${ago}ก่อน อาจมีผลใหม่กว่านี้`;
      expect(checked.stale).toEqual({ from: 'kept', ageSeconds: age, note });
    },
  );
});

describe('what an answer says of itself', () => {
  test('a check worked out from files names the check that failed, and is as old as the oldest', async () => {
    const { fetch } = replies(
      { status: 500, body: { ...REFUSED, code: 'internal_error' } },
      { body: NEWEST, headers: { Age: '60' } },
      { body: FILE, headers: { Age: '12' } },
    );
    const client = createClient({ hosts: [API], retries: 0, fetch, clock: clientClock().clock });
    const { meta, data, stale } = await check(client, { numbers: ['07', '15'] });
    expect(meta).toMatchObject({
      ageSeconds: 60,
      failed: [{ url: `${API}/api/check/batch?numbers=07%2C15`, reason: 'HTTP 500' }],
    });
    expect([data.results.length, stale]).toEqual([2, undefined]);
  });

  test('a mirror that is behind what is kept was asked too', async () => {
    const newer = { ...OK, data: [{ drawDate: '2026-11-16' }] };
    const { fetch } = replies({ body: newer }, new Error('down'), {});
    const { clock, pass } = clientClock();
    const client = createClient({ hosts: [API, MIRROR], retries: 0, fetch, clock });
    await getResults(client);
    pass(720);
    const { meta } = await getResults(client);
    expect([meta.from, meta.failed.map(({ reason }) => reason)]).toEqual([
      'kept',
      ['Error: down', 'older than the answer that is kept'],
    ]);
  });

  test('is readable, and no part of its JSON', async () => {
    const headers = { 'RateLimit-Policy': '"r";q=120;w=60', Age: '12' };
    const { fetch } = replies({ headers });
    const answer = await getResults(createClient({ hosts: [API], fetch }));
    expect(answer.meta).toMatchObject({
      from: 'service',
      url: 'https://api.example/api/results',
      ageSeconds: 12,
      failed: [],
    });
    expect(answer.meta.headers['ratelimit-policy']).toBe('"r";q=120;w=60');
    expect(JSON.stringify(answer)).toBe(JSON.stringify(OK));
  });

  test.each([
    ['300', undefined],
    ['301', 301],
    ['x', undefined],
  ])('Age %s: stale for %s', async (Age, ageSeconds) => {
    const { fetch } = replies({ headers: { Age } });
    const { stale } = await getResults(createClient({ hosts: [API], fetch }));
    expect(stale?.ageSeconds).toBe(ageSeconds);
  });
});

describe('what is kept', () => {
  const tagged = { headers: { ETag: 'W/"a"' } };
  const ofService = { 'Cache-Control': 'max-age=0', 'If-None-Match': 'W/"a"' };

  test.each([
    ['unchanged, is not sent again', API, { status: 304 }, ofService],
    ['of a mirror, costs a web page no preflight', MIRROR, tagged, {}],
    ['that may not be kept, is asked for in full', API, { headers: { ETag: 'W/"b"' } }, ofService],
  ])('an answer %s', async (_, host, second, headers) => {
    const { fetch, asked } = replies(tagged, second);
    const client = createClient({ hosts: [host], fetch });
    const answers = [await getStatus(client), await getStatus(client)];
    expect(answers).toMatchObject([OK, OK]);
    expect(asked.map((request) => request.headers)).toEqual([{}, headers]);
  });

  test('an answer with `no-store` is not', async () => {
    const { fetch, asked } = replies({ headers: { ETag: '"a"', 'Cache-Control': 'no-store' } }, {});
    const client = createClient({ hosts: [API], fetch });
    await getStatus(client);
    await getStatus(client);
    expect(asked[1]?.headers).toEqual({});
  });

  test.each([
    ['12', 86_388, 86_400],
    ['none', 86_400, 86_400],
    ['12', 86_389, undefined],
  ])(
    'given with Age %s, stands in %i seconds later for a host that is down',
    async (Age, later, ageSeconds) => {
      const { clock, pass } = clientClock();
      const { fetch } = replies({ headers: { Age } }, new Error('down'));
      const client = createClient({ hosts: [API], retries: 0, fetch, clock });
      await getStatus(client);
      pass(later);
      const { stale } = await getStatus(client).catch(() => ({ stale: undefined }));
      expect(stale?.ageSeconds).toBe(ageSeconds);
    },
  );
});
