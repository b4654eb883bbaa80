// Faults done to the writers of data/draws.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readFiles, writeChanged } from '../../../scripts/files.ts';
import { readDataFolder } from '../../../src/intake/data-folder.ts';
import { findLostNumbers } from '../../../src/intake/lost-numbers.ts';
import { NEW_DRAW, OTHER_NUMBERS } from '../add-draw.ts';
import { clockFrom } from '../clock.ts';
import { folderWith, type Run, runScript } from '../run-script.ts';
import { smallData, THAI_FILE, TV_FILE } from '../small-data-folder.ts';
import { type Ended, type Fault, KILLED, type Left, onDisk } from './fault.ts';

const ADD = [...NEW_DRAW, '--yes'];
const REFUSED = [
  [1, 'old'],
  [2, 'old'],
] as const;
const DONE = [[0, 'new']] as const;

/** New where no stored number is lost and data:check would be green; old where no byte differs. */
async function leftIn(data: string, before: ReadonlyMap<string, string>): Promise<Left> {
  const after = await readFiles(data, '.json');
  const isSame =
    after.size === before.size && [...before].every(([path, text]) => after.get(path) === text);
  if (isSame) return 'old';
  const lost = [...before]
    .filter(([path]) => path.startsWith('draws/'))
    .flatMap(([path, text]) => findLostNumbers(text, after.get(path) ?? '[]'));
  const { dataFolder } = readDataFolder(after, Date.now());
  return lost.length === 0 && dataFolder !== undefined ? 'new' : 'wrong';
}

async function stored(
  work: (data: string) => Promise<Pick<Run, 'stderr'> & { code: number | null }>,
  files = smallData(),
): Promise<Ended> {
  const data = await folderWith(files);
  const { code, stderr } = await work(data);
  return { code, stderr, left: await leftIn(data, files) };
}

const add = (data: string, flags: readonly string[] = ADD, env = {}) =>
  runScript('add-draw', [...flags, '--data', data], env);

async function ingest(data: string, rows: unknown, day = '2026-07-09', env = {}) {
  const file = join(await folderWith(), `${day}.json`);
  await writeFile(file, typeof rows === 'string' ? rows : JSON.stringify(rows));
  return runScript(
    'ingest',
    ['--file', file, '--lottery', 'lao-tv', '--source', 'allhuay', '--data', data],
    env,
  );
}

const row = (top: string, bottom: string, drawDate = '2026-07-09') => [
  { drawDate, prizes: { 'top-three-digit': [top], 'bottom-two-digit': [bottom] } },
];

const killedAdd = (milliseconds: number) => () =>
  stored(async (data) => {
    const argv = ['scripts/add-draw.ts', ...ADD, '--data', data];
    const child = spawn(process.execPath, argv, { stdio: 'ignore' });
    const ended = once(child, 'exit');
    await wait(milliseconds);
    child.kill('SIGKILL');
    return { code: (await ended)[0], stderr: '' };
  });

const onSmallDisk =
  (fault: 'fill' | 'freeze', work: (data: string) => Promise<Run>) => async () => {
    const data = await folderWith();
    return onDisk(data, async (disk): Promise<Ended> => {
      for (const [path, text] of smallData()) await writeChanged(join(data, path), text);
      // A writer that ran before left the lock.
      await writeFile(join(data, '.lock'), '');
      await disk[fault]();
      const { code, stderr } = await work(data);
      return { code, stderr, left: await leftIn(data, smallData()) };
    });
  };

async function twice(works: readonly Promise<Run>[]) {
  const runs = await Promise.all(works);
  return {
    code: runs.filter(({ code }) => code !== 0).length,
    stderr: runs.map(({ stderr }) => stderr).join(''),
  };
}

async function merge(ours: string, theirs: string): Promise<Ended> {
  const folder = await folderWith(smallData());
  const base = smallData().get(TV_FILE) ?? '';
  for (const [name, text] of Object.entries({ base, ours, theirs }))
    await writeFile(join(folder, name), text);
  const files = ['base', 'ours', 'theirs'].map((name) => join(folder, name));
  const { code, stderr } = await runScript('merge-draws', [...files, join(folder, TV_FILE)]);
  const merged = await readFile(join(folder, 'ours'), 'utf8');
  const lost = [base, ours, theirs].flatMap((text) => findLostNumbers(text, merged));
  return { code, stderr, left: code !== 0 ? 'old' : lost.length === 0 ? 'new' : 'wrong' };
}

const tv = (draw: string) => (smallData().get(TV_FILE) ?? '').replace('[\n', `[\n${draw},\n`);
const line = (bottom: string) =>
  JSON.stringify({
    drawDate: '2026-07-09',
    prizes: { 'top-three-digit': ['754'], 'top-two-digit': ['54'], 'bottom-two-digit': [bottom] },
    source: 'allhuay',
  });

async function checked(edit: (files: Map<string, string>) => void): Promise<Ended> {
  const files = smallData();
  edit(files);
  const { code, stderr } = await runScript('check-data', ['--data', await folderWith(files)]);
  return { code, stderr, left: code === 0 ? 'wrong' : 'old' };
}
const replaced = (path: string, from: string, to: string) => () =>
  checked((files) => files.set(path, (files.get(path) ?? '').replace(from, to)));

const registryWith = (
  edit: (registry: {
    families: Record<string, { eras: { from: string | null; prizes: { slug: string }[] }[] }>;
  }) => void,
) => {
  const files = smallData();
  const registry = JSON.parse(files.get('lotteries.json') ?? '');
  edit(registry);
  return files.set('lotteries.json', JSON.stringify(registry));
};
const eraFrom = (from: string) =>
  registryWith(({ families }) => {
    const eras = families['hanoi']?.eras ?? [];
    eras.push({
      from,
      prizes: (eras[0]?.prizes ?? []).filter(({ slug }) => slug !== 'bottom-two-digit'),
    });
  });

