// The configuration of the last build, walked as the platform does: what does not exist is a 404
// that nobody keeps, in each family of addresses; what exists is not labelled as something else.
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { listTree } from '../scripts/disk/tree.ts';
import { type CatalogueEntry, openCatalogue } from '../src/api/contract/catalogue.ts';
import { answerRequest } from '../src/serve/edge/answer-request.ts';
import { type PlatformRoute, walkRoutes } from './support/platform-walk.ts';

const OUTPUT = '.vercel/output';

let routes: PlatformRoute[];
let files: Set<string>;
let entries: CatalogueEntry[];
beforeAll(async () => {
  routes = JSON.parse(await readFile(`${OUTPUT}/config.json`, 'utf8')).routes;
  files = new Set(listTree(`${OUTPUT}/static`).map((path) => `/${path}`));
  entries = JSON.parse(await readFile('src/generated/catalogue.json', 'utf8'));
});

const walk = (path: string) => walkRoutes(routes, path, (at) => files.has(at));

test('a missing address of every folder is a 404 that is not cached', async () => {
  const folders = new Set([...files].map((path) => path.replace(/[^/]*$/, '')));
  expect(folders.size).toBeGreaterThan(20);
  const quota = { count: async () => ({ remaining: 9, resetSeconds: 9, allowed: true }) };
  const edge = { catalogue: openCatalogue(entries), quota };
  for (const folder of folders) {
    for (const name of ['gone-away', 'gone-away.js', 'gone-away.json', 'gone-away.html']) {
      const path = folder + name;
      const { by, status, headers } = walk(path);
      if (by === 'middleware') {
        const request = { method: 'GET', url: `https://api.example${path}` };
        const answer = await answerRequest(request, 'a', edge);
        const reply = answer.kind === 'reply' ? answer.reply : undefined;
        expect([path, reply?.headers['Cache-Control']]).toEqual([path, 'no-store']);
        expect([path, [400, 404].includes(reply?.status ?? 0)]).toEqual([path, true]);
      } else {
        expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store']);
      }
    }
  }
});

test('a file that exists is not told to be missing, and one with a hash is kept for a year', () => {
  const hashed = [...files].filter((path) => path.startsWith('/_astro/'));
  expect(hashed.length).toBeGreaterThan(10);
  for (const path of hashed) {
    expect([path, walk(path)]).toMatchObject([
      path,
      { status: 200, headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
    ]);
  }
  for (const path of ['/robots.txt', '/index.html', '/check/index.html']) {
    expect([path, walk(path).headers['cache-control']]).toEqual([path, undefined]);
  }
});
