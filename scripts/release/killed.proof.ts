// kill -9 at random moments of `publish --to DIR`: what is live is a whole release, always.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { COMPILED, removeFolders } from '../../tests/support/run-script.ts';
import { newProject, type Project, publishTo, siteFiles } from '../../tests/support/small-site.ts';
import { readBuild } from '../output/inventory.ts';

afterAll(removeFolders);

const KILLS = 12;

/** Enough files that putting a release together takes longer than a moment. */
const lotteries = (day: number) =>
  siteFiles(Object.fromEntries(Array.from({ length: 24 }, (_, n) => [`l-${n}`, `2026-11-${day}`])));

/** Kills a publication some milliseconds after it began to put a release together. */
async function killed(project: Project, milliseconds: number): Promise<boolean> {
  const own = ['--to', project.to, '--skip-build', '--allow-loss'];
  const before = new Set(await releasesOf(project));
  const child = spawn(process.execPath, ['scripts/run.ts', 'publish', ...own], {
    env: { ...process.env, ...COMPILED, OUTPUT_FOLDER: project.output, SITE_URL: undefined },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const hasBegun = async () => (await releasesOf(project)).some((name) => !before.has(name));
  while (child.exitCode === null && !(await hasBegun())) await wait(1);
  await wait(milliseconds);
  child.kill('SIGKILL');
  const [, signal] = await ended;
  return signal === 'SIGKILL';
}

/** Those put together half as well, whose names begin with a dot. */
const releasesOf = ({ to }: Project) => readdir(join(to, 'releases'));

test('current is a whole release after every kill, and the next publication ends well', async () => {
  const project = await newProject();
  await project.build(lotteries(10));
  expect(await publishTo(project)).toMatchObject({ code: 0 });
  const seen = { kills: 0, unfinished: 0, switched: 0 };
  for (let run = 0; seen.kills < KILLS; run += 1) {
    await project.build(lotteries(11 + (run % 7)));
    const before = await readlink(join(project.to, 'current'));
    if (await killed(project, Math.random() * 60)) seen.kills += 1;
    const current = await readlink(join(project.to, 'current'));
    if (current !== before) seen.switched += 1;
    const names = await releasesOf(project);
    if (names.some((name) => name.startsWith('.'))) seen.unfinished += 1;
    for (const name of names.filter((one) => !one.startsWith('.'))) {
      await readBuild(join(project.to, 'releases', name));
    }
    expect(names).toContain(basename(current));
  }
  console.log(
    `killed ${seen.kills}, half a release left ${seen.unfinished}, live ${seen.switched}`,
  );
  expect(seen.unfinished).toBeGreaterThan(0);
  await project.build(lotteries(20));
  expect(await publishTo(project)).toMatchObject({ code: 0 });
  const names = await releasesOf(project);
  expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
  expect(names.length).toBeLessThanOrEqual(3);
}, 300_000);
