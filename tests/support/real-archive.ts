// Real draws: of the frozen copy for unit tests, of the data folder itself for what looks at
// today's build.
import { fileURLToPath } from 'node:url';
import { readFiles } from '../../scripts/disk/text-files.ts';
import type { LotteryDraws } from '../../src/domain/draw.ts';
import { type DataFiles, type DataFolder, readDataFolder } from '../../src/intake/data-folder.ts';
import { frozenData } from './frozen-data.ts';

const DATA_FOLDER = fileURLToPath(new URL('../../data', import.meta.url));

/** No test asks the clock, so no draw of the repository is in the future. */
const END_OF_TIME = Date.parse('9999-12-31');

/** Read once for all tests that share a process; nobody can change it, every part is read-only. */
let frozen: DataFolder | undefined;

/** Every lottery of the frozen registry with its draws. */
export async function readRealArchive(): Promise<DataFolder> {
  frozen ??= opened(frozenData());
  return frozen;
}

/** Every lottery with the draws stored today. For proofs and `live-data.test.ts` only. */
export async function readLiveArchive(): Promise<DataFolder> {
  return opened(await readFiles(DATA_FOLDER, '.json'));
}

function opened(files: DataFiles): DataFolder {
  const { dataFolder } = readDataFolder(files, END_OF_TIME);
  if (dataFolder === undefined)
    throw new Error('the data folder has a problem: npm run data:check');
  return dataFolder;
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
