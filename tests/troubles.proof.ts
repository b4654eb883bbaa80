// What may go wrong between a draw and its callers, one after another, on one folder of releases
// that a host serves. A caller who asks all the time sees nothing wrong and nothing half, and the
// way out is one command, as it is printed. Needs root: it mounts a small disk.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFiles } from '../scripts/disk/text-files.ts';
import { readDataFolder } from '../src/intake/files/data-folder.ts';
import { writeOutput } from './support/fixture-output.ts';
import { start } from './support/fresh-clone.ts';
import { ask } from './support/nginx.ts';
import { paste } from './support/paste.ts';
import { COMPILED, folderWith, removeFolders, writeFiles } from './support/run-script.ts';
import { smallData } from './support/small-data-folder.ts';

const KILLS = 20;
const DISK_MEGABYTES = 64;
const DAY = '2026-07-09';

let site: string;
let env: Record<string, string>;
let host: Awaited<ReturnType<typeof start>>;
/** What the caller saw, each state once after another one. */
const seen: string[] = [];
let isRunning = true;
let calling: Promise<void>;

beforeAll(async () => {
  const folder = await folderWith();
  site = await folderWith();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'none', site]);
  env = {
    DATA_FOLDER: join(folder, 'data'),
    OUTPUT_FOLDER: join(folder, 'output'),
    GENERATED_FOLDER: join(folder, 'generated'),
    PATIENCE_SECONDS: '5',
  };
  await writeFiles(join(folder, 'data'), smallData());
  await build();
  expect(await publish()).toMatchObject({ code: 0 });
  const serve = `exec "${process.execPath}" scripts/run.ts serve ${site}`;
  host = await start('.', serve, /site http:\/\/127\.0\.0\.1:(\d+)\//, { PORT: '0' });
  calling = call();
});
afterAll(async () => {
  isRunning = false;
  await calling;
  await host?.stop('SIGKILL');
  execFileSync('umount', ['-l', site]);
  await removeFolders();
});

/** What is stored, as a build makes it, with a page that names the output. */
async function build(output = env['OUTPUT_FOLDER'] ?? ''): Promise<void> {
  const { dataFolder, problems } = readDataFolder(
    await readFiles(env['DATA_FOLDER'] ?? '', '.json'),
    Date.now(),
  );
  if (dataFolder === undefined) throw new Error(JSON.stringify(problems));
  const generated = env['GENERATED_FOLDER'] ?? '';
  await rm(output, { recursive: true, force: true });
  const pages = { 'index.html': output, '404.html': 'ไม่พบ' };
  await writeOutput({ output, generated }, dataFolder, pages, { sources: null, code: null });
}

const run = (command: string) => paste(command, env);
const publish = (args = '') => run(`npm run --silent publish -- --to ${site} --skip-build ${args}`);
/** Without a shell or npm around it, for signals to meet it. */
function spawnPublish(stdio: 'ignore' | 'pipe', output = env['OUTPUT_FOLDER']) {
  const args = ['scripts/run.ts', 'publish', '--to', site, '--skip-build'];
  const own = { ...process.env, ...COMPILED, ...env, OUTPUT_FOLDER: output };
  return spawn(process.execPath, args, { env: own, stdio });
}
const live = () => readlink(join(site, 'current'));

let addresses = 0;
function get(path: string) {
  addresses += 1;
  const localAddress = `127.4.${(addresses >> 8) & 255}.${addresses & 255}`;
  return ask({ path, port: Number(host.match[1]), localAddress });
}

/** The newest draw, as it is answered. */
async function state(): Promise<string> {
  const results = JSON.parse((await get('/api/results?lottery=lao-tv&limit=1')).text);
  const [{ drawDate, revision, prizes }] = results.data;
  const numbers = prizes.map(({ numbers: own }: { numbers: string[] }) => own.join('+')).join(' ');
  return `${drawDate} ${revision}: ${numbers}`;
}

async function call(): Promise<void> {
  while (isRunning) {
    const now = await state().catch((error: Error) => error.message);
    if (now !== seen.at(-1)) seen.push(now);
    await wait(5);
  }
}

const NEXT = '2026-07-10 1: 704 04 18';
const [BEFORE, DRAWN, CORRECTED] = [
  '2026-07-08 1: 508 08 37',
  `${DAY} 1: 611 11 42`,
  `${DAY} 2: 611 11 24`,
];

/** Until the host has taken what is live. */
const shows = (expected: string) => expect.poll(() => seen.at(-1)).toBe(expected);

const add = (day: string, more: string) =>
  run(`npm run --silent draw:add -- lao-tv ${day} ${more} --source allhuay --yes`);

test('two at once: one is refused, and the same command again is the way out', async () => {
  expect(await add(DAY, 'top-three-digit=611 bottom-two-digit=42')).toMatchObject({ code: 0 });
  await build();
  const first = spawnPublish('pipe');
  const ended = once(first, 'exit');
  // It has its locks once it says anything.
  await once(first.stdout ?? first, 'data');
  first.kill('SIGSTOP');
  expect(await publish()).toMatchObject({
    code: 1,
    printed: expect.stringContaining('is under way in this folder; run this again after it'),
  });
  first.stdout?.resume();
  first.kill('SIGCONT');
  expect(await ended).toEqual([0, null]);
  expect(await publish()).toMatchObject({ code: 0 });
  await shows(DRAWN);
});

test('a rollback takes it back, and a publication brings it again', async () => {
  expect(await publish('--rollback')).toMatchObject({ code: 0 });
  await shows(BEFORE);
  expect(await publish()).toMatchObject({ code: 0 });
  await shows(DRAWN);
});

