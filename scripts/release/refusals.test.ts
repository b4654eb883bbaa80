// What `publish --to DIR` refuses, as a process: live stays what is live.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { removeFolders } from '../../tests/support/run-script.ts';
import {
  currentOf,
  newProject,
  publishedProject,
  publishTo,
  siteFiles,
} from '../../tests/support/small-site.ts';
import { takeLock } from '../disk/lock.ts';

afterAll(removeFolders);

const MONDAY = siteFiles({ 'lao-tv': '2026-11-16', 'hanoi-vip': '2026-11-16' });
const TUESDAY = siteFiles({ 'lao-tv': '2026-11-17', 'hanoi-vip': '2026-11-16' });

const publishedTwice = () => publishedProject(MONDAY, TUESDAY);

describe('what publish refuses', () => {
  test('a build that lacks a draw which is live, unless that is meant', async () => {
    const project = await publishedTwice();
    const before = await currentOf(project);
    await project.build(MONDAY);
    const refused = await publishTo(project);
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringContaining('lao-tv 2026-11-17'),
    ]);
    expect(await currentOf(project)).toBe(before);
    expect(await publishTo(project, ['--allow-loss'])).toMatchObject({ code: 0 });
    expect(await currentOf(project)).not.toBe(before);
  });

  test('no build at all', async () => {
    const { code, stderr } = await publishTo(await newProject());
    expect([code, stderr]).toEqual([1, expect.stringContaining('run: npm run build')]);
  });

  test('a second publication while one is under way', async () => {
    const project = await publishedTwice();
    const release = takeLock(join(project.to, '.publishing'), '');
    const { code, stderr } = await publishTo(project);
    expect([code, stderr]).toEqual([1, expect.stringContaining('is under way; run this again')]);
    release();
    expect(await publishTo(project)).toMatchObject({ code: 0 });
  });

  test('an empty --to stops the command before anything is written', async () => {
    const { code, stderr } = await publishTo(await newProject(), ['--to', '']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('it is empty; name a folder')]);
  });

  test.each([
    [['--url', 'example.org'], {}, 'is not an address such as'],
    [[], { PATIENCE_SECONDS: 'soon' }, 'is not a number of seconds'],
  ])('%j %j', async (args, environment, said) => {
    const { code, stderr } = await publishTo(await newProject(), args, environment);
    expect([code, stderr]).toEqual([2, expect.stringContaining(said)]);
  });
});

describe('a build that is not whole', () => {
  test('a build without a status file is not whole, and leaves live what is live', async () => {
    const project = await newProject();
    await project.build(MONDAY);
    await publishTo(project);
    const before = await currentOf(project);
    await project.build(siteFiles({ 'lao-tv': '2026-11-20' }, { status: false }));
    expect(await publishTo(project)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('the build has no /api/status.json, so it is not whole'),
    });
    expect(await currentOf(project)).toBe(before);
  });

  const OLD = 'static/api/results/hanoi-vip/2.json';

  test.each([
    { fault: (path: string) => writeFile(path, 'edited'), said: `altered ${OLD}` },
    { fault: (path: string) => rm(path), said: `missing ${OLD}` },
    { fault: (path: string) => writeFile(`${path}.orig`, ''), said: `extra ${OLD}.orig` },
    {
      fault: (path: string) => rm(join(path, '../../../../build.json')),
      said: 'there is no completed build',
    },
  ])('is refused, and live stays live: $said', async ({ fault, said }) => {
    const project = await newProject();
    await project.build(MONDAY);
    expect(await publishTo(project)).toMatchObject({ code: 0 });
    const before = await currentOf(project);
    await project.build(TUESDAY);
    await fault(join(project.output, OLD));
    const { code, stderr } = await publishTo(project);
    expect([code, stderr]).toEqual([1, expect.stringContaining(said)]);
    expect(await currentOf(project)).toBe(before);
  });
});
