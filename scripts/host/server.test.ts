// The host over HTTP: the contract as a client meets it.
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryQuota } from '../../src/serve/edge/quota.ts';
import { fixtureOutput } from '../../tests/support/fixture-output.ts';
import { newestFixtureDraw } from '../../tests/support/newest-draw.ts';
import { exchange } from '../../tests/support/nginx.ts';
import { askPort } from '../../tests/support/small-host.ts';
import { type HostedSite, makeCopies, type SiteFile } from '../output/built.ts';
import { createHost } from './server.ts';

const newest = await newestFixtureDraw('thai-government');

let site: HostedSite;
let host: Server;

beforeAll(async () => {
  ({ site } = await fixtureOutput());
});
beforeEach(() => listen(site));
afterEach(() => void host.close());

async function listen(built: HostedSite, hosted = { now: built }) {
  host = createHost(hosted, memoryQuota()).listen(0, '127.0.0.1');
  await once(host, 'listening');
}

const port = () => (host.address() as AddressInfo).port;

async function ask(path: string, method = 'GET', headers: Record<string, string> = {}) {
  const { bytes, ...reaction } = await askPort(port(), path, { method, headers });
  return { ...reaction, text: bytes.toString() };
}

async function json(path: string) {
  const { status, text } = await ask(path);
  return { status, body: JSON.parse(text) };
}

