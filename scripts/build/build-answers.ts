// A build without its pages: the API, what pages and functions import, and the functions. A new
// draw goes live with it while the pages of the last build stay.
import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { UnchangedFiles } from '../../src/api/emit/plan.ts';
import type { Site } from '../../src/api/answers/publisher.ts';
import type { DataFolder } from '../../src/intake/files/data-folder.ts';
import { listTree } from '../disk/tree.ts';
import { lockOutput } from '../output/build-lock.ts';
import { BUILD_FILE, extendInventory, isAnswer, readMark } from '../output/inventory.ts';
import { type Folders, STATIC_FOLDER } from '../output/output-folder.ts';
import { emitApi, emitGenerated, prepareEmission } from './emit-site.ts';
import { writeFunctions } from './functions.ts';
import { writeHitRoutes } from './output-headers.ts';

/**
 * Renews all of an output but its pages; returns how.
 * @param unchanged by lottery, files of the API that are right already
 */
export async function buildAnswers(
  data: DataFolder,
  site: Site,
  { output, generated }: Folders,
  unchanged: ReadonlyMap<string, UnchangedFiles>,
): Promise<string> {
  using locks = new DisposableStack();
  locks.defer(lockOutput(output));
  // The mark of the output stays although it no longer fits: after a kill every reader refuses the
  // output.
  const build = await readMark(output);
  const prepared = prepareEmission(data, site);
  const { files, written } = emitApi(prepared, join(output, STATIC_FOLDER), unchanged);
  emitGenerated(prepared, generated);
  await writeFunctions(output, generated);
  await writeHitRoutes(join(output, 'config.json'), join(generated, 'catalogue.json'));
  await extendInventory(output, { ...build, sources: null }, isAnswer);
  return `${unchanged.size} lotteries stand; of ${files} files of the others ${written} are new`;
}

/** Puts the answers of one output beside the pages of another. */
export async function takeAnswers(from: string, to: string): Promise<void> {
  const paths = listTree(from).filter(
    (path) =>
      path.startsWith(`${STATIC_FOLDER}/`) &&
      isAnswer(path) &&
      path !== `${STATIC_FOLDER}${BUILD_FILE}`,
  );
  for (const folder of new Set(paths.map((path) => dirname(path)))) {
    await mkdir(join(to, folder), { recursive: true });
  }
  for (const path of paths) {
    const [source, target] = [join(from, path), join(to, path)];
    // Some file systems have no links, and none links to another file system.
    await link(source, target).catch(() => copyFile(source, target));
  }
}
