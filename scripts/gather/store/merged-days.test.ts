// Two clones that add to one day are merged by git, without a person.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { waysOut } from './held-back-draws.ts';
import { drawsIn, heldBackIn } from '../../../tests/support/held-back.ts';
import { runMain } from '../../../tests/support/run-main.ts';
import { folderWith, removeFolders } from '../../../tests/support/run-script.ts';
import { smallData, TV_FILE } from '../../../tests/support/small-data-folder.ts';

afterAll(removeFolders);

/** Two clones of the small folder, and who adds a draw of lao-tv to the one that is checked out. */
async function clones() {
  const files = [...smallData()].map(([path, text]) => [`data/${path}`, text] as const);
  const attributes = await readFile('.gitattributes', 'utf8');
  const cwd = await folderWith(new Map([...files, ['.gitattributes', attributes]]));
  const data = join(cwd, 'data');
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@a.example'];
  const git = (...args: string[]) => promisify(execFile)('git', [...who, ...args], { cwd });
  const add = (
    source: string,
    top: string,
    second: number,
    day = '2026-07-08',
    ...more: string[]
  ) =>
    runMain(
      'add-draw',
      ['lao-tv', day, `top-three-digit=${top}`, ...more, '--source', source, '--yes'],
      { DATA_FOLDER: data },
      { now: Date.parse('2026-08-23T12:00:00+07:00') + second * 1000 },
    );
  await git('init', '--quiet', '--initial-branch', 'ours');
  await git('add', '.');
  await git('commit', '--quiet', '-m', 'data');
  await git('switch', '--quiet', '-c', 'theirs');
  return { data, git, add };
}

test('both words are kept, and they are a dispute; the next write joins the lines', async () => {
  const { data, git, add } = await clones();
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

test('a copy that neither clone could see is held, until a person accepts it', async () => {
  const { data, git, add } = await clones();
  await add('glo', '614', 1, '2026-07-09', 'bottom-two-digit=51');
  await git('commit', '--quiet', '-am', 'theirs');
  await git('switch', '--quiet', 'ours');
  await add('glo', '614', 2, '2026-07-10', 'bottom-two-digit=51');
  await git('commit', '--quiet', '-am', 'ours');
  await git('merge', '--quiet', '-m', 'both', 'theirs');

  const days = async () => (await drawsIn(data, TV_FILE)).map(({ drawDate }) => drawDate);
  const check = await runMain('check-data', [], { DATA_FOLDER: data });
  expect([check.code, check.stderr]).toEqual([0, expect.stringContaining('is held back: copy')]);
  expect(await days()).toEqual(['2026-07-09', '2026-07-08', '2026-07-07']);
  const [heldBack] = await heldBackIn(data);
  const [way = ''] = heldBack ? waysOut(heldBack) : [];
  const [, , , , ...args] = way.split(' ');
  const ruled = await runMain('ingest', [...args, '--yes'], { DATA_FOLDER: data });
  expect([way, ruled.code]).toEqual([expect.stringContaining('--accept copy'), 0]);
  expect(await days()).toEqual(['2026-07-10', '2026-07-09', '2026-07-08', '2026-07-07']);
  expect(await heldBackIn(data)).toEqual([]);
  expect((await runMain('check-data', [], { DATA_FOLDER: data })).code).toBe(0);
});
