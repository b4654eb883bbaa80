// Enters a draw by hand: derives what follows, judges it, shows what would change, asks, and stores it.
import { confirm, isCancel } from '@clack/prompts';
import { describeDoubt, type DoubtName } from '../src/domain/doubt.ts';
import { admitReading, type ReadingAdmission } from '../src/intake/admit-reading.ts';
import { closestLotteries, didYouMean } from '../src/intake/closest-names.ts';
import { readRegistry } from '../src/intake/data-folder.ts';
import { formatDraw } from '../src/intake/draw-file.ts';
import { describeFinding, describeProblem, type Finding } from '../src/intake/problem.ts';
import { askForDraw } from './add-draw/ask.ts';
import { type DrawFlags, drawOfFlags, onTopOf, parsePrizes } from './add-draw/flags.ts';
import { offeredDay } from './add-draw/offered-day.ts';
import { ACCEPT, acceptedDoubts, commandOf } from './command-line.ts';
import { DATA_FOLDER, readDataFiles } from './data-folder.ts';
import { DrawStoreError, readDraws, storeReading } from './draw-store.ts';
import { sentenceOf } from './failure.ts';
import { isOf, waysOut } from './held-draws.ts';

type Options = DrawFlags & {
  correct: boolean;
  was: string[];
  reason?: string;
  accept?: DoubtName[];
  dryRun: boolean;
  yes: boolean;
  json: boolean;
  data: string;
};

const collect = (value: string, before: string[]) => [...before, value];
const options = commandOf('draw:add')
  .description('Enters one draw by hand. On a terminal it asks for what the flags do not say.')
  .option('--lottery <slug>', 'the lottery')
  .option('--date <YYYY-MM-DD>', 'the day it was drawn')
  .option('--prize <slug=numbers>', 'numbers of a prize, commas between; repeat', collect, [])
  .option('--pending <slug>', 'a prize that is not announced yet; repeat', collect, [])
  .option('--source <id>', 'who published the numbers: an id of sources.json')
  .option('--source-url <url>', 'the page or sheet of this draw')
  .option('--correct', 'replace stored numbers; with --reason', false)
  .option('--reason <text>', 'why they are replaced')
  .option(
    '--was <slug=numbers>',
    'with --correct: what is live, where the file was edited',
    collect,
    [],
  )
  .option(...ACCEPT, acceptedDoubts)
  .option('--dry-run', 'show what would change and write nothing', false)
  .option('--yes', 'do not ask', false)
  .option('--json', 'print the outcome as JSON', false)
  .option('--data <folder>', 'the data folder', DATA_FOLDER)
  .addHelpText(
    'after',
    `
Prizes that follow from others (adjacent, top two of top three) need not be given.
A doubtful draw is asked about; with --yes it is held back (data/held.json).
Exit 0: stored, or nothing new. 1: held back, refused, or answered no. 2: the flags are not usable.`,
  )
  .parse()
  .opts<Options>();

const { registry, problems } = readRegistry(await readDataFiles(options.data).catch(unreadable));
if (registry === undefined) fail(problems.map(describeProblem).join('\n'));
const now = Date.now();
usable(() => parsePrizes(options.prize));
const was = usable(() => parsePrizes(options.was, '--was'));
const asks = process.stdin.isTTY === true && !options.json;
const given = asks
  ? await askForDraw(options, registry, async (lottery) => {
      const draws = await readDraws(options.data, lottery).catch(unreadable);
      const day = offeredDay({ lottery, draws }, registry.calendar, now);
      return { day, source: draws[0]?.source };
    })
  : options;
const lottery = registry.lotteries.find(({ slug }) => slug === given.lottery);
if (lottery === undefined) {
  const closest = didYouMean(closestLotteries(given.lottery ?? '', registry.lotteries));
  fail(`--lottery ${given.lottery ?? ''}: no such lottery${closest}`);
}
if (options.correct && !/\p{L}{2}/u.test(options.reason ?? '')) fail('--correct wants a --reason');
if (options.was.length > 0 && !options.correct) fail('--was wants --correct');

