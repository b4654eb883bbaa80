import { beforeEach, describe, expect, test } from 'vitest';
import { mapEntries } from '../../../tests/support/map-entries.ts';
import { SMALL_CATALOGUE } from '../../../tests/support/small-catalogue.ts';
import { ENDPOINTS } from '../../api/contract/endpoints.ts';
import { type Answer, answerRequest, type Edge } from './answer-request.ts';
import { memoryQuota } from './quota.ts';
import { toResponse } from './reply.ts';

const ORIGIN = 'https://api.example';
let edge: Edge;
beforeEach(() => {
  edge = { catalogue: SMALL_CATALOGUE, quota: memoryQuota() };
});

const ask = (path: string, method = 'GET', client = '192.0.2.1') =>
  answerRequest({ method, url: `${ORIGIN}${path}` }, client, edge);

async function refused(answer: Answer) {
  if (answer.kind !== 'reply') throw new Error(`answered by ${answer.kind}`);
  const response = toResponse(answer.reply);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.json(),
  };
}

test('a hundred parameters are read; more are refused uncounted and unread', async () => {
  const asked = (more: number) => ask(`/api/results?limit=2${'&_=1'.repeat(more)}`);
  expect(await asked(99)).toMatchObject({ kind: 'file' });
  const { status, headers, body } = await refused(await asked(100));
  expect([status, body.code, headers['ratelimit']]).toEqual([400, 'unreadable_request', undefined]);
});

describe('a question that is legal', () => {
  test.each([
    ['/api/results', '/api/results/thai-government/1.json'],
    ['/api/results/', '/api/results/thai-government/1.json'],
    ['/api/results?limit=20&utm_source=x&utm_source=y', '/api/results/thai-government/20.json'],
    ['/api/stats?lottery=thai-government', '/api/stats/thai-government.json'],
    ['/api/stats?prize=last-two-digit', '/api/stats/thai-government/last-two-digit.json'],
    ['/api/calculations', '/api/calculations/thai-government/30.json'],
    [
      '/api/calculations?window=all&prize=last-two-digit',
      '/api/calculations/thai-government/all/last-two-digit.json',
    ],
    ['/api/results/thai-government/7.json', '/api/results/thai-government/7.json'],
    ['/api/results/thai-government/7.json?v=2&utm_id=x', '/api/results/thai-government/7.json'],
    ['/api/openapi.json', '/api/openapi.json'],
    ['/api/lotteries', '/api/lotteries.json'],
    ['/api/status', '/api/status.json'],
    ['/api/changes/', '/api/changes.json'],
    ['/api/manifest', '/api/manifest.json'],
    ['/api/readme.md', '/api/readme.md'],
  ])('%s is answered by the file %s', async (path, file) => {
    expect(await ask(path)).toMatchObject({ kind: 'file', path: file });
    expect(await ask(path, 'HEAD')).toMatchObject({ kind: 'file', path: file });
  });

  test('the file has the headers of its endpoint', async () => {
    const answer = await ask('/api/stats');
    expect(answer).toMatchObject({
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Cache-Control': 'public, max-age=300, stale-if-error=86400',
        'CDN-Cache-Control': 'public, max-age=300, stale-while-revalidate=30, stale-if-error=86400',
        'RateLimit-Policy': '"stats";q=60;w=60',
        RateLimit: '"stats";r=59;t=60',
      },
    });
  });

  test('the path of a file takes no day, which has no file', async () => {
    const path = '/api/results/lao-lottery/1.json?date=2026-08-16';
    const { status, body } = await refused(await ask(path));
    expect([status, body.code, body.accepted]).toEqual([400, 'unknown_parameter', []]);
  });

  test('the results of a day are left to the function, counted as results', async () => {
    const days = { from: '2026-08-01', to: '2026-08-16', bits: '8001' };
    const catalogue = mapEntries(SMALL_CATALOGUE, (entry) => ({ ...entry, days }));
    const url = `${ORIGIN}/api/results?lottery=lao-lottery&date=2026-08-16`;
    const answer = await answerRequest({ method: 'GET', url }, 'x', { ...edge, catalogue });
    expect(answer).toMatchObject({
      kind: 'function',
      headers: { RateLimit: '"results";r=119;t=60', 'Access-Control-Allow-Origin': '*' },
    });
  });

  test('check is left to the function', async () => {
    expect(await ask('/api/check/?number=123456')).toMatchObject({ kind: 'function' });
  });
});

