// `publish --to DIR` as a process, into real folders.
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { removeFolders, writeFiles } from '../../tests/support/run-script.ts';
import {
  currentOf,
  listedFiles,
  newProject,
  type Project,
  publishedProject,
  publishTo,
  siteFiles,
} from '../../tests/support/small-site.ts';
import { readTree } from '../disk/tree.ts';

afterAll(removeFolders);

const MONDAY_DRAWS = { 'lao-tv': '2026-11-16', 'hanoi-vip': '2026-11-16' };
const MONDAY = siteFiles(MONDAY_DRAWS);
const TUESDAY = siteFiles({ 'lao-tv': '2026-11-17', 'hanoi-vip': '2026-11-16' });

const releasesOf = ({ to }: Project) => readdir(join(to, 'releases'));
const pageOf = ({ to }: Project, release = 'current') =>
  readFile(join(to, release, 'static/api/results/lao-tv/1.json'), 'utf8');

const publishedTwice = () => publishedProject(MONDAY, TUESDAY);

describe('publishing into a folder', () => {
  test('the first time: everything is new, and current holds the very files', async () => {
    const project = await newProject();
    await project.build(MONDAY);
    const { code, stdout } = await publishTo(project);
    expect(code).toBe(0);
    expect(stdout).toContain('- data:check: left out, --skip-build');
    expect(stdout).toContain('files: 14 added, 0 changed, 0 removed, 0 unchanged');
    expect(stdout).toContain('draws: lao-tv 2026-11-16, hanoi-vip 2026-11-16');
    expect(stdout).toMatch(/seconds: compare with what is live \d+\.\d, deploy \d+\.\d, read back/);
    expect(await currentOf(project)).toMatch(/^2\d{3}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-2$/);
    expect(readTree(join(project.to, 'current'))).toEqual(readTree(project.output));
  });

  test('the same bytes again change nothing', async () => {
    const project = await publishedTwice();
    const before = await currentOf(project);
    const { code, stdout } = await publishTo(project);
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining('was live already, nothing changed'),
    ]);
    expect([await currentOf(project), await releasesOf(project)]).toEqual([
      before,
      expect.objectContaining({ length: 2 }),
    ]);
  });

  test('a file of it that was altered by hand is put right by the next publication', async () => {
    const project = await publishedTwice();
    await writeFile(join(project.to, 'current/static/index.html'), 'altered by hand');
    expect((await publishTo(project)).stdout).toContain('published ');
    expect(readTree(join(project.to, 'current'))).toEqual(readTree(project.output));
  });

  test('keeps three publications, and nothing beside the releases', async () => {
    const project = await newProject();
    for (let day = 10; day < 15; day += 1) {
      await project.build(siteFiles({ 'lao-tv': `2026-11-${day}` }));
      expect(await publishTo(project)).toMatchObject({ code: 0 });
    }
    expect(await releasesOf(project)).toHaveLength(3);
    expect((await readdir(project.to)).sort()).toEqual(['.publishing', 'current', 'releases']);
  });

  test('removes what was never live, or half removed, before it puts another one', async () => {
    const project = await publishedTwice();
    const names = await releasesOf(project);
    for (const name of ['2999-01-01T00-00-00-000Z-2', '.2026-11-16T00-00-00-000Z-2']) {
      await mkdir(join(project.to, 'releases', name, 'static'), { recursive: true });
    }
    await project.build(siteFiles({ 'lao-tv': '2026-11-18', 'hanoi-vip': '2026-11-16' }));
    expect(await publishTo(project)).toMatchObject({ code: 0 });
    expect((await releasesOf(project)).sort()).toEqual([...names.sort(), await currentOf(project)]);
  });

  test('the answers of a publication go once its pages are live, with the next one', async () => {
    const project = await publishedTwice();
    const answers = (await currentOf(project)).replace(/2$/, '1');
    await cp(join(project.to, 'current'), join(project.to, 'releases', answers), {
      recursive: true,
    });
    await project.build(siteFiles({ 'lao-tv': '2026-11-18', 'hanoi-vip': '2026-11-16' }));
    expect(await publishTo(project)).toMatchObject({ code: 0 });
    expect(await releasesOf(project)).not.toContain(answers);
  });

  test('after the release that is live is gone, it publishes anew', async () => {
    const project = await publishedTwice();
    await rm(join(project.to, 'releases', await currentOf(project)), { recursive: true });
    expect(await publishTo(project)).toMatchObject({ code: 0 });
    expect(readTree(join(project.to, 'current'))).toEqual(readTree(project.output));
  });

  test('a release of an earlier version, files in its root, is compared and followed', async () => {
    const project = await newProject();
    await writeFiles(join(project.to, 'releases/0a1b2c3d4e5f'), TUESDAY);
    await symlink('releases/0a1b2c3d4e5f', join(project.to, 'current'));
    await project.build(MONDAY);
    const { code, stderr } = await publishTo(project);
    expect([code, stderr]).toEqual([1, expect.stringContaining('\n  lao-tv 2026-11-17')]);
    await project.build(TUESDAY);
    expect(await publishTo(project)).toMatchObject({ code: 0 });
    expect(await currentOf(project)).toMatch(/Z-2$/);
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
  test('makes the publication before live; the first one has none to return to', async () => {
    const project = await publishedTwice();
    const [first = ''] = (await releasesOf(project)).sort();
    // The answers of that evening went out first: they are no publication of their own.
    const answers = (await currentOf(project)).replace(/2$/, '1');
    await cp(join(project.to, 'current'), join(project.to, 'releases', answers), {
      recursive: true,
    });
    expect(await publishTo(project, ['--rollback'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`${first} is live again`),
    });
    expect(JSON.parse(await pageOf(project)).data[0].drawDate).toBe('2026-11-16');
    const again = await publishTo(project, ['--rollback']);
    expect([again.code, again.stderr]).toEqual([
      1,
      expect.stringContaining('no earlier publication'),
    ]);
    expect(await currentOf(project)).toBe(first);
    // What was rolled back is never gone back to.
    await project.build(siteFiles({ 'lao-tv': '2026-11-18', 'hanoi-vip': '2026-11-16' }));
    expect(await publishTo(project)).toMatchObject({ code: 0 });
    expect((await releasesOf(project)).sort()).toEqual([first, await currentOf(project)]);
  });

  test('goes to no release that was altered', async () => {
    const project = await publishedTwice();
    const [before, [first = '']] = [await currentOf(project), (await releasesOf(project)).sort()];
    await writeFile(join(project.to, 'releases', first, 'static/index.html'), 'by hand');
    expect(await publishTo(project, ['--rollback'])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/altered static\/index\.html; current stays as it is/),
    });
    expect(await currentOf(project)).toBe(before);
  });

  test('goes to no release that hosts of this version could not open after a restart', async () => {
    const project = await publishedTwice();
    const [before, [first = '']] = [await currentOf(project), (await releasesOf(project)).sort()];
    const mark = join(project.to, 'releases', first, 'static/build.json');
    await writeFile(mark, (await readFile(mark, 'utf8')).replace(/"format":\d+/, '"format":99'));
    expect(await publishTo(project, ['--rollback'])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/is of format 99, and this program reads 1; .* current stays/),
    });
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
