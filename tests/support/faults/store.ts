// Faults done to the writers of data/draws.
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFiles, writeChanged } from '../../../scripts/disk/files.ts';
import { readDataFolder } from '../../../src/intake/data-folder.ts';
import { findLostNumbers } from '../../../src/intake/lost-numbers.ts';
import { NEW_DRAW, OTHER_NUMBERS } from '../add-draw.ts';
import { clockFrom } from '../clock.ts';
import { folderWith, type Run, runScript } from '../run-script.ts';
import { smallData, TV_FILE } from '../small-data-folder.ts';
import {
  DONE,
  type Ended,
  type Fault,
  faultsOf,
  killedAfter,
  killScript,
  type Left,
  onDisk,
} from './fault.ts';

const ADD = [...NEW_DRAW, '--yes'];
/** Part of a draw that is stored whole. */
const HALF_OF_IT = [
  ...OTHER_NUMBERS.slice(0, 4),
  ...'top-three-digit=508 bottom-two-digit=pending --yes'.split(' '),
];
const REFUSED = [
  [1, 'old'],
  [2, 'old'],
] as const;

/** The stored numbers stay, marked as doubted, and the other ones wait for a person. */
const HELD_BACK = [[1, 'new']] as const;

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
  runScript('add-draw', [...flags], { DATA_FOLDER: data, ...env });

async function ingest(data: string, rows: unknown, day = '2026-07-09', env = {}) {
  const file = join(await folderWith(), `${day}.json`);
  await writeFile(file, typeof rows === 'string' ? rows : JSON.stringify(rows));
  return runScript('ingest', ['--file', file, '--lottery', 'lao-tv', '--source', 'allhuay'], {
    DATA_FOLDER: data,
    ...env,
  });
}

const row = (top: string, bottom: string, drawDate = '2026-07-09') => [
  { drawDate, prizes: { 'top-three-digit': [top], 'bottom-two-digit': [bottom] } },
];

const killedAdd = (milliseconds: number) => () =>
  stored((data) =>
    killScript(['scripts/run.ts', 'add-draw', ...ADD], milliseconds, { DATA_FOLDER: data }),
  );

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

async function truncated(work: (data: string) => Promise<Run>): Promise<Ended> {
  const files = smallData();
  const data = await folderWith(files);
  const path = join(data, TV_FILE);
  await truncate(path, 40);
  const left = files.set(TV_FILE, await readFile(path, 'utf8'));
  const { code, stderr } = await work(data);
  return { code, stderr, left: await leftIn(data, left) };
}

export const STORE_FAULTS: readonly Fault[] = [
  ...faultsOf('draw:add', {
    ...killedAfter([60, 150, 300, 500], killedAdd),
    'a full disk': [onSmallDisk('fill', (data) => add(data)), REFUSED, 'full'],
    'a folder that can only be read': [onSmallDisk('freeze', (data) => add(data)), REFUSED, 'read'],
    'two at once, other numbers for one day': [
      () =>
        stored((data) =>
          twice([add(data), add(data, [...ADD.slice(0, -2), 'bottom-two-digit=66', '--yes'])]),
        ),
      [[1, 'new']],
    ],
    'other numbers without --reason': [
      () => stored((data) => add(data, [...OTHER_NUMBERS, '--yes'])),
      HELD_BACK,
    ],
    'partial over complete': [
      () => stored((data) => add(data, HALF_OF_IT)),
      [...REFUSED, [0, 'old']],
    ],
    'the stored file was cut off': [() => truncated((data) => add(data)), REFUSED],
    'a clock ten years ahead': [
      () => stored((data) => add(data, ADD, clockFrom('2036-11-22T03:00:00Z', { haste: 1 }))),
      [...REFUSED, ...DONE],
    ],
    'a clock ten years behind': [
      () => stored((data) => add(data, ADD, clockFrom('2016-11-22T03:00:00Z', { haste: 1 }))),
      REFUSED,
    ],
  }),
  ...faultsOf('ingest', {
    'a full disk': [onSmallDisk('fill', (data) => ingest(data, row('754', '65'))), REFUSED, 'full'],
    'a folder that can only be read': [
      onSmallDisk('freeze', (data) => ingest(data, row('754', '65'))),
      REFUSED,
      'read',
    ],
    'two at once, other days': [
      () =>
        stored((data) =>
          twice([
            ingest(data, row('754', '65')),
            ingest(data, row('111', '22', '2026-07-10'), '2026-07-10'),
          ]),
        ),
      DONE,
    ],
    'other numbers for a stored draw': [
      () => stored((data) => ingest(data, row('509', '37', '2026-07-08'))),
      HELD_BACK,
    ],
    'Thai digits': [
      () => stored((data) => ingest(data, row('๗๕๔', '65'))),
      // The other prize is stored, and this one is waited for.
      [...REFUSED, ...DONE],
    ],
    'a file cut off in the middle': [
      () => stored((data) => ingest(data, JSON.stringify(row('754', '65')).slice(0, -9))),
      REFUSED,
    ],
    'the stored file was cut off': [
      () => truncated((data) => ingest(data, row('754', '65'))),
      REFUSED,
    ],
    'an era without a prize that is stored': [
      () => stored((data) => ingest(data, row('754', '65')), eraFrom('2026-07-01')),
      REFUSED,
    ],
    'an era that begins next century': [
      () => stored((data) => ingest(data, row('754', '65')), eraFrom('2199-01-01')),
      DONE,
    ],
  }),
];
