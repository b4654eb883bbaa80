// `astro build`, whose refusals are sentences: a full disk or broken data asks for no stack trace.
import { packed } from '../../src/intake/data-folder.ts';
import { lockBuild, PUBLICATION_BUILDS } from '../site/build-lock.ts';
import { extendInventory, isAnswer, readMark } from '../site/inventory.ts';
import { GENERATED_FOLDER, OUTPUT_FOLDER } from '../site/output-folder.ts';
import { newCommand, runCommand } from '../command/command-line.ts';
import { Failure } from '../command/failure.ts';
import type { Io } from '../command/io.ts';
import { emitGenerated, emitApi } from '../build/emit-site.ts';
import { writeFunctions } from '../build/functions.ts';
import { writeHitRoutes } from '../build/output-headers.ts';
import { findDataFolder, openDataFolder } from '../gather/store/data-folder.ts';

export function main(argv: readonly string[], io: Io) {
  const command = newCommand('build', io).description(
    'Builds the site, the API and the functions into .vercel/output.',
  );
  return runCommand(command, argv, io, async () => {
    if (io.env[PUBLICATION_BUILDS] === 'answers') await buildAnswers(OUTPUT_FOLDER, io);
    else await (await import('astro')).build({});
    return 0;
  });
}

/** Renews all of an output but its pages: a publication puts answers live before it builds them. */
async function buildAnswers(output: string, io: Io): Promise<void> {
  const unlock = lockBuild(output);
  const folder = findDataFolder(io.env);
  const data = await openDataFolder(folder, io, undefined, packed);
  if (data === undefined) throw new Failure(`${folder} has problems; nothing was built`);
  // Stays beside what it no longer describes: a kill leaves an output that everybody refuses.
  const build = await readMark(output);
  emitApi(data, `${output}/static`);
  emitGenerated(data);
  await writeFunctions(output, GENERATED_FOLDER);
  await writeHitRoutes(`${output}/config.json`, `${GENERATED_FOLDER}/catalogue.json`);
  await extendInventory(output, { ...build, sources: null }, isAnswer);
  unlock();
}
