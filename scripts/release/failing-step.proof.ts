// Steps that fail before the deployment, and the whole run of npm scripts, in a project of its own.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { projectOf, publishIn } from '../../tests/support/publish-in.ts';
import { removeFolders } from '../../tests/support/run-script.ts';
import { listedFiles, outputFiles, siteFiles } from '../../tests/support/small-site.ts';

afterAll(removeFolders);

/** A project whose npm scripts are these, with a site built in the usual place. */
async function projectWith(
  scripts: Record<string, string>,
  site = siteFiles({ 'lao-tv': '2026-11-16' }),
): Promise<string> {
  const built = [...outputFiles(site)].map(
    ([path, text]) => [`.vercel/output/${path}`, text] as const,
  );
  return projectOf([['package.json', JSON.stringify({ scripts })], ...built]);
}

describe('publish', () => {
  test('runs data:check, then build, then the rest', async () => {
    const folder = await projectWith({ 'data:check': 'echo all in order', build: 'echo built' });
    const { code, stdout } = await publishIn(folder);
    expect(code).toBe(0);
    const began = [...stdout.matchAll(/^> (.*)$/gm)].map(([, name]) => name);
    expect(began).toEqual([
      'data:check',
      'compare stored numbers',
      'build',
      'compare with what is live',
      'deploy',
      'read back',
    ]);
    expect(stdout).toContain('ok data:check: all in order');
  });

  test('prints the warnings of data:check at their step and at the end, and nothing of a build that ends well', async () => {
    const warning = 'data/draws/lao-tv/2026.json:1: warning: draw 2026-11-16 prizes: odd';
    const folder = await projectWith({
      'data:check': `echo '${warning}' >&2 && echo '16 draws of 1 lotteries are in order'`,
      build: 'for i in $(seq 1000); do echo framework; done',
    });
    const { code, stdout, stderr } = await publishIn(folder);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).not.toContain('framework');
    const published = stdout.indexOf('published ');
    expect(stdout.slice(0, published).split(warning)).toHaveLength(2);
    expect(stdout.slice(published).split(warning)).toHaveLength(2);
  });

  test('prints everything that a failing build printed, in its order', async () => {
    const folder = await projectWith({
      'data:check': 'true',
      build: 'echo first && sleep 0.1 && echo second >&2 && sleep 0.1 && echo third && exit 1',
    });
    const { code, stderr } = await publishIn(folder);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/first\nsecond\nthird\n/)]);
  });

  test.each([
    { scripts: { 'data:check': 'exit 1', build: 'touch was-built' }, step: 'data:check' },
    { scripts: { 'data:check': 'true', build: 'touch was-built && exit 3' }, step: 'build' },
  ])('stops at $step when that fails, and nothing is deployed', async ({ scripts, step }) => {
    const folder = await projectWith(scripts);
    const { code, stdout, stderr } = await publishIn(folder);
    expect([code, stdout]).toEqual([1, expect.stringContaining(`FAILED ${step}: npm run ${step}`)]);
    expect(stderr).toMatch(/publish: npm run .+ ended with exit code \d/);
    expect(await readdir(join(folder, '../host'))).toEqual(['.publishing']);
    expect((await readdir(folder)).includes('was-built')).toBe(step === 'build');
  });

  test('warns when the answers would ask for credit to this machine', async () => {
    const files = siteFiles({ 'lao-tv': '2026-11-16' });
    const local = '{"attribution":{"url":"http://localhost:4321"},"data":[]}';
    const site = listedFiles(files.set('api/results/lao-tv/1.json', local));
    const folder = await projectWith({}, site);
    const { stdout } = await publishIn(folder, ['--to', '../host', '--skip-build', '--dry-run']);
    expect(stdout).toContain('ask for credit to http://localhost:4321; set SITE_URL');
  });
});
