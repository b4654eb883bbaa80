// The same draws give the same bytes, in another time zone and language too; one more changes what
// is about it.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles } from '../scripts/disk/text-files.ts';
import { dayPath } from '../src/api/contract/page-path.ts';
import { addDays, eachDay } from '../src/domain/clock.ts';
import { parseDrawDate } from '../src/domain/draw-date.ts';
import { cloneBuilt, removeClone, run } from './support/fresh-clone.ts';
import { readLiveArchive } from './support/real-archive.ts';

const PRIZES = {
  'five-digit': ['48263'],
  'top-three-digit': ['263'],
  'top-two-digit': ['63'],
  'bottom-two-digit': ['48'],
};

let folder: string;
let before: Record<string, string>;
beforeAll(async () => {
  folder = await cloneBuilt({ TZ: 'Asia/Bangkok', LC_ALL: 'C.UTF-8' });
});
afterAll(() => removeClone(folder));

/** The adapter gives each build of the function a new secret for its own middleware and islands. */
const SECRETS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|"key":"[A-Za-z0-9+/=]{40,}"/g;

/** Astro lists the static files in the order in which the disk gives them. */
const ASSETS = /(?<="assets":\[)[^\]]*/g;

const OUTPUT = '.vercel/output';
const ELSEWHERE = '../elsewhere/output';

/** @param output where the build goes */
async function buildAndHash(output: string, env: Record<string, string> = {}) {
  const build = `rm -rf dist .astro src/generated && OUTPUT_FOLDER=${output} npm run build`;
  await run(folder, build, env);
  return hashBuild(output);
}

/** The hashes of a build, and of what its pages were made of. */
async function hashBuild(output: string): Promise<Record<string, string>> {
  const hashes: [string, string][] = [];
  for (const [name, place] of [
    ['output', output],
    ['generated', 'src/generated'],
  ] as const) {
    for (const path of listFiles(join(folder, place))) {
      const text = (await readFile(join(folder, place, path), 'latin1'))
        .replace(SECRETS, '')
        .replace(ASSETS, (list) => list.split(',').sort().join());
      hashes.push([`${name}/${path}`, createHash('sha256').update(text).digest('hex')]);
    }
  }
  return Object.fromEntries(hashes);
}

test('two builds have the same files with the same bytes, and one elsewhere leaves the last alone', async () => {
  const first = await hashBuild(OUTPUT);
  const second = await buildAndHash(ELSEWHERE, {
    TZ: 'America/Los_Angeles',
    LC_ALL: 'C',
    LANG: 'th_TH',
  });
  expect(Object.keys(first).length).toBeGreaterThan(2000);
  expect(second).toEqual(first);
  expect(await hashBuild(OUTPUT)).toEqual(first);
  before = second;
}, 300_000);

/** Beside the days since the draw before, each of which says from now on that it has none. */
const MOST_CHANGED = 120;

/** `static/day`, `static/api/results`, `functions` */
const kindOf = (path: string) =>
  /^(?:static\/api|static|functions)(?:\/\w+(?=\/))?/.exec(path)?.[0] ?? path;

test(`one draw of one lottery, the first of a new day, changes at most ${MOST_CHANGED} files, and no page of an older day`, async () => {
  const { archive } = await readLiveArchive();
  const stored = archive.flatMap(({ draws }) => draws.map(({ drawDate }) => drawDate));
  const day = addDays(parseDrawDate(stored.sort().at(-1) ?? ''), 1);
  const file = join(folder, '../draw.json');
  await writeFile(file, JSON.stringify([{ drawDate: day, prizes: PRIZES }]));
  const ingest = `npm run --silent ingest -- --file ${file} --lottery lao-tv --source agentlotterry`;
  await run(folder, ingest);
  const after = await buildAndHash(OUTPUT);
  const changed = Object.keys({ ...before, ...after })
    .filter((path) => path.startsWith('output/') && before[path] !== after[path])
    .map((path) => path.slice('output/'.length));
  const kinds = [...Map.groupBy(changed, kindOf)].map(([kind, paths]) => [kind, paths.length]);
  console.log(`${changed.length} files: ${kinds.map((kind) => kind.join(' ')).join(', ')}`);
  const tv = archive.find(({ lottery }) => lottery.slug === 'lao-tv');
  const previous = parseDrawDate(tv?.draws[0]?.drawDate ?? '');
  const without = eachDay(addDays(previous, 1), addDays(day, -1));
  expect(changed.length - without.length).toBeLessThanOrEqual(MOST_CHANGED);
  // No page of a day before the draw before.
  const days = changed.filter((path) => /^static\/day\/\d/.test(path));
  expect(days).toContain(`static${dayPath(day)}index.html`);
  expect(days.filter((path) => path < `static${dayPath(previous)}`)).toEqual([]);
}, 300_000);
