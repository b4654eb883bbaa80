// A lean release of every bundled draw: each address of a draw answers as that of a whole release
// does, on our own host and by the function that the platform leads to, though most have no file.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listFiles, readFiles } from '../scripts/disk/files.ts';
import { openCheckFunction } from '../scripts/site/built-site.ts';
import { createHost } from '../scripts/host/server.ts';
import { memberPath } from '../src/contract/file-family.ts';
import { FILES } from '../src/contract/files.ts';
import { withBegunEras } from '../src/domain/draw.ts';
import type { DataFolder } from '../src/intake/data-folder.ts';
import { type FixtureOutput, outputOf } from './support/fixture-output.ts';
import { readRealArchive } from './support/real-archive.ts';
import { matches, type Route } from './support/vercel.ts';
import { NO_QUOTA } from './support/visit.ts';
import { withdrawn as withdraw } from './support/withdrawn.ts';

let data: DataFolder;
let whole: FixtureOutput;
let lean: FixtureOutput;
const servers: Server[] = [];
let origins: { whole: string; lean: string; platform: string };
/** The address of every draw, newest first by lottery, and of withdrawn ones. */
let paths: string[];
let withdrawn: string[];

async function listen(server: Server): Promise<string> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const hostOf = ({ site, catalogue }: FixtureOutput) =>
  listen(createHost(site, { catalogue, quota: NO_QUOTA }));

async function leanOutputOf(of: DataFolder): Promise<FixtureOutput> {
  vi.stubEnv('LEAN', '1');
  return outputOf(of).finally(() => vi.unstubAllEnvs());
}

beforeAll(async () => {
  data = await readRealArchive();
  // Each lottery's third newest and oldest draws, of an open and a closed year, are withdrawn.
  const archive = data.archive.map(({ lottery, draws }) => {
    const isTaken = (index: number) => index === 2 || index === draws.length - 1;
    const stored = draws.map((draw, index) => (isTaken(index) ? withdraw(draw) : draw));
    return withBegunEras(lottery, stored);
  });
  data = { ...data, archive };
  whole = await outputOf(data);
  lean = await leanOutputOf(data);
  const { default: answer } = await openCheckFunction(lean.output);
  origins = {
    whole: await hostOf(whole),
    lean: await hostOf(lean),
    platform: await listen(createServer(answer)),
  };
  const pathsOf = (list: 'draws' | 'withdrawn') =>
    data.archive.flatMap(({ lottery: { slug: lottery }, [list]: draws = [] }) =>
      draws.map(({ drawDate: date }) => memberPath(FILES.draw.path, { lottery, date })),
    );
  paths = pathsOf('draws');
  withdrawn = pathsOf('withdrawn');
});
afterAll(() => {
  for (const server of servers) server.close();
});

async function ask(origin: string, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}${path}`, { headers });
  const { date: _, ...sent } = Object.fromEntries(response.headers);
  return { status: response.status, headers: sent, text: await response.text() };
}

test('has a file for each draw of the newest year of its lottery, and for each year', async () => {
  const [of, left] = [
    listFiles(join(whole.output, 'static')),
    listFiles(join(lean.output, 'static')),
  ];
  const missing = of.filter((path) => !left.includes(path));
  const closed = data.archive.flatMap(({ lottery: { slug: lottery }, draws }) =>
    draws
      .filter(({ drawDate }) => drawDate.slice(0, 4) !== draws[0]?.drawDate.slice(0, 4))
      .map(({ drawDate: date }) => memberPath(FILES.draw.path, { lottery, date }).slice(1)),
  );
  expect(missing.sort()).toEqual(closed.sort());
  expect(closed.length).toBeGreaterThan(5_000);
  console.log(`files of the API: ${of.length} whole, ${left.length} lean; ${paths.length} draws`);
});

test('answers the address of every draw with the same status, headers and bytes', async () => {
  const wrong: string[] = [];
  for (const path of paths) {
    const [one, other] = [await ask(origins.whole, path), await ask(origins.lean, path)];
    expect([path, one.status]).toEqual([path, 200]);
    if (JSON.stringify(one) !== JSON.stringify(other)) wrong.push(path);
  }
  expect(wrong).toEqual([]);
});

test('answers what a client has already with 304, and compresses as ever', async () => {
  for (const path of paths.filter((_, index) => index % 200 === 199)) {
    const { headers } = await ask(origins.whole, path);
    const known = { 'If-None-Match': String(headers['etag']) };
    for (const sent of [known, { 'Accept-Encoding': 'br' }, { 'Accept-Encoding': 'gzip' }]) {
      expect(await ask(origins.lean, path, sent)).toEqual(await ask(origins.whole, path, sent));
    }
    expect((await ask(origins.lean, path, known)).status).toBe(304);
  }
});

test('refuses withdrawn and unknown days as ever', async () => {
  const unknown = ['lao-tv/1999-01-01', 'lao-tv/2569-01-01', 'lao-tv/2023-02-30', 'x/2023-01-01'];
  expect(withdrawn.length).toBeGreaterThan(0);
  for (const path of [...withdrawn, ...unknown.map((day) => `/api/draws/${day}.json`)]) {
    const [one, other] = [await ask(origins.whole, path), await ask(origins.lean, path)];
    expect([path, other]).toEqual([path, one]);
    expect([path, one.status]).toEqual([path, withdrawn.includes(path) ? 410 : expect.any(Number)]);
    expect(one.status).toBeGreaterThanOrEqual(400);
  }
});

test('on the platform a draw without a file leads to the function, which answers the same', async () => {
  const config = [...(await readFiles(lean.output))].find(([path]) => path === 'config.json');
  const routes: Route[] = JSON.parse(config?.[1] ?? '').routes;
  const behindFiles = routes.slice(routes.findIndex(({ handle }) => handle === 'filesystem') + 1);
  for (const path of [...paths, ...withdrawn].filter((_, index) => index % 20 === 0)) {
    const led = behindFiles.find((route) => route.dest !== undefined && matches(route, path));
    expect([path, led?.dest]).toEqual([path, '/api/check']);
    const [one, other] = [await ask(origins.whole, path), await ask(origins.platform, path)];
    expect([path, other.status, other.text]).toEqual([path, one.status, one.text]);
    for (const name of ['cache-control', 'cdn-cache-control', 'content-type', 'link']) {
      expect([path, name, other.headers[name]]).toEqual([path, name, one.headers[name]]);
    }
  }
});

test('a correction of a closed year is another answer, with another ETag', async () => {
  const slug = 'lao-tv';
  const archive = data.archive.map((one) => {
    if (one.lottery.slug !== slug) return { ...one, draws: [] };
    const last = one.draws.length - 1;
    const correction = { at: '2026-11-01T00:00:00.000Z', reason: 'แก้ตามใบผล', previous: {} };
    return {
      ...one,
      draws: one.draws.map((draw, index) =>
        index === last ? { ...draw, corrections: [correction] } : draw,
      ),
    };
  });
  const path = paths.findLast((one) => one.includes(`/${slug}/`)) ?? '';
  const corrected = await leanOutputOf({ ...data, archive });
  const [before, after] = [await ask(origins.lean, path), await ask(await hostOf(corrected), path)];
  expect(JSON.parse(before.text).data.revision).toBe(1);
  expect(JSON.parse(after.text).data).toMatchObject({
    revision: 2,
    corrections: [{ revision: 2 }],
  });
  expect(after.headers['etag']).not.toBe(before.headers['etag']);
});
