// `astro build`, whose refusals are sentences: a full disk or broken data asks for no stack trace.
import { packed } from '../../src/intake/data-folder.ts';
import { lockBuild, PUBLICATION_BUILDS } from '../site/build-lock.ts';
import { extendInventory, isAnswer, readMark } from '../site/inventory.ts';
import { GENERATED_FOLDER, OUTPUT_FOLDER } from '../site/output-folder.ts';
import { newCommand, runAs } from '../command/command-line.ts';
import { Failure } from '../command/failure.ts';
import { emitGenerated, emitApi } from '../build/emit-site.ts';
import { writeFunctions } from '../build/functions.ts';
import { writeHitRoutes } from '../build/output-headers.ts';
import { DATA_FOLDER, openDataFolder } from '../gather/store/data-folder.ts';

newCommand('build')
  .description('Builds the site, the API and the functions into .vercel/output.')
  .parse();

await runAs('build', async () => {
  if (process.env[PUBLICATION_BUILDS] === 'answers') await buildAnswers(OUTPUT_FOLDER);
  else await (await import('astro')).build({});
  return 0;
});

/** Renews all of an output but its pages: a publication puts answers live before it builds them. */
async function buildAnswers(output: string): Promise<void> {
  const unlock = lockBuild(output);
  const data = await openDataFolder(DATA_FOLDER, undefined, packed);
  if (data === undefined) throw new Failure(`${DATA_FOLDER} has problems; nothing was built`);
  // Stays beside what it no longer describes: a kill leaves an output that everybody refuses.
  const build = await readMark(output);
  emitApi(data, `${output}/static`);
  emitGenerated(data);
  await writeFunctions(output, GENERATED_FOLDER);
  await writeHitRoutes(`${output}/config.json`, `${GENERATED_FOLDER}/catalogue.json`);
  await extendInventory(output, { ...build, sources: null }, isAnswer);
  unlock();
}
