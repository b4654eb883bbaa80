// The merge driver in real clones: bot and maintainer add the same draw, and one of them rebases.
import { execFile } from 'node:child_process';
import { copyFile, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import type { Draw } from '../../src/domain/draw.ts';
import { formatDrawFile } from '../../src/intake/draw-file.ts';
import { drawOf, lotteryOf, threeOf } from '../../tests/support/real-lotteries.ts';
import { folderWith, removeFolders } from '../../tests/support/run-script.ts';
import { smallData, TV_FILE } from '../../tests/support/small-data-folder.ts';
import { writeChanged } from '../disk/files.ts';

afterAll(removeFolders);

const FILE = `data/${TV_FILE}`;
const DRIVER = `'${resolve('node_modules/.bin/tsx')}' '${resolve('scripts/run.ts')}' merge-draws %O %A %B %P`;
const fileOf = (...draws: Draw[]) => formatDrawFile(lotteryOf('lao-tv'), draws);
const stored = drawOf('2026-07-08', threeOf('508', '37'));
const byBot = drawOf('2026-07-09', threeOf('754', '65'), {
  recordedAt: '2026-07-09T03:40:00.000Z',
});
const byHand = { ...byBot, recordedAt: '2026-07-09T03:55:00.000Z' };

const git = async (cwd: string, ...args: string[]) => {
  const as = ['-c', 'user.name=t', '-c', 'user.email=t@t.example'];
  const run = promisify(execFile)('git', [...as, ...args], { cwd });
  return run.then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );
};

/** A clone whose origin has the bot's draws; the maintainer's are committed on the state before. */
async function maintainerBehind(bot: Draw[], maintainer: Draw[]): Promise<string> {
  const folder = await folderWith();
  await git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', 'origin');
  const [one, two] = [join(folder, 'one'), join(folder, 'two')];
  await git(folder, 'clone', '--quiet', 'origin', one);
  await git(one, 'checkout', '--quiet', '-B', 'main');
  for (const [path, text] of smallData()) await writeChanged(join(one, 'data', path), text);
  await copyFile('.gitattributes', join(one, '.gitattributes'));
  await writeChanged(join(one, FILE), fileOf(stored));
  await git(one, 'add', '.');
  await git(one, 'commit', '--quiet', '-m', 'first');
  await git(one, 'push', '--quiet', 'origin', 'main');
  await git(folder, 'clone', '--quiet', 'origin', two);
  await git(two, 'config', 'merge.draws.driver', DRIVER);
  for (const [clone, draws] of [
    [one, bot],
    [two, maintainer],
  ] as const) {
    await writeChanged(join(clone, FILE), fileOf(...draws));
    await git(clone, 'commit', '--quiet', '-am', 'draw');
  }
  await git(one, 'push', '--quiet', 'origin', 'main');
  return two;
}

describe('merge-draws as git merge driver', () => {
  test.each(['rebase', 'merge'])(
    'the same draw from both: a %s keeps the earlier time',
    async (how) => {
      const clone = await maintainerBehind([byBot, stored], [byHand, stored]);
      await git(clone, 'fetch', '--quiet');
      expect(await git(clone, how, 'origin/main')).toMatchObject({ code: 0 });
      expect(await readFile(join(clone, FILE), 'utf8')).toBe(fileOf(byBot, stored));
      expect(await git(clone, 'status', '--porcelain')).toEqual({ code: 0, stdout: '' });
    },
  );

  test('a partial draw is completed, and a newer one of the other side stays', async () => {
    const { 'bottom-two-digit': _, ...top } = byBot.prizes;
    const partial = { ...byBot, prizes: top, pending: ['bottom-two-digit'] };
    const newer = drawOf('2026-07-10', threeOf('111', '22'));
    const clone = await maintainerBehind([partial, stored], [newer, byHand, stored]);
    expect(await git(clone, 'pull', '--quiet', '--rebase')).toMatchObject({ code: 0 });
    const completed = { ...byBot, completedAt: byHand.recordedAt };
    expect(await readFile(join(clone, FILE), 'utf8')).toBe(fileOf(newer, completed, stored));
  });

  test('other numbers for one draw stay a conflict, which git shows', async () => {
    const other = { ...byHand, prizes: threeOf('754', '66') };
    const clone = await maintainerBehind([byBot, stored], [other, stored]);
    expect((await git(clone, 'pull', '--quiet', '--rebase')).code).not.toBe(0);
    expect((await git(clone, 'status', '--porcelain')).stdout).toContain(`UU ${FILE}`);
    expect(await readFile(join(clone, FILE), 'utf8')).toMatch(
      /<<<<<<<[\s\S]*"65"[\s\S]*=======[\s\S]*"66"[\s\S]*>>>>>>>/,
    );
  });
});
