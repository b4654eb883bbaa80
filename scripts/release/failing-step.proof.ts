// Steps that fail before the deployment, and the whole run of npm scripts, in a project of its own.
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { SUBSCRIBERS_FILE } from '../../src/intake/files/subscriber-file.ts';
import { projectOf, publishIn } from '../../tests/support/publish-in.ts';
import { removeFolders } from '../../tests/support/run-script.ts';
import { smallData, TV_FILE } from '../../tests/support/small-data-folder.ts';
import { outputFiles, siteFiles } from '../../tests/support/small-site.ts';

afterAll(removeFolders);

/** A project that is built so, with a site built in the usual place. */
async function projectWith(
  build: string,
  site = siteFiles({ 'lao-tv': '2026-11-16' }),
): Promise<string> {
  const built = [...outputFiles(site)].map(
    ([path, text]) => [`.vercel/output/${path}`, text] as const,
  );
  return projectOf([['package.json', JSON.stringify({ scripts: { build } })], ...built]);
}

describe('publish', () => {
  test('runs data:check, then build, then the rest', async () => {
    const folder = await projectWith('echo built');
    const { code, stdout } = await publishIn(folder);
    expect(code).toBe(0);
    const began = [...stdout.matchAll(/^> (.*)$/gm)].map(([, name]) => name);
    expect(began).toEqual([
      'data:check',
      'compare stored draws',
      'build',
      'compare with what is live',
      'deploy',
      'read back',
    ]);
    expect(stdout).toContain('ok data:check: 6 draws of 3 lotteries are in order');
  });

  test('prints the warnings of data:check at their step and at the end, and nothing of a build that ends well', async () => {
    const folder = await projectWith('for i in $(seq 1000); do echo framework; done');
    await writeFile(join(folder, 'data', SUBSCRIBERS_FILE), '{}');
    const warning = `data/${SUBSCRIBERS_FILE}: warning: `;
    const { code, stdout, stderr } = await publishIn(folder);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).not.toContain('framework');
    const published = stdout.indexOf('published ');
    expect(stdout.slice(0, published).split(warning)).toHaveLength(2);
    expect(stdout.slice(published).split(warning)).toHaveLength(2);
  });

  test('prints everything that a failing build printed, in its order', async () => {
    const folder = await projectWith(
      'echo first && sleep 0.1 && echo second >&2 && sleep 0.1 && echo third && exit 1',
    );
    const { code, stderr } = await publishIn(folder);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/first\nsecond\nthird\n/)]);
  });

  test.each([
    { step: 'data:check', two: '7', said: 'data has the problems above' },
    { step: 'build', two: '37', said: 'npm run build ended with exit code 3; what it printed' },
  ])('stops at $step when that fails, and nothing is deployed', async ({ step, two, said }) => {
    const folder = await projectWith('touch was-built && exit 3');
    const file = smallData().get(TV_FILE)?.replace('"37"', `"${two}"`) ?? '';
    await writeFile(join(folder, 'data', TV_FILE), file);
    const { code, stdout, stderr } = await publishIn(folder);
    expect([code, stdout]).toEqual([1, expect.stringContaining(`FAILED ${step}: ${said}`)]);
    expect(stderr).toContain(`publish: ${said}`);
    expect(await readdir(join(folder, '../host'))).toEqual(['.publishing']);
    expect((await readdir(folder)).includes('was-built')).toBe(step === 'build');
  });

  test('warns before the build when the answers would ask for credit to this machine', async () => {
    const folder = await projectWith('exit 3');
    const { stdout } = await publishIn(folder);
    expect(stdout).toContain('ask for credit to http://localhost:4321; set SITE_URL');
  });
});
