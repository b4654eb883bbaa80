// A publication into a folder on a disk that is full to the last byte; mounting needs root or sudo.
import { execFileSync } from 'node:child_process';
import { readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderWith, removeFolders } from './support/run-script.ts';
import { newProject, publishTo, siteFiles } from './support/small-site.ts';

const asRoot = (...command: string[]) => {
  const [program = '', ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  execFileSync(program, args);
};

let disk = '';
afterAll(async () => {
  if (disk !== '') asRoot('umount', disk);
  await removeFolders();
});

/** A site with a page of so many bytes. */
const site = (day: number, bytes: number) =>
  siteFiles({ 'lao-tv': `2026-11-${day}` }, { page: String(day).repeat(bytes / 2) });

test('the unfinished release is swept, live stays live, and the sentence says what may go', async () => {
  disk = await folderWith();
  asRoot('mount', '-t', 'tmpfs', '-o', 'size=1200k,mode=1777', 'none', disk);
  const project = { ...(await newProject()), to: join(disk, 'site') };
  for (const day of [11, 12, 13]) {
    await project.build(site(day, 200_000));
    expect(await publishTo(project)).toMatchObject({ code: 0 });
  }
  await writeFile(join(disk, 'ballast'), Buffer.alloc(2_000_000)).catch(() => undefined);
  const current = () => readlink(join(project.to, 'current'));
  const [live, releases] = [await current(), await readdir(join(project.to, 'releases'))];

  await project.build(site(14, 300_000));
  const { code, stderr } = await publishTo(project);
  expect([code, stderr]).toEqual([1, expect.stringContaining('the disk is full')]);
  expect(await current()).toBe(live);
  // Of those kept the oldest goes first.
  expect(await readdir(join(project.to, 'releases'))).toEqual(releases.slice(-2));

  // What it names is not live, and enough.
  expect(stderr).toMatch(/a release needs 1 MB, \d MB are free/);
  const [, named = ''] = /rm -r (.+)$/m.exec(stderr) ?? [];
  expect(named.split(' ').map((path) => basename(path))).toEqual(
    releases.filter((name) => name !== basename(live)).slice(-1),
  );
  for (const path of named.split(' ')) await rm(path, { recursive: true });
  expect(await publishTo(project)).toMatchObject({ code: 0 });

  await writeFile(join(disk, 'more'), Buffer.alloc(2_000_000)).catch(() => undefined);
  expect(await publishTo(project, ['--rollback'])).toMatchObject({ code: 0 });
  expect(await current()).toBe(live);
}, 120_000);
