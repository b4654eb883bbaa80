// `publish --to DIR` as a process, into real folders.
import { readdir, readlink, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { removeFolders } from '../../tests/support/run-script.ts';
import {
  currentOf,
  listedFiles,
  newProject,
  type Project,
  publishedProject,
  publishTo,
  siteFiles,
} from '../../tests/support/small-site.ts';
import { readTree, releaseId } from '../disk/tree.ts';

afterAll(removeFolders);

const MONDAY_DRAWS = { 'lao-tv': '2026-11-16', 'hanoi-vip': '2026-11-16' };
const MONDAY = siteFiles(MONDAY_DRAWS);
const TUESDAY = siteFiles({ 'lao-tv': '2026-11-17', 'hanoi-vip': '2026-11-16' });

const isWhole = async (project: Project) =>
  releaseId(readTree(join(project.to, 'current'))) === (await currentOf(project));

const publishedTwice = () => publishedProject(MONDAY, TUESDAY);

describe('publishing into a folder', () => {
  test('the first time: everything is new, and current holds the very files', async () => {
    const project = await newProject();
    await project.build(MONDAY);
    const { code, stdout } = await publishTo(project);
    expect([code, await isWhole(project)]).toEqual([0, true]);
    expect(stdout).toContain('- data:check: left out, --skip-build');
    expect(stdout).toContain('files: 14 added, 0 changed, 0 removed, 0 unchanged');
    expect(stdout).toContain('draws: lao-tv 2026-11-16, hanoi-vip 2026-11-16');
    expect(stdout).toMatch(/seconds: compare with what is live \d+\.\d, deploy \d+\.\d, read back/);
    const built = readTree(join(project.output, 'static'));
    expect(readTree(join(project.to, 'current'))).toEqual(built);
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
    expect(readTree(back)).not.toEqual(readTree(join(project.to, 'current')));
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
    expect(await publishTo(project, ['--allow-loss'])).toMatchObject({ code: 0 });
    expect(await currentOf(project)).toMatch(/-2$/);
    const live = readTree(join(project.to, 'current'));
    expect(live).toEqual(readTree(join(project.output, 'static')));
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
