import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderWith, removeFolders, textsOf } from '../../tests/support/run-script.ts';
import { changesBetween, replaceFolder, type Tree } from './tree.ts';

afterAll(removeFolders);

const tree = (files: Record<string, string>): Tree => new Map(Object.entries(files));

describe('changesBetween', () => {
  test('names what is added, changed and removed', () => {
    const changes = changesBetween(
      tree({ a: '1', b: '1', c: '1' }),
      tree({ b: '1', c: '2', d: '1' }),
    );
    expect(changes).toEqual({ added: ['d'], changed: ['c'], removed: ['a'], unchanged: 1 });
  });

  test('no difference where nothing changed', () => {
    const changes = changesBetween(tree({ a: '1' }), tree({ a: '1' }));
    expect(changes).toEqual({ added: [], changed: [], removed: [], unchanged: 1 });
  });
});

describe('replaceFolder', () => {
  const files = new Map([
    ['old/a.json', 'a'],
    ['old/left.json', 'left'],
    ['new/a.json', 'A'],
  ]);

  test.each(['old', 'nowhere'])('puts a whole folder in the place of %s', async (place) => {
    const folder = await folderWith(files);
    await replaceFolder(join(folder, place), join(folder, 'new'));
    const texts = await textsOf(folder);
    expect(texts.get(`${place}/a.json`)).toBe('A');
    expect([...texts.keys()].filter((path) => !path.startsWith('old/'))).toEqual(
      place === 'old' ? [] : ['nowhere/a.json'],
    );
  });

  test('leaves the folder alone where there is no successor', async () => {
    const folder = await folderWith(files);
    await expect(replaceFolder(join(folder, 'old'), join(folder, 'nowhere'))).rejects.toThrow();
    expect(await textsOf(folder)).toEqual(files);
  });
});
