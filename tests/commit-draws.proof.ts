// .github/commit-draws.sh in real clones of a real repository.
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { folderWith, linesOf, removeFolders } from './support/run-script.ts';
import { writeChanged } from '../scripts/files.ts';

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
  await git(one, 'add', '.');
  await git(one, 'commit', '--quiet', '-m', 'first');
  await git(one, 'push', '--quiet', 'origin', 'main');
  await git(folder, 'clone', '--quiet', 'origin', two);
  return [one, two];
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
    await run(clone, 'bash', SCRIPT);
    const [subject] = await subjects(clone);
    expect(subject).toBe('draw: hanoi-vip 2026-11-16, lao-tv 2026-11-16');
    expect(await git(clone, 'log', '-1', '--format=%an')).toBe('github-actions[bot]\n');
    expect(await git(clone, 'status', '--porcelain')).toBe('?? left-over.log\n');
  });

  test('without a new draw there is no commit', async () => {
    const [clone] = await clones();
    expect(await run(clone, 'bash', SCRIPT)).toBe('no draw was added\n');
    expect(await subjects(clone)).toEqual(['first']);
  });

  test('a push that came meanwhile is taken in', async () => {
    const [one, two] = await clones();
    await writeChanged(join(one, 'data/draws/hanoi-vip/2026.json'), file('2026-11-16'));
    await run(one, 'bash', SCRIPT);
    await writeChanged(join(two, 'data/draws/lao-hd/2026.json'), file('2026-11-16'));
    await run(two, 'bash', SCRIPT);
    expect(await subjects(one)).toEqual([
      'draw: lao-hd 2026-11-16',
      'draw: hanoi-vip 2026-11-16',
      'first',
    ]);
  });

  test('the same line changed twice is left to a person', async () => {
    const [one, two] = await clones();
    for (const [clone, source] of [
      [one, 'a'],
      [two, 'b'],
    ] as const) {
      const text = file('2026-11-16', '2026-11-15').replace('glo', source);
      await writeChanged(join(clone, 'data/draws/lao-tv/2026.json'), text);
    }
    await run(one, 'bash', SCRIPT);
    await expect(run(two, 'bash', SCRIPT)).rejects.toMatchObject({ code: 1 });
    expect(await subjects(one)).toEqual(['draw: lao-tv 2026-11-16', 'first']);
  });
});