describe('several numbers at an address of their own', () => {
  test.each(['/api/check/batch?numbers=12,123456', '/api/check/batch/?numbers=12'])(
    '%s is left to the function, and counted as a check',
    async (path) => {
      expect(await ask(path)).toMatchObject({
        kind: 'function',
        headers: { RateLimit: '"check";r=59;t=60' },
      });
    },
  );

  test.each([
    ['/api/check/batch', 'missing_number', 'numbers'],
    ['/api/check/batch?numbers=12,34&number=53', 'unknown_parameter', 'numbers'],
    ['/api/check/batch?numbers=', 'empty_parameter', 'numbers'],
    ['/api/check/batch?numbers=12,x', 'invalid_number', 'numbers'],
    ['/api/check', 'missing_number', 'number'],
    ['/api/check/batch?numbers=12&lottery%5B%5D=lao-tv', 'unknown_parameter', 'lottery'],
    ['/api/check/?number=12&amp;date=2026-08-01', 'unknown_parameter', 'date'],
  ])('%s is refused: %s of %s', async (path, code, parameter) => {
    const { status, body } = await refused(await ask(path));
    expect([status, body.code, body.parameter]).toEqual([400, code, parameter]);
    if (code.startsWith('missing')) expect(body.error).toContain(`${parameter}=`);
  });

  test.each(['/api', '/api/', '/api/index', '/api/index.json'])(
    '%s says what there is',
    async (path) => {
      expect(await ask(path)).toMatchObject({ kind: 'file', path: '/api/index.json' });
    },
  );

  test.each([
    ['/api/results/lao-lottery', '/api/results?lottery=lao-lottery'],
    ['/api/results/lao-lottery/', '/api/results?lottery=lao-lottery'],
    ['/api/results/lao-lottery.json', '/api/results?lottery=lao-lottery'],
    ['/api/calculations/lao-lottery', '/api/calculations?lottery=lao-lottery'],
    ['/api/check/lao-lottery/12', '/api/check?lottery=lao-lottery&number=123456'],
    ['/api/draws/lao-lottery/2026-08-16', '/api/draws/lao-lottery/2026-08-16.json'],
    ['/api/draws/lao-lottery/2026-08-16/', '/api/draws/lao-lottery/2026-08-16.json'],
    ['/api/export/all.csv', '/api/export/latest.csv'],
    ['/api/export/latest.json', '/api/export/all.ndjson.gz'],
  ])('%s is told the form that is meant: %s', async (path, meant) => {
    const { status, body } = await refused(await ask(path));
    expect([status, body.code]).toEqual([404, 'unknown_path']);
    for (const text of [body.error, body.errorEn]) expect(text).toContain(meant);
    expect(body.accepted).toContain(meant);
  });

  test.each([
    ['/api/draws/nowhere/2026-08-16.json', 'unknown_lottery'],
    ['/api/draws/Lao-Lottery/2026-08-16.json', 'unknown_lottery'],
    ['/api/draws/lao-lottery/2026-8-16.json', 'invalid_date'],
    ['/api/draws/lao-lottery/16-08-2026.json', 'invalid_date'],
    ['/api/status.json?lottery=lao-lottery', 'unknown_parameter'],
    ['/api/latest.json?date=2026-08-16', 'unknown_parameter'],
    ['/api/export/lao-lottery.csv?from=2026-08-16', 'unknown_parameter'],
  ])('%s is refused with 400 %s', async (path, code) => {
    const { status, body } = await refused(await ask(path));
    expect([status, body.code]).toEqual([400, code]);
  });

  test('the older form of the question stays', async () => {
    expect(await ask('/api/check?numbers=12,123456')).toMatchObject({ kind: 'function' });
  });
});