export const STORE_FAULTS: readonly Fault[] = [
  ...[150, 400, 700, 1_000].map((moment) => ({
    name: `draw:add: kill -9 after ${moment} ms`,
    run: killedAdd(moment),
    expect: KILLED,
  })),
  {
    name: 'draw:add: a full disk',
    run: onSmallDisk('fill', (data) => add(data)),
    expect: REFUSED,
    says: 'full',
  },
  {
    name: 'draw:add: a folder that can only be read',
    run: onSmallDisk('freeze', (data) => add(data)),
    expect: REFUSED,
    says: 'read',
  },
  {
    name: 'ingest: a full disk',
    run: onSmallDisk('fill', (data) => ingest(data, row('754', '65'))),
    expect: REFUSED,
    says: 'full',
  },
  {
    name: 'ingest: a folder that can only be read',
    run: onSmallDisk('freeze', (data) => ingest(data, row('754', '65'))),
    expect: REFUSED,
    says: 'read',
  },
  {
    name: 'ingest: two at once, other days',
    run: () =>
      stored((data) =>
        twice([
          ingest(data, row('754', '65')),
          ingest(data, row('111', '22', '2026-07-10'), '2026-07-10'),
        ]),
      ),
    expect: DONE,
  },
  {
    name: 'draw:add: two at once, other numbers for one day',
    run: () =>
      stored((data) =>
        twice([add(data), add(data, [...ADD.slice(0, -2), 'bottom-two-digit=66', '--yes'])]),
      ),
    expect: [[1, 'new']],
  },
  {
    name: 'ingest: other numbers for a stored draw',
    run: () => stored((data) => ingest(data, row('509', '37', '2026-07-08'))),
    expect: REFUSED,
  },
  {
    name: 'draw:add: other numbers without --correct',
    run: () => stored((data) => add(data, [...OTHER_NUMBERS, '--yes'])),
    expect: REFUSED,
  },
  {
    name: 'draw:add: partial over complete',
    run: () =>
      stored((data) =>
        add(data, [
          '--lottery',
          'lao-tv',
          '--date',
          '2026-07-08',
          '--source',
          'allhuay',
          '--prize',
          'top-three-digit=508',
          '--pending',
          'bottom-two-digit',
          '--yes',
        ]),
      ),
    expect: [...REFUSED, [0, 'old']],
  },
  {
    name: 'ingest: Thai digits',
    run: () => stored((data) => ingest(data, row('๗๕๔', '65'))),
    expect: [...REFUSED, [3, 'new']],
  },
  {
    name: 'ingest: a file cut off in the middle',
    run: () => stored((data) => ingest(data, JSON.stringify(row('754', '65')).slice(0, -9))),
    expect: REFUSED,
  },
  {
    name: 'ingest: the stored file was cut off',
    run: () => truncated((data) => ingest(data, row('754', '65'))),
    expect: REFUSED,
  },
  {
    name: 'draw:add: the stored file was cut off',
    run: () => truncated((data) => add(data)),
    expect: REFUSED,
  },
  {
    name: 'draw:add: a clock ten years ahead',
    run: () => stored((data) => add(data, ADD, clockFrom('2036-11-22T03:00:00Z', { haste: 1 }))),
    expect: [...REFUSED, ...DONE],
  },
  {
    name: 'draw:add: a clock ten years behind',
    run: () => stored((data) => add(data, ADD, clockFrom('2016-11-22T03:00:00Z', { haste: 1 }))),
    expect: REFUSED,
  },
  {
    name: 'ingest: an era without a prize that is stored',
    run: () => stored((data) => ingest(data, row('754', '65')), eraFrom('2026-07-01')),
    expect: REFUSED,
  },
  {
    name: 'ingest: an era that begins next century',
    run: () => stored((data) => ingest(data, row('754', '65')), eraFrom('2199-01-01')),
    expect: DONE,
  },
  {
    name: 'data:merge: equal numbers',
    run: () => merge(tv(line('65')), tv(line('65'))),
    expect: DONE,
  },
  {
    name: 'data:merge: other numbers',
    run: () => merge(tv(line('65')), tv(line('66'))),
    expect: REFUSED,
  },
  {
    name: 'data:merge: theirs was cut off',
    run: () => merge(tv(line('65')), tv(line('65')).slice(0, 60)),
    expect: REFUSED,
  },
  {
    name: 'data:check: a draw twice',
    run: () =>
      checked((files) => files.set(TV_FILE, tv(line('65')).replace('[\n', `[\n${line('66')},\n`))),
    expect: REFUSED,
  },
  {
    name: 'data:check: an edited adjacent number',
    run: replaced(THAI_FILE, '004616', '004617'),
    expect: REFUSED,
  },
  {
    name: 'data:check: two years swapped',
    run: () =>
      checked((files) =>
        files.set(
          'draws/hanoi-special/2025.json',
          files.get('draws/hanoi-special/2026.json') ?? '',
        ),
      ),
    expect: REFUSED,
  },
  {
    name: 'data:check: a draw of a day to come',
    run: replaced(TV_FILE, '2026-07-08', '2099-07-08'),
    expect: REFUSED,
  },
];

async function truncated(work: (data: string) => Promise<Run>): Promise<Ended> {
  const files = smallData();
  const data = await folderWith(files);
  const path = join(data, TV_FILE);
  await truncate(path, 40);
  const left = files.set(TV_FILE, await readFile(path, 'utf8'));
  const { code, stderr } = await work(data);
  return { code, stderr, left: await leftIn(data, left) };
}
