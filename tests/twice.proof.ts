// The same draws give the same bytes, in another time zone and language too.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles } from '../scripts/files.ts';
import { cloneInstalled, removeClone, run } from './support/fresh-clone.ts';

let folder: string;
beforeAll(async () => {
  folder = await cloneInstalled();
});
afterAll(() => removeClone(folder));

/** The adapter gives each build of the function a new secret for its own middleware and islands. */
const SECRETS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|"key":"[A-Za-z0-9+/=]{40,}"/g;

/** Astro lists the static files in the order in which the disk gives them. */
const ASSETS = /(?<="assets":\[)[^\]]*/g;

async function buildAndHash(env: Record<string, string>): Promise<Record<string, string>> {
  await run(folder, 'rm -rf dist .vercel .astro src/generated && npm run build', env);
  const hashes: [string, string][] = [];
  for (const output of ['.vercel/output', 'src/generated']) {
    for (const path of await listFiles(join(folder, output))) {
      const text = (await readFile(join(folder, output, path), 'latin1'))
        .replace(SECRETS, '')
        .replace(ASSETS, (list) => list.split(',').sort().join());
      hashes.push([`${output}/${path}`, createHash('sha256').update(text).digest('hex')]);
    }
  }
  return Object.fromEntries(hashes);
}

test('two builds have the same files with the same bytes', async () => {
  const one = await buildAndHash({ TZ: 'Asia/Bangkok', LC_ALL: 'C.UTF-8' });
  const other = await buildAndHash({
    TZ: 'America/Los_Angeles',
    LC_ALL: 'C',
    LANG: 'th_TH',
  });
  expect(Object.keys(one).length).toBeGreaterThan(2000);
  expect(other).toEqual(one);
}, 300_000);
