// Two clones that add to one day are merged by git, without a person.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { drawsIn, heldBackIn } from '../../../tests/support/held-back.ts';
import { runMain } from '../../../tests/support/run-main.ts';
import { folderWith, removeFolders } from '../../../tests/support/run-script.ts';
import { smallData, TV_FILE } from '../../../tests/support/small-data-folder.ts';

afterAll(removeFolders);

test('both words are kept, and they are a dispute; the next write joins the lines', async () => {
  const files = [...smallData()].map(([path, text]) => [`data/${path}`, text] as const);
  const attributes = await readFile('.gitattributes', 'utf8');
  const cwd = await folderWith(new Map([...files, ['.gitattributes', attributes]]));
  const data = join(cwd, 'data');
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@a.example'];
  const git = (...args: string[]) => promisify(execFile)('git', [...who, ...args], { cwd });
  const add = (source: string, top: string, second: number) =>
    runMain(
      'add-draw',
      ['lao-tv', '2026-07-08', `top-three-digit=${top}`, '--source', source, '--yes'],
      { DATA_FOLDER: data },
      { now: Date.parse('2026-08-23T12:00:00+07:00') + second * 1000 },
    );
  await git('init', '--quiet', '--initial-branch', 'ours');
  await git('add', '.');
  await git('commit', '--quiet', '-m', 'data');
  await git('switch', '--quiet', '-c', 'theirs');
  await add('glo', '509', 1);
  await git('commit', '--quiet', '-am', 'glo');
  await git('switch', '--quiet', 'ours');
  await add('lekdee', '508', 2);
  await git('commit', '--quiet', '-am', 'lekdee');
  await git('merge', '--quiet', '-m', 'both', 'theirs');

  const check = await runMain('check-data', [], { DATA_FOLDER: data });
  expect([check.code, check.stderr]).toEqual([0, expect.stringContaining('is there twice')]);
  expect((await heldBackIn(data)).length).toBe(1);
  expect((await drawsIn(data, TV_FILE))[0]).toMatchObject({
    prizes: { 'top-three-digit': ['508'] },
    doubt: expect.stringContaining('glo ให้ 509'),
  });
  await add('glo', '508', 3);
  expect(await runMain('check-data', [], { DATA_FOLDER: data })).toMatchObject({ stderr: '' });
  expect(await heldBackIn(data)).toEqual([]);
});
