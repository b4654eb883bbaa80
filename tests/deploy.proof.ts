// The real `vercel build`, without an account: the platform makes of the repository what we mean.
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMark } from '../scripts/output/inventory.ts';
import { describeSite } from '../scripts/output/settings.ts';
import { MIDDLEWARE_FUNCTION, MIDDLEWARE_HANDLER } from '../scripts/output/output-folder.ts';
import { listFiles } from '../scripts/disk/text-files.ts';
import { buildAnswers } from '../scripts/build/build-answers.ts';
import { changesBetween, digestFiles, readTree } from '../scripts/disk/tree.ts';
import { patternOf } from '../src/api/contract/open-file-path.ts';
import { FILES } from '../src/api/contract/open-files.ts';
import { cloneFresh, removeClone } from './support/fresh-clone.ts';
import { readLiveArchive } from './support/real-archive.ts';
import { Redis } from './support/redis.ts';
import { matches, type Route, vercelBuild } from './support/vercel.ts';

let folder: string;
let output: string;
let routes: Route[];
let redis: Redis;
beforeAll(async () => {
  redis = await Redis.create();
  folder = await cloneFresh();
  ({ output, routes } = await vercelBuild(folder));
});
afterAll(async () => {
  await redis.stop();
  await removeClone(folder);
});

/** The paths of the functions below the folder of all. */
function functionsOf(files: readonly string[]): string[] {
  return [...new Set(files.map((path) => path.split('.func/')[0] ?? ''))].sort();
}

describe('vercel build', () => {
  test('the middleware fronts every API path, escaped ones too, and no page', () => {
    const index = routes.findIndex(({ middlewarePath }) => middlewarePath === 'middleware');
    expect(index).toBeLessThan(routes.findIndex(({ handle }) => handle === 'filesystem'));
    const fronted = [
      '/api',
      '/api/',
      '/api/results',
      '/api/results/',
      '/api//results',
      '/api/results/lao-tv/1.json',
      '/api/calculations/lao-tv/30/top-two-digit.json',
      '/api/check',
      '/api/nowhere',
      '/api/..%2f..%2fpackage.json',
      '/%61pi/results/lao-tv/1.json',
      '//api/results/lao-tv/1.json',
      '///api/check',
      '/\\api/check',
      '/x\\..\\api/check',
      '/./api/check',
      '/x/../api/check',
      '/x//api/check',
      '/.well-known/../api/check',
      '/.well-known//api/check',
      '/.well-known/%2e%2e/api/check',
    ];
    expect(fronted.filter((path) => !matches(routes[index], path))).toEqual([]);
    expect(
      [
        '/',
        '/404',
        '/apix',
        '/_astro/x.js',
        '/lottery/lao-tv/',
        '/badges/lao-tv.svg',
        '/.well-known/security.txt',
      ].filter((path) => matches(routes[index], path)),
    ).toEqual([]);
  });

  test('no rule for what is found meets a refusal', () => {
    const hit = routes.findIndex(({ handle }) => handle === 'hit');
    const before = routes.slice(0, hit).filter(({ headers }) => headers?.['cache-control']);
    // Nobody keeps the page that says of a file that it is missing.
    const missing = { dest: '/404.html', headers: { 'cache-control': 'no-store' } };
    expect(before).toEqual([expect.objectContaining(missing)]);
  });

  test('the platform deploys the functions as the build made them, and no other file', async () => {
    const files = listFiles(join(output, 'functions'));
    expect(functionsOf(files)).toEqual(['api/check', 'middleware']);
    expect(files.filter((path) => !path.includes('/draws/')).sort()).toEqual([
      'api/check.func/.vc-config.json',
      'api/check.func/catalogue.json',
      'api/check.func/entry.mjs',
      'api/check.func/latest-draws.json',
      'middleware.func/.vc-config.json',
      'middleware.func/chunk.mjs',
      'middleware.func/middleware.mjs',
      'middleware.func/redis-quota.mjs',
    ]);
    const { files: built } = await readMark(output);
    const named = files.map((path) => `functions/${path}`);
    expect(new Map(digestFiles(output, named))).toEqual(
      new Map(named.map((path) => [path, built.get(path)])),
    );
  });

  test('no function answers at a path that the middleware does not front', async () => {
    const fronted = routes.find(({ middlewarePath }) => middlewarePath === 'middleware');
    const functions = functionsOf(listFiles(join(output, 'functions')));
    const paths = functions.filter((path) => path !== 'middleware').map((path) => `/${path}`);
    const spelled = paths.flatMap((path) => [path, `${path}/`, `${path}?number=12`, `/${path}`]);
    expect(spelled.filter((path) => !matches(fronted, path.split('?')[0] ?? ''))).toEqual([]);
    // Nor does a route lead to one from elsewhere.
    const led = routes.filter(({ dest = '' }) => paths.includes(dest));
    expect(led.map(({ src }) => src)).toEqual([
      '^/api/check/(?:batch/?)?$',
      '^/api/results/?$',
      `^${patternOf(FILES.draw.path)}$`,
    ]);
  });

  test('the built middleware runs on its own, away from the repository', async () => {
    const away = await mkdtemp(join(tmpdir(), 'middleware-'));
    await cp(join(output, MIDDLEWARE_FUNCTION), away, { recursive: true });
    const { default: middleware } = await import(
      pathToFileURL(join(away, MIDDLEWARE_HANDLER)).href
    );
    const ask = (path: string, method = 'GET'): Promise<Response> =>
      middleware(
        new Request(`https://api.example${path}`, {
          method,
          headers: { 'x-real-ip': '192.0.2.1' },
        }),
      );
    const found = await ask('/api/results?lottery=lao-tv&limit=3');
    expect(found.headers.get('x-middleware-rewrite')).toBe(
      'https://api.example/api/results/lao-tv/3.json',
    );
    expect(found.headers.get('ratelimit')).toBe('"results";r=119;t=60');
    expect((await ask('/api/check?number=12')).headers.get('x-middleware-next')).toBe('1');
    const form = await ask('/api/check?format=html&number=1%202');
    expect(form.headers.get('x-middleware-next')).toBe('1');
    // It brings what counting in Redis needs, too.
    process.env['REDIS_URL'] = redis.url;
    const counting = `${pathToFileURL(join(away, MIDDLEWARE_HANDLER)).href}?redis`;
    const { default: shared } = await import(counting);
    delete process.env['REDIS_URL'];
    const headers = { 'x-real-ip': '192.0.2.9' };
    await shared(new Request('https://api.example/api/stats', { headers }));
    expect(await redis.command('get quota:stats:192.0.2.9')).toBe('1');
    await rm(away, { recursive: true });
  });

  test('a build of the answers alone, of the same draws, leaves files, functions and rules as they are', async () => {
    const deployed = async () => {
      const tree = [...readTree(output)];
      return new Map(tree.filter(([path]) => /^(?:static|functions)\//.test(path)));
    };
    const before = await deployed();
    const data = await readLiveArchive();
    const folders = { output, generated: join(folder, 'src/generated') };
    await buildAnswers(data, describeSite(data, process.env), folders, new Map());
    const { added, changed, removed } = changesBetween(before, await deployed());
    expect([added, removed, changed]).toEqual([[], [], ['static/build.json']]);
    const config = JSON.parse(await readFile(join(output, 'config.json'), 'utf8'));
    const rulesOf = (all: Route[]) =>
      all.map(({ src, headers, handle }) => ({ src, headers, handle }));
    expect(rulesOf(config.routes)).toEqual(rulesOf(routes));
  });
});
