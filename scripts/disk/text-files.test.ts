import { mkdir, readFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderWith, removeFolders, treeOf } from '../../tests/support/run-script.ts';
import { listFiles, readFiles, writeChanged } from './text-files.ts';

afterAll(removeFolders);

const THREE = new Map([
  ['lotteries.json', '{}'],
  ['draws/lao-tv/2026.json', '[]'],
  ['draws/lao-tv/2026.json.bak', 'old'],
]);

describe('listFiles', () => {
  test('every file below a folder, ascending, with / between the parts', async () => {
    expect(listFiles(await folderWith(THREE))).toEqual([
      'draws/lao-tv/2026.json',
      'draws/lao-tv/2026.json.bak',
      'lotteries.json',
    ]);
  });

  test('a folder that is empty, or is not there, has no file', async () => {
    const folder = await folderWith();
    await mkdir(join(folder, 'empty'));
    expect(listFiles(folder)).toEqual([]);
    expect(listFiles(join(folder, 'nowhere'))).toEqual([]);
  });

  test('a file is no folder: that is not hidden', async () => {
    const folder = await folderWith(THREE);
    expect(() => listFiles(join(folder, 'lotteries.json'))).toThrow(/ENOTDIR/);
  });
});

describe('readFiles', () => {
  test('path to text, only of files whose name ends so', async () => {
    const folder = await folderWith(THREE);
    expect([...(await readFiles(folder, '.json'))]).toEqual([
      ['draws/lao-tv/2026.json', '[]'],
      ['lotteries.json', '{}'],
    ]);
    expect((await readFiles(folder)).size).toBe(3);
  });

  test('Thai text is read as it was written', async () => {
    const folder = await folderWith(new Map([['a.json', '"หวยลาวพัฒนา"']]));
    expect((await readFiles(folder)).get('a.json')).toBe('"หวยลาวพัฒนา"');
  });
});

describe('writeChanged', () => {
  test('writes a new file and the folders above it', async () => {
    const folder = await folderWith();
    const path = join(folder, 'draws/lao-tv/2026.json');
    expect(await writeChanged(path, 'หวย\n')).toBe(true);
    expect(await readFile(path, 'utf8')).toBe('หวย\n');
  });

  test('writes an empty file, which is not the same as none', async () => {
    const path = join(await folderWith(), 'empty.json');
    expect(await writeChanged(path, '')).toBe(true);
    expect(await readFile(path, 'utf8')).toBe('');
    expect(await writeChanged(path, '')).toBe(false);
  });

  test('leaves a file alone whose bytes would not change', async () => {
    const folder = await folderWith(THREE);
    const path = join(folder, 'lotteries.json');
    await utimes(path, 1_000, 1_000);
    expect(await writeChanged(path, '{}')).toBe(false);
    expect((await stat(path)).mtimeMs).toBe(1_000_000);
  });

  test.each([
    { text: '{ }', because: 'longer' },
    { text: '', because: 'empty' },
    { text: '[]', because: 'as long, but different' },
    { text: '{}\n', because: 'a line end more' },
  ])('replaces the file where the new text is $because', async ({ text }) => {
    const path = join(await folderWith(THREE), 'lotteries.json');
    expect(await writeChanged(path, text)).toBe(true);
    expect(await readFile(path, 'utf8')).toBe(text);
  });

  test('a reader who has the old file open never sees half a new one: it is another file', async () => {
    const folder = await folderWith(THREE);
    const path = join(folder, 'lotteries.json');
    const before = await stat(path);
    await writeChanged(path, '{"a":1}');
    expect((await stat(path)).ino).not.toBe(before.ino);
    expect(listFiles(folder)).toHaveLength(THREE.size);
  });

  test('what cannot be written is thrown, and the folder is as before', async () => {
    const folder = await folderWith(THREE);
    const before = await treeOf(folder);
    await expect(writeChanged(join(folder, 'lotteries.json/a.json'), '[]')).rejects.toThrow(
      /ENOTDIR/,
    );
    await expect(writeChanged(join(folder, 'draws'), '[]')).rejects.toThrow(/EISDIR/);
    expect(await treeOf(folder)).toEqual(before);
  });
});