const stored = await readDraws(options.data, lottery).catch(unreadable);
const before = stored.find(({ drawDate }) => drawDate === given.date);
// Whoever edited the stored numbers left their source as it was.
const isEdited = options.was.length > 0 && before !== undefined;
const flags = isEdited ? { source: before.source, ...given } : given;
for (const name of ['date', 'source'] as const) {
  if (!flags[name]) fail(`--${name} is missing`);
}
if (options.correct && before === undefined) {
  fail(`--correct: no draw of ${lottery.slug} is stored for ${flags.date}`);
}
const incoming = onTopOf(
  before,
  usable(() => drawOfFlags(flags, lottery)),
);
const entry = {
  at: new Date(now).toISOString(),
  reason: options.correct ? options.reason : undefined,
  was,
  accepted: [...(options.accept ?? [])],
};
const context = { ...registry, lottery, now };
const held = registry.held.find(isOf(lottery, incoming));
const preview = () => admitReading(stored, held, incoming, [], entry, context);
let admission = preview();
if (asks && !options.yes && !options.dryRun) {
  for (const doubt of doubtsOf(admission)) {
    await agree(`${describeDoubt(doubt)} บันทึกทั้งที่สงสัยหรือไม่ (store it all the same?)`, false);
    entry.accepted.push(doubt.name);
  }
  admission = preview();
}
const { outcome } = admission;
if (['refused', 'passed over', 'unchanged'].includes(outcome)) finish(admission);

if (!options.json) {
  console.log(`${lottery.nameTh} ${incoming.drawDate}: would be ${outcome}`);
  if (before !== undefined) console.log(`- ${formatDraw(lottery, before)}`);
  console.log(`+ ${formatDraw(lottery, 'draw' in admission ? admission.draw : incoming)}`);
  printWarnings(admission);
}
if (options.dryRun) finish(admission);
if (!options.yes) {
  if (!asks) fail('nobody can be asked here; --yes writes without asking, --dry-run only shows');
  await agree('บันทึกหรือไม่ (write it?)');
}
finish(await storeReading(options.data, incoming, [], entry, context).catch(unreadable));

/** Ends the process where the person does not agree. */
async function agree(message: string, initialValue = true): Promise<void> {
  const agreed = await confirm({ message, initialValue });
  if (isCancel(agreed) || !agreed) {
    console.log('nothing was written');
    process.exit(1);
  }
}

function doubtsOf(admission: ReadingAdmission) {
  return 'doubts' in admission ? admission.doubts : [];
}

function finish(admission: ReadingAdmission): never {
  const { outcome } = admission;
  const { dryRun } = options;
  const doubts = doubtsOf(admission);
  const ways = admission.outcome === 'held' ? waysOut(admission.held) : [];
  const needsPerson = ['refused', 'held', 'passed over'].includes(outcome);
  if (options.json) {
    const detail =
      'draw' in admission
        ? { draw: admission.draw, warnings: warningsOf(admission) }
        : outcome === 'refused'
          ? { findings: admission.findings }
          : { doubts, waysOut: ways };
    console.log(JSON.stringify({ outcome, lottery: lottery?.slug, dryRun, ...detail }));
  } else if (needsPerson) {
    const findings = admission.outcome === 'refused' ? admission.findings : [];
    for (const finding of findings) console.error(describeFinding(finding));
    for (const doubt of doubts) console.error(describeDoubt(doubt));
    if (outcome === 'held') {
      console.error(`กันไว้ ไม่เผยแพร่ (held back${dryRun ? ', nothing was written' : ''})`);
      for (const way of dryRun ? [] : ways) console.error(`ถ้าถูกต้อง (if it is right): ${way}`);
    } else {
      console.error(`${outcome}; nothing was written`);
    }
  } else if (dryRun) {
    console.log(`would be ${outcome}; nothing was written`);
  } else {
    console.log(outcome);
    // Repeats the warnings, since the person may have agreed without reading them.
    printWarnings(admission);
  }
  process.exit(needsPerson ? 1 : 0);
}

function printWarnings(admission: ReadingAdmission): void {
  for (const warning of warningsOf(admission)) console.log(`warning: ${describeFinding(warning)}`);
}

function warningsOf(admission: ReadingAdmission): readonly Finding[] {
  return 'warnings' in admission ? admission.warnings : [];
}

/** Says in one line that a flag is not of its form. */
function usable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof TypeError) fail(error.message);
    throw error;
  }
}

function unreadable(error: unknown): never {
  if (error instanceof DrawStoreError) fail(error.message);
  const sentence = sentenceOf(error);
  if (sentence !== undefined) fail(sentence, 1);
  throw error;
}

function fail(message: string, code = 2): never {
  console.error(`draw:add: ${message}`);
  process.exit(code);
}
