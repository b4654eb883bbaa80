// Draws into data/draws: from raw collections, from the sources of due draws, or from a file of ours.
import { readFile } from 'node:fs/promises';
import { closestLotteries, didYouMean } from '../src/intake/closest-names.ts';
import { type Registry, readRegistry } from '../src/intake/data-folder.ts';
import { describeProblem } from '../src/intake/problem.ts';
import type { DoubtName } from '../src/domain/doubt.ts';
import { ACCEPT, acceptedDoubts, commandOf } from './command-line.ts';
import { DATA_FOLDER, readDataFiles } from './data-folder.ts';
import { DrawStoreError } from './draw-store.ts';
import { sentenceOf } from './failure.ts';
import { readFiles } from './files.ts';
import { ingestCollections, UnreadableCollection } from './ingest/collections.ts';
import { ingestDay, UnusableDay } from './ingest/day.ts';
import { ingestDue } from './ingest/due.ts';
import { ingestFile } from './ingest/file.ts';
import { describeOutcomes, exitCodeOf, type Outcome, outcomeOf } from './ingest/outcome.ts';
import { rule } from './ingest/rule.ts';
import { describeRecheck, recheck, recheckExitCode } from './ingest/recheck.ts';

type Options = {
  collections?: string;
  due?: boolean;
  recheck?: string;
  file?: string;
  day?: string;
  form: boolean;
  date?: string;
  rule?: string;
  keep: boolean;
  reason?: string;
  accept?: DoubtName[];
  yes: boolean;
  dryRun: boolean;
  lottery?: string;
  source?: string;
  data: string;
  verbose: boolean;
  json: boolean;
};

const program = commandOf('ingest')
  .description('Stores draws the data folder lacks. A doubtful one is held back for a person.')
  .option('--due', 'ask the source of every draw that has been announced and is not stored')
  .option('--recheck <days>', 'ask again for stored draws of so many days; changes nothing')
  .option(
    '--file <path>',
    'a CSV or JSON of our own form, with --source; each row names its lottery, or --lottery',
  )
  .option('--day <path>', 'a day as somebody pasted it from a chat or page; - for standard input')
  .option('--date <YYYY-MM-DD>', 'the day of --day, where the text does not say it')
  .option('--rule <lottery/day>', 'a draw that is held: --source has it right, for this --reason')
  .option('--keep', 'with --rule, instead of --source: what is stored is right', false)
  .option('--reason <text>', 'with --rule: why')
  .option(...ACCEPT, acceptedDoubts)
  .option('--form', 'with --day: the text is the body of the issue form', false)
  .option('--yes', 'with --day: do not ask', false)
  .option('--dry-run', 'with --day: show what was understood and write nothing', false)
  .option('--collections <folder>', 'the folder of raw collections (see data/README.md)')
  .option('--lottery <slug>', 'the lottery of --file, or the only one to ask')
  .option('--source <id>', 'who published the draws of --file or --day: an id of sources.json')
  .option('--data <folder>', 'the data folder', DATA_FOLDER)
  .option('--verbose', 'with --collections: also list every disagreement between sources', false)
  .option(
    '--json',
    'with --due, --recheck, --file, --day: what became of each draw, as JSON',
    false,
  )
  .addHelpText(
    'after',
    `
Exit 0: done; what is not announced yet, or no source has (a gap), is no failure. 1: a person is needed: a
draw is held back or refused, a line is not understood, a source failed and a draw is not stored, or, with
--recheck, a draw differs. 2: the command line, the text or the data cannot be used.
GLO_API_URL and XSMB_CSV_URL name other addresses of the sources.`,
  )
  .parse();

const options = program.opts<Options>();
const { collections } = options;
const { due, file: ownFile, day, rule: ruled } = options;
const modes = [collections, due, options.recheck, ownFile, day, ruled].filter(
  (mode) => mode !== undefined,
);
if (modes.length !== 1)
  fail('choose one of --due, --recheck, --file, --day, --rule and --collections');
const registry = await openRegistry(options.data);

if (collections !== undefined) {
  const raw = await readFiles(collections);
  if (raw.size === 0) fail(`no files in ${collections}; --collections wants the raw files`);
  const collected = { ...options, registry, raw, accepted: options.accept };
  const conflicts = await ingestCollections(collected).catch(unreadable);
  process.exitCode = conflicts > 0 ? 1 : 0;
} else if (options.due || options.recheck !== undefined) {
  const { data, lottery: only } = options;
  if (only !== undefined && !registry.lotteries.some(({ slug }) => slug === only)) {
    failLottery(only);
  }
  const asked = { data, registry, now: Date.now(), only, accepted: options.accept };
  if (options.recheck === undefined) finish(await ingestDue(asked).catch(unreadable));
  else {
    if (!/^[1-9][0-9]{0,4}$/.test(options.recheck)) {
      fail(`--recheck ${options.recheck} is not a number of days`);
    }
    const found = await recheck({ ...asked, days: Number(options.recheck) }).catch(unreadable);
    console.log(options.json ? JSON.stringify(found) : describeRecheck(found));
    process.exitCode = recheckExitCode(found);
  }
} else if (ruled !== undefined) {
  const { data, source, keep, reason, accept: accepted } = options;
  if (keep === Boolean(source) || !reason?.trim())
    fail('--rule wants a --source, or --keep, and a --reason');
  const said = { data, registry, now: Date.now(), draw: ruled, source, reason, accepted };
  const admission = await rule(said).catch(unreadable);
  const [lottery = '', drawDate = ''] = ruled.split('/');
  finish([{ ...outcomeOf(admission, lottery, drawDate), source }]);
} else if (options.day !== undefined) {
  const now = Date.now();
  const pasted = { ...options, path: options.day, registry, now, accepted: options.accept };
  process.exitCode = await ingestDay(pasted).catch(unreadable);
} else {
  const { data, file = '', lottery: slug, source } = options;
  const lottery = registry.lotteries.find((one) => one.slug === slug);
  if (slug !== undefined && lottery === undefined) failLottery(slug);
  if (source === undefined) fail('--source has to name who published these draws');
  const text = await readFile(file, 'utf8').catch((error: Error) => fail(error.message));
  const now = Date.now();
  const accepted = options.accept;
  const from = { data, registry, lottery, source, path: file, text, now, accepted };
  finish(await ingestFile(from).catch(unreadable));
}

function finish(outcomes: readonly Outcome[]): void {
  console.log(options.json ? JSON.stringify(outcomes) : describeOutcomes(outcomes));
  process.exitCode = exitCodeOf(outcomes);
}

async function openRegistry(data: string): Promise<Registry> {
  const { registry, problems } = readRegistry(await readDataFiles(data).catch(unreadable));
  return (
    registry ?? fail(`the data folder cannot be read\n${problems.map(describeProblem).join('\n')}`)
  );
}

/** What cannot be read or written is said plainly; anything else is ours, and loud. */
function unreadable(error: unknown): never {
  if (
    error instanceof UnreadableCollection ||
    error instanceof UnusableDay ||
    error instanceof DrawStoreError
  ) {
    fail(error.message);
  }
  const sentence = sentenceOf(error);
  if (sentence !== undefined) fail(sentence, 1);
  throw error;
}

function failLottery(slug: string): never {
  const closest = didYouMean(closestLotteries(slug, registry.lotteries));
  fail(`--lottery ${slug} is not one of the registry${closest}`);
}

function fail(message: string, code = 2): never {
  console.error(`ingest: ${message}`);
  process.exit(code);
}
