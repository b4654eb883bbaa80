// Enters a draw by hand: derives what follows, judges, shows what would change, asks, and stores.
import { type DoubtName, describeDoubt } from '../../../src/domain/doubt-names.ts';
import { describeHeldBack } from '../../../src/domain/held-back.ts';
import { isWithdrawn } from '../../../src/domain/withdrawal.ts';
import { formatDraw } from '../../../src/intake/fold/day-file.ts';
import type { Outcomes } from '../../../src/intake/fold/hear.ts';
import type { Outcome } from '../../../src/intake/fold/outcome.ts';
import { describeFinding, type Finding } from '../../../src/intake/problem.ts';
import { findUnasked } from '../../../src/intake/files/upstream-file.ts';
import { WrongUse } from '../../command/failure.ts';
import type { Io } from '../../command/io.ts';
import { agree } from '../../command/prompt.ts';
import { RULED_OUT } from '../ingest/outcome.ts';
import { previewReadings, readStoredDraws, storeReadings } from '../store/draw-store.ts';
import { describeWaysOut, wayBack, waysOut } from '../store/held-back-draws.ts';
import { findDataFolder, openRegistry, requireLottery } from '../store/open-data.ts';
import { askForDraw } from './ask-draw.ts';
import { createDraw, type DrawFlags, parsePrizes, readArguments } from './draw-flags.ts';

export type AddDrawFlags = Pick<DrawFlags, 'source' | 'sourceUrl'> & {
  reason?: string;
  accept?: DoubtName[];
  dryRun: boolean;
  yes: boolean;
};

const NOBODY = '--yes writes without asking, --dry-run only shows';

/**
 * Derives what follows from the prizes that are given, judges, shows what would change, asks, and
 * stores. @returns the exit code
 */
export async function enterDraw(args: readonly string[], flags: AddDrawFlags, io: Io) {
  const { dryRun, yes } = flags;
  const data = findDataFolder(io.env);
  const { draw, before, entry, context } = await readDraw(args, flags, data, io);
  const { lottery } = context;
  const incoming = { draw, entry };
  const outcomeOf = (outcomes: Outcomes) => outcomes.get(incoming) as Outcome;
  const preview = () => previewReadings(data, [incoming], context).then(outcomeOf);
  let outcome = await preview();
  if (io.stdin.isTTY === true && !yes && !dryRun) {
    for (const doubt of outcome.doubts) {
      const question = `${describeDoubt(doubt)} บันทึกทั้งที่สงสัยหรือไม่ (store it all the same?)`;
      await agree(io, question, NOBODY, false);
      entry.accepted.push(doubt.name);
    }
    outcome = await preview();
  }
  const { name } = outcome;
  const isNews = JSON.stringify(outcome.draw) !== JSON.stringify(before);
  // What changes nothing that is published is kept without a question.
  if (name === 'refused' || (name === 'agrees' && !isNews)) {
    const kept = dryRun ? outcome : outcomeOf(await storeReadings(data, [incoming], context));
    return report(kept, dryRun, io);
  }
  io.out(`${lottery.nameTh} ${draw.drawDate}: would be ${name}`);
  if (before !== undefined) io.out(`- ${formatDraw(lottery, before)}`);
  const after = name === 'disputed' ? draw : (outcome.draw ?? draw);
  io.out(`+ ${formatDraw(lottery, after)}`);
  printWarnings(outcome, io);
  printFindings(findUnasked([lottery.slug], context.upstreams), io);
  if (dryRun) return report(outcome, dryRun, io);
  if (!yes) await agree(io, 'บันทึกหรือไม่ (write it?)', NOBODY);
  return report(outcomeOf(await storeReadings(data, [incoming], context)), dryRun, io);
}

/** The draw of the arguments, completed by questions at a terminal, and how it is entered. */
async function readDraw(args: readonly string[], flags: AddDrawFlags, data: string, io: Io) {
  const { reason, dryRun: _dryRun, yes: _yes, ...options } = flags;
  const registry = await openRegistry(data);
  const now = io.now();
  const typed = { ...readArguments(args), ...options };
  parsePrizes(typed.prize);
  const isAsked = io.stdin.isTTY === true;
  const answers = isAsked ? await askForDraw(typed, { data, registry, now }) : typed;
  const lottery = requireLottery(answers.lottery ?? '', registry);
  if (reason !== undefined && !/\p{L}{2}/u.test(reason)) {
    throw new WrongUse('--reason has to say why');
  }
  const stored = await readStoredDraws(data, lottery, registry);
  const before = stored.find(({ drawDate }) => drawDate === answers.date);
  if (!answers.date) throw new WrongUse('the day is missing');
  if (!answers.source) throw new WrongUse('--source is missing');
  if (reason !== undefined && before === undefined) {
    throw new WrongUse(`--reason: no draw of ${lottery.slug} is stored for ${answers.date}`);
  }
  const accepted = [...(options.accept ?? [])];
  const at = new Date(now).toISOString();
  return {
    draw: createDraw(answers, lottery),
    before,
    entry: { at, reason, accepted, isPart: true as const },
    context: { ...registry, lottery, now },
  };
}

/** Says what became of the draw. @returns the exit code */
function report(outcome: Outcome, dryRun: boolean, io: Io): 0 | 1 {
  const { name, findings, doubts } = outcome;
  if (name !== 'refused' && name !== 'disputed') {
    io.out(dryRun ? `would be ${name}; nothing was written` : name);
    // Repeats the warnings, since the person may have agreed without reading them.
    if (!dryRun) printWarnings(outcome, io);
    return reportHold(outcome, dryRun, io);
  }
  for (const finding of findings) io.err(describeFinding(finding));
  for (const doubt of doubts) io.err(describeDoubt(doubt));
  if (name === 'disputed') return reportHold(outcome, dryRun, io);
  if (doubts.length === 0 && findings.length === 0) io.err(RULED_OUT);
  const isKept = outcome.draw !== undefined && isWithdrawn(outcome.draw);
  io.err(isKept ? 'refused; it is kept, and not published' : 'refused; nothing was written');
  return 1;
}

/** Says what waits for a person, the hold of other prizes included. @returns the exit code */
function reportHold({ heldBack, name }: Outcome, dryRun: boolean, { err }: Io): 0 | 1 {
  if (heldBack === undefined) return 0;
  const state = name === 'disputed' ? 'held back' : 'still held back';
  err(`กันไว้ ไม่เผยแพร่ (${state}${dryRun ? ', nothing was written' : ''})`);
  if (name !== 'disputed') err(describeHeldBack(heldBack));
  const ways = dryRun ? [] : describeWaysOut(waysOut(heldBack), wayBack(heldBack));
  for (const way of ways) err(way);
  return 1;
}

function printWarnings({ warnings }: Outcome, io: Io): void {
  printFindings(warnings, io);
}

function printFindings(warnings: readonly Finding[], { out }: Io): void {
  for (const warning of warnings) out(`warning: ${describeFinding(warning)}`);
}
