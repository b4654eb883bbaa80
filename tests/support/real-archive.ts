// Real draws: of the frozen copy for unit tests, of the data folder itself for what looks at
// today's build.
import { fileURLToPath } from 'node:url';
import { readFiles } from '../../scripts/disk/text-files.ts';
import type { LotteryDraws } from '../../src/domain/draw.ts';
import {
  type DataFiles,
  type DataFolder,
  readDataFolder,
} from '../../src/intake/files/data-folder.ts';
import { describeProblems, isError } from '../../src/intake/problem.ts';
import { frozenData } from './frozen-data.ts';

const DATA_FOLDER = fileURLToPath(new URL('../../data', import.meta.url));

/** Enough to see whether they have one cause. */
const FIRST = 3;

/** No test asks the clock, so no draw of the repository is in the future. */
const END_OF_TIME = Date.parse('9999-12-31');

/** Read once for all tests that share a process; nobody can change it, every part is read-only. */
let frozen: DataFolder | undefined;

/** Every lottery of the frozen registry with its draws. */
export async function readRealArchive(): Promise<DataFolder> {
  frozen ??= opened(frozenData(), 'the frozen draws');
  return frozen;
}

/** Every lottery with the draws stored today. For proofs and `live-data.test.ts` only. */
export async function readLiveArchive(): Promise<DataFolder> {
  return opened(await readFiles(DATA_FOLDER, '.json'), DATA_FOLDER);
}

/** The data of these files. Throws what is wrong with them first, and where they are. */
export function opened(files: DataFiles, folder: string): DataFolder {
  const { dataFolder, problems } = readDataFolder(files, END_OF_TIME);
  if (dataFolder !== undefined) return dataFolder;
  const errors = problems.filter(isError);
  const first = describeProblems(errors.slice(0, FIRST)).join('\n');
  throw new Error(`${folder} has ${errors.length} problems, first\n${first}`);
}

/** One lottery of an archive. */
export function lotteryDraws(archive: readonly LotteryDraws[], slug: string): LotteryDraws {
  const found = archive.find(({ lottery }) => lottery.slug === slug);
  if (found === undefined) throw new Error(`${slug} is no lottery of the archive`);
  return found;
}

/** The lotteries that have a draw. */
export function lotteriesWithDraws(archive: readonly LotteryDraws[]): LotteryDraws[] {
  return archive.filter(({ draws }) => draws.length > 0);
}
