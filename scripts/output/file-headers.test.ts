// The headers of files, written out once more by hand: what is sent, here and on the platform, is
// compared with these and not with the tables that it comes from.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPAT_TYPE } from '../../src/api/contract/compat-path.ts';
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
const LINKS =
  '</.well-known/api-catalog>; rel="api-catalog", </api/openapi.json>; rel="service-desc"; type="application/json"';

const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};
/** A policy without its scripts and connections, which differ. */
const policy = (...more: readonly string[]) =>
  [
    "default-src 'none'",
    ...more,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
const pagePolicy = (scripts: string) =>
  policy(
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
  );
const ON_PAGES = {
  ...EVERYWHERE,
  'Content-Security-Policy': pagePolicy("'self'"),
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
const ON_SCANNING_PAGE = {
  ...ON_PAGES,
  'Content-Security-Policy': pagePolicy("'self' 'wasm-unsafe-eval'"),
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=()',
};
const ON_ANSWER_PAGE = {
  ...ON_PAGES,
  'Content-Security-Policy': policy("style-src 'self'", "img-src 'self' data:"),
};

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
      expect(given.get('cache-control')).toBe('public, max-age=300, stale-if-error=86400');
      expect(given.get('cdn-cache-control')).toBe(
        'public, max-age=300, stale-while-revalidate=30, stale-if-error=86400',
      );
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
    expect((await ask(path)).headers.get('link')).toBe(LINKS);
    // The platform leads `/index.html` to `/`.
    if (path !== '/index.html') expect(deployed(path).get('link')).toBe(LINKS);
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
  const carried = (headers: Headers, expected: object) =>
    Object.fromEntries(Object.keys(expected).map((name) => [name, headers.get(name)]));

  test.each([
    { path: '/', expected: ON_PAGES },
    { path: '/nowhere', expected: ON_PAGES },
    { path: '/check', expected: ON_SCANNING_PAGE },
    { path: '/check/', expected: ON_SCANNING_PAGE },
    { path: '/check/index.html', expected: ON_SCANNING_PAGE },
    { path: '/check/thai-government/2026.json', expected: ON_PAGES },
    { path: '/embed/lottery-result.js', expected: ON_PAGES },
    { path: '/api/results/lao-tv/1.json', expected: EVERYWHERE },
    { path: '/api/status.json', expected: EVERYWHERE },
    { path: '/compat/rayriffy/latest', expected: EVERYWHERE },
  ])('$path carries them, here and on the platform', async ({ path, expected }) => {
    expect(carried((await ask(path)).headers, expected)).toEqual(expected);
    expect(carried(deployed(path), expected)).toEqual(expected);
  });

  test.each([
    { path: '/api/results?lottery=lao-tv', expected: EVERYWHERE },
    { path: '/api/check?number=123456', expected: EVERYWHERE },
    { path: '/api/check', expected: EVERYWHERE },
    { path: '/api/nowhere', expected: EVERYWHERE },
    { path: '/api/check?number=123456&format=html', expected: ON_ANSWER_PAGE },
  ])('$path carries them', async ({ path, expected }) => {
    expect(carried((await ask(path)).headers, expected)).toEqual(expected);
  });
});
