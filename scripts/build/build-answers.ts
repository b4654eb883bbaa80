// The answers of new draws in an output whose pages stay as they are: the files of the API, the
// functions, and what the platform is told of both. A publication puts them live before it builds
// the pages.
import { packed } from '../../src/intake/data-folder.ts';
import { Failure } from '../command/failure.ts';
import { emitGenerated, emitSite } from '../emit/emit-site.ts';
import { writeFunctions } from '../integrations/functions.ts';
import { writeHitRoutes } from '../integrations/output-headers.ts';
import { DATA_FOLDER, openDataFolder } from '../store/data-folder.ts';
import { lockBuild } from './build-lock.ts';
import { extendInventory, isAnswer, readMark } from './inventory.ts';
import { GENERATED_FOLDER, OUTPUT_FOLDER } from './output-folder.ts';

/** Throws a `Failure` if the data have problems or the pages are not as they were built. */
export async function buildAnswers(output = OUTPUT_FOLDER): Promise<void> {
  const release = lockBuild(output);
  const data = await openDataFolder(DATA_FOLDER, undefined, packed);
  if (data === undefined) throw new Failure(`${DATA_FOLDER} has problems; nothing was built`);
  // Stays beside what it no longer describes: a kill leaves an output that everybody refuses.
  const build = await readMark(output);
  emitSite(data, `${output}/static`);
  emitGenerated(data);
  await writeFunctions(output, GENERATED_FOLDER);
  await writeHitRoutes(`${output}/config.json`, `${GENERATED_FOLDER}/catalogue.json`);
  await extendInventory(output, { ...build, sources: null }, isAnswer);
  release();
}
