import {
  appendFile,
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
import { OutputTree } from './output-tree.ts';

afterAll(removeFolders);

const ONE: EmittedFile = { path: '/api/draws/one.json', text: '{"a":"๑"}\n' };
const TWO: EmittedFile = { path: '/api/draws/two.json', text: '{"b":2}\n' };

/** Long before anything a test does. */
const LEFT_AT_MS = 1_000_000;

let root: string;
let one: FileDigest;
let two: FileDigest;
let tree: OutputTree;
const at = (path: string) => join(root, path);

/** The folder as one emission left it, and the next one that looks at it. */
beforeEach(async () => {
  root = await folderWith();
  const first = new OutputTree(root, 0);
  one = first.write(ONE);
  two = first.write(TWO);
  expect([first.written, first.removed, first.disturbed]).toEqual([2, 0, true]);
  const all = await readdir(root, { recursive: true });
  for (const path of all) await utimes(join(root, path), LEFT_AT_MS / 1000, LEFT_AT_MS / 1000);
  tree = new OutputTree(root, LEFT_AT_MS);
});

describe('a file', () => {
  test('stands as it was left, and is not written again', async () => {
    expect([one, two].map((file) => tree.stands(file))).toEqual([true, true]);
    expect(tree.write(ONE, one)).toEqual(one);
    expect([tree.written, tree.disturbed]).toEqual([0, false]);
    expect(await readFile(at(ONE.path), 'utf8')).toBe(ONE.text);
  });

  test('does not stand once it is longer, gone, or touched after it was left', async () => {
    await appendFile(at(ONE.path), ' ');
    expect(tree.stands(one)).toBe(false);
    expect(tree.stands({ ...one, bytes: one.bytes + 1 })).toBe(false);
    await rm(at(TWO.path));
    expect(tree.stands(two)).toBe(false);
    expect(new OutputTree(root, Date.now() + 1_000).stands({ ...one, bytes: one.bytes + 1 })).toBe(
      true,
    );
  });

  test('is replaced where its bytes have changed, and left where nobody knows it but they have not', async () => {
    tree.write({ ...ONE, text: '{"a":"๒"}\n' }, one);
    expect(tree.written).toBe(1);
    expect(await readFile(at(ONE.path), 'utf8')).toBe('{"a":"๒"}\n');
    const forgetful = new OutputTree(root, 0);
    expect(forgetful.write(TWO)).toEqual(two);
    expect([forgetful.written, forgetful.disturbed]).toEqual([0, true]);
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
  ])('is touched where %s', async (_, act) => {
    await act();
    expect(tree.isUntouched('/api/draws')).toBe(false);
  });

  test('is untouched where a file is overwritten in its place: that is not noticed', async () => {
    await writeFile(at(ONE.path), '{"a":"๓"}\n');
    expect(tree.isUntouched('/api/draws')).toBe(true);
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
    const own = (folder: string) =>
      new Set(folder === '/api/draws' ? ['one.json', 'two.json'] : []);
    tree.removeStrangers(folders, () => new Set());
    expect([tree.removed, tree.disturbed]).toEqual([0, false]);
    await writeFile(at('/api/draws/stranger.json'), '');
    await writeFile(at('/api/stranger.json'), '');
    await mkdir(at('/api/draws/deeper/still'), { recursive: true });
    const next = new OutputTree(root, LEFT_AT_MS);
    next.removeStrangers(folders, own);
    expect(await readdir(at('/api'))).toEqual(['draws']);
    expect(await readdir(at('/api/draws'))).toEqual(['one.json', 'two.json']);
    expect([next.removed, next.disturbed]).toEqual([3, true]);
  });
});
