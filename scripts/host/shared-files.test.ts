// What pages of other origins load besides the API: the same rules here and on the platform.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CDN_CACHE_CONTROL, cacheControl } from '../../src/contract/caching.ts';
import { COMPAT_TYPE } from '../../src/contract/compat.ts';
import { PAGE_LINKS } from '../../src/contract/link-header.ts';
import { API_CATALOG_TYPE } from '../../src/contract/webhook.ts';
import { memoryQuota } from '../../src/edge/quota.ts';
import { fixtureOutput } from '../../tests/support/fixture-output.ts';
import { createHost } from './server.ts';

const SHARED = [
  ['/embed/lottery-result.js', 'text/javascript; charset=utf-8'],
  ['/badges/thai-government.json', 'application/json; charset=utf-8'],
  ['/badges/gsb-lottery.svg', 'image/svg+xml'],
  ['/.well-known/jwks.json', 'application/json; charset=utf-8'],
  ['/.well-known/api-catalog', API_CATALOG_TYPE],
  ['/compat/rayriffy/latest', COMPAT_TYPE],
  ['/compat/rayriffy/list/1', COMPAT_TYPE],
] as const;
const OURS = ['/', '/docs/embed/', '/embed', '/badges/'];

type Route = { src?: string; handle?: string; headers?: Record<string, string> };

let host: Server;
let routes: Route[];
beforeAll(async () => {
  const { output, site, catalogue } = await fixtureOutput();
  host = createHost(site, { catalogue, quota: memoryQuota() });
  await once(host.listen(0, '127.0.0.1'), 'listening');
  routes = JSON.parse(await readFile(`${output}/config.json`, 'utf8')).routes;
});
afterAll(() => void host.close());

const ask = (path: string) =>
  fetch(`http://127.0.0.1:${(host.address() as AddressInfo).port}${path}`);

/** The headers the platform gives a file at that path. */
function deployed(path: string): Headers {
  const matching = routes.filter(({ src }) => src !== undefined && new RegExp(src).test(path));
  return new Headers(Object.assign({}, ...matching.map(({ headers }) => headers)));
}

describe('any origin may load and keep for five minutes', () => {
  test.each(SHARED)('%s, as %s', async (path, type) => {
    const { status, headers } = await ask(path);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    for (const given of [headers, deployed(path)]) {
      expect(given.get('access-control-allow-origin')).toBe('*');
      expect(given.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(given.get('x-content-type-options')).toBe('nosniff');
      expect(given.get('cache-control')).toBe(cacheControl(300));
      expect(given.get('cdn-cache-control')).toBe(CDN_CACHE_CONTROL);
    }
  });
});

test.each(OURS)('%s is not shared', async (path) => {
  const { headers } = await ask(path);
  for (const given of [headers, deployed(path)]) {
    expect(given.get('access-control-allow-origin')).toBeNull();
  }
});

test.each(['/', '/index.html', '/.well-known/api-catalog'])(
  '%s says where the API is',
  async (path) => {
    expect((await ask(path)).headers.get('link')).toBe(PAGE_LINKS);
    // The platform leads `/index.html` to `/`.
    if (path !== '/index.html') expect(deployed(path).get('link')).toBe(PAGE_LINKS);
  },
);

test('the platform is told the types that no ending tells', () => {
  expect(deployed('/compat/rayriffy/lotto/01102569').get('content-type')).toBe(COMPAT_TYPE);
  expect(deployed('/.well-known/api-catalog').get('content-type')).toBe(API_CATALOG_TYPE);
});

test.each([
  ['/api/results?lottery=lao-tv', 'rel="alternate"; type="application/atom+xml"'],
  ['/api/export/lao-tv.csv', '</api/export/lao-tv.json>; rel="alternate"'],
  ['/api/check?number=123456', 'rel="license"'],
  ['/api/status', 'rel="service-desc"'],
])('%s names in Link: %s', async (path, part) => {
  expect((await ask(path)).headers.get('link')).toContain(part);
});

test('a badge or script that does not exist is not kept', async () => {
  const { status, headers } = await ask('/badges/nothing.svg');
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
});
