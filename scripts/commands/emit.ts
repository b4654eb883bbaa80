// data/ → <out>/api/**: one JSON file for every legal question. `astro build` does the same by
// itself; alone it is for mirrors, and for types and tests that need no pages.
import { setFlagsFromString } from 'node:v8';
import { packed } from '../../src/intake/data-folder.ts';
import { newCommand, runAs } from '../command/command-line.ts';
import { emitGenerated, emitApi } from '../build/emit-site.ts';
import { DATA_FOLDER, openDataFolder } from '../gather/store/data-folder.ts';

// Without it V8 lets the heap grow to four times what is alive: 2 GB for the benchmarks' archive.
setFlagsFromString('--heap-growing-percent=60');

const HELP = `
SITE_URL is the origin the answers credit. Exit 1: the data has a problem.`;

const [folder] = newCommand('emit', HELP)
  .description('Writes one JSON file for every legal question, from the draws of the data folder.')
  .argument(
    '[folder]',
    'where the folder `api` goes; without it only what the build imports is written',
  )
  .parse().args;

await runAs('emit', async () => {
  const data = await openDataFolder(DATA_FOLDER, undefined, packed);
  if (data === undefined) return 1;
  if (folder !== undefined) {
    const { files, written, removed, bytes } = emitApi(data, folder);
    console.log(
      `${files} files: ${written} written, ${removed} removed, the rest unchanged; ${(bytes / 1e6).toFixed(1)} MB in all`,
    );
  }
  // Last: the examples in it are answers that are made by now.
  emitGenerated(data);
  return 0;
});
