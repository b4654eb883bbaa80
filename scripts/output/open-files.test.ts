// The open files and the additive forms of check over HTTP.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryQuota } from '../../src/serve/edge/quota.ts';
import { fixtureOutput } from '../../tests/support/fixture-output.ts';
import { newestFixtureDraw } from '../../tests/support/newest-draw.ts';
import { createHost } from '../host/server.ts';

const newest = await newestFixtureDraw('thai-government');

let host: Server;
let origin: string;
beforeAll(async () => {
  const { site } = await fixtureOutput();
  host = createHost({ now: site }, memoryQuota()).listen(0, '127.0.0.1');
  await once(host, 'listening');
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(() => void host.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, { headers });
const json = async (path: string) => (await ask(path)).json();

describe('an open file', () => {
  test.each([
    ['/api/lotteries', 'application/json'],
    ['/api/lotteries.json', 'application/json'],
    ['/api/manifest.json', 'application/json'],
    ['/api/draws/thai-government/index.json', 'application/json'],
    [`/api/draws/thai-government/${newest.drawDate}.json`, 'application/json'],
    ['/api/export/lao-tv.json', 'application/json'],
    ['/api/export/lao-tv.ndjson', 'application/x-ndjson'],
    ['/api/export/lao-tv.csv', 'text/csv'],
    ['/api/export/SHA256SUMS', 'text/plain'],
    ['/api/feeds/all.xml', 'application/atom+xml'],
    ['/api/feeds/lao-tv.xml', 'application/atom+xml'],
    ['/api/feeds/lao-tv.json', 'application/feed+json'],
    ['/api/calendars/lao-tv.ics', 'text/calendar'],
  ])('%s is %s in UTF-8, with CORS, nosniff and an ETag', async (path, type) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')?.toLowerCase()).toBe(`${type}; charset=utf-8`);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.has('ratelimit')).toBe(false);
    expect(headers.get('etag')).toMatch(/^W\/"/);
  });

  test('the archive is itself, not packed text', async () => {
    const response = await ask('/api/export/all.ndjson.gz', { 'Accept-Encoding': 'identity' });
    expect(response.headers.get('content-type')).toBe('application/gzip');
    expect(response.headers.has('content-encoding')).toBe(false);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { files } = await json('/api/manifest.json');
    const listed = files.find((one: { path: string }) => one.path === '/api/export/all.ndjson.gz');
    expect(listed).toEqual({
      path: '/api/export/all.ndjson.gz',
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  });

  test('that does not exist is 404 in JSON', async () => {
    for (const path of ['/api/draws/lao-tv/2020-01-01.json', '/api/export.csv']) {
      const response = await ask(path);
      expect([response.status, (await response.json()).success]).toEqual([404, false]);
    }
  });
});

test('a draw is answered without a file, and once more without its bytes', async () => {
  const path = `/api/draws/thai-government/${newest.drawDate}.json`;
  const whole = await ask(path);
  expect((await whole.json()).data.drawDate).toBe(newest.drawDate);
  const tag = whole.headers.get('etag') ?? '';
  for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
    const again = await ask(path, { 'If-None-Match': known });
    expect([known, again.status, await again.text()]).toEqual([known, 304, '']);
    expect(again.headers.get('etag')).toBe(tag);
    expect(again.headers.has('content-type')).toBe(false);
  }
  const other = await ask(path, { 'If-None-Match': '"other"' });
  expect([other.status, await other.text()]).toEqual([200, await (await ask(path)).text()]);
});

describe('check', () => {
  test('answers for the oldest and any other draw of every family of lotteries', async () => {
    for (const lottery of ['thai-government', 'hanoi-normal', 'lao-lottery', 'lao-tv']) {
      const { draws } = await json(`/api/draws/${lottery}/index.json`);
      for (const { drawDate } of [draws.at(-1), draws[Math.floor(draws.length / 2)]]) {
        const { data } = await json(`/api/draws/${lottery}/${drawDate}.json`);
        const [number] = data.prizes[0].numbers;
        const checked = await json(
          `/api/check?lottery=${lottery}&date=${drawDate}&number=${number}`,
        );
        expect(checked.data).toMatchObject({ drawDate, number, isWinner: true });
      }
    }
  });

  test('of several numbers counts one request', async () => {
    const first = newest.numberOf('first-prize');
    const before = await ask(`/api/check?number=${first}`);
    const after = await ask(`/api/check?numbers=${first},12,123`);
    const left = (response: Response) =>
      Number(/r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1]);
    expect(left(before) - left(after)).toBe(1);
    const { data } = await after.json();
    // What was due since is said once for all numbers.
    const { dueDraws, ...alone } = (await before.json()).data;
    expect([data.results[0], data.dueDraws]).toEqual([alone, dueDraws]);
    expect(data.results.map(({ number }: { number: string }) => number)).toEqual([
      first,
      '12',
      '123',
    ]);
  });
});
