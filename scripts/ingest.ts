// Raw collections of draws → data/draws. A stored draw is never overwritten here: the same numbers
// change no byte, other numbers for a stored date are a conflict and stay out.
import { join } from 'node:path';
import { Command } from 'commander';
import type { Draw } from '../src/domain/draw.ts';
import type { Lottery } from '../src/domain/lottery.ts';
import { readRegistry } from '../src/intake/archive.ts';
import { formatDrawFile, parseDrawFile } from '../src/intake/draw-file.ts';
import { type Feed, feedsOf } from '../src/intake/feeds.ts';
import { type Merged, mergeFeeds } from '../src/intake/merge.ts';
import { describeProblem } from '../src/intake/problem.ts';
import { parseRulings, type Ruling } from '../src/intake/ruling.ts';
import { DATA_FOLDER, readDataFiles, todayInBangkok } from './data-folder.ts';
import { readFiles, writeChanged } from './files.ts';

type Options = { archive: string; data: string; verbose: boolean };

const program = new Command('ingest')
  .description(
    'Reads raw collections of draws and stores, in our own format, those the data folder lacks.',
  )
  .requiredOption('--archive <folder>', 'the folder of raw collections (see data/README.md)')
  .option('--data <folder>', 'the data folder', DATA_FOLDER)
  .option('--verbose', 'also list every disagreement between sources', false)
  .addHelpText('after', '\nExit 1: a stored draw has other numbers; 2: the input cannot be read.')
  .parse();

const options = program.opts<Options>();
const raw = await readFiles(options.archive);
if (raw.size === 0) {
  console.error(`ingest: no files in ${options.archive}; --archive wants the raw collections`);
  process.exit(2);
}
const stored = await readDataFiles(options.data);
const { registry, problems } = readRegistry(stored);
const rulings = parseRulings(JSON.parse(stored.get('rulings.json') ?? '[]'));
if (registry === undefined || 'findings' in rulings) {
  for (const problem of problems) console.error(describeProblem(problem));
  if ('findings' in rulings) {
    for (const finding of rulings.findings) {
      console.error(describeProblem({ ...finding, file: 'rulings.json' }));
    }
  }
  process.exit(2);
}

let conflicts = 0;
for (const lottery of registry.lotteries) {
  const rows = feedsOf(lottery.slug).map((feed) => ({ feed, rows: rowsOf(feed) }));
  const merged = mergeFeeds(rows, rulingsOf(lottery, rulings.value), {
    lottery,
    sources: registry.sources,
    today: todayInBangkok(Date.now()),
  });
  if (merged.draws.length > 0) conflicts += await store(lottery, merged);
}
process.exitCode = conflicts > 0 ? 1 : 0;

function rowsOf({ file, parse }: Feed) {
  const files = [...raw].filter(([path]) =>
    file.endsWith('/') ? path.startsWith(file) : path === file,
  );
  return files.flatMap(([path, text]) => {
    try {
      return parse(text, path);
    } catch (error) {
      throw new Error(`${path} is not what its parser expects`, { cause: error });
    }
  });
}

function rulingsOf(lottery: Lottery, all: readonly Ruling[]): Ruling[] {
  return all.filter((ruling) => ruling.lottery === lottery.slug);
}

/** Writes the years that gain a draw; says what came, and what could not. Returns the conflicts. */
async function store(lottery: Lottery, merged: Merged): Promise<number> {
  const prizeOrder = lottery.eras.at(-1)?.prizes.map(({ slug }) => slug) ?? [];
  const held = new Map<string, Draw>();
  for (const [path, text] of stored) {
    if (!path.startsWith(`draws/${lottery.slug}/`)) continue;
    for (const { draw } of parseDrawFile(text).entries) held.set(draw.drawDate, draw);
  }
  const added = merged.draws.filter(({ drawDate }) => !held.has(drawDate));
  const conflicting = merged.draws.filter((draw) => {
    const old = held.get(draw.drawDate);
    return old !== undefined && !sameNumbers(old, draw);
  });
  const all = [...held.values(), ...added].sort((a, b) => (a.drawDate < b.drawDate ? 1 : -1));
  for (const year of new Set(added.map(({ drawDate }) => drawDate.slice(0, 4)))) {
    const draws = all.filter(({ drawDate }) => drawDate.startsWith(year));
    const path = join(options.data, 'draws', lottery.slug, `${year}.json`);
    await writeChanged(path, formatDrawFile({ prizeOrder }, draws));
  }
  const range = `${all.at(-1)?.drawDate}..${all[0]?.drawDate}`;
  console.log(`${lottery.slug}: ${all.length} draws ${range}, ${added.length} new`);
  report(lottery, merged, conflicting);
  return conflicting.length;
}

function report(lottery: Lottery, merged: Merged, conflicting: readonly Draw[]) {
  for (const { drawDate } of conflicting) {
    console.error(`  conflict: ${lottery.slug} ${drawDate} is stored with other numbers; kept`);
  }
  for (const { drawDate, reason } of merged.leftOut) {
    console.log(`  left out: ${drawDate}, ${reason}`);
  }
  if (merged.disagreements.length > 0) {
    console.log(`  ${merged.disagreements.length} disagreements between sources`);
  }
  if (!options.verbose) return;
  for (const { drawDate, source, prize, stored: ours, theirs } of merged.disagreements) {
    console.log(`    ${drawDate} ${prize}: ${ours}; ${source} has ${theirs}`);
  }
}

/** Whether both have the same numbers for every prize that both name. */
function sameNumbers(one: Draw, other: Draw): boolean {
  return Object.entries(other.prizes).every(
    ([slug, numbers]) => (one.prizes[slug] ?? numbers).join() === numbers.join(),
  );
}
