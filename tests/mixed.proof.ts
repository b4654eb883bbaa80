// SOAK_REQUESTS (20,000) requests of every kind, while archives of past draws cannot be read, a
// release takes the place of the one that is served, and Redis is frozen twice: no failure but
// those caused on purpose, and no byte that is not the one on the disk.
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OUTPUT_FOLDER } from '../scripts/output/output-folder.ts';
import { listFiles } from '../scripts/disk/text-files.ts';
import { openCheckFunction } from './support/check-function.ts';
import { startHostProcess } from './support/host-process.ts';
import { askMixed, type Question } from './support/mixed-load.ts';
import { Redis } from './support/redis.ts';

const REQUESTS = Number(process.env['SOAK_REQUESTS'] ?? 20_000);
const FROZEN_MS = 3_000;
/** Every so many files are asked for, and all that are large. */
const FILE_STEP = 40;
const LARGE_BYTES = 2 ** 20;
/** Of those asked for: each costs as much as hundreds of others. */
const LARGE_SHARE = 0.003;

const one = <Item>(items: readonly Item[]) =>
  items[Math.floor(Math.random() * items.length)] as Item;

let folder: string;
let redis: Redis;
let host: Awaited<ReturnType<typeof startHostProcess>>;
const files: { path: string; body: Buffer }[] = [];
let large: typeof files;
let drawFiles: typeof files;
let small: typeof files;
const etags = new Map<string, string>();
const checks: { path: string; body: Buffer }[] = [];
/** What was asked before then may have met no archive; `performance.now()`. */
let archivesMissUntil = 0;
/**
 * What is asked from then on may meet a file that was cut short under the host, as no publication
 * does: it says so, and sends no byte of another release. `performance.now()`
 */
let replacedFrom = Number.POSITIVE_INFINITY;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mixed-'));
  await cp(OUTPUT_FOLDER, join(folder, 'output'), { recursive: true });
  const root = join(folder, 'output/static');
  for (const [index, path] of listFiles(root).entries()) {
    const body = await readFile(join(root, path));
    // The page of what is missing is not a page by itself.
    if (path === '404.html') continue;
    if (index % FILE_STEP === 0 || body.length > LARGE_BYTES)
      files.push({ path: `/${path}`, body });
  }
  const { check } = await openCheckFunction();
  for (const lottery of ['thai-government', 'hanoi-normal', 'lao-lottery']) {
    const index = JSON.parse(await readFile(join(root, `api/draws/${lottery}/index.json`), 'utf8'));
    for (const { drawDate } of index.draws.slice(1, 40)) {
      const search = `?lottery=${lottery}&number=12&date=${drawDate}`;
      const { text } = await check(search);
      checks.push({ path: `/api/check${search}`, body: Buffer.from(text ?? '') });
    }
  }
  large = files.filter(isLarge);
  small = files.filter((file) => !isLarge(file));
  drawFiles = files.filter(({ path }) => path.startsWith('/api/results/'));
  redis = await Redis.create();
  const env = { REDIS_URL: redis.url, OUTPUT_FOLDER: join(folder, 'output') };
  host = await startHostProcess(env);
  for (const { path } of files) {
    const { headers } = await fetch(`http://127.0.0.1:${host.port}${path}`, { method: 'HEAD' });
    etags.set(path, headers.get('etag') ?? '');
  }
}, 300_000);
afterAll(async () => {
  host?.stop();
  await redis?.stop();
  await rm(folder, { recursive: true, force: true });
});

const ENCODINGS = ['identity', 'gzip', 'br', 'deflate, gzip;q=0.5', 'zstd', '*'];
const FORGED = ['X-Forwarded-For', 'X-Real-IP', 'CF-Connecting-IP', 'Forwarded', 'True-Client-IP'];
const isLarge = ({ body }: { body: Buffer }) => body.length > LARGE_BYTES;
const hit = (): Question => ({
  ...one(Math.random() < LARGE_SHARE ? large : small),
  status: 200,
  mayFail: (askedAt) => askedAt >= replacedFrom,
});

