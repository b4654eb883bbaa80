// Real builds that are killed, edited or doubled, and what `publish --to DIR` makes of them.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneBuilt, removeClone, run } from './support/fresh-clone.ts';

let folder: string;
beforeAll(async () => {
  folder = await cloneBuilt();
  await publish('--skip-build');
});
afterAll(() => removeClone(folder));

const publish = (...args: string[]) =>
  run(folder, `npm run --silent publish -- --to ../host ${args.join(' ')}`);
const live = () => readlink(join(folder, '../host/current'));

/** `npm run build` in a process group of its own, once it has begun to write. */
async function startBuild(): Promise<ChildProcess> {
  const child = spawn('npm', ['run', 'build'], { cwd: folder, detached: true, stdio: 'ignore' });
  while (!existsSync(join(folder, '.vercel/output.building'))) await wait(50);
  return child;
}

async function killBuild(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await ended;
}

test('where live was built from these very sources a schedule does not even build', async () => {
  expect(await publish('--if-new')).toContain('not built, not deployed');
  await appendFile(join(folder, 'CHANGELOG.md'), 'One more line.\n');
  expect(await publish('--if-new', '--dry-run')).toContain('> build');
});

test('of two builds at once the second refuses, and the first is whole', async () => {
  const child = await startBuild();
  await expect(run(folder, 'npm run build')).rejects.toThrow(/under way in this folder/);
  await expect(publish('--skip-build')).rejects.toThrow(/under way in this folder/);
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
  expect(code).toBe(0);
  expect(await publish('--skip-build')).toContain('published ');
}, 600_000);

test('an edited file is refused by name, and a killed build changes nothing', async () => {
  const before = await live();
  const old = join(folder, '.vercel/output/static/index.html');
  await writeFile(old, 'edited');
  await expect(publish('--skip-build')).rejects.toThrow(/altered static\/index\.html/);
  const child = await startBuild();
  await wait(3_000);
  await killBuild(child);
  await expect(publish('--skip-build')).rejects.toThrow(/altered static\/index\.html/);
  expect(await live()).toBe(before);
}, 600_000);
