// The repository's own data folder, for tests that enumerate what was really drawn.
import { fileURLToPath } from 'node:url';
import { readFiles } from '../../scripts/files.ts';
import type { LotteryDraws } from '../domain/draw.ts';
import type { DrawDate } from '../domain/draw-date.ts';
import { type Archive, readArchive } from '../intake/archive.ts';

const DATA_FOLDER = fileURLToPath(new URL('../../data', import.meta.url));

/** No test asks the clock, so no draw of the repository is in the future. */
const END_OF_TIME = '9999-12-31' as DrawDate;

/** Read once for all tests that share a process; nobody can change it, every part is read-only. */
let reading: Promise<Archive> | undefined;

/** Every lottery of the registry with its draws. */
export function readRealArchive(): Promise<Archive> {
  reading ??= read();
  return reading;
}

async function read(): Promise<Archive> {
  const { archive } = readArchive(await readFiles(DATA_FOLDER, '.json'), END_OF_TIME);
  if (archive === undefined) throw new Error('the data folder has a problem: npm run data:check');
  return archive;
}

/** One lottery of an archive. */
export function lotteryDraws(archive: readonly LotteryDraws[], slug: string): LotteryDraws {
  const found = archive.find(({ lottery }) => lottery.slug === slug);
  if (found === undefined) throw new Error(`${slug} is no lottery of the archive`);
  return found;
}

/** The lotteries that have a draw. */
export function heldLotteries(archive: readonly LotteryDraws[]): LotteryDraws[] {
  return archive.filter(({ draws }) => draws.length > 0);
}
