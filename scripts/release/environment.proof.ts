// Stand-ins for npm and the platform's command line, which write down what they were given.
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { clockFrom } from '../../tests/support/clock.ts';
import { projectOf, publishIn } from '../../tests/support/publish-in.ts';
import { folderWith, removeFolders, runScript } from '../../tests/support/run-script.ts';
import { ALL, secretsIn } from '../../tests/support/secrets.ts';
import { smallData } from '../../tests/support/small-data-folder.ts';
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

  test('data:check and build see no secret', async () => {
    const { folder, env, saw } = await project();
    await publishIn(folder, ['--to', '../host', '--url', 'http://127.0.0.1:1', '--dry-run'], env);
    const seen = await saw('npm');
    expect([secretsIn(seen), seen.match(/^PUBLICATION_BUILDS=/gm)]).toEqual([
      [],
      // The check and the build.
      [expect.any(String), expect.any(String)],
    ]);
    expect(seen).toContain('SITE_URL=https://a.example');
  });

  test("the platform's command line sees its own secrets alone", async () => {
    const { folder, env, saw } = await project();
    await publishIn(folder, ['--url', 'http://127.0.0.1:1'], env);
    expect(secretsIn(await saw('vercel'))).toEqual(['secret-4', 'secret-5']);
  });

  test('the watch gives a publication what it needs, and no more', async () => {
    const { env, saw } = await project();
    const data = await folderWith(smallData());
    const clock = clockFrom('2026-08-29T12:00:00+07:00');
    const watch = await runScript('watch', ['--once'], { DATA_FOLDER: data, ...env, ...clock });
    expect(watch).toMatchObject({ code: 0 });
    const own = [0, 1, 2, 3, 4, 5].map((index) => `secret-${index}`);
    expect(secretsIn(await saw('npm'))).toEqual(own);
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
