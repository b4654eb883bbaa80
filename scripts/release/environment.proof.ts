// Stand-ins for npm and the platform's command line, which write down what they were given.
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { projectOf, publishIn } from '../../tests/support/publish-in.ts';
import { folderWith, removeFolders } from '../../tests/support/run-script.ts';
import { ALL, secretsIn } from '../../tests/support/secrets.ts';
import { executable, outputFiles, siteFiles } from '../../tests/support/small-site.ts';
import { environmentFor } from './environment.ts';

afterAll(removeFolders);

describe('what a publication starts', () => {
  /** A project in which stand-ins for npm and the platform write their environment down. */
  async function project() {
    const bin = await folderWith();
    const built = [...outputFiles(siteFiles({ 'lao-tv': '2026-11-16' }))];
    const folder = await projectOf(
      built.map(([path, text]) => [`.vercel/output/${path}`, text] as const),
    );
    const note = (name: string) => `env >> "${bin}/${name}-saw"`;
    await executable(join(bin, 'npm'), note('npm'));
    const cli = await executable(join(bin, 'vercel'), `${note('vercel')}; exit 1`);
    const env = { ...ALL, PATH: `${bin}${delimiter}${process.env['PATH']}`, VERCEL_CLI: cli };
    const saw = (name: string) => readFile(join(bin, `${name}-saw`), 'utf8');
    return { folder, env, saw };
  }

  test('a build sees no secret', async () => {
    const { folder, env, saw } = await project();
    await publishIn(folder, ['--to', '../host', '--url', 'http://127.0.0.1:1', '--dry-run'], env);
    const seen = await saw('npm');
    expect([secretsIn(seen), seen.match(/^PUBLICATION_BUILDS=/gm)]).toEqual([
      [],
      ['PUBLICATION_BUILDS='],
    ]);
    expect(seen).toContain('SITE_URL=https://a.example');
  });

  test("the platform's command line sees its own secrets alone", async () => {
    const { folder, env, saw } = await project();
    await publishIn(folder, ['--url', 'http://127.0.0.1:1'], env);
    expect(secretsIn(await saw('vercel'))).toEqual(['secret-4', 'secret-5']);
  });

  test('the build that it starts does not see its token', async () => {
    const { env, saw } = await project();
    const { buildCommand } = JSON.parse(await readFile('vercel.json', 'utf8'));
    execFileSync('sh', ['-c', buildCommand], {
      env: environmentFor('vercel', { ...process.env, ...env }),
    });
    expect(await saw('npm')).not.toContain('secret-4');
  });
});
