// `draw:withdraw` and `draw:restore`: a published draw that turned out to be none leaves every answer and
// keeps its place in data/draws, with the reason; restoring makes it a result again. A person decides.
import { confirm } from '@clack/prompts';
import type { DrawDate } from '../src/domain/draw-date.ts';
import { isDrawDate } from '../src/domain/draw-date.ts';
import { closestLotteries, didYouMean } from '../src/intake/closest-names.ts';
import { readRegistry } from '../src/intake/data-folder.ts';
import { describeProblem } from '../src/intake/problem.ts';
import { commandOf } from './command-line.ts';
import { DATA_FOLDER, readDataFiles } from './data-folder.ts';
import { DrawStoreError } from './draw-store.ts';
import { Failure, sentenceOf } from './failure.ts';
import { type Act, type Span, drawsToChange, storeAct } from './withdrawals.ts';

/** More lines than this hide what matters. */
const SHOWN_DRAWS = 10;

type Options = {
  restore: boolean;
  reasonTh?: string;
  reasonEn?: string;
  yes: boolean;
  data: string;
};

const program = commandOf('draw:withdraw')
  .argument(
    '<lottery/day>',
    'a draw, lao-tv/2026-11-16, or all of a span, lao-tv/2026-11-01..2026-11-16',
  )
  .description('Takes back draws that are no results; draw:restore makes them results again.')
  .option('--restore', 'undo a withdrawal', false)
  .option('--reason-th <text>', 'why, in Thai, as visitors read it')
  .option('--reason-en <text>', 'why, in English')
  .option('--yes', 'do not ask', false)
  .option('--data <folder>', 'the data folder', DATA_FOLDER)
  .addHelpText(
    'after',
    `
Numbers and reason stay in data/draws; the next publication takes the draws out of every answer and tells it.
Exit 0: written. 1: a draw is not stored, or is so already, or you answered no. 2: wrong use.`,
  )
  .parse();

const options = program.opts<Options>();
const [draws = ''] = program.args;
const { registry, problems } = readRegistry(await readDataFiles(options.data).catch(said));
if (registry === undefined) fail(problems.map(describeProblem).join('\n'));
const [slug = '', days = ''] = draws.split('/');
const lottery = registry.lotteries.find((one) => one.slug === slug);
if (lottery === undefined) {
  fail(`${slug} is no lottery${didYouMean(closestLotteries(slug, registry.lotteries))}`);
}
const span = spanOf(days);
const { reasonTh: th, reasonEn: en } = options;
if (!th || !/[ก-ฮ]/.test(th)) fail('--reason-th has to say why, in Thai');
if (!en || !/^[^ก-ฮ]*[A-Za-z][^ก-ฮ]*$/.test(en)) fail('--reason-en has to say why, in English');
const now = Date.now();
const act: Act = {
  kind: options.restore ? 'restore' : 'withdraw',
  at: new Date(now).toISOString(),
  reason: { th, en },
};
const context = { ...registry, lottery, now };

try {
  const chosen = await drawsToChange(options.data, span, act, context);
  console.log(`${lottery.nameTh} ${slug}: would ${act.kind} ${chosen.length} of its draws`);
  for (const { drawDate, prizes } of chosen.slice(0, SHOWN_DRAWS)) {
    console.log(`  ${drawDate} ${Object.values(prizes)[0]?.join(' ')}`);
  }
  if (chosen.length > SHOWN_DRAWS) {
    console.log(`  … and ${chosen.length - SHOWN_DRAWS} more, to ${chosen.at(-1)?.drawDate}`);
  }
  console.log(`  เหตุผล: ${th}\n  reason: ${en}`);
  if (!options.yes) {
    if (process.stdin.isTTY !== true) fail('nobody can be asked here; --yes writes without asking');
    const message = `${act.kind === 'restore' ? 'คืนเป็นผล' : 'ถอนออกจากผล'}หรือไม่ (${act.kind} them?)`;
    if ((await confirm({ message })) !== true) throw new Failure('nothing was written');
  }
  await storeAct(options.data, chosen, act, context);
  console.log(`${act.kind === 'restore' ? 'restored' : 'withdrawn'}: ${chosen.length}`);
} catch (error) {
  said(error);
}

/** A day, or two with `..` between them. */
function spanOf(text: string): Span {
  const [from = '', to = from, ...more] = text.split('..');
  if (more.length > 0 || !isDrawDate(from) || !isDrawDate(to) || from > to) {
    fail(`${text} is no day YYYY-MM-DD, and no span YYYY-MM-DD..YYYY-MM-DD`);
  }
  return { from: from as DrawDate, to: to as DrawDate };
}

function said(error: unknown): never {
  const sentence = error instanceof DrawStoreError ? error.message : sentenceOf(error);
  if (sentence === undefined) throw error;
  fail(sentence, 1);
}

function fail(message: string, code = 2): never {
  console.error(`draw:${options.restore ? 'restore' : 'withdraw'}: ${message}`);
  process.exit(code);
}
