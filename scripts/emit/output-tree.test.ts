import {
  appendFile,
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { EmittedFile, FileDigest } from '../../src/emit/emitted-file.ts';
import { folderWith, removeFolders } from '../../src/testing/run-script.ts';
import { OutputTree, type Stamps } from './output-tree.ts';

afterAll(removeFolders);

const ONE: EmittedFile = { path: '/api/draws/one.json', text: '{"a":"๑"}\n' };
const TWO: EmittedFile = { path: '/api/draws/two.json', text: '{"b":2}\n' };

let root: string;
let one: FileDigest;
let two: FileDigest;
let left: Stamps;
let tree: OutputTree;
const at = (path: string) => join(root, path);

/** The folder as one emission left it, and the next one that looks at it. */
beforeEach(async () => {
  root = await folderWith();
  const first = new OutputTree(root, {});
  one = first.write(ONE);
  two = first.write(TWO);
  expect([first.written, first.removed, first.changed]).toEqual([2, 0, true]);
  left = first.stampsOf(['/api', '/api/draws', ONE.path]);
  tree = new OutputTree(root, left);
});

describe('a file', () => {
  test('stands as it was left, and is not written again', async () => {
    expect([ONE, TWO].map(({ path }) => tree.stands(path))).toEqual([true, true]);
    expect(tree.write(ONE, one)).toEqual(one);
    expect([tree.written, tree.changed]).toEqual([0, false]);
    expect(await readFile(at(ONE.path), 'utf8')).toBe(ONE.text);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['longer', () => appendFile(at(ONE.path), ' ')],
    ['gone', () => rm(at(ONE.path))],
    [
      'another, of the same bytes',
      () => copyFile(at(ONE.path), at('/x')).then(() => putBack('/x')),
    ],
    ['older', () => utimes(at(ONE.path), 1_000, 1_000)],
    ['a folder', () => rm(at(ONE.path)).then(() => mkdir(at(ONE.path)))],
  ])('does not stand once it is %s, and is written again where it has to be', async (_, act) => {
    await act();
    expect([tree.stands(ONE.path), tree.changed]).toEqual([false, true]);
    expect(tree.write(ONE, one)).toEqual(one);
    expect(await readFile(at(ONE.path), 'utf8')).toBe(ONE.text);
  });

  test('without a stamp of its own stands as long as its folder is untouched', async () => {
    await writeFile(at(TWO.path), '{"b":3}\n');
    expect(tree.stands(TWO.path)).toBe(true);
    await rm(at(ONE.path));
    expect(new OutputTree(root, left).stands(TWO.path)).toBe(false);
  });

  test('is replaced where its bytes have changed, and left where nobody knows it but they have not', async () => {
    tree.write({ ...ONE, text: '{"a":"๒"}\n' }, one);
    expect(tree.written).toBe(1);
    expect(await readFile(at(ONE.path), 'utf8')).toBe('{"a":"๒"}\n');
    const forgetful = new OutputTree(root, {});
    expect(forgetful.write(TWO)).toEqual(two);
    expect([forgetful.written, forgetful.changed]).toEqual([0, true]);
    expect(await readdir(at('/api/draws'))).toEqual(['one.json', 'two.json']);
  });

  test('of any size and kind has the bytes of its text, and those of another do not show through', async () => {
    const texts = ['', 'a'.repeat(400_000), '๑'.repeat(400_000), 'ก', '\u{1F3B1}'.repeat(10)];
    const packed = Buffer.from([0, 255, 10]);
    const files = texts.map((text, index) => ({ path: `/${index}`, text }));
    const digests = [...files, { path: '/packed', text: '', packed }].map((file) =>
      tree.write(file),
    );
    for (const [index, text] of texts.entries()) {
      expect(await readFile(at(`/${index}`), 'utf8')).toBe(text);
      expect(digests[index]?.bytes).toBe(Buffer.byteLength(text));
    }
    expect(await readFile(at('/packed'))).toEqual(packed);
    expect(new Set(digests.map(({ sha256 }) => sha256)).size).toBe(digests.length);
  });
});

describe('a folder', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['a file comes', () => writeFile(at('/api/draws/three.json'), '')],
    ['a file goes', () => rm(at(ONE.path))],
    ['a file is replaced', () => rename(at(ONE.path), at(TWO.path))],
    ['a folder comes', () => mkdir(at('/api/draws/deeper'))],
    [
      'it is another one',
      () => rename(at('/api/draws'), at('/x')).then(() => mkdir(at('/api/draws'))),
    ],
    [
      'it is a file',
      () => rm(at('/api/draws'), { recursive: true }).then(() => writeFile(at('/api/draws'), '')),
    ],
  ])('is touched where %s', async (_, act) => {
    await act();
    expect(tree.isUntouched('/api/draws')).toBe(false);
  });

  test('that was missing is not untouched, nor what was written to in the meantime', () => {
    expect(tree.isUntouched('/api/feeds')).toBe(false);
    // Looked at before our own writing, which must not count as somebody else's.
    expect(tree.isUntouched('/api/draws')).toBe(true);
    tree.write({ path: '/api/draws/three.json', text: '' });
    expect(tree.isUntouched('/api/draws')).toBe(true);
  });

  test('loses what is none of its own, but only where somebody was there', async () => {
    const folders = new Set(['/api', '/api/draws']);
    expect(tree.isUntouched('/api/draws')).toBe(true);
    const own = (folder: string) =>
      new Set(folder === '/api/draws' ? ['one.json', 'two.json'] : []);
    tree.removeStrangers(folders, () => new Set());
    expect([tree.removed, tree.changed]).toEqual([0, false]);
    await writeFile(at('/api/draws/stranger.json'), '');
    await writeFile(at('/api/stranger.json'), '');
    await mkdir(at('/api/draws/deeper/still'), { recursive: true });
    const next = new OutputTree(root, left);
    next.removeStrangers(folders, own);
    expect(await readdir(at('/api'))).toEqual(['draws']);
    expect(await readdir(at('/api/draws'))).toEqual(['one.json', 'two.json']);
    expect([next.removed, next.changed]).toEqual([3, true]);
  });

  test('that lost its last file of ours goes with all that is in it', async () => {
    await mkdir(at('/api/draws/deeper'));
    for (const { path } of [ONE, TWO]) tree.remove(path);
    tree.removeStrangers(new Set(['/api']), () => new Set());
    expect(await readdir(at('/api'))).toEqual([]);
  });
});

async function putBack(path: string) {
  await rename(at(path), at(ONE.path));
}
