// The commands that docs/runbook.md gives a machine at home, in a clone of a repository: a
// source that refuses it stops no other draw, and what came is pushed.
import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clockFrom } from '../../tests/support/clock.ts';
import { dataBefore, HANOI_2026, THAI_2026, xsmbOf } from '../../tests/support/due-data.ts';
import { COMPILED, folderWith, linesOf, removeFolders } from '../../tests/support/run-script.ts';
import { type StandIn, startStandIn } from '../../tests/support/upstream-stand-in.ts';
import { writeChanged } from '../disk/text-files.ts';

const DAY = '2026-05-02';
const WHO = {
  GIT_AUTHOR_NAME: 't',
  GIT_AUTHOR_EMAIL: 't@t.example',
  GIT_COMMITTER_NAME: 't',
  GIT_COMMITTER_EMAIL: 't@t.example',
};

let glo: StandIn;
let xsmb: StandIn;
let home: string;
/** The moment of a round. */
let time = '19:00';
let script: string;
beforeAll(async () => {
  [glo, xsmb] = await Promise.all([startStandIn(), startStandIn()]);
  xsmb.texts.xsmb = xsmbOf('2026-05-01');
  const guide = await readFile('docs/runbook.md', 'utf8');
  const [, commands = ''] = /### From a machine at home.*?```sh\n(.*?)```/s.exec(guide) ?? [];
  script = commands;
  home = await folderWith();
  await git(home, 'init', '--quiet', '--bare', '--initial-branch=main', 'origin');
  await git(home, 'clone', '--quiet', 'origin', 'lottery');
  for (const [path, text] of await dataBefore({ thai: DAY, hanoi: '2026-05-01' })) {
    await writeChanged(join(home, 'lottery/data', path), text);
  }
  await copyFile('.gitignore', join(home, 'lottery/.gitignore'));
  await git(join(home, 'lottery'), 'checkout', '--quiet', '-B', 'main');
  await git(join(home, 'lottery'), 'add', '.');
  await git(join(home, 'lottery'), 'commit', '--quiet', '-m', 'first');
  await git(join(home, 'lottery'), 'push', '--quiet', '-u', 'origin', 'main');
  // The clone has data alone; the commands of the project run where it is installed.
  await mkdir(join(home, 'bin'));
  const npm = `#!/bin/sh
case "$*" in
  'run --silent due -- --news')
    cd ${resolve('.')} && exec ${process.execPath} scripts/run.ts due --news ;;
  *) exit 9 ;;
esac
`;
  // The platform's command line, by which it publishes: it is asked to build, and cannot.
  const vercel = `#!/bin/sh\necho "$@" >>${home}/published\nexit 1\n`;
  for (const [name, script] of Object.entries({ npm, vercel })) {
    await writeFile(join(home, 'bin', name), script);
    await chmod(join(home, 'bin', name), 0o755);
  }
});
afterAll(() => Promise.all([glo.close(), xsmb.close(), removeFolders()]));

const environment = () => ({
  ...process.env,
  ...COMPILED,
  ...clockFrom(`${DAY}T${time}:00+07:00`),
  ...WHO,
  HOME: home,
  PATH: `${home}/bin:${process.env['PATH']}`,
  DATA_FOLDER: join(home, 'lottery/data'),
  OUTPUT_FOLDER: join(home, 'output'),
  VERCEL_CLI: join(home, 'bin/vercel'),
  GLO_API_URL: glo.gloUrl,
  XSMB_CSV_URL: xsmb.xsmbUrl,
});

function git(cwd: string, ...args: string[]) {
  return promisify(execFile)('git', args, { cwd, env: { ...process.env, ...WHO } });
}

const runAtHome = () => promisify(execFile)('sh', ['-c', script], { env: environment() });
const pushed = async (file: string) =>
  (await git(join(home, 'origin'), 'show', `main:data/${file}`)).stdout;
const commits = async () =>
  linesOf((await git(join(home, 'origin'), 'log', '--format=%s', 'main')).stdout);

test('a source that refuses stops no other draw: what came is published and pushed', async () => {
  glo.misbehaveAlways({ status: 403 });
  const { stdout } = await runAtHome();
  expect(stdout).toMatch(/glo: .*403/);
  expect(await pushed(HANOI_2026)).toContain('"2026-05-01"');
  expect(await pushed(THAI_2026)).not.toContain(`"${DAY}"`);
  expect(await commits()).toEqual(['draw: due', 'first']);
  expect(linesOf(await readFile(join(home, 'published'), 'utf8'))).toEqual(['build --prod --yes']);
});

test('once it answers, its draw is pushed; with nothing new there is no commit', async () => {
  glo.misbehaveAlways(undefined);
  // A source that refused is asked again soon, not at once.
  time = '19:30';
  await runAtHome();
  expect(await pushed(THAI_2026)).toContain(`"${DAY}"`);
  await runAtHome();
  expect(await commits()).toEqual(['draw: due', 'draw: due', 'first']);
});
