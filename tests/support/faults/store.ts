// Faults done to the writers of data/draws.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFiles, writeChanged } from '../../../scripts/disk/text-files.ts';
import { readDataFolder } from '../../../src/intake/files/data-folder.ts';
import { findLost } from '../../../src/intake/fold/lost.ts';
import { NEW_DRAW } from '../add-draw.ts';
import { clockFrom } from '../clock.ts';
import { folderWith, type Run, runScript } from '../run-script.ts';
import { smallData } from '../small-data-folder.ts';
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
const REFUSED = [
  [1, 'old'],
  [2, 'old'],
] as const;

/** New where no stored number is lost and data:check would be green; old where no byte differs. */
async function leftIn(data: string): Promise<Left> {
  const before = smallData();
  const after = await readFiles(data, '.json');
  const isSame =
    after.size === before.size && [...before].every(([path, text]) => after.get(path) === text);
  if (isSame) return 'old';
  const lost = [...before]
    .filter(([path]) => path.startsWith('draws/'))
    .flatMap(([path, text]) => findLost(text, after.get(path) ?? '[]'));
  const { dataFolder } = readDataFolder(after, Date.now());
  return lost.length === 0 && dataFolder !== undefined ? 'new' : 'wrong';
}

async function stored(
  work: (data: string) => Promise<Pick<Run, 'stderr'> & { code: number | null }>,
): Promise<Ended> {
  const data = await folderWith(smallData());
  const { code, stderr } = await work(data);
  return { code, stderr, left: await leftIn(data) };
}

const add = (data: string, flags: readonly string[] = ADD, env = {}) =>
  runScript('add-draw', [...flags], { DATA_FOLDER: data, ...env });

async function ingest(data: string, drawDate = '2026-07-09') {
  const file = join(await folderWith(), 'draws.json');
  const prizes = { 'top-three-digit': ['754'], 'bottom-two-digit': [drawDate.slice(-2)] };
  await writeFile(file, JSON.stringify([{ drawDate, prizes }]));
  return runScript('ingest', ['--file', file, '--lottery', 'lao-tv', '--source', 'allhuay'], {
    DATA_FOLDER: data,
  });
}

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
      return { code, stderr, left: await leftIn(data) };
    });
  };

async function twice(works: readonly Promise<Run>[]) {
  const runs = await Promise.all(works);
  return {
    code: runs.filter(({ code }) => code !== 0).length,
    stderr: runs.map(({ stderr }) => stderr).join(''),
  };
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
    'a full disk': [onSmallDisk('fill', (data) => ingest(data)), REFUSED, 'full'],
    'a folder that can only be read': [
      onSmallDisk('freeze', (data) => ingest(data)),
      REFUSED,
      'read',
    ],
    'two at once, other days': [
      () => stored((data) => twice([ingest(data), ingest(data, '2026-07-10')])),
      DONE,
    ],
  }),
];
