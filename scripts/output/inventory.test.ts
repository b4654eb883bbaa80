import { readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderWith, removeFolders } from '../../tests/support/run-script.ts';
import { outputFiles, siteFiles } from '../../tests/support/small-site.ts';
import { extendInventory, FORMAT, readBuild, readMark, writeInventory } from './inventory.ts';

afterAll(removeFolders);

const builtOutput = () => folderWith(outputFiles(siteFiles({ 'lao-tv': '2026-11-16' })));
const OLD_DRAW = 'static/api/draws/lao-tv/index.json';

describe('writeInventory', () => {
  test('writes what readBuild takes, with the sources it was built from', async () => {
    const output = await builtOutput();
    const of = { sources: 'abc', code: 'ab' };
    await writeInventory(output, of);
    const { files, ...read } = await readBuild(output);
    const said = { format: FORMAT, ...of };
    expect([read, files.has(OLD_DRAW), files.has('config.json')]).toEqual([said, true, true]);
    await writeInventory(output, of);
    expect((await readBuild(output)).files).toEqual(files);
  });

  test.each([
    [`missing ${OLD_DRAW}`, (output: string) => rm(join(output, OLD_DRAW))],
    [
      'extra static/api/stray.json',
      (output: string) => writeFile(join(output, 'static/api/stray.json'), '{}'),
    ],
  ])('refuses an API that is not as its manifest: %s', async (expected, damage) => {
    const output = await builtOutput();
    await damage(output);
    await expect(writeInventory(output, { sources: null, code: null })).rejects.toThrow(expected);
  });
});

test('a build before there were formats is of format 0', async () => {
  const output = await builtOutput();
  const file = join(output, 'static/build.json');
  const { format: _, ...before } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify(before));
  expect((await readMark(output)).format).toBe(0);
});

describe('readBuild', () => {
  test.each([
    OLD_DRAW,
    'static/index.html',
    'static/api/manifest.json',
    'functions/api/check.func/entry.mjs',
    'config.json',
  ])('names an altered or a missing file: %s', async (path) => {
    const output = await builtOutput();
    const text = await readFile(join(output, path), 'utf8');
    await writeFile(join(output, path), text.replace(/.$/s, 'x'));
    await expect(readBuild(output)).rejects.toThrow(`altered ${path}`);
    await rm(join(output, path));
    await expect(readBuild(output)).rejects.toThrow(`missing ${path}`);
  });

  test('names two files that changed places, a file too many and a link', async () => {
    const output = await builtOutput();
    const place = (path: string) => join(output, 'static/api/results/lao-tv', path);
    await writeFile(place('2.json'), '{}');
    await rename(place('1.json'), place('3.json'));
    await rename(place('2.json'), place('1.json'));
    await symlink('1.json', place('2.json'));
    const of = (path: string) => `static/api/results/lao-tv/${path}`;
    await expect(readBuild(output)).rejects.toThrow(
      `altered ${of('1.json')}, altered ${of('2.json')}, extra ${of('3.json')}`,
    );
  });

  test('without its inventory an output is no build', async () => {
    const output = await builtOutput();
    await rm(join(output, 'static/build.json'));
    await expect(readBuild(output)).rejects.toThrow('no completed build');
    await writeFile(join(output, 'static/build.json'), '{"sources":null,');
    await expect(readBuild(output)).rejects.toThrow('/build.json');
  });
});

describe('extendInventory', () => {
  const isAdded = (path: string) => path === 'config.json' || path.startsWith('functions/new/');

  test('lists what a later step added where it may', async () => {
    const output = await builtOutput();
    await writeFile(join(output, 'config.json'), '{"routes":[1]}');
    await extendInventory(output, await readMark(output), isAdded);
    await expect(readBuild(output)).resolves.toMatchObject({ sources: null });
  });

  test('refuses a file that a later step may not add', async () => {
    const output = await builtOutput();
    await writeFile(join(output, OLD_DRAW), 'altered');
    await expect(extendInventory(output, await readMark(output), isAdded)).rejects.toThrow(
      `altered ${OLD_DRAW}`,
    );
  });
});
