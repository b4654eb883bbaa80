// Emission of the synthetic archive against the floor.
import { mkdir, mkdtemp, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Measure, median } from './measure.ts';
import { type Cost, runMeasured } from './run-measured.ts';
import { syntheticArchive } from './synthetic-archive.ts';

type Size = { readonly years: number; readonly rounds: number };

/** CPU of an emission, and of the floor that reads the same draws and writes the same bytes. */
export async function measureEmission({ years, rounds }: Size): Promise<Measure[]> {
  const folder = await mkdtemp(join(await roomyFolder(years, rounds), 'synthetic-'));
  try {
    await makeArchive(join(folder, 'data'), years);
    const costs: Cost[] = [];
    const floors: Cost[] = [];
    for (let round = 0; round < rounds; round += 1) {
      costs.push(await emit(folder, `out-${round}`));
      floors.push(await measureFloor(folder, `out-${round}`, `floor-${round}`));
    }
    const medianOf = (measured: readonly Cost[]) => median(measured.map(({ cpuMs }) => cpuMs));
    return [
      {
        area: 'emit',
        what: `${years} years × 49 daily`,
        unit: 'ms of CPU',
        ours: medianOf(costs),
        baseline: medianOf(floors),
        baselineName: 'read, parse, write the same',
        wanted: { atMost: 2.5 },
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const REGISTRY = 'data/lotteries.json';

/** Of all files together, each in whole pages of memory. */
const BYTES_A_YEAR = 49 * 365 * 2 * 4096;

/**
 * Memory, where the machine has room for every copy and half as much again. A disk costs ours and
 * the floor the same, but not twice the same: a file system without a journal looks for minutes
 * whether each new file takes the place of one just deleted, which costs more than all the rest.
 * Nor is anything deleted before the end.
 */
async function roomyFolder(years: number, rounds: number): Promise<string> {
  const copies = 2 * rounds;
  const needed = Math.max(1.5 * BYTES_A_YEAR * years * copies, 2 ** 30);
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return Math.min(bavail * bsize, freemem()) > needed ? MEMORY : tmpdir();
}

const MEMORY = '/dev/shm';

async function makeArchive(data: string, years: number): Promise<void> {
  for (const [path, text] of syntheticArchive(await readFile(REGISTRY, 'utf8'), { years })) {
    await mkdir(dirname(join(data, path)), { recursive: true });
    await writeFile(join(data, path), text);
  }
}

function emit(folder: string, out: string): Promise<Cost> {
  return runMeasured('scripts/run.ts', ['emit', join(folder, out)], {
    DATA_FOLDER: join(folder, 'data'),
    GENERATED_FOLDER: join(folder, out, 'made'),
  });
}

function measureFloor(folder: string, out: string, floor: string): Promise<Cost> {
  const paths = ['data', out, floor].map((name) => join(folder, name));
  return runMeasured('bench/floor.ts', paths);
}
