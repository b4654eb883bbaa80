// `publish --to DIR` as a process, into real folders.
import { readdir, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { removeFolders } from '../../tests/support/run-script.ts';
import {
  listedFiles,
  newProject,
  type Project,
  publishedProject,
  publishTo,
  siteFiles,
} from '../../tests/support/small-site.ts';
import { takeLock } from '../disk/lock.ts';
import { changesBetween, isSame, readTree, releaseId } from '../disk/tree.ts';

afterAll(removeFolders);

const MONDAY_DRAWS = { 'lao-tv': '2026-11-16', 'hanoi-vip': '2026-11-16' };
const MONDAY = siteFiles(MONDAY_DRAWS);
const TUESDAY = siteFiles({ 'lao-tv': '2026-11-17', 'hanoi-vip': '2026-11-16' });

const currentOf = async ({ to }: Project) => basename(await readlink(join(to, 'current')));
const isWhole = async (project: Project) =>
  releaseId(await readTree(join(project.to, 'current'))) === (await currentOf(project));

const publishedTwice = () => publishedProject(MONDAY, TUESDAY);

describe('publishing into a folder', () => {
  test('the first time: everything is new, and current holds the very files', async () => {
    const project = await newProject();
    await project.build(MONDAY);
    const { code, stdout } = await publishTo(project);
    expect([code, await isWhole(project)]).toEqual([0, true]);
    expect(stdout).toContain('- data:check: left out, --skip-build');
    expect(stdout).toContain('files: 12 added, 0 changed, 0 removed, 0 unchanged');
    expect(stdout).toContain('draws: lao-tv 2026-11-16, hanoi-vip 2026-11-16');
    expect(stdout).toMatch(/seconds: compare with what is live \d+\.\d, deploy \d+\.\d, read back/);
    const built = await readTree(join(project.output, 'static'));
    expect(isSame(changesBetween(built, await readTree(join(project.to, 'current'))))).toBe(true);
  });

  test('after a new draw: only its files cost anything, the others are linked', async () => {
    const project = await publishedTwice();
    const releases = join(project.to, 'releases');
    const back = join(releases, basename(await readlink(join(project.to, 'previous'))));
    const inode = async (folder: string, path: string) => (await stat(join(folder, path))).ino;
    for (const path of MONDAY.keys()) {
      const same = (await inode(back, path)) === (await inode(join(project.to, 'current'), path));
      expect([path, same]).toEqual([path, MONDAY.get(path) === TUESDAY.get(path)]);
    }
    expect(await readTree(back)).not.toEqual(await readTree(join(project.to, 'current')));
  });

  test('the same bytes again change nothing', async () => {
    const project = await publishedTwice();
    const before = [await readlink(join(project.to, 'previous')), await currentOf(project)];
    const { code, stdout } = await publishTo(project);
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining('was live already, nothing changed'),
    ]);
    expect([await readlink(join(project.to, 'previous')), await currentOf(project)]).toEqual(
      before,
    );
    expect(await readdir(join(project.to, 'releases'))).toHaveLength(2);
  });

  test('keeps the last five releases', async () => {
    const project = await newProject();
    for (let day = 10; day < 17; day += 1) {
      await project.build(siteFiles({ 'lao-tv': `2026-11-${day}` }));
      expect(await publishTo(project)).toMatchObject({ code: 0 });
    }
    expect(await readdir(join(project.to, 'releases'))).toHaveLength(5);
    expect(await isWhole(project)).toBe(true);
    expect((await readdir(project.to)).sort()).toEqual([
      '.publishing',
      'current',
      'previous',
      'releases',
    ]);
  });

  test('an altered release is never made live again; its whole copy takes another name', async () => {
    const project = await publishedTwice();
    await writeFile(join(project.to, 'previous', 'index.html'), 'altered by hand');
    expect(await publishTo(project, ['--rollback'])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/was altered: altered index\.html; current stays as it is/),
    });
    await project.build(MONDAY);
    expect(await publishTo(project, ['--allow-older'])).toMatchObject({ code: 0 });
    expect(await currentOf(project)).toMatch(/-2$/);
    const live = await readTree(join(project.to, 'current'));
    expect(live).toEqual(await readTree(join(project.output, 'static')));
  });

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
});

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
    expect(await publishTo(project, ['--allow-older'])).toMatchObject({ code: 0 });
    expect(await currentOf(project)).not.toBe(before);
  });

  test('no build at all', async () => {
    const { code, stderr } = await publishTo(await newProject());
    expect([code, stderr]).toEqual([1, expect.stringContaining('run: npm run build')]);
  });

  test('a second publication while one is under way', async () => {
    const project = await publishedTwice();
    const release = takeLock(join(project.to, '.publishing'), { patienceMs: 0, refusal: '' });
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

describe('--dry-run', () => {
  test('says what would change and touches nothing', async () => {
    const project = await publishedTwice();
    const before = await currentOf(project);
    await project.build(siteFiles({ 'lao-tv': '2026-11-18', 'hanoi-vip': '2026-11-16' }));
    const { code, stdout } = await publishTo(project, ['--dry-run']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('nothing was deployed')]);
    expect(stdout).toContain('draws: lao-tv 2026-11-17 → 2026-11-18');
    expect(stdout).toContain('  ~ api/results/lao-tv/1.json\n');
    expect(await currentOf(project)).toBe(before);
    expect(await readdir(join(project.to, 'releases'))).toHaveLength(2);
  });
});

describe('--rollback', () => {
  test('makes the previous release live; a second time there is nothing to return to', async () => {
    const project = await publishedTwice();
    const back = basename(await readlink(join(project.to, 'previous')));
    expect(await publishTo(project, ['--rollback'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`${back} is live again`),
    });
    expect([await currentOf(project), await isWhole(project)]).toEqual([back, true]);
    const again = await publishTo(project, ['--rollback']);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('no earlier release')]);
    expect(await currentOf(project)).toBe(back);
  });
});

describe('a build that is not whole', () => {
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

describe('--if-new', () => {
  test('deploys what only the manifest or a page tells apart', async () => {
    const project = await newProject();
    await project.build(MONDAY);
    expect(await publishTo(project)).toMatchObject({ code: 0 });
    const same = await publishTo(project, ['--if-new']);
    expect([same.code, same.stdout]).toEqual([0, expect.stringContaining('not deployed')]);
    const corrected = new Map(MONDAY).set('api/results/hanoi-vip/2.json', '{"data":[]}');
    for (const files of [listedFiles(corrected), siteFiles(MONDAY_DRAWS, { page: 'a new page' })]) {
      await project.build(files);
      const { code, stdout } = await publishTo(project, ['--if-new']);
      expect([code, stdout]).toEqual([0, expect.stringContaining('published ')]);
    }
  });
});
