// Emission of the synthetic archive against the floor.
import { mkdir, mkdtemp, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Measure, median } from './measure.ts';
import { type Cost, runMeasured } from './run-measured.ts';
import { syntheticArchive } from './synthetic-archive.ts';

const AREA = 'emit';
/** What a machine that builds has to have free. */
const MAX_MEMORY_MB = 1500;
const FLOOR = 'read, parse, write the same';

type Sizes = { readonly years: readonly [number, number, number]; readonly rounds: number };

export async function measureEmission({ years, rounds }: Sizes): Promise<Measure[]> {
  const folder = await mkdtemp(join(await roomyFolder(years[2], rounds), 'synthetic-'));
  try {
    const [small, middle, large] = years;
    const cost = new Map<number, number>();
    for (const size of [small, middle]) {
      const archive = join(folder, String(size));
      await makeArchive(join(archive, 'data'), size);
      const costs = await inTurn(rounds, (round) => emit(archive, `out-${round}`));
      cost.set(size, median(costs.map((one) => one.cpuMs)));
    }
    const archive = join(folder, String(large));
    await makeArchive(join(archive, 'data'), large);
    const full: Cost[] = [];
    const floors = await inTurn(rounds, async (round) => {
      full.push(await emit(archive, `out-${round}`));
      return measureFloor(archive, `out-${round}`, `floor-${round}`);
    });
    const cpuMs = median(full.map((one) => one.cpuMs));
    cost.set(large, cpuMs);
    const floor = median(floors.map((one) => one.cpuMs));
    const perYear = (from: number, to: number) =>
      ((cost.get(to) ?? 0) - (cost.get(from) ?? 0)) / (to - from);
    const ms = { area: AREA, unit: 'ms of CPU' };
    const of = `${large} years × 49 daily`;
    return [
      {
        ...ms,
        what: of,
        ours: cpuMs,
        baseline: floor,
        baselineName: FLOOR,
        wanted: { atMost: 2.5 },
      },
      {
        area: AREA,
        what: `memory for ${of}`,
        unit: 'MB',
        ours: Math.max(...full.map((one) => one.maxRssMb)),
        baseline: MAX_MEMORY_MB,
        baselineName: 'the limit',
        wanted: { atMost: 1 },
      },
      {
        ...ms,
        what: `one more year, from ${middle} to ${large}`,
        ours: perYear(middle, large),
        baseline: perYear(small, middle),
        baselineName: `one more year, from ${small} to ${middle}`,
        wanted: { atMost: 1.25 },
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

/** Into a folder of its own. */
export async function makeArchive(data: string, years: number): Promise<void> {
  for (const [path, text] of syntheticArchive(await readFile(REGISTRY, 'utf8'), { years })) {
    await mkdir(dirname(join(data, path)), { recursive: true });
    await writeFile(join(data, path), text);
  }
}

async function inTurn<T>(rounds: number, measure: (round: number) => Promise<T>): Promise<T[]> {
  const measured: T[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measure(round));
  return measured;
}

export function emit(folder: string, out: string): Promise<Cost> {
  return runMeasured('scripts/run.ts', ['emit', join(folder, out)], {
    DATA_FOLDER: join(folder, 'data'),
    GENERATED_FOLDER: join(folder, out, 'made'),
  });
}

function measureFloor(folder: string, out: string, floor: string): Promise<Cost> {
  const paths = ['data', out, floor].map((name) => join(folder, name));
  return runMeasured('bench/floor.ts', paths);
}
