import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderWith, removeFolders } from '../../tests/support/run-script.ts';
import { readTree } from '../disk/tree.ts';
import { putRelease } from './release.ts';

afterAll(removeFolders);

test('what a killed publication left under the name of a release is not in it', async () => {
  const folder = await folderWith(
    new Map([
      ['a.json', '{}'],
      ['last.json', '{}'],
    ]),
  );
  const releases = await folderWith(new Map());
  const tree = readTree(folder);
  const source = { folder, tree, last: 'last.json', before: { folder, tree: new Map() } };
  const name = await putRelease(releases, source);
  const again = await folderWith(new Map());
  await mkdir(join(again, `.unfinished-${name}`));
  await writeFile(join(again, `.unfinished-${name}`, 'half.json'), '{');
  expect(await putRelease(again, source)).toBe(name);
  expect(await readdir(again)).toEqual([name]);
  expect(readTree(join(again, name))).toEqual(tree);
});
