// A site of one's own as docs/operations.md has it: nginx and two hosts over a folder of releases.
// A new draw goes live by one command. Callers who ask all the time see a publication that is
// killed, a correction, a rollback and the way back: each answer is whole, and none goes back.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../src/domain/clock.ts';
import { parseDrawDate } from '../src/domain/draw-date.ts';
import { cloneBuilt, removeClone, run } from './support/fresh-clone.ts';
import { ask, startHost, startNginxBefore } from './support/nginx.ts';
import { readLiveArchive } from './support/real-archive.ts';

const PRIZES = {
  'five-digit': ['48263'],
  'top-three-digit': ['263'],
  'top-two-digit': ['63'],
  'bottom-two-digit': ['48'],
};

let folder: string;
let site: string;
let day: string;
let hosts: Awaited<ReturnType<typeof startHost>>[];
let nginx: Awaited<ReturnType<typeof startNginxBefore>>;
/** What callers saw, each answer once after another one. */
const seen: string[] = [];
let isRunning = true;
let calling: Promise<void>;
let addresses = 0;

beforeAll(async () => {
  folder = await cloneBuilt();
  site = join(folder, '../site');
  await run(folder, `npm run --silent publish -- --to ${site} --skip-build`);
  const [first, second] = [await startHost(site), await startHost(site)];
  hosts = [first, second];
  nginx = await startNginxBefore(site, [first.port, second.port]);
  const { archive } = await readLiveArchive();
  const days = archive.flatMap(({ draws }) => draws.map(({ drawDate }) => drawDate));
  day = addDays(parseDrawDate(days.sort().at(-1) ?? ''), 1);
  calling = call();
});
afterAll(async () => {
  await nginx?.stop();
  for (const { stop } of hosts ?? []) await stop('SIGKILL').catch(() => undefined);
  await removeClone(folder);
});

/** Each request comes from an address of its own, so that no quota ends it. */
function get(path: string) {
  addresses += 1;
  const localAddress = `127.3.${(addresses >> 8) & 255}.${addresses & 255}`;
  return ask({ path, port: nginx.port, localAddress });
}

async function numberOf(): Promise<string> {
  const { status, text } = await get('/api/results?lottery=lao-tv&limit=1');
  const [draw] = JSON.parse(text).data;
  const numbers = draw.prizes.map(({ numbers: own }: { numbers: string[] }) => own.join());
  return [status, draw.drawDate, `revision ${draw.revision}`, ...numbers].join(' ');
}

async function call(): Promise<void> {
  while (isRunning) {
    const outcome = await numberOf().catch((error: Error) => error.message);
    if (outcome !== seen.at(-1)) seen.push(outcome);
    await wait(10);
  }
}

const publish = (args = '') =>
  run(
    folder,
    `npm run --silent publish -- --to ${site} --url http://127.0.0.1:${nginx.port} ${args}`,
  );
const hasDraw = (text: string) => text.includes(day);

test('a new draw goes live by one command: API and check first, then its page', async () => {
  const file = join(folder, '../draw.json');
  await writeFile(file, JSON.stringify([{ drawDate: day, prizes: PRIZES }]));
  await run(
    folder,
    `npm run --silent ingest -- --file ${file} --lottery lao-tv --source agentlotterry`,
  );
  const began = performance.now();
  const since = () => (performance.now() - began) / 1000;
  const published = publish();
  const answers = expect.poll(() => numberOf().then(hasDraw), { interval: 50, timeout: 300_000 });
  await answers.toBe(true);
  const api = since();
  const check = await get(`/api/check?lottery=lao-tv&number=48263&date=${day}`);
  expect(JSON.parse(check.text)).toMatchObject({ data: { isWinner: true } });
  const page = async () => (await get('/lottery/lao-tv/')).text;
  await expect.poll(page, { interval: 200, timeout: 500_000 }).toContain('48263');
  console.log(`answers after ${api.toFixed(1)} s, the page after ${since().toFixed(1)} s`);
  console.log(
    (await published)
      .split('\n')
      .filter((line) => /^(?:ok|seconds)/.test(line))
      .join('\n'),
  );
});

test('a publication that is killed leaves live what is live, and the next one ends well', async () => {
  const words = "--reason 'ใบประกาศเป็น 84263' --yes --source agentlotterry";
  const correct = `npm run --silent draw:add -- lao-tv ${day} five-digit=84263 ${words}`;
  await run(folder, correct);
  const before = await numberOf();
  const args = [
    'scripts/run.ts',
    'publish',
    '--to',
    site,
    '--url',
    `http://127.0.0.1:${nginx.port}`,
  ];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' });
  const isCopying = async () =>
    (await readdir(join(site, 'releases'))).some((name) => name.startsWith('.'));
  await expect.poll(isCopying, { interval: 5, timeout: 300_000 }).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await wait(2_500);
  expect(await numberOf()).toBe(before);
  await publish();
  expect(await numberOf()).toContain('revision 2');
});

test('a rollback takes the correction back, both releases of it, and publishing brings it again', async () => {
  await publish('--rollback');
  await expect.poll(numberOf).toContain('revision 1');
  await publish();
  await expect.poll(numberOf).toContain('revision 2');
});

test('callers saw whole answers only, in this order', async () => {
  isRunning = false;
  await calling;
  const states = seen
    .slice(1)
    .map((answer) => answer.replace(/^200 (\S+) revision (\d).*/, '$1 $2'));
  const [one, two] = [`${day} 1`, `${day} 2`];
  expect(states).toEqual([one, two, one, two]);
});