const KINDS: readonly (() => Question)[] = [
  hit,
  () => ({ ...hit(), headers: { 'Accept-Encoding': one(ENCODINGS) } }),
  () => ({ ...hit(), headers: { 'Accept-Encoding': one(ENCODINGS) }, method: 'HEAD' }),
  () => ({ ...hit(), headers: { Range: one(['bytes=0-9', 'bytes=-5', 'bytes=99-1', 'x']) } }),
  () => ({ ...hit(), headers: { [one(FORGED)]: '198.51.100.7' } }),
  () => ({ ...hit(), manner: 'abort' }),
  () => ({ ...hit(), manner: 'slow' }),
  () => {
    const { path } = one(files);
    return { path, headers: { 'If-None-Match': etags.get(path) ?? '' }, status: 304 };
  },
  () => ({ ...hit(), headers: { 'If-None-Match': '"other"', 'If-Match': '"other"' } }),
  queryForm,
  () => ({ ...one(checks), status: 200, mayFail: (askedAt) => askedAt <= archivesMissUntil }),
  () => ({ path: '/api/stats?lottery=thai-government', greedy: true, status: 200 }),
  () => ({ path: '/api/stats', method: 'OPTIONS', status: 204 }),
  () => ({
    path: one(['/api/check', '/api/results?limit=0', '/api/stats?lottery=x']),
    status: 400,
  }),
  () => ({ path: one(['/api/nowhere', '/nowhere/', '/%00', '/api/draws/x.json']), status: 404 }),
  () => ({ path: one(['/', '/api/results']), method: one(['POST', 'PUT', 'DELETE']), status: 405 }),
];

/** The query whose answer is a file that is at hand. */
function queryForm(): Question {
  const { path, body } = one(drawFiles);
  const [, lottery, limit] = /results\/([^/]+)\/(\d+)\.json/.exec(path) ?? [];
  return { path: `/api/results?limit=${limit}&lottery=${lottery}&_=1`, body, status: 200 };
}

/** What happens at which share of all requests. */
const EVENTS: readonly (readonly [number, string, () => Promise<unknown>])[] = [
  [0, 'archives away', () => moveArchives(true)],
  [0.1, 'archives back', () => moveArchives(false)],
  [0.2, 'Redis frozen', freeze],
  [0.4, 'another release', swapRelease],
  [0.6, 'Redis frozen', freeze],
];

async function moveArchives(away: boolean): Promise<void> {
  const functions = join(folder, 'output/functions');
  const [archive = ''] = listFiles(functions).filter((path) => /draws(?:\.away)?\//.test(path));
  const there = join(functions, dirname(archive));
  if (away) archivesMissUntil = Number.POSITIVE_INFINITY;
  await rename(there, away ? `${there}.away` : there.replace(/\.away$/, ''));
  if (!away) archivesMissUntil = performance.now();
}

async function freeze(): Promise<void> {
  redis.freeze();
  await setTimeout(FROZEN_MS);
  redis.thaw();
}

async function swapRelease(): Promise<void> {
  const root = join(folder, 'output/static');
  for (const { path } of files) {
    await mkdir(dirname(join(`${root}.next`, path)), { recursive: true });
    await writeFile(join(`${root}.next`, path), 'the next release');
  }
  // Those under way were asked a little earlier.
  replacedFrom = performance.now() - FROZEN_MS;
  await rename(root, `${root}.before`);
  await rename(`${root}.next`, root);
}

test(`${REQUESTS} requests: 0 wrong bytes, and no failure that was not caused on purpose`, async () => {
  const startedAt = performance.now();
  const happened: Promise<unknown>[] = [];
  let next = 0;
  const progress = (asked: number) => {
    for (; asked >= (EVENTS[next]?.[0] ?? 2) * REQUESTS; next += 1)
      happened.push(Promise.resolve(EVENTS[next]?.[2]()));
  };
  progress(0);
  await happened[0];
  const tally = await askMixed(host.port, REQUESTS, () => one(KINDS)(), progress);
  await Promise.all(happened);
  const { wrong, ...counts } = tally;
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  console.log({
    ...counts,
    wrong: wrong.length,
    seconds,
    peakMegabytes: await host.peakMegabytes(),
  });
  expect(next).toBe(EVENTS.length);
  expect(wrong.slice(0, 10)).toEqual([]);
  // Only what could not be read failed, and nothing after it could.
  expect(tally.injected).toBeGreaterThan(0);
  expect(tally.statuses['429']).toBeGreaterThan(0);
  expect(tally.statuses['500'] ?? 0).toBe(tally.injected);
  for (const line of host.printed.stderr.trim().split('\n')) JSON.parse(line);
}, 7_200_000);
