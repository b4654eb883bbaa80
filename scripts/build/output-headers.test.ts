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
import { outputHeaders } from './output-headers.ts';

type Route = { src?: string; handle?: string; status?: number; headers?: Record<string, string> };

const catalogue = catalogueOf([SMALL_ARCHIVE]);
const unlimited: QuotaStore = {
  count: async () => ({ remaining: 1, resetSeconds: 60, allowed: true }),
};

let folder: string;
let beforeFiles: Route[];
let behindFiles: Route[];
let found: Route[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'headers-'));
  const [config, known] = [join(folder, 'config.json'), join(folder, 'catalogue.json')];
  await writeFile(config, JSON.stringify({ routes: [{ handle: 'filesystem' }] }));
  await writeFile(known, JSON.stringify([...catalogue.values()]));
  await outputHeaders(config, known).hooks['astro:build:done']?.({} as never);
  const { routes } = JSON.parse(await readFile(config, 'utf8'));
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
  for (const path of ['/', '/index.html', '/_astro/x.js', '/draws/lao-tv/2026-08-28.json']) {
    expect(platform(path, 'cache-control')).toEqual([]);
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
