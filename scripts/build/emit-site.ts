// The two emissions, as `emit` and `astro build` call them: each makes its folder hold exactly the
// files of a plan; those with the right bytes are not touched.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ANSWERED_PATHS } from '../../src/api/contract/service.ts';
import type { LotteryDraws } from '../../src/domain/draw.ts';
import type { EmittedFile, PlannedFile } from '../../src/api/answers/emitted-file.ts';
import { planGenerated } from '../../src/api/emit/generated.ts';
import { type Indexes, makeIndexes } from '../../src/api/emit/of-all-lotteries.ts';
import { planApi, type UnchangedFiles } from '../../src/api/emit/plan.ts';
import type { Site } from '../../src/api/answers/publisher.ts';
import type { DataFolder } from '../../src/intake/files/data-folder.ts';
import { listTree } from '../disk/tree.ts';

/** What both emissions of a build are made of. */
export type Emission = {
  readonly archive: readonly LotteryDraws[];
  readonly site: Site;
  /** Made once: the examples in them take as long as a lottery. */
  readonly indexes: Indexes;
};

export function prepareEmission({ archive }: DataFolder, site: Site): Emission {
  return { archive, site, indexes: makeIndexes(archive, site) };
}

/** Only a plan writes below these: the API, and `.well-known`, where others look by convention. */
const OWNED = new RegExp(`^(?:${ANSWERED_PATHS}|/\\.well-known)/`);

/**
 * Writes every file of the plan below a folder, and removes all else in the folders it owns.
 * @param unchanged by lottery, files that lie there as they would be made
 */
export function emitApi(
  { archive, site, indexes }: Emission,
  out: string,
  unchanged: ReadonlyMap<string, UnchangedFiles> = new Map(),
) {
  const unchangedPaths = [...unchanged.values()].flatMap(({ digests }) =>
    digests.map(({ path }) => path),
  );
  return writeFiles(planApi(archive, site, { indexes, unchanged }), out, OWNED, unchangedPaths);
}

/** Writes what pages, edge and check function import, and removes the folder's other JSON files. */
export function emitGenerated({ archive, site, indexes }: Emission, folder: string): void {
  writeFiles(planGenerated(archive, site, indexes), folder, /\.(?:json|tmp)$/);
}

/**
 * Writes what differs, removes what is not planned.
 * @param owned paths of this plan alone
 * @param unchanged paths that stay, although the plan does not make their files
 */
function writeFiles(
  files: Iterable<EmittedFile | PlannedFile>,
  root: string,
  owned: RegExp,
  unchanged: readonly string[] = [],
) {
  const existing = new Set(listTree(root).map((path) => `/${path}`));
  const folders = new Set<string>();
  const planned = new Set(unchanged);
  const counts = { files: 0, bytes: 0, written: 0, removed: 0 };
  for (const file of files) {
    const { path } = file;
    if (!owned.test(path)) throw new Error(`${path} does not match ${owned}`);
    const bytes = 'text' in file ? Buffer.from(file.text) : file.content;
    const target = join(root, path);
    planned.add(path);
    counts.files += 1;
    counts.bytes += bytes.byteLength;
    if (existing.has(path)) {
      if (readFileSync(target).equals(bytes)) continue;
      replace(target, bytes);
    } else {
      create(target, bytes, folders);
    }
    counts.written += 1;
  }
  for (const path of existing) {
    if (planned.has(path) || !owned.test(path)) continue;
    rmSync(join(root, path));
    counts.removed += 1;
  }
  return counts;
}

/**
 * A kill leaves the old or the new bytes, and at most a temporary file that the next run removes.
 */
function replace(path: string, bytes: Uint8Array): void {
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, bytes);
  renameSync(temporary, path);
}

/**
 * A kill may leave the file short. The next run compares it; only the inventory makes a build
 * valid.
 */
function create(path: string, bytes: Uint8Array, folders: Set<string>): void {
  const folder = dirname(path);
  if (!folders.has(folder)) {
    mkdirSync(folder, { recursive: true });
    folders.add(folder);
  }
  writeFileSync(path, bytes, { flag: 'wx' });
}