describe('a path that asks nothing', () => {
  test.each([
    '/api/draws',
    '/api/results/thai-government',
    '/api/results/thai-government.json',
    '/api/results/thai-government/1.json/',
    '/api/results/thai-government/1/1.json',
    '/api/check/thai-government/12.json',
    '/api/..%2f..%2fpackage.json',
    '/api/results/..%2f..%2f..%2fpackage.json',
    '/api/results/%74hai-government/1.json',
    '/api/%00',
    '//api/results',
    '/%61pi/results/thai-government/1.json',
  ])('%s is 404 in our own words', async (path) => {
    const { status, headers, body } = await refused(await ask(path));
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'unknown_path' });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  test.each([
    ['/api/results/thai-government/0.json', 'invalid_limit'],
    ['/api/results/thai-government/01.json', 'invalid_limit'],
    ['/api/results/thai-government/21.json', 'invalid_limit'],
    ['/api/results/nowhere/1.json', 'unknown_lottery'],
    ['/api/results//1.json', 'empty_parameter'],
    ['/api/stats/thai-government/nothing.json', 'unknown_prize'],
    ['/api/calculations/thai-government/31.json', 'unknown_window'],
  ])('%s is refused as its query form would be: %s', async (path, code) => {
    const { status, body } = await refused(await ask(path));
    expect([status, body.code]).toEqual([400, code]);
  });

  test('a lottery without a draw says so in both forms', async () => {
    for (const path of ['/api/results?lottery=gsb-lottery', '/api/stats/gsb-lottery.json']) {
      const { status, body } = await refused(await ask(path));
      expect([status, body.code]).toEqual([404, 'no_draws_yet']);
    }
  });
});

describe('methods', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'])(
    '%s is refused with Allow',
    async (method) => {
      const { status, headers, body } = await refused(await ask('/api/results', method));
      expect([status, body.code, headers['allow']]).toEqual([
        405,
        'method_not_allowed',
        'GET, HEAD, OPTIONS',
      ]);
    },
  );

  test.each([...Object.values(ENDPOINTS).map(({ path }) => path), '/api/x'])(
    'a preflight of %s is answered and not counted',
    async (path) => {
      const answer = await ask(path, 'OPTIONS');
      if (answer.kind !== 'reply') throw new Error(answer.kind);
      const response = toResponse(answer.reply);
      expect(response.status).toBe(204);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD, OPTIONS',
        'access-control-max-age': '86400',
      });
      expect(response.headers.has('ratelimit')).toBe(false);
    },
  );
});

describe('the quota', () => {
  test.each(Object.values(ENDPOINTS))(
    '$name refuses the next request with whole seconds',
    async (one) => {
      const path = one.name === 'check' ? `${one.path}?number=12` : one.path;
      for (let request = 0; request < one.quotaPerMinute; request += 1) await ask(path);
      const { status, headers, body } = await refused(await ask(path));
      expect([status, body.code]).toEqual([429, 'quota_exceeded']);
      expect(headers['retry-after']).toMatch(/^(?:[1-9]|[1-5][0-9]|60)$/);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'ETag, RateLimit, RateLimit-Policy, Retry-After',
        ratelimit: `"${one.name}";r=0;t=${headers['retry-after']}`,
      });
      expect((await ask(path, 'GET', '192.0.2.2')).kind).not.toBe('response');
    },
  );

  test('path form, HEAD and refused parameters count; descriptions and other methods do not', async () => {
    const uncounted = ['/api/openapi.json', '/api/readme.md', '/api/nowhere'];
    for (const path of uncounted) await ask(path);
    await ask('/api/results', 'POST');
    await ask('/api/results', 'HEAD');
    await ask('/api/results/thai-government/2.json');
    await ask('/api/results/thai-government/0.json');
    await ask('/api/results?limit=0');
    expect(await ask('/api/results')).toMatchObject({
      headers: { RateLimit: '"results";r=115;t=60' },
    });
  });
});
