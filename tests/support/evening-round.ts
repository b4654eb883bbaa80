// `due` as a process in an evening of its own: the clock is a file, the sources are on this
// machine, and what it publishes is planned in memory and told to a receiver there. Each round of
// --news that ends moves the clock on. Started as scripts/run.ts is.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Io } from '../../scripts/command/io.ts';
import { main } from '../../scripts/commands/due.ts';
import { openDataFolder } from '../../scripts/gather/store/open-data.ts';
import { noteNews } from '../../scripts/tell/published-news.ts';
import { announce } from '../../scripts/tell/tell-channels.ts';
import { plannedTexts } from './planned-site.ts';

/** Where things are: `SOURCES` and `RECEIVER` are origins, `EVENING` is a folder. */
const { EVENING = '', SOURCES, RECEIVER = '', STEP_MS, DATA_FOLDER = '' } = process.env;
const clock = join(EVENING, 'clock');
const started = performance.now();
const now = Number(readFileSync(clock, 'utf8'));
Date.now = () => Math.floor(now + performance.now() - started);

const stop = new AbortController();
const io: Io = {
  env: process.env,
  now: Date.now,
  fetch: (address, init) => fetch(String(address).replace(/^https?:\/\//, `${SOURCES}/`), init),
  stdin: process.stdin,
  out: console.log,
  err: console.error,
  program: [process.execPath, import.meta.filename],
  stopSignal: () => {
    for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => stop.abort());
    return stop.signal;
  },
  mostOpenFiles: () => Number.POSITIVE_INFINITY,
};

const receiver = {
  name: 'evening',
  wants: () => true,
  deliver: async (announcements: readonly { readonly change: { readonly id: string } }[]) => {
    const body = announcements.map(({ change }) => `${change.id}\n`).join('');
    await fetch(RECEIVER, { method: 'POST', body });
    return { outcome: 'delivered' as const };
  },
};

async function publish() {
  const data = await openDataFolder(DATA_FOLDER, io);
  if (data === undefined) return 1;
  const files = plannedTexts(data.archive, { ...data, origin: 'https://a.example' });
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const built = { name: 'evening', read: async (path: string) => texts.get(path) };
  const shared = { file: join(EVENING, 'outstanding.json'), now: io.now() };
  const channels = [{ name: 'evening', receivers: [receiver] }];
  await noteNews({ ...shared, channels, built, live: undefined, warn: io.err });
  await announce({ ...shared, channels, content: built, live: built });
  return 0;
}

const argv = process.argv.slice(3);
process.exitCode = await main(argv, io, publish);
if (argv.includes('--news')) writeFileSync(clock, String(now + Number(STEP_MS)));
