// The command line of an emission.
import { join } from 'node:path';
import { Command } from 'commander';
import { siteOrigin } from '../../src/contract/site.ts';
import { DATA_FOLDER, printProblems, todayInBangkok } from '../data-folder.ts';
import { SITE_URL } from '../site-url.ts';
import { hashCode } from './code-hash.ts';
import { Emission } from './emission.ts';
import { knownRunsIn } from './known-runs.ts';
import { emptyLedger, readLedger, writeLedger } from './ledger.ts';
import { OutputTree } from './output-tree.ts';
import { openRemembered } from './remembered-draws.ts';

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

const origin = siteOrigin(SITE_URL);
const today = todayInBangkok(Date.now());
const ledgerFile = join(options.generated, 'emitted.json');
const code = `${hashCode()} ${origin}`;
const left = readLedger(ledgerFile, code);
const manifest = left.manifest?.file.path;
// Without its manifest nothing the last emission left can be told from what somebody else did.
const isWhole =
  manifest !== undefined && new OutputTree(options.public, left.stamps.tree).stands(manifest);
const ledger = isWhole ? left : emptyLedger(code);
const opened = openRemembered(options.data, { ledger, today });
printProblems(opened.problems, { folder: options.data, files: opened.files });
if (opened.remembered === undefined) process.exit(1);

const { lotteries, sources, calendar } = opened.remembered.registry;
const tree = new OutputTree(options.public, ledger.stamps.tree);
const emission = new Emission({
  site: { origin, sources, calendar },
  tree,
  bundle: new OutputTree(options.generated, ledger.stamps.bundle),
  before: ledger,
  knownRuns: knownRunsIn(options.public, ledger.manifest),
});
// Asked for only where somebody watches: it takes a while to start.
const bar = process.stdout.isTTY
  ? (await import('@clack/prompts')).progress({ max: lotteries.length })
  : undefined;
bar?.start('emitting');
for (const lottery of lotteries) {
  emission.emitLottery(lottery, opened.remembered, today);
  bar?.advance(1, lottery.slug);
}
bar?.stop('emitted');
const { after, files, bytes } = emission.finish();
// Last, so that an emission broken off is not taken for a whole one.
if (emission.changed) writeLedger(ledgerFile, after, ledger);
console.log(
  `${files} files: ${tree.written} written, ${tree.removed} removed, the rest unchanged; ${(bytes / 1e6).toFixed(1)} MB in all`,
);
