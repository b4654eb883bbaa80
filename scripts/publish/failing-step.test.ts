// Steps that fail before the deployment, and the whole run of npm scripts, in a project of its own.
import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { folderWith, type Run, removeFolders } from '../../src/testing/run-script.ts';
import { siteFiles } from './testing/small-site.ts';

afterAll(removeFolders);

const SCRIPT = fileURLToPath(new URL('../publish.ts', import.meta.url));
const TSX = import.meta.resolve('tsx');

/** A project whose npm scripts are these, with a site built in the usual place. */
async function projectWith(scripts: Record<string, string>): Promise<string> {
  const site = siteFiles({ 'lao-tv': '2026-11-16' });
  const built = [...site].map(([path, text]) => [`.vercel/output/static/${path}`, text] as const);
  return folderWith(new Map([['package.json', JSON.stringify({ scripts })], ...built]));
}

function publishIn(cwd: string, args: readonly string[] = []): Promise<Run> {
  const env = { ...process.env, SITE_URL: undefined };
  return new Promise((resolve) => {
    const argv = ['--import', TSX, SCRIPT, '--to', 'host', ...args];
    const child = execFile(process.execPath, argv, { cwd, env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

describe('publish', () => {
  test('runs data:check, then build, then the rest', async () => {
    const folder = await projectWith({ 'data:check': 'echo all in order', build: 'echo built' });
    const { code, stdout, stderr } = await publishIn(folder);
    expect(code).toBe(0);
    const began = [...stdout.matchAll(/^> (.*)$/gm)].map(([, name]) => name);
    expect(began).toEqual([
      'data:check',
      'build',
      'compare with what is live',
      'deploy',
      'read back',
    ]);
    expect(stderr).toContain('all in order');
  });

  test.each([
    { scripts: { 'data:check': 'exit 1', build: 'touch was-built' }, step: 'data:check' },
    { scripts: { 'data:check': 'true', build: 'touch was-built && exit 3' }, step: 'build' },
  ])('stops at $step when that fails, and nothing is deployed', async ({ scripts, step }) => {
    const folder = await projectWith(scripts);
    const { code, stdout, stderr } = await publishIn(folder);
    expect([code, stdout]).toEqual([1, expect.stringContaining(`FAILED ${step}: npm run ${step}`)]);
    expect(stderr).toMatch(/publish: npm run \S+ ended with exit code \d/);
    // The lock was taken there and given back.
    expect(await readdir(join(folder, 'host'))).toEqual([]);
    expect((await readdir(folder)).includes('was-built')).toBe(step === 'build');
  });

  test('warns when the answers would ask for credit to this machine', async () => {
    const folder = await projectWith({});
    const local = '{"attribution":{"url":"http://localhost:4321"},"data":[]}';
    const built = join(folder, '.vercel/output/static/api/results/lao-tv/1.json');
    await writeFile(built, local);
    const { stdout } = await publishIn(folder, ['--skip-build', '--dry-run']);
    expect(stdout).toContain('ask for credit to http://localhost:4321; set SITE_URL');
  });
});
