// Enters a draw by hand: derives what follows, judges, shows what would change, asks, and stores.
import { type DoubtName, describeDoubt } from '../../../src/domain/doubt-names.ts';
import { describeHeldBack } from '../../../src/domain/held-back.ts';
import type { ReadingAdmission } from '../../../src/intake/admit-day.ts';
import type { Admissions } from '../../../src/intake/admit-readings.ts';
import { formatDraw } from '../../../src/intake/draw-file.ts';
import { describeFinding, type Finding } from '../../../src/intake/problem.ts';
import { findUnasked } from '../../../src/intake/upstream-file.ts';
import { agree } from '../../command/prompt.ts';
import { WrongUse } from '../../command/failure.ts';
import type { Io } from '../../command/io.ts';
import { RULED_OUT } from '../ingest/outcome.ts';
import { findDataFolder, openRegistry, requireLottery } from '../store/open-data.ts';
import { previewReadings, readStoredDraws, storeReadings } from '../store/draw-store.ts';
import { describeWaysOut, wayBack, waysOut } from '../store/held-back-draws.ts';
import { askForDraw } from './ask-draw.ts';
import { createDraw, type DrawFlags, parsePrizes, readArguments, restate } from './draw-flags.ts';

export type AddDrawFlags = Pick<DrawFlags, 'source' | 'sourceUrl'> & {
  was: string[];
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
  const admissionOf = (admissions: Admissions) => admissions.get(incoming) as ReadingAdmission;
  const preview = () => previewReadings(data, [incoming], context).then(admissionOf);
  let admission = await preview();
  if (io.stdin.isTTY === true && !yes && !dryRun) {
    for (const doubt of 'doubts' in admission ? admission.doubts : []) {
      const question = `${describeDoubt(doubt)} บันทึกทั้งที่สงสัยหรือไม่ (store it all the same?)`;
      await agree(io, question, NOBODY, false);
      entry.accepted.push(doubt.name);
    }
    admission = await preview();
  }
  const { outcome } = admission;
  if (['refused', 'passed over', 'unchanged'].includes(outcome))
    return report(admission, dryRun, io);
  io.out(`${lottery.nameTh} ${draw.drawDate}: would be ${outcome}`);
  if (before !== undefined) io.out(`- ${formatDraw(lottery, before)}`);
  io.out(`+ ${formatDraw(lottery, 'draw' in admission ? admission.draw : draw)}`);
  printWarnings(admission, io);
  printFindings(findUnasked([lottery.slug], context.upstreams), io);
  if (dryRun) return report(admission, dryRun, io);
  if (!yes) await agree(io, 'บันทึกหรือไม่ (write it?)', NOBODY);
  return report(admissionOf(await storeReadings(data, [incoming], context)), dryRun, io);
}

/** The draw of the arguments, completed by questions at a terminal, and how it is entered. */
async function readDraw(args: readonly string[], flags: AddDrawFlags, data: string, io: Io) {
  const { reason, dryRun: _dryRun, yes: _yes, ...options } = flags;
  const registry = await openRegistry(data);
  const now = io.now();
  const typed = { ...readArguments(args), ...options };
  parsePrizes(typed.prize);
  const was = parsePrizes(options.was, '--was');
  const isAsked = io.stdin.isTTY === true;
  const answers = isAsked ? await askForDraw(typed, { data, registry, now }) : typed;
  const lottery = requireLottery(answers.lottery ?? '', registry);
  if (reason !== undefined && !/\p{L}{2}/u.test(reason)) {
    throw new WrongUse('--reason has to say why');
  }
  if (options.was.length > 0 && reason === undefined) throw new WrongUse('--was wants a --reason');
  const stored = await readStoredDraws(data, lottery);
  const before = stored.find(({ drawDate }) => drawDate === answers.date);
  // A person who edited the stored numbers left their source as it was.
  const isEdited = options.was.length > 0 && before !== undefined;
  const draft = isEdited
    ? { source: before.source, ...answers, ...restate(before, answers) }
    : answers;
  if (!draft.date) throw new WrongUse('the day is missing');
  if (!draft.source) throw new WrongUse('--source is missing');
  if (reason !== undefined && before === undefined) {
    throw new WrongUse(`--reason: no draw of ${lottery.slug} is stored for ${draft.date}`);
  }
  const accepted = [...(options.accept ?? [])];
  const at = new Date(now).toISOString();
  return {
    draw: createDraw(draft, lottery),
    before,
    entry: { at, reason, was, accepted, isPart: true as const },
    context: { ...registry, lottery, now },
  };
}

/** Says what became of the draw. @returns the exit code */
function report(admission: ReadingAdmission, dryRun: boolean, io: Io): 0 | 1 {
  const { outcome } = admission;
  if (!['refused', 'held back', 'passed over'].includes(outcome)) {
    io.out(dryRun ? `would be ${outcome}; nothing was written` : outcome);
    // Repeats the warnings, since the person may have agreed without reading them.
    if (!dryRun) printWarnings(admission, io);
    return reportHold(admission, dryRun, io);
  }
  const findings = admission.outcome === 'refused' ? admission.findings : [];
  for (const finding of findings) io.err(describeFinding(finding));
  const doubts = 'doubts' in admission ? admission.doubts : [];
  for (const doubt of doubts) io.err(describeDoubt(doubt));
  if (outcome === 'held back') return reportHold(admission, dryRun, io);
  if (outcome === 'passed over' && doubts.length === 0) io.err(RULED_OUT);
  io.err(`${outcome}; nothing was written`);
  return 1;
}

/** Says what waits for a person, the hold of other prizes included. @returns the exit code */
function reportHold({ heldBack, outcome }: ReadingAdmission, dryRun: boolean, { err }: Io): 0 | 1 {
  if (heldBack === undefined) return 0;
  const state = outcome === 'held back' ? 'held back' : 'still held back';
  err(`กันไว้ ไม่เผยแพร่ (${state}${dryRun ? ', nothing was written' : ''})`);
  if (outcome !== 'held back') err(describeHeldBack(heldBack));
  const ways = dryRun ? [] : describeWaysOut(waysOut(heldBack), wayBack(heldBack));
  for (const way of ways) err(way);
  return 1;
}

function printWarnings(admission: ReadingAdmission, io: Io): void {
  printFindings('warnings' in admission ? admission.warnings : [], io);
}

function printFindings(warnings: readonly Finding[], { out }: Io): void {
  for (const warning of warnings) out(`warning: ${describeFinding(warning)}`);
}