test(`${KILLS} kills while a correction goes out: the next publication ends well`, async () => {
  const words = "--reason 'ใบประกาศเป็น 24'";
  expect(await add(DAY, `bottom-two-digit=24 ${words}`)).toMatchObject({ code: 0 });
  // By turns, so that there is always something to publish.
  const outputs = [env['OUTPUT_FOLDER'] ?? '', `${env['OUTPUT_FOLDER']}-again`];
  for (const output of outputs) await build(output);
  const releases = join(site, 'releases');
  let killed = 0;
  for (let turn = 0; killed < KILLS && turn < 3 * KILLS; turn += 1) {
    const before = await readdir(releases);
    const child = spawnPublish('ignore', outputs[turn % 2]);
    const ended = once(child, 'exit');
    const hasBegun = async () => (await readdir(releases)).some((name) => !before.includes(name));
    while (child.exitCode === null && !(await hasBegun())) await wait(1);
    await wait(Math.random() * 40);
    child.kill('SIGKILL');
    if ((await ended)[1] === 'SIGKILL') killed += 1;
  }
  expect(killed).toBe(KILLS);
  expect(await publish()).toMatchObject({ code: 0 });
  expect((await readdir(releases)).filter((name) => name.startsWith('.'))).toEqual([]);
  await shows(CORRECTED);
});

test('a withdrawal, and the draw restored', async () => {
  const withdraw = 'npx tsx scripts/run.ts withdraw';
  const reasons = "'แหล่งลงผลของเดือนก่อนซ้ำ' 'a repeated row'";
  expect(await run(`${withdraw} lao-tv/${DAY} ${reasons} --yes`)).toMatchObject({ code: 0 });
  await build();
  expect(await publish()).toMatchObject({ code: 0 });
  await shows(BEFORE);
  expect((await get(`/api/draws/lao-tv/${DAY}.json`)).status).toBe(410);
  const entry = await add(DAY, 'top-three-digit=611 bottom-two-digit=24');
  const [command = ''] = /npx tsx \S+ withdraw --restore [^\n]+/.exec(entry.printed) ?? [];
  expect(await run(command)).toMatchObject({ code: 0 });
  await build();
  expect(await publish()).toMatchObject({ code: 0 });
  await shows(CORRECTED);
});

test('a folder of draws that was not pulled is refused; git pull is the way out', async () => {
  const data = env['DATA_FOLDER'] ?? '';
  const pulled = await readFiles(data, '.json');
  await writeFiles(data, smallData());
  await build();
  const before = await live();
  const refused = await publish();
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.printed).toContain('has what this build lacks; git pull');
  expect(refused.printed).toContain(`lao-tv ${DAY}`);
  expect(await live()).toBe(before);
  await writeFiles(
    data,
    [...pulled.keys()].map((path) => [path, pulled.get(path) ?? ''] as const),
  );
  await build();
  expect(await publish()).toMatchObject({ code: 0 });
});

test('a full disk: the command that it prints makes room', async () => {
  expect(await add('2026-07-10', 'top-three-digit=704 bottom-two-digit=18')).toMatchObject({
    code: 0,
  });
  await build();
  const ballast = join(site, 'ballast');
  await writeFile(ballast, Buffer.alloc(DISK_MEGABYTES * 1e6)).catch(() => undefined);
  const full = await publish();
  expect([full.code, full.printed]).toEqual([1, expect.stringContaining('the disk is full')]);
  const [command = ''] = /rm -r .+/.exec(full.printed) ?? [];
  expect(command).not.toContain(basename(await live()));
  expect(await run(command)).toMatchObject({ code: 0 });
  expect(await publish()).toMatchObject({ code: 0 });
  await rm(ballast);
  await shows(NEXT);
});

test('a release that was altered or removed is not gone back to; a publication is the way out', async () => {
  const releases = (await readdir(join(site, 'releases'))).sort();
  const earlier = releases.slice(0, -1);
  for (const name of earlier.slice(0, -1))
    await rm(join(site, 'releases', name), { recursive: true });
  await writeFile(join(site, 'releases', earlier.at(-1) ?? '', 'static/index.html'), 'by hand');
  const before = await live();
  const altered = await publish('--rollback');
  expect(altered.printed).toMatch(/altered static\/index\.html; current stays as it is/);
  await rm(join(site, 'releases', earlier.at(-1) ?? ''), { recursive: true });
  const removed = await publish('--rollback');
  expect(removed.printed).toMatch(/holds no earlier publication to return to; current stays/);
  expect(await live()).toBe(before);
  expect(await publish()).toMatchObject({ code: 0 });
});

test('a release of other code is left alone, and that of this code taken again', async () => {
  const before = await live();
  const other = join(site, 'releases/2199-01-01T00-00-00-000Z-2');
  execFileSync('cp', ['-a', join(site, before), other]);
  const mark = join(other, 'static/build.json');
  await writeFile(mark, (await readFile(mark, 'utf8')).replace(/"format":\d+/, '"format":99'));
  await link(`releases/${basename(other)}`);
  await expect.poll(host.output).toContain('is of format 99, and this program reads 1');
  expect(await publish('--rollback')).toMatchObject({ code: 0 });
  expect(await live()).toBe(before);
});

async function link(to: string): Promise<void> {
  await symlink(to, join(site, '.next'));
  execFileSync('mv', ['-T', join(site, '.next'), join(site, 'current')]);
}

test('the caller saw only what was published, in this order', async () => {
  isRunning = false;
  await calling;
  expect(seen).toEqual([...[BEFORE, DRAWN, BEFORE, DRAWN, CORRECTED, BEFORE, CORRECTED, NEXT]]);
});
