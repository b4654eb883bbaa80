// The container image, built by buildah from the Dockerfile as it stands and run as it says: as
// nobody, from a tree that cannot be written, over a folder of releases. No registry is asked: its
// base is made of this machine's libraries, and of the first stage only the bundling is run.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newestDraw } from './support/newest-draw.ts';

const PORT = '43219';
const USER = '65532';
const IMAGE = 'perdphon';

const asRoot = (command: readonly string[]) =>
  (process.getuid?.() === 0 ? command : ['sudo', '-n', ...command]) as [string, ...string[]];
function run(...command: readonly string[]): string {
  const [program, ...args] = asRoot(command);
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

type Settings = {
  readonly User: string;
  readonly Env: string[];
  readonly WorkingDir: string;
  readonly Entrypoint: string[];
  readonly Healthcheck: { readonly Test: string[] };
};

let folder: string;
let root: string;
let settings: Settings;
beforeAll(async () => {
  // In memory: buildah copies the 16,000 files of the site three times.
  folder = await mkdtemp('/dev/shm/container-');
  const dockerfile = await readFile('Dockerfile', 'utf8');
  const [, base = ''] = /^FROM (gcr\S+)$/m.exec(dockerfile) ?? [];
  const [, bundling = ''] = /^RUN (npx esbuild .*?[^\\])$/ms.exec(dockerfile) ?? [];
  const app = join(folder, 'build/app');
  const system = join(folder, 'base');
  await mkdir(join(app, 'dist/host'), { recursive: true });
  run('sh', '-c', bundling.replaceAll('dist/host', `${app}/dist/host`));
  for (const path of ['etc', 'proc', 'tmp']) await mkdir(join(system, path), { recursive: true });
  await writeFile(join(system, 'etc/passwd'), `nonroot:x:${USER}:${USER}::/home:/none\n`);
  const libraries = run('ldd', 'node_modules/.bin/node').match(/\/lib\S+/g) ?? [];
  run('cp', '-L', '--parents', ...libraries, system);
  await writeFile(join(folder, 'Base'), 'FROM scratch\nCOPY . /\n');

  const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')];
  const buildah = (...args: string[]) =>
    run('buildah', ...store, '--storage-driver', 'vfs', ...args).trim();
  const build = (...args: string[]) =>
    buildah('bud', '--isolation', 'chroot', '--pull-never', '--format', 'docker', ...args);
  build('-f', join(folder, 'Base'), '-t', base, system);
  build('--build-context', `build=${join(folder, 'build')}`, '-t', IMAGE, '-f', 'Dockerfile', '.');
  settings = JSON.parse(buildah('inspect', '--type', 'image', IMAGE)).Docker.config;
  root = buildah('mount', buildah('from', '--pull-never', IMAGE));
  // As `docker run -v` has it.
  const publish = ['scripts/run.ts', 'publish', '--to', join(folder, 'site'), '--skip-build'];
  run(process.execPath, ...publish);
  run('mkdir', '-p', join(root, 'site'));
}, 300_000);
afterAll(() => void run('rm', '-rf', folder));

const READ_ONLY = `mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" &&
  mount -t proc proc "$0/proc" && mount --bind "$SITE" "$0/site" && exec env -i "$@"`;

/** A program of the image, as a runtime with `--read-only` starts it. */
function start(command: readonly string[]): ChildProcess {
  const { WorkingDir, Env } = settings;
  const inRoot = [
    'unshare',
    '--root',
    root,
    '--wd',
    WorkingDir,
    '--setgid',
    USER,
    '--setuid',
    USER,
  ];
  const [program, ...args] = asRoot([
    'env',
    `SITE=${join(folder, 'site')}`,
    'unshare',
    '--mount',
    'sh',
    '-c',
    READ_ONLY,
    root,
  ]);
  return spawn(program, [...args, ...Env, `PORT=${PORT}`, ...inRoot, ...command]);
}

async function exitOf(command: readonly string[]): Promise<[code: number, said: string]> {
  const child = start(command);
  let said = '';
  for (const pipe of [child.stdout, child.stderr]) pipe?.on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  return [code, said];
}

test('the image holds Node and the code of a host, for no user in particular', () => {
  expect(
    run('find', join(root, 'app'), '-maxdepth', '1', '-printf', '%P\n').split('\n').sort(),
  ).toEqual(['', '', 'commands', 'node', 'run.mjs']);
  const megabytes = (path: string) => Number(run('du', '-sm', join(root, path)).split('\t')[0]);
  expect(megabytes('app/commands/serve.mjs')).toBeLessThan(3);
  expect(megabytes('app')).toBeLessThan(140);
  expect(settings.User).toBe('nonroot');
});

test('the container answers, is healthy, writes nothing, and ends with 0 when stopped', async () => {
  const [, ...health] = settings.Healthcheck.Test;
  expect((await exitOf(health))[0]).toBe(1);
  const host = start(settings.Entrypoint);
  await once(host.stdout as NonNullable<ChildProcess['stdout']>, 'data');
  const ask = (path: string) => fetch(`http://127.0.0.1:${PORT}${path}`);
  const first = (await newestDraw('thai-government')).numberOf('first-prize');
  const { data } = await (await ask(`/api/check?number=${first}`)).json();
  expect(data).toMatchObject({ number: first, isWinner: true });
  expect(await (await ask('/')).text()).toContain(first);
  expect(await exitOf(health)).toEqual([0, '']);
  const [code, said] = await exitOf([
    settings.Entrypoint[0] ?? '',
    '-e',
    'console.log(process.getuid()); fs.writeFileSync("new", "")',
  ]);
  expect([code, said]).toEqual([1, expect.stringMatching(new RegExp(`^${USER}\\n[^]*EROFS`))]);
  const ended = once(host, 'exit');
  run('kill', String(host.pid));
  expect(await ended).toEqual([0, null]);
});
