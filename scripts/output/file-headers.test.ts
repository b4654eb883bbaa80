// The headers of files: those of what other origins load are the same here and on the platform.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CDN_CACHE_CONTROL, cacheControl } from '../../src/api/contract/caching.ts';
import { COMPAT_TYPE } from '../../src/api/contract/compat-path.ts';
import { PAGE_LINKS } from '../../src/api/contract/link-header.ts';
import {
  PAGE_HEADERS,
  SCANNING_PAGE_HEADERS,
  SECURITY_HEADERS,
} from '../../src/api/contract/security.ts';
import { API_CATALOG_TYPE } from '../../src/api/contract/webhook.ts';
import { memoryQuota } from '../../src/serve/edge/quota.ts';
import { fixtureOutput } from '../../tests/support/fixture-output.ts';
import { createHost } from '../host/server.ts';

const SHARED = [
  ['/embed/lottery-result.js', 'text/javascript; charset=utf-8'],
  ['/package/perdphon.js', 'text/javascript; charset=utf-8'],
  ['/badges/thai-government.json', 'application/json; charset=utf-8'],
  ['/badges/gsb-lottery.svg', 'image/svg+xml'],
  ['/.well-known/api-catalog', API_CATALOG_TYPE],
  ['/compat/rayriffy/latest', COMPAT_TYPE],
  ['/compat/rayriffy/list/1', COMPAT_TYPE],
] as const;
const OURS = ['/', '/docs/embed/', '/embed', '/badges/'];

type Route = { src?: string; handle?: string; headers?: Record<string, string> };

let host: Server;
let routes: Route[];
beforeAll(async () => {
  const { output, site } = await fixtureOutput();
  host = createHost({ now: site }, memoryQuota());
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

describe('security headers', () => {
  test.each([
    { path: '/', expected: PAGE_HEADERS },
    { path: '/nowhere', expected: PAGE_HEADERS },
    { path: '/check', expected: SCANNING_PAGE_HEADERS },
    { path: '/check/', expected: SCANNING_PAGE_HEADERS },
    { path: '/check/index.html', expected: SCANNING_PAGE_HEADERS },
    { path: '/check/thai-government/2026.json', expected: PAGE_HEADERS },
    { path: '/api/results?lottery=lao-tv', expected: SECURITY_HEADERS },
    { path: '/api/results/lao-tv/1.json', expected: SECURITY_HEADERS },
    { path: '/api/check?number=123456', expected: SECURITY_HEADERS },
    { path: '/api/check', expected: SECURITY_HEADERS },
    { path: '/api/nowhere', expected: SECURITY_HEADERS },
    { path: '/api/status.json', expected: SECURITY_HEADERS },
  ])('$path carries them', async ({ path, expected }) => {
    const { headers } = await ask(path);
    const got = Object.keys(expected).map((name) => [name, headers.get(name)]);
    expect(Object.fromEntries(got)).toEqual(expected);
  });

  test('the policy allows nothing inline and nobody else', () => {
    const policy = PAGE_HEADERS['Content-Security-Policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });

  test('the page that reads tickets differs in the camera and WebAssembly, and in nothing else', () => {
    const closed = Object.entries(SCANNING_PAGE_HEADERS).map(([name, value]) => [
      name,
      value.replace(" 'wasm-unsafe-eval'", '').replace('camera=(self)', 'camera=()'),
    ]);
    expect(Object.fromEntries(closed)).toEqual(PAGE_HEADERS);
  });
});
