// `kill -9` at random moments over a hundred runs of ingest: no file unreadable, no draw lost. And two
// at once: both draws are there.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDataFolder } from '../scripts/data-folder.ts';
import { addDays } from '../src/domain/calendar.ts';
import type { DrawDate } from '../src/domain/draw-date.ts';

const RUNS = 100;
/** A run takes about this long; most kills should fall inside it. */
const LONGEST_MS = 900;

let folder: string;
let data: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kill-'));
  data = join(folder, 'data');
  await cp('data', data, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Days before the first stored draw of lao-tv, so that each run has one of its own. */
const dayOf = (run: number) => addDays('2026-07-06' as DrawDate, -1 - run);

async function ingest(run: number) {
  const file = join(folder, `${run}.json`);
  const digits = String(run).padStart(3, '0');
  const prizes = {
    'top-three-digit': [digits],
    'bottom-two-digit': [digits.slice(1)],
  };
  await writeFile(file, JSON.stringify([{ drawDate: dayOf(run), prizes }]));
  const args = ['--import', 'tsx', resolve('scripts/ingest.ts'), '--file', file, '--data', data];
  // Node itself is started, so that the kill meets the writer and not a wrapper around it.
  return spawn(process.execPath, [...args, '--lottery', 'lao-tv', '--source', 'allhuay'], {
    stdio: 'ignore',
  });
}

async function storedDays(): Promise<Set<string>> {
  const archive = await openDataFolder(data);
  const draws = archive?.archive.find(({ lottery }) => lottery.slug === 'lao-tv')?.draws;
  return new Set(draws?.map(({ drawDate }) => drawDate));
}

test('a hundred runs, killed at random: every file is whole, every stored draw stays', async () => {
  const before = await storedDays();
  let stored = before;
  let killed = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const child = await ingest(run);
    const timer = setTimeout(() => child.kill('SIGKILL'), Math.random() * LONGEST_MS);
    const [code] = await once(child, 'exit');
    clearTimeout(timer);
    const now = await storedDays();
    expect([...stored].filter((day) => !now.has(day))).toEqual([]);
    if (code === 0) expect(now.has(dayOf(run))).toBe(true);
    else killed += 1;
    stored = now;
  }
  expect(killed).toBeGreaterThan(RUNS / 10);
  expect(stored.size).toBeGreaterThan(before.size);
}, 600_000);

test('two at once, twenty times: both draws are there', async () => {
  for (let pair = 0; pair < 20; pair += 1) {
    const runs = [200 + 2 * pair, 201 + 2 * pair];
    const children = await Promise.all(runs.map(ingest));
    const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]));
    expect(codes).toEqual([0, 0]);
    const days = await storedDays();
    expect(runs.filter((run) => !days.has(dayOf(run)))).toEqual([]);
  }
}, 300_000);
