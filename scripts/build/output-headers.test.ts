// What the platform is told of each built file, against what the edge says of it.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueOf } from '../../src/api/contract/catalogue.ts';
import { OPEN_FILES } from '../../src/api/contract/open-file-path.ts';
import { FIRST_DAY_PAGE, REDIRECTS } from '../../src/api/contract/page-path.ts';
import {
  PAGE_HEADERS,
  SCANNING_PAGE_HEADERS,
  SECURITY_HEADERS,
} from '../../src/api/contract/security.ts';
import { addDays } from '../../src/domain/clock.ts';
import { answerRequest } from '../../src/serve/edge/answer-request.ts';
import type { QuotaStore } from '../../src/serve/edge/quota.ts';
import { emitLottery } from '../../src/api/answers/all.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from '../../tests/support/small-archive.ts';
import { walkRoutes } from '../../tests/support/platform-walk.ts';
import { drawOn, prizeKind, smallLottery } from '../../tests/support/small-lottery.ts';
import { outputHeaders, writeHitRoutes } from './output-headers.ts';

/** What the adapter writes (of `@astrojs/vercel` 11.0). A proof looks at those of a build. */
const ROUTES_OF_ADAPTER = [
  {
    src: '^/_astro(?:/(.*))$',
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    continue: true,
  },
  { handle: 'filesystem' },
  { src: '^/.*$', dest: '/404.html', status: 404 },
];

type Route = {
  src?: string;
  handle?: string;
  methods?: string[];
  status?: number;
  headers?: Record<string, string>;
};

const catalogue = catalogueOf([SMALL_ARCHIVE]);
const unlimited: QuotaStore = {
  count: async () => ({ remaining: 1, resetSeconds: 60, allowed: true }),
};

let folder: string;
let written: Route[];
let beforeFiles: Route[];
let behindFiles: Route[];
let found: Route[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'headers-'));
  const [config, known] = [join(folder, 'config.json'), join(folder, 'catalogue.json')];
  await writeFile(config, JSON.stringify({ routes: ROUTES_OF_ADAPTER }));
  await writeFile(known, JSON.stringify([...catalogue.values()]));
  await outputHeaders(config, known).hooks['astro:build:done']?.({} as never);
  const { routes } = JSON.parse(await readFile(config, 'utf8'));
  written = routes;
  beforeFiles = routes.slice(
    0,
    routes.findIndex(({ handle }: Route) => handle === 'filesystem'),
  );
  behindFiles = routes.slice(routes.findIndex(({ handle }: Route) => handle === 'filesystem') + 1);
  found = routes.slice(routes.findIndex(({ handle }: Route) => handle === 'hit') + 1);
});
afterAll(() => rm(folder, { recursive: true }));

const platform = (path: string, header: string) =>
  found
    .filter(({ src = '^$' }) => new RegExp(src).test(path))
    .flatMap(({ headers }) => headers?.[header] ?? []);

test('a preflight of what pages of others load is answered before any file is looked for', () => {
  const preflight = beforeFiles.filter(({ methods }) => methods?.includes('OPTIONS'));
  expect(preflight).toMatchObject([
    {
      status: 204,
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
      },
    },
  ]);
  const [{ src = '' } = {}] = preflight;
  const met = ['/embed/a.js', '/package/a.js', '/cards/a.png', '/', '/check/', '/api/results'];
  expect(met.filter((path) => new RegExp(src).test(path))).toEqual(met.slice(0, 3));
});

test('each file is cached by one rule, and typed, as the edge has it', async () => {
  const planned = [...emitLottery(SMALL_ARCHIVE, SMALL_SITE)].map(({ path }) => path);
  for (const path of [...planned, ...OPEN_FILES]) {
    const request = { method: 'GET', url: `https://api.example${path}` };
    const answer = await answerRequest(request, 'anyone', { catalogue, quota: unlimited });
    if (answer.kind !== 'file') throw new Error(`${path} is answered by ${answer.kind}`);
    const { 'Cache-Control': cache, 'CDN-Cache-Control': cdn } = answer.headers;
    const { 'Content-Type': type } = answer.headers;
    const wanted = [path, [cache], type === undefined ? [] : [type]];
    expect([path, platform(path, 'cache-control'), platform(path, 'content-type')]).toEqual(wanted);
    expect([path, platform(path, 'cdn-cache-control')]).toEqual([path, [cdn]]);
    expect([path, platform(path, 'vercel-cdn-cache-control')]).toEqual([path, [cdn]]);
  }
});

test('a page has no rule of these', () => {
  for (const path of ['/', '/index.html', '/draws/lao-tv/2026-08-28.json']) {
    expect(platform(path, 'cache-control')).toEqual([]);
  }
});

test('what does not exist is told so, and nobody keeps that', () => {
  for (const folder of ['', '_astro/', 'embed/', 'badges/', 'cards/', '.well-known/', 'docs/']) {
    const missing = walkRoutes(written, `/${folder}gone.js`, (path) => path === '/404.html');
    expect([folder, missing.status, missing.headers['cache-control']]).toEqual([
      folder,
      404,
      'no-store',
    ]);
    expect(missing.headers).not.toHaveProperty('cdn-cache-control');
  }
});

