// The host over HTTP: the contract as a client meets it.
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Catalogue } from '../../src/contract/catalogue.ts';
import { memoryQuota } from '../../src/edge/quota.ts';
import { fixtureOutput } from '../../tests/support/fixture-output.ts';
import { newestFixtureDraw } from '../../tests/support/newest-draw.ts';
import { exchange } from '../../tests/support/nginx.ts';
import { askPort } from '../../tests/support/small-host.ts';
import { type HostedSite, makeCopies, type SiteFile } from '../site/built-site.ts';
import { createHost } from './server.ts';

const newest = await newestFixtureDraw('thai-government');

let site: HostedSite;
let catalogue: Catalogue;
let host: Server;

beforeAll(async () => {
  ({ site, catalogue } = await fixtureOutput());
});
beforeEach(() => listen(site));
afterEach(() => void host.close());

async function listen(built: HostedSite) {
  host = createHost(built, { catalogue, quota: memoryQuota() }).listen(0, '127.0.0.1');
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
  const building: HostedSite = { check: site.check, files: new Map(paths) };
  const { promise, resolve } = Promise.withResolvers<void>();
  building.pages = promise;
  host.close();
  await listen(building);
  let isAnswered = false;
  const page = ask('/nowhere').finally(() => {
    isAnswered = true;
  });
  expect((await json('/api/results')).status).toBe(200);
  expect((await json('/api/check?number=12&date=2026-08-16')).status).toBe(200);
  expect(isAnswered).toBe(false);
  Object.assign(building, site);
  resolve();
  expect((await page).status).toBe(404);
});

describe('the four endpoints', () => {
  test('results: the latest draw of the government lottery by default', async () => {
    const { status, body } = await json('/api/results');
    expect(status).toBe(200);
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({ lottery: 'thai-government', drawDate: newest.drawDate });
    expect(body.data[0].prizes[0]).toEqual({
      slug: 'first-prize',
      name: 'รางวัลที่ 1',
      amount: '6000000.00',
      numbers: [newest.numberOf('first-prize')],
    });
  });

  test('results: newest first, up to 20', async () => {
    const { body } = await json('/api/results?lottery=hanoi-normal&limit=20');
    const dates = body.data.map((draw: { drawDate: string }) => draw.drawDate);
    expect(dates).toHaveLength(20);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('check: the first prize wins, as a live answer that nobody keeps', async () => {
    const { headers, text } = await ask(`/api/check?number=${newest.numberOf('first-prize')}`);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(text).data).toMatchObject({
      isWinner: true,
      matches: [{ prize: 'รางวัลที่ 1', amount: '6000000.00' }],
    });
  });

  test('stats and calculations answer at the top level', async () => {
    expect((await json('/api/stats')).body).toMatchObject({
      success: true,
      lottery: 'thai-government',
      dataset: { draws: newest.draws, from: newest.from, to: newest.to },
    });
    const one = await json('/api/calculations?window=5&prize=last-two-digit');
    const all = await json('/api/calculations?window=5');
    expect(one.body.data.prizes).toEqual(
      all.body.data.prizes.filter(
        ({ prize }: { prize: { slug: string } }) => prize.slug === 'last-two-digit',
      ),
    );
  });

  test('an unknown lottery is refused with all 49 identifiers', async () => {
    const { status, body } = await json('/api/results?lottery=x');
    expect([status, body.success, body.accepted.length]).toEqual([400, false, 49]);
    for (const { slug } of catalogue) expect(body.error).toContain(slug);
  });

  test.each(['results?', 'check?number=12&', 'stats?', 'calculations?'])(
    '%s answers 404 for every lottery without a draw',
    async (question) => {
      for (const { slug } of catalogue.filter(({ hasDraws }) => !hasDraws).slice(0, 26)) {
        const { status, body } = await json(`/api/${question}lottery=${slug}`);
        expect([slug, status, body.code]).toEqual([slug, 404, 'no_draws_yet']);
      }
    },
  );
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
    const first = await ask('/api/stats');
    const etag = String(first.headers.etag);
    const again = await ask('/api/stats', 'GET', { 'If-None-Match': `"other", ${etag}` });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers['access-control-allow-origin']).toBe('*');
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

  test('a 304 varies as its 200 does', async () => {
    const { headers } = await ask('/api/results');
    const again = await ask('/api/results', 'GET', { 'If-None-Match': String(headers.etag) });
    expect([again.status, again.headers.vary]).toEqual([304, headers.vary]);
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
  const UNREADABLE = `/api/check?number=12a /api/check?number=%E0%B9%91%E0%B9%92 /api/check?number=1
    /api/check?number=1234567 /api/check?number=1234 /api/check?number= /api/check
    /api/check?number=12&number=13 /api/check?number=%00%00 /api/check?number=12%0a
    /api/check?number=%ff%fe /api/results?limit=1&limit=1 /api/results?limit=
    /api/results?lottery=__proto__ /api/stats?prize=constructor /api/calculations?window=toString
    /api/check?number=${'1'.repeat(10_000)} /api/results?lottery=${'x'.repeat(10_000)}
    /api/results?lottery=${'x'.repeat(100_000)}`;
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
