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
  const folder = await mkdtemp(join(await roomyFolder(), 'synthetic-'));
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
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const REGISTRY = 'data/lotteries.json';

const MEMORY = '/dev/shm';
/** Of archive, emissions and floors together. */
const ROOM = 2 ** 31;

/** Memory where it has room: a disk costs ours and the floor the same, but not twice the same. */
async function roomyFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return Math.min(bavail * bsize, freemem()) > ROOM ? MEMORY : tmpdir();
}

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
