// `kill -9` at random moments of writing, in forty runs of ingest: no file unreadable, no draw
// lost.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDataFolder } from '../scripts/gather/store/open-data.ts';
import { addDays } from '../src/domain/clock.ts';
import { parseDrawDate } from '../src/domain/draw-date.ts';
import { COMPILED } from './support/run-script.ts';

const RUNS = 40;
/** Two at a time, each in a data folder of its own. */
const LANES = 2;
/** The longest wait before a kill, by how long a run writes when nobody kills it. */
const BEYOND = 1.2;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kill-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Days before the first stored draw of lao-tv, so that each run has one of its own. */
const dayOf = (run: number) => addDays(parseDrawDate('2026-07-06'), -1 - run);

/** Of the one lottery only, so that a run is short and many of the kills meet the writing. */
async function copyData(name: string): Promise<string> {
  const data = join(folder, name);
  const isOther = /^data\/draws\/(?!lao-tv)/;
  await cp('data', data, { recursive: true, filter: (path) => !isOther.test(path) });
  return data;
}

async function ingest(data: string, run: number) {
  const file = join(folder, `${run}.json`);
  const digits = String(run).padStart(3, '0');
  const prizes = {
    'top-three-digit': [digits],
    'bottom-two-digit': [digits.slice(1)],
  };
  await writeFile(file, JSON.stringify([{ drawDate: dayOf(run), prizes }]));
  const args = ['scripts/run.ts', 'ingest', '--file', file];
  // Node itself is started, so that the kill meets the writer and not a wrapper around it.
  return spawn(process.execPath, [...args, '--lottery', 'lao-tv', '--source', 'allhuay'], {
    stdio: 'ignore',
    env: { ...process.env, ...COMPILED, DATA_FOLDER: data },
  });
}

async function storedDays(data: string): Promise<Set<string>> {
  const archive = await openDataFolder(data, { now: Date.now, err: console.error });
  const draws = archive?.archive.find(({ lottery }) => lottery.slug === 'lao-tv')?.draws;
  return new Set(draws?.map(({ drawDate }) => drawDate));
}

/**
 * Runs until it ends, or is killed `longestMs` after it took the lock. Returns how it ended, and
 * for how long it wrote.
 */
async function ingestFor(data: string, run: number, longestMs: number) {
  await rm(join(data, '.lock'), { force: true });
  const locked = new AbortController();
  const child = await ingest(data, run);
  let began = Number.NaN;
  let timer: NodeJS.Timeout | undefined;
  watch(data, { signal: locked.signal }, (_, name) => {
    if (name !== '.lock' || timer !== undefined) return;
    began = performance.now();
    timer = setTimeout(() => child.kill('SIGKILL'), longestMs);
  });
  const [code] = await once(child, 'exit');
  clearTimeout(timer);
  locked.abort();
  return { code, tookMs: performance.now() - began };
}

/** Kills runs at random; says how many. */
async function killInLane(lane: number): Promise<number> {
  const data = await copyData(`lane-${lane}`);
  const before = await storedDays(data);
  const { tookMs } = await ingestFor(data, 300 + lane, 60_000);
  let stored = await storedDays(data);
  let killed = 0;
  for (let run = lane; run < RUNS; run += LANES) {
    const { code } = await ingestFor(data, run, Math.random() * BEYOND * tookMs);
    const now = await storedDays(data);
    expect([...stored].filter((day) => !now.has(day))).toEqual([]);
    if (code === 0) expect(now.has(dayOf(run))).toBe(true);
    else killed += 1;
    stored = now;
  }
  // Beside the first one, which nobody killed.
  expect(stored.size).toBeGreaterThan(before.size + 1);
  return killed;
}

test('forty runs, killed at random while they write: every file is whole, every stored draw stays', async () => {
  const killed = await Promise.all(Array.from({ length: LANES }, (_, lane) => killInLane(lane)));
  expect(killed.reduce((sum, one) => sum + one)).toBeGreaterThan(RUNS / 4);
}, 600_000);
