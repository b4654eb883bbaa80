// Draws into data/draws: from raw collections, from the sources of due draws, or from a file of ours.
import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { type Registry, readRegistry } from '../src/intake/archive.ts';
import { describeProblem } from '../src/intake/problem.ts';
import { DATA_FOLDER, readDataFiles } from './data-folder.ts';
import { UnreadableDraws } from './draw-store.ts';
import { readFiles } from './files.ts';
import { ingestArchive, UnreadableCollection } from './ingest/archive.ts';
import { ingestDue } from './ingest/due.ts';
import { ingestFile } from './ingest/file.ts';
import { describeOutcomes, exitCodeOf, type Outcome } from './ingest/outcome.ts';

type Options = {
  archive?: string;
  due?: boolean;
  file?: string;
  lottery?: string;
  source?: string;
  data: string;
  verbose: boolean;
  json: boolean;
};

const program = new Command('ingest')
  .description('Stores draws the data folder lacks. A stored draw is never changed here.')
  .option('--due', 'ask the source of every draw that has been announced and is not stored')
  .option('--file <path>', 'a CSV or JSON of our own form; with --lottery and --source')
  .option('--archive <folder>', 'the folder of raw collections (see data/README.md)')
  .option('--lottery <slug>', 'the lottery of --file, or the only one to ask with --due')
  .option('--source <id>', 'who published the draws of --file: an id of sources.json')
  .option('--data <folder>', 'the data folder', DATA_FOLDER)
  .option('--verbose', 'with --archive: also list every disagreement between sources', false)
  .option('--json', 'with --due and --file: the outcome of each draw as JSON', false)
  .addHelpText(
    'after',
    `
Exit 0: all that could be asked for is stored. 1: a source failed, or a stored draw has other
numbers. 2: the input cannot be read. 3: some draws are not announced in full yet.
GLO_API_URL and XSMB_CSV_URL name other addresses of the sources.`,
  )
  .parse();

const options = program.opts<Options>();
const modes = [options.archive, options.due, options.file].filter((mode) => mode !== undefined);
if (modes.length !== 1) fail('choose one of --due, --file and --archive');
const registry = await openRegistry(options.data);

if (options.archive !== undefined) {
  const raw = await readFiles(options.archive);
  if (raw.size === 0) fail(`no files in ${options.archive}; --archive wants the raw collections`);
  const conflicts = await ingestArchive({ ...options, registry, raw }).catch(unreadable);
  process.exitCode = conflicts > 0 ? 1 : 0;
} else if (options.due) {
  const { data, lottery: only } = options;
  if (only !== undefined && !registry.lotteries.some(({ slug }) => slug === only)) {
    fail(`--lottery ${only} is not one of the registry`);
  }
  finish(await ingestDue({ data, registry, now: Date.now(), only }).catch(unreadable));
} else {
  const { data, file = '', lottery: slug, source } = options;
  const lottery = registry.lotteries.find((one) => one.slug === slug);
  if (lottery === undefined) fail(`--lottery ${slug ?? ''} is not one of the registry`);
  if (source === undefined) fail('--source has to name who published these draws');
  const text = await readFile(file, 'utf8').catch((error: Error) => fail(error.message));
  const now = Date.now();
  const from = { data, registry, lottery, source, path: file, text, now };
  finish(await ingestFile(from).catch(unreadable));
}

function finish(outcomes: readonly Outcome[]): void {
  console.log(options.json ? JSON.stringify(outcomes) : describeOutcomes(outcomes));
  process.exitCode = exitCodeOf(outcomes);
}

async function openRegistry(data: string): Promise<Registry> {
  const { registry, problems } = readRegistry(await readDataFiles(data));
  return (
    registry ?? fail(`the data folder cannot be read\n${problems.map(describeProblem).join('\n')}`)
  );
}

/** A file that cannot be read is said plainly; anything else is ours, and loud. */
function unreadable(error: unknown): never {
  if (error instanceof UnreadableCollection || error instanceof UnreadableDraws) {
    fail(error.message);
  }
  throw error;
}

function fail(message: string): never {
  console.error(`ingest: ${message}`);
  process.exit(2);
}