test('while pages are being built, questions are answered and a page is waited for', async () => {
  const paths = [...site.files].filter(([path]) => /^\/api\//.test(path));
  const { promise, resolve } = Promise.withResolvers<void>();
  const building: HostedSite = { ...site, files: new Map(paths), pages: promise };
  const hosted = { now: building };
  host.close();
  await listen(building, hosted);
  let isAnswered = false;
  const page = ask('/nowhere').finally(() => {
    isAnswered = true;
  });
  expect((await json('/api/results')).status).toBe(200);
  expect((await json('/api/check?number=12&date=2026-08-16')).status).toBe(200);
  expect(isAnswered).toBe(false);
  hosted.now = site;
  resolve();
  expect((await page).status).toBe(404);
});

const first = newest.numberOf('first-prize');
test.each([
  ['/api/results', 200, { data: [{ lottery: 'thai-government', drawDate: newest.drawDate }] }],
  [`/api/check?number=${first}`, 200, { data: { isWinner: true } }],
  ['/api/stats', 200, { dataset: { draws: newest.draws, from: newest.from, to: newest.to } }],
  [
    '/api/calculations?prize=last-two-digit',
    200,
    { data: { prizes: [{ prize: { slug: 'last-two-digit' } }] } },
  ],
  ['/api/results?lottery=x', 400, { code: 'unknown_lottery', accepted: { length: 49 } }],
  ['/api/stats?lottery=gsb-lottery', 404, { code: 'no_draws_yet' }],
])('%s: %i', async (path, status, body) => {
  expect(await json(path)).toMatchObject({ status, body: { success: status === 200, ...body } });
});

describe('HTTP manners', () => {
  test('every status is readable by a browser on any origin', async () => {
    const asked = ['/api/results', '/api/results?limit=0', '/api/results?lottery=gsb-lottery'];
    const replies = await Promise.all(asked.map((path) => ask(path)));
    for (let request = 0; request < 60; request += 1) await ask('/api/stats');
    replies.push(await ask('/api/stats'), await ask('/api/stats', 'POST'));
    expect(replies.map(({ status }) => status)).toEqual([200, 400, 404, 429, 405]);
    for (const { headers } of replies) {
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-expose-headers']).toContain('Retry-After');
    }
    expect(replies[3]?.headers['retry-after']).toMatch(/^[1-9][0-9]?$/);
  });

  test('an unchanged file is 304, with CORS, for any of several ETags', async () => {
    const { etag, vary } = (await ask('/api/stats')).headers;
    const again = await ask('/api/stats', 'GET', { 'If-None-Match': `"other", ${etag}` });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ etag, vary, 'access-control-allow-origin': '*' });
    expect((await ask('/api/stats', 'GET', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('a file goes out as it is until it has copies, then as the client wants it', async () => {
    const path = '/api/stats/thai-government.json';
    const encodings = async () => {
      const accepted = ['gzip', 'br', 'identity'].map((it) => ({ 'Accept-Encoding': it }));
      const replies = await Promise.all(accepted.map((it) => ask('/api/stats', 'GET', it)));
      for (const { headers } of replies) expect(headers.vary).toContain('Accept-Encoding');
      return replies.map(({ headers }) => headers['content-encoding']);
    };
    const file = site.files.get(path);
    host.close();
    await listen({ ...site, files: new Map([...site.files, [path, { ...file } as SiteFile]]) });
    expect(await encodings()).toEqual([undefined, undefined, undefined]);
    await makeCopies(new Map([[path, file as SiteFile]]));
    host.close();
    await listen(site);
    expect(await encodings()).toEqual(['gzip', 'br', undefined]);
  });

  test('no request makes the host compress: what is not a file goes out as it is', async () => {
    for (const path of ['/api/results?lottery=x', '/api/nowhere', '/api/check?number=12']) {
      const { headers, text } = await ask(path, 'GET', { 'Accept-Encoding': 'br, gzip' });
      expect([path, headers['content-encoding']]).toEqual([path, undefined]);
      expect(JSON.parse(text)).toHaveProperty('success');
    }
  });

  test.each(['If-Match', 'If-Unmodified-Since'])('%s guards nothing here', async (name) => {
    for (const path of ['/api/results', '/api/openapi.json', '/', '/nope']) {
      const { status } = await ask(path, 'GET', { [name]: 'Mon, 01 Jan 2001 00:00:00 GMT' });
      expect([path, status]).toEqual([path, path === '/nope' ? 404 : 200]);
    }
  });

  test.each(['x/api/results#', 'x\\api\\results?', '', '/', 'a b^c'])(
    'the Host %j names nothing that is served',
    async (name) => {
      const [home, results] = [
        await ask('/', 'GET', { Host: name }),
        await ask('/api/results', 'GET', { Host: name }),
      ];
      expect([home.status, home.headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect(JSON.parse(results.text).data[0].lottery).toBe('thai-government');
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('a page refuses %s', async (method) => {
    const { status, headers } = await ask('/', method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    '/embed/lottery-result.js',
    '/package/perdphon.js',
    '/cards/lao-tv/latest-square.png',
  ])('the preflight of %s, which pages of others load, is that of the API', async (path) => {
    const { status, headers } = await ask(path, 'OPTIONS');
    const { headers: ofApi } = await ask('/api/results', 'OPTIONS');
    expect(status).toBe(204);
    for (const name of ['origin', 'methods', 'headers'].map((end) => `access-control-allow-${end}`))
      expect(headers[name]).toBe(ofApi[name]);
    expect((await ask(path, 'POST')).status).toBe(405);
  });

  test.each([
    'GET http://anywhere.example/api/results HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'GET /api/results HTTP/1.1\r\nConnection: close\r\n\r\n',
    'GET /api/results HTTP/1.1\r\nHost: x\r\nExpect: 200-ok\r\nConnection: close\r\n\r\n',
  ])('%j is answered', async (bytes) => {
    expect(await exchange(port(), bytes)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('pages are HTML, and a missing one is 404 in HTML', async () => {
    const home = await ask('/');
    expect([home.status, home.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const missing = await ask('/nothing/here');
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(missing.text).toContain('ไม่พบหน้านี้');
  });

  test('descriptions are served with their types', async () => {
    const [openapi, readme] = [await ask('/api/openapi.json'), await ask('/api/readme.md')];
    expect(JSON.parse(openapi.text).openapi).toBe('3.1.0');
    expect(readme.headers['content-type']).toBe('text/markdown; charset=utf-8');
  });
});

describe('bad input', () => {
  // What else a question may have wrong: src/api/contract/query.test.ts.
  const UNREADABLE = `/api/check?number=%E0%B9%91%E0%B9%92 /api/check?number=12&number=13
    /api/check?number=%00%00 /api/check?number=12%0a /api/check?number=%ff%fe
    /api/results?lottery=__proto__ /api/results?lottery=${'x'.repeat(100_000)}`;
  const MISSING = `/api/results/..%2f..%2f..%2fpackage.json /api/../../package.json
    /api/%2e%2e/%2e%2e/package.json /..%2f..%2fpackage.json /%2e%2e/%2e%2e/%2e%2e/etc/passwd
    /....//....//etc/passwd /.vercel/project.json /api/%00 /%00 /% /api/%E0%A4%A //api/results //
    /API/results /%61pi/results/lao-tv/1.json /api/results/lao-tv/1.json/`;
  test.each([
    ...UNREADABLE.split(/\s+/).map((path) => [path, 400] as const),
    ...MISSING.split(/\s+/).map((path) => [path, 404] as const),
  ])('%s is refused: %i', async (path, expected) => {
    const { status, text } = await ask(path);
    expect(status).toBe(expected);
    expect(text).not.toMatch(/node_modules|at \w+ \(|"name": "lottery-results-api"|root:/);
    if (/^\/+api/i.test(path)) {
      expect(JSON.parse(text)).toMatchObject({ success: false, error: expect.any(String) });
    }
  });

  test.each([
    ['GET /api/results?lottery=\0 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['NONSENSE\r\n\r\n'],
    ['OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ])('%j is no request, and is answered so in Thai JSON', async (bytes) => {
    const text = await exchange(port(), bytes);
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain('unreadable_request');
  });
});

test('a failure of ours is logged, and answered with a 500 that nobody caches', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  host.close();
  await listen({ ...site, check: () => Promise.reject(new Error('broken on purpose')) });
  const { status, headers, text } = await ask('/api/check?number=12');
  expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
  expect(JSON.parse(text)).toMatchObject({ success: false, code: 'internal_error' });
  expect(text).not.toContain('broken');
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('Error: broken on purpose'));
  logged.mockRestore();
});
