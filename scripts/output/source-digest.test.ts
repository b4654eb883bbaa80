import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderWith, removeFolders } from '../../tests/support/run-script.ts';
import { writeChanged } from '../disk/text-files.ts';
import { digestSources, unchangedSince } from './source-digest.ts';

afterAll(removeFolders);

async function repository(): Promise<string> {
  const files = { 'src/page.ts': 'a', 'data/2026.json': '[]', '.gitignore': 'public/\n' };
  const folder = await folderWith(new Map(Object.entries(files)));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('git', ['add', '.'], { cwd: folder });
  return folder;
}

describe('digestSources', () => {
  test.each([
    { because: 'a source is edited', path: 'src/page.ts' },
    { because: 'a draw is stored that git does not know yet', path: 'data/2027.json' },
  ])('is another one when $because', async ({ path }) => {
    const folder = await repository();
    const before = await digestSources({}, folder);
    expect(before.sources).toMatch(/^[0-9a-f]{64}$/);
    expect(await digestSources({}, folder)).toEqual(before);
    await writeFile(join(folder, path), 'b');
    expect((await digestSources({}, folder)).sources).not.toBe(before.sources);
  });

  test('is another one when a source is removed, and the same whatever git ignores', async () => {
    const folder = await repository();
    const before = await digestSources({}, folder);
    await writeChanged(join(folder, 'public/api/status.json'), '{}');
    expect(await digestSources({}, folder)).toEqual(before);
    await rm(join(folder, 'src/page.ts'));
    expect((await digestSources({}, folder)).sources).not.toBe(before.sources);
  });

  test.each([
    ['data/draws/lao-tv/2026.json', true],
    ['data/held-back.json', true],
    ['data/lotteries.json', false],
    ['src/page.ts', false],
  ])('%s: the code stays the same is %s', async (path, isSame) => {
    const folder = await repository();
    const before = await digestSources({}, folder);
    await writeChanged(join(folder, path), 'b');
    expect((await digestSources({}, folder)).code === before.code).toBe(isSame);
  });

  test.each([
    { path: 'src/page.ts', left: { sources: null, code: null }, isOther: true },
    { path: 'data/lotteries.json', left: { sources: null, code: null }, isOther: false },
    { path: 'data/draws/lao-tv/2026.json', left: { sources: null }, isOther: false },
    { path: 'public/built.json', left: {}, isOther: false },
  ])('$path is edited since: what no longer holds', async ({ path, left, isOther }) => {
    const folder = await repository();
    const before = await digestSources({}, folder);
    const { sources, code, stamps } = before;
    expect(await unchangedSince(before, folder)).toEqual({ sources, code });
    await writeChanged(join(folder, path), 'b');
    expect(await unchangedSince(before, folder)).toEqual({ sources, code, ...left });
    expect((await digestSources({}, folder)).stamps.program !== stamps.program).toBe(isOther);
  });

  test('is not known without a repository', async () => {
    expect(await digestSources({}, await folderWith())).toMatchObject({
      sources: null,
      code: null,
    });
  });
});
