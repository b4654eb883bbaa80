// Compares the stored numbers with those that are live before anything is built.
import { memberPath } from '../../src/contract/file-family.ts';
import { FILES } from '../../src/contract/files.ts';
import { sha256Of } from '../../src/emit/emitted-file.ts';
import { writeLines } from '../../src/emit/export.ts';
import { serializeDraws } from '../../src/emit/results.ts';
import { readDataFolder } from '../../src/intake/data-folder.ts';
import { STATIC_FOLDER } from '../build/inventory.ts';
import { ignoreFailure } from '../command/failure.ts';
import { describeSite } from '../emit/site.ts';
import { DATA_FOLDER, readDataFiles } from '../store/data-folder.ts';
import type { Address } from './address.ts';
import { readBuildAt } from './live-site.ts';
import type { ServedSite } from './losses.ts';
import { otherNumbers, refuse } from './numbers.ts';

/** Throws if a place gives other numbers. One that cannot be read is judged after a build. */
export async function compareStored(places: readonly Address[], allowOlder: boolean) {
  const next = await storedSite();
  if (next === undefined) return;
  for (const address of places) {
    const live = { address, files: (await readBuildAt(address))?.files };
    const found = await otherNumbers({ live, next, allowOlder }).catch(ignoreFailure);
    if (found) refuse(address, found);
  }
}

/** What a build would answer of its draws; `undefined` if data:check finds errors in the data. */
async function storedSite(): Promise<ServedSite | undefined> {
  const { dataFolder } = readDataFolder(await readDataFiles(DATA_FOLDER), Date.now());
  if (dataFolder === undefined) return undefined;
  const site = describeSite(dataFolder);
  const texts = new Map<string, string>();
  const files = new Map<string, string>();
  for (const draws of dataFolder.archive) {
    const path = memberPath(FILES.exportLines.path, { lottery: draws.lottery.slug });
    const text = writeLines(serializeDraws(draws, site));
    texts.set(path, text);
    files.set(`${STATIC_FOLDER}${path}`, sha256Of(text));
  }
  return { address: { name: DATA_FOLDER, read: async (path) => texts.get(path) }, files };
}
