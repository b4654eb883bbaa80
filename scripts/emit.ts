// data/ → public/api/**, and under src/generated what edge, function and pages are built with. Part of each build.
// Nothing is written when a draw breaks a rule; a part whose inputs have not changed is not made again,
// and a file is written only when its bytes change.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { progress } from '@clack/prompts';
import { Command } from 'commander';
import { siteOrigin } from '../src/contract/site.ts';
import type { EmittedFile } from '../src/emit/emitted-file.ts';
import { planBundled, planPageData, planParts } from '../src/emit/plan.ts';
import { DATA_FOLDER, openDataFolder } from './data-folder.ts';
import {
  type EmittedPart,
  fingerprintOf,
  hashEmitters,
  readEmittedParts,
  writeEmittedParts,
} from './emitted-parts.ts';
import { listFiles, removeFiles, writeChanged } from './files.ts';
import { SITE_URL } from './site-url.ts';

type Options = { data: string; public: string; generated: string };

const options = new Command('emit')
  .description('Writes one JSON file for every legal question, from the draws of the data folder.')
  .option('--data <folder>', 'the data folder', DATA_FOLDER)
  .option('--public <folder>', 'where the site keeps its static files', 'public')
  .option('--generated <folder>', 'where the bundled files go', 'src/generated')
  .addHelpText(
    'after',
    '\nSITE_URL is the origin the answers credit. Exit 1: the data has a problem.',
  )
  .parse()
  .opts<Options>();

const archive = await openDataFolder(options.data);
if (archive === undefined) process.exit(1);

const { sources, calendar } = archive;
const site = { origin: siteOrigin(SITE_URL), sources, calendar };
const parts = planParts(archive.archive, site);
const ledger = join(options.generated, 'emitted.json');
const before = await readEmittedParts(ledger);
const emitters = await hashEmitters(fileURLToPath(new URL('../src', import.meta.url)));
const onDisk = new Set((await listFiles(options.public)).map((path) => `/${path}`));

const bar = process.stdout.isTTY ? progress({ max: parts.length }) : undefined;
bar?.start('emitting');
const emitted: Record<string, EmittedPart> = {};
let [planned, written] = [0, 0];
for (const part of parts) {
  const fingerprint = fingerprintOf(part, emitters);
  const known = before[part.name];
  // Made from the very same, and still there: nothing to do.
  const stands =
    known?.fingerprint === fingerprint && known.paths.every((path) => onDisk.has(path));
  emitted[part.name] = stands ? known : { fingerprint, paths: await emitPart(part.files()) };
  planned += emitted[part.name]?.paths.length ?? 0;
  bar?.advance(1, `${planned} files`);
}
bar?.stop('emitted');

const { catalogue, latestDraws } = planBundled(archive.archive, site);
const bundled = { catalogue, 'latest-draws': latestDraws };
const pageData = planPageData(archive.archive, site);
for (const [name, value] of Object.entries({ ...bundled, ...pageData })) {
  await writeChanged(join(options.generated, `${name}.json`), `${JSON.stringify(value)}\n`);
}

// A file no question leads to any more (a renamed prize, say) must not go on answering.
const answering = new Set(Object.values(emitted).flatMap(({ paths }) => paths));
const stale = [...onDisk].filter((path) => path.startsWith('/api/') && !answering.has(path));
await removeFiles(options.public, stale);
// Last, so that an emission broken off is not taken for a whole one.
await writeEmittedParts(ledger, emitted);
console.log(`${planned} files: ${written} written, ${stale.length} removed, the rest unchanged`);

async function emitPart(files: readonly EmittedFile[]): Promise<string[]> {
  const changed = await Promise.all(
    files.map(({ path, text }) => writeChanged(join(options.public, path), text)),
  );
  written += changed.filter(Boolean).length;
  return files.map(({ path }) => path);
}
