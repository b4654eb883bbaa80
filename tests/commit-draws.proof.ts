// .github/commit-draws.sh in real clones of a real repository.
import { execFile } from 'node:child_process';
import { chmod, copyFile, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { writeChanged } from '../scripts/disk/text-files.ts';
import { folderWith, linesOf, removeFolders } from './support/run-script.ts';

afterAll(removeFolders);

const SCRIPT = resolve('.github/commit-draws.sh');
const line = (date: string) => `{"drawDate": "${date}", "source": "glo"}`;
const file = (...dates: string[]) => `[\n${dates.map(line).join(',\n')}\n]\n`;

async function run(cwd: string, program: string, ...args: string[]): Promise<string> {
  return (await promisify(execFile)(program, args, { cwd })).stdout;
}

const git = (cwd: string, ...args: string[]) =>
  run(cwd, 'git', '-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args);

/** A repository with one draw, and two clones of it. */
async function clones(): Promise<[string, string]> {
  const folder = await folderWith();
  await git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', 'origin');
  const [one, two] = [join(folder, 'one'), join(folder, 'two')];
  await git(folder, 'clone', '--quiet', 'origin', one);
  await git(one, 'checkout', '--quiet', '-B', 'main');
  await writeChanged(join(one, 'data/draws/lao-tv/2026.json'), file('2026-11-15'));
  await copyFile('.gitattributes', join(one, '.gitattributes'));
  await git(one, 'add', '.');
  await git(one, 'commit', '--quiet', '-m', 'first');
  await git(one, 'push', '--quiet', 'origin', 'main');
  await git(folder, 'clone', '--quiet', 'origin', two);
  return [one, two];
}

/** What the job that reads leaves for the one that commits: a patch, and no change. */
async function commit(clone: string, changed = 'data'): Promise<string> {
  await git(clone, 'add', '-A', changed);
  const patch = join(clone, 'draws.patch');
  await writeFile(patch, await git(clone, 'diff', '--cached', '--binary'));
  await git(clone, 'reset', '--quiet', '--hard');
  return run(clone, 'bash', SCRIPT, patch);
}

const subjects = async (clone: string) => {
  await git(clone, 'fetch', '--quiet');
  return linesOf(await git(clone, 'log', '--format=%s', 'origin/main'));
};

describe('commit-draws', () => {
  test('commits and pushes new draws, named by lottery and date, and nothing else', async () => {
    const [clone] = await clones();
    await writeChanged(
      join(clone, 'data/draws/lao-tv/2026.json'),
      file('2026-11-16', '2026-11-15'),
    );
    await writeChanged(join(clone, 'data/draws/hanoi-vip/2026.json'), file('2026-11-16'));
    await writeChanged(join(clone, 'left-over.log'), 'x');
    await commit(clone);
    const [subject] = await subjects(clone);
    expect(subject).toBe('draw: hanoi-vip 2026-11-16, lao-tv 2026-11-16');
    expect(await git(clone, 'log', '-1', '--format=%an')).toBe('github-actions[bot]\n');
    expect(await git(clone, 'status', '--porcelain')).toBe('?? draws.patch\n?? left-over.log\n');
  });

  test('without a new draw there is no commit', async () => {
    const [clone] = await clones();
    expect(await commit(clone)).toBe('no draw was added\n');
    expect(await subjects(clone)).toEqual(['first']);
  });

  test('a push that came meanwhile is taken in', async () => {
    const [one, two] = await clones();
    await writeChanged(join(one, 'data/draws/hanoi-vip/2026.json'), file('2026-11-16'));
    await commit(one);
    await writeChanged(join(two, 'data/draws/lao-hd/2026.json'), file('2026-11-16'));
    await commit(two);
    expect(await subjects(one)).toEqual([
      'draw: lao-hd 2026-11-16',
      'draw: hanoi-vip 2026-11-16',
      'first',
    ]);
  });

  test.each(['before it looks', 'while it pushes'])(
    'the same draws that another run has stored %s are stored once',
    async (moment) => {
      const [one, two] = await clones();
      const text = file('2026-11-16', '2026-11-15');
      for (const clone of [one, two]) {
        await writeChanged(join(clone, 'data/draws/lao-tv/2026.json'), text);
        await writeChanged(join(clone, 'data/draws/hanoi-vip/2026.json'), file('2026-11-16'));
      }
      await commit(one);
      if (moment === 'before it looks') {
        await git(two, 'stash', '--quiet', '--include-untracked');
        await git(two, 'pull', '--quiet');
        const patch = join(two, 'draws.patch');
        await writeFile(patch, await git(one, 'show', '--format=', '--binary', 'HEAD'));
        await run(two, 'bash', SCRIPT, patch);
      } else {
        await commit(two);
      }
      expect(await subjects(one)).toEqual([
        'draw: hanoi-vip 2026-11-16, lao-tv 2026-11-16',
        'first',
      ]);
    },
  );

  test('bot and maintainer add other draws to one file: both are kept, a line each', async () => {
    const [one, two] = await clones();
    await writeChanged(join(one, 'data/draws/lao-tv/2026.json'), file('2026-11-17', '2026-11-15'));
    await commit(one);
    await writeChanged(join(two, 'data/draws/lao-tv/2026.json'), file('2026-11-16', '2026-11-15'));
    await commit(two);
    const text = await readFile(join(two, 'data/draws/lao-tv/2026.json'), 'utf8');
    const days = JSON.parse(text).map(({ drawDate }: { drawDate: string }) => drawDate);
    expect(days.sort()).toEqual(['2026-11-15', '2026-11-16', '2026-11-17']);
    expect(await subjects(one)).toHaveLength(3);
  });

  test('what two said of one day is kept, a line each, and folds', async () => {
    const [one, two] = await clones();
    for (const [clone, source] of [
      [one, 'a'],
      [two, 'b'],
    ] as const) {
      const text = file('2026-11-16', '2026-11-15').replace('glo', source);
      await writeChanged(join(clone, 'data/draws/lao-tv/2026.json'), text);
    }
    await commit(one);
    await commit(two);
    const draw = 'draw: lao-tv 2026-11-16';
    expect(await subjects(one)).toEqual([draw, draw, 'first']);
    const text = await readFile(join(two, 'data/draws/lao-tv/2026.json'), 'utf8');
    expect(text.match(/"source": ?"[ab]"/g)).toHaveLength(2);
  });

  test.each([
    ['code', (clone: string) => writeChanged(join(clone, 'data/../scripts/x.ts'), 'x')],
    ['a workflow', (clone: string) => writeChanged(join(clone, '.github/workflows/x.yml'), 'x')],
    [
      'another file of data',
      (clone: string) => writeChanged(join(clone, 'data/sources.json'), '[]'),
    ],
    [
      'a draw file of no year',
      (clone: string) => writeChanged(join(clone, 'data/draws/x/y.sh'), ''),
    ],
    [
      'a link',
      (clone: string) =>
        symlink('../../../.git/config', join(clone, 'data/draws/lao-tv/2025.json')),
    ],
    [
      'a program',
      async (clone: string) => {
        await writeChanged(join(clone, 'data/draws/lao-tv/2025.json'), '[]\n');
        await chmod(join(clone, 'data/draws/lao-tv/2025.json'), 0o755);
      },
    ],
    ['a removal', (clone: string) => git(clone, 'rm', '--quiet', 'data/draws/lao-tv/2026.json')],
  ])('a patch with %s beside the draws is refused as a whole', async (_, change) => {
    const [clone] = await clones();
    await writeChanged(join(clone, 'data/draws/hanoi-vip/2026.json'), file('2026-11-16'));
    await change(clone);
    await expect(commit(clone, '.')).rejects.toMatchObject({ code: 1 });
    expect(await git(clone, 'status', '--porcelain')).toBe('?? draws.patch\n');
    expect(await subjects(clone)).toEqual(['first']);
  });
});
