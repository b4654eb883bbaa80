// data/ → <out>/api/**: one JSON file for every legal question. `astro build` does the same by
// itself; alone it is for mirrors, and for types and tests that need no pages.
import { setFlagsFromString } from 'node:v8';
import { newCommand, runCommand } from '../command/command-line.ts';
import type { Io } from '../command/io.ts';
import { emitApi, emitGenerated, prepareEmission } from '../build/emit-site.ts';
import { findDataFolder, openDataFolder } from '../gather/store/open-data.ts';
import { foldersOf } from '../output/output-folder.ts';
import { describeSite } from '../output/settings.ts';

const HELP = `
SITE_URL is the origin the answers credit. Exit 1: the data has a problem.`;

export function main(argv: readonly string[], io: Io) {
  const command = newCommand('emit', io, HELP)
    .description(
      'Writes one JSON file for every legal question, from the draws of the data folder.',
    )
    .argument(
      '[folder]',
      'where the folder `api` goes; without it only what the build imports is written',
    );
  return runCommand(command, argv, io, () => emit(command.args[0], io));
}

async function emit(folder: string | undefined, io: Io) {
  // Without it V8 lets the heap grow to four times what is alive: 2 GB for the benchmarks' archive.
  setFlagsFromString('--heap-growing-percent=60');
  const data = await openDataFolder(findDataFolder(io.env), io);
  if (data === undefined) return 1;
  const prepared = prepareEmission(data, describeSite(data, io.env));
  if (folder !== undefined) {
    const { files, written, removed, bytes } = emitApi(prepared, folder);
    io.out(
      `${files} files: ${written} written, ${removed} removed, the rest unchanged; ${(bytes / 1e6).toFixed(1)} MB in all`,
    );
  }
  emitGenerated(prepared, foldersOf(io.env).generated);
  return 0;
}
