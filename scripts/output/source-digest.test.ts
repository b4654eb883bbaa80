import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderWith, removeFolders } from '../../tests/support/run-script.ts';
import { writeChanged } from '../disk/text-files.ts';
import { digestSources, unchangedSince } from './source-digest.ts';

afterAll(removeFolders);

const FILES = {
  'src/page.ts': 'a',
  'data/lotteries.json': '[]',
  'data/draws/lao-tv/2026.json': '[]',
  'package-lock.json': '{}',
};
const project = () => folderWith(new Map(Object.entries(FILES)));

/** What both digests say of a change. */
async function isOther(change: (folder: string) => Promise<unknown>, env = {}) {
  const folder = await project();
  const before = digestSources({}, folder);
  expect(digestSources({}, folder)).toEqual(before);
  await change(folder);
  const now = digestSources(env, folder);
  const held = unchangedSince(before, env, folder);
  for (const name of ['sources', 'code'] as const) {
    expect(held[name]).toBe(now[name] === before[name] ? before[name] : null);
  }
  return { sources: now.sources !== before.sources, code: now.code !== before.code };
}

const BOTH = { sources: true, code: true };
const NEITHER = { sources: false, code: false };

describe('digestSources', () => {
  test.each([
    ['src/page.ts', BOTH],
    ['src/new.ts', BOTH],
    ['data/lotteries.json', BOTH],
    ['package-lock.json', BOTH],
    ['scripts/build/functions.ts', BOTH],
    ['data/draws/lao-tv/2026.json', { sources: true, code: false }],
    ['data/draws/lao-tv/2027.json', { sources: true, code: false }],
    ['src/generated/catalogue.json', NEITHER],
    ['src/page.test.ts', NEITHER],
    ['data/.lock', NEITHER],
    ['notes.txt', NEITHER],
    ['scripts/release/vercel.ts', NEITHER],
  ])('%s is edited', async (path, expected) => {
    expect(await isOther((folder) => writeChanged(join(folder, path), 'b'))).toEqual(expected);
  });

  test('is another one when a source is removed, and of another origin', async () => {
    expect(await isOther((folder) => rm(join(folder, 'src/page.ts')))).toEqual(BOTH);
    const env = { SITE_URL: 'https://a.example' };
    expect(await isOther(async () => undefined, env)).toEqual(BOTH);
  });
});
