// docs/nginx.conf: who is counted behind it, what it refuses by itself, and what is left when the
// host is gone.
import type { OutgoingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, exchange, startBehindNginx } from './support/nginx.ts';

let behind: Awaited<ReturnType<typeof startBehindNginx>>;
beforeAll(async () => {
  behind = await startBehindNginx();
});
afterAll(() => behind?.stop());

describe('who is counted', () => {
  const get = (localAddress: string, path = '/api/stats', headers: OutgoingHttpHeaders = {}) =>
    ask({ path, port: behind.port, localAddress, headers });

  test('each client has a quota of its own, whatever it claims to be', async () => {
    const statuses: number[] = [];
    for (let request = 0; request < 80; request += 1) {
      const forged = `198.51.100.${request}`;
      const chain = request % 2 ? forged : `${forged}, 127.0.0.1`;
      const others = {
        'X-Real-IP': forged,
        Forwarded: `for=${forged}`,
        'CF-Connecting-IP': forged,
      };
      const claims = { 'X-Forwarded-For': chain, ...others };
      statuses.push((await get('127.0.0.2', '/api/stats', claims)).status);
    }
    expect(statuses).toEqual([...Array(60).fill(200), ...Array(20).fill(429)]);
    const other = await get('127.0.0.3');
    expect([other.status, other.headers['ratelimit']]).toEqual([200, '"stats";r=59;t=60']);
  });

  test('a claim that is no address is no way out either', async () => {
    const claims = ['unknown', ',,,', '127.0.0.1, 127.0.0.1', '::1', 'x'.repeat(9_000), '"\\'];
    for (const claim of claims) await get('127.0.0.4', '/api/stats', { 'X-Forwarded-For': claim });
    const { ratelimit } = (await get('127.0.0.4')).headers;
    expect(ratelimit).toMatch(/^"stats";r=53;/);
  });
});

/** What nginx cannot read gets one answer, that of the host to what is no HTTP. */
describe('where nginx differs: it refuses by itself', () => {
  const HEADERS = {
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'ETag, RateLimit, RateLimit-Policy, Retry-After',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };

  test.each([
    ['/%', 404],
    ['/%00', 404],
    ['/api/%00', 404],
    ['/api/%E0%A4%A', 404],
    ['/..%2f..%2fpackage.json', 404],
    ['/api/..%2f..%2fpackage.json', 404],
    ['/api/../../package.json', 404],
    ['/%2e%2e/etc/passwd', 404],
  ])('%s is 400, from the host %i', async (path, status) => {
    const through = await ask({ path, port: behind.port });
    const straight = await ask({ path, port: behind.hostPort });
    expect([through.status, straight.status]).toEqual([400, status]);
    expect(through.headers).toMatchObject(HEADERS);
    expect(await exchange(behind.hostPort, 'NONSENSE\r\n\r\n')).toContain(through.text);
  });

  test.each([
    ['no HTTP', 'NONSENSE\r\n\r\n'],
    ['a request to no host', 'GET /api/results HTTP/1.1\r\n\r\n'],
    ['a host that is no name', 'GET /api/results HTTP/1.1\r\nHost: a/b\r\n\r\n'],
    ['two hosts', 'GET /api/results HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    [
      'two lengths',
      'GET /api/results HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    ],
    [
      'an encoding nobody knows',
      'GET /api/results HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n',
    ],
    ['a later HTTP', 'GET / HTTP/3.0\r\nHost: x\r\n\r\n'],
    ['a NUL byte', 'GET /api/results?a=\0 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a large body', 'POST /api/results HTTP/1.1\r\nHost: x\r\nContent-Length: 20000\r\n\r\n'],
    ['a long address', `GET /api/${'x'.repeat(60_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    ['a long header', `GET /api/results HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(60_000)}\r\n\r\n`],
  ])('%s is 400 in our words, and the connection ends', async (_, bytes) => {
    const text = await exchange(behind.port, bytes);
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain('"code":"unreadable_request"');
    for (const [name, value] of Object.entries(HEADERS)) {
      expect(text.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase());
    }
  });

  test.each([
    ['/', 'GET, HEAD'],
    ['/api/results', 'GET, HEAD, OPTIONS'],
  ])('TRACE %s is 405 in the words of the host', async (path, allow) => {
    const through = await ask({ path, port: behind.port, method: 'TRACE' });
    const straight = await ask({
      path,
      port: behind.hostPort,
      method: 'TRACE',
    });
    expect([through.status, through.text]).toEqual([straight.status, straight.text]);
    expect(through.headers).toMatchObject({ ...HEADERS, allow });
  });
});

test('without the host the pages stay, and the API fails in words that a page can read', async () => {
  await behind.host.stop('SIGTERM');
  expect((await ask({ path: '/', port: behind.port })).status).toBe(200);
  for (const asked of [
    { path: '/api/results' },
    { path: '/check/', method: 'POST' },
    { path: '/.lottery/failed' },
    { path: '/nowhere/' },
  ]) {
    const { status, headers, text } = await ask({ ...asked, port: behind.port });
    expect([asked, status, headers['cache-control']]).toEqual([asked, 500, 'no-store']);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(JSON.parse(text)).toMatchObject({ success: false, code: 'internal_error' });
  }
});