test('a file whose name has a hash of its bytes is kept for a year', () => {
  const { status, headers } = walkRoutes(written, '/_astro/x.js', () => true);
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
});

test('of 500 lotteries with two open years no rule is longer than the platform takes', async () => {
  const kind = prizeKind('last-two-digit', 2);
  const days = ['2027-01-02', '2026-12-30', '2025-08-16'];
  const many = catalogueOf(
    Array.from({ length: 500 }, (_, index) => ({
      lottery: smallLottery([kind], { slug: `a-lottery-with-a-long-name-${index}` }),
      draws: days.map((date) => drawOn(date, { 'last-two-digit': ['53'] })),
    })),
  );
  const [config, known] = [join(folder, 'many.json'), join(folder, 'many-catalogue.json')];
  await writeFile(config, JSON.stringify({ routes: [] }));
  await writeFile(known, JSON.stringify([...many.values()]));
  await writeHitRoutes(config, known);
  const { routes }: { routes: Route[] } = JSON.parse(await readFile(config, 'utf8'));
  expect(Math.max(...routes.map(({ src = '' }) => src.length))).toBeLessThan(400);
  for (const year of ['2027', '2026', '2025']) {
    const path = `/api/draws/a-lottery-with-a-long-name-499/${year}.json`;
    const { headers } = walkRoutes(routes, path, () => true);
    const request = { method: 'GET', url: `https://api.example${path}` };
    const answer = await answerRequest(request, 'a', { catalogue: many, quota: unlimited });
    const edge = answer.kind === 'file' && answer.headers['Cache-Control'];
    expect([year, headers['cache-control']]).toEqual([year, edge]);
    expect(edge).toContain(year === '2025' ? 'max-age=86400' : 'max-age=300');
  }
});

test('a day or a month without a page leads to one, once no file has the path; never in a circle', () => {
  const leads = (path: string) =>
    behindFiles
      .filter(
        ({ headers, src = '^$' }) =>
          headers?.['Location'] !== undefined && new RegExp(src).test(path),
      )
      .map(({ src = '', headers }) => path.replace(new RegExp(src), headers?.['Location'] ?? ''));
  expect(leads('/day/2015-03-04/')).toEqual(['/day/2015-03/#2015-03-04']);
  expect(leads('/day/2026-11/')).toEqual(['/day/2026-11-01/']);
  expect(leads('/lottery/thai-government/2026-12-01/')).toEqual([
    '/lottery/thai-government/#2026-12-01',
  ]);
  expect(leads('/lottery/lao-tv/2026-09-03')).toEqual(['/lottery/lao-tv/2026/#2026-09-03']);
  expect(leads('/embed')).toEqual(['/docs/embed/']);
  expect(leads('/en/')).toEqual(['/en/docs/']);
  for (const path of [
    '/lottery/lao-tv/2026/',
    '/lottery/lao-tv/2569-09-03/',
    '/day/2015-03/',
    '/day/2015-03-32/',
    '/day/2027-01-01/',
    '/day/2569-01/',
  ]) {
    expect([path, leads(path)]).toEqual([path, []]);
  }
});

test('they part where days begin to have pages', () => {
  const [days, months] = REDIRECTS.map(({ pattern }) => new RegExp(pattern));
  const before = addDays(FIRST_DAY_PAGE, -1);
  const of = (day: string) => [
    days?.test(`/day/${day}/`),
    months?.test(`/day/${day.slice(0, 7)}/`),
  ];
  expect([of(before), of(FIRST_DAY_PAGE)]).toEqual([
    [true, false],
    [false, true],
  ]);
});

test.each([
  { path: '/', expected: PAGE_HEADERS },
  { path: '/_astro/x.js', expected: PAGE_HEADERS },
  { path: '/check', expected: SCANNING_PAGE_HEADERS },
  { path: '/check/', expected: SCANNING_PAGE_HEADERS },
  { path: '/check/index.html', expected: SCANNING_PAGE_HEADERS },
  { path: '/checked/', expected: PAGE_HEADERS },
  { path: '/apis', expected: PAGE_HEADERS },
  // Even where the platform itself refuses, a page of another site may read why.
  { path: '/api', expected: { ...SECURITY_HEADERS, 'Access-Control-Allow-Origin': '*' } },
  { path: '/api/check/', expected: { ...SECURITY_HEADERS, 'Access-Control-Allow-Origin': '*' } },
])('$path is under one policy', ({ path, expected }) => {
  const sent = beforeFiles
    .filter(({ src = '^$' }) => new RegExp(src).test(path))
    .flatMap(({ headers = {} }) => Object.entries(headers).filter(([name]) => name !== 'Link'));
  const once = new Set(sent.map((header) => header.join(': ')));
  expect(new Set(sent.map(([name]) => name)).size).toBe(once.size);
  expect(Object.fromEntries(sent)).toEqual(expected);
});
