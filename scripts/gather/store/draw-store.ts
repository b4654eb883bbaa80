// Reads and writes data/draws. Every draw, whoever enters it, is stored by `storeReadings`,
// `ruleHeldBack` or `writeYears`.
import { join } from 'node:path';
import { describeDoubt } from '../../../src/domain/doubt-names.ts';
import { byNewestFirst, type Draw } from '../../../src/domain/draw.ts';
import type { HeldBackDraw } from '../../../src/domain/held-back.ts';
import type { Lottery } from '../../../src/domain/lottery.ts';
import type { Reading } from '../../../src/domain/reading.ts';
import type { ReadingAdmission } from '../../../src/intake/admit-day.ts';
import {
  type Admissions,
  admitReadings,
  type BatchAdmission,
  type Kept,
  keepStored,
} from '../../../src/intake/admit-readings.ts';
import { formatDrawFile, parseDrawFile, UnplacedPrize } from '../../../src/intake/draw-file.ts';
import { findLostNumbers } from '../../../src/intake/lost-numbers.ts';
import { isError } from '../../../src/intake/problem.ts';
import {
  type Incoming,
  type ReadingContext,
  type ReadingEntry,
  toIncoming,
} from '../../../src/intake/statements.ts';
import { Failure, WrongUse } from '../../command/failure.ts';
import { readFiles, writeChanged } from '../../disk/text-files.ts';
import { withDataLock } from './data-lock.ts';
import {
  addRulings,
  describeWaysOut,
  readHeldBack,
  wayBack,
  waysOut,
  writeHeldBack,
} from './held-back-draws.ts';

/** The stored draws of a lottery, newest first. Throws a `WrongUse` where a file has an error. */
export async function readStoredDraws(folder: string, lottery: Lottery): Promise<Draw[]> {
  const files = await readFiles(join(folder, 'draws', lottery.slug), '.json');
  const draws = [...files].flatMap(([path, text]) => {
    const { entries, findings } = parseDrawFile(text);
    const broken = findings.find(isError);
    if (broken)
      throw new WrongUse(`${lottery.slug}/${path}: ${broken.expectation}; run data:check`);
    return entries.map(({ draw }) => draw);
  });
  return draws.sort(byNewestFirst);
}

/** Writes the files of these years; throws a `WrongUse` first where a number would go. */
export async function writeYears(
  folder: string,
  lottery: Lottery,
  draws: readonly Draw[],
  years: Iterable<string>,
): Promise<void> {
  const stored = await readFiles(join(folder, 'draws', lottery.slug), '.json');
  const texts = [...new Set(years)].map((year) => {
    const name = `${year}.json`;
    const text = formatYear(lottery, draws, year);
    const lost = findLostNumbers(stored.get(name) ?? '[]', text);
    if (lost.length === 0) return [name, text] as const;
    const more = lost.length > 3 ? ` and ${lost.length - 3} more` : '';
    const dayList = `${lost.slice(0, 3).join(', ')}${more}`;
    throw new WrongUse(
      `${lottery.slug}/${name} would lose ${dayList}; nothing was written, run data:check`,
    );
  });
  for (const [name, text] of texts) {
    await writeChanged(join(folder, 'draws', lottery.slug, name), text);
  }
}

function formatYear(lottery: Lottery, draws: readonly Draw[], year: string): string {
  const ofYear = draws.filter(({ drawDate }) => drawDate.startsWith(`${year}-`));
  try {
    return formatDrawFile(lottery, ofYear);
  } catch (error) {
    if (!(error instanceof UnplacedPrize)) throw error;
    throw new WrongUse(
      `${lottery.slug}/${year}.json: ${error.message}; nothing was written, run data:check`,
      { cause: error },
    );
  }
}

/** What would become of readings of one lottery, were they entered. */
export async function previewReadings(
  folder: string,
  batch: readonly Incoming[],
  context: ReadingContext,
): Promise<Admissions> {
  const { kept } = await readKept(folder, context);
  return admitReadings(kept, batch, context).admissions;
}

/** Admits readings of one lottery that came together, and writes what follows. */
export function storeReadings(
  folder: string,
  batch: readonly Incoming[],
  context: ReadingContext,
  belief?: readonly string[],
): Promise<Admissions> {
  const admit = (kept: Kept) => admitReadings(kept, batch, context, belief);
  return change(folder, context, admit).then(({ admissions }) => admissions);
}

/**
 * Stores what a person ruled about a draw that is held back. Throws a `Failure` for a doubt of
 * these numbers: a ruling says who is right, and no more.
 * @param reading the numbers of a source; `undefined` for those that are stored
 */
export async function ruleHeldBack(
  folder: string,
  heldBack: HeldBackDraw,
  reading: Reading | undefined,
  entry: ReadingEntry & { readonly reason: string },
  context: ReadingContext,
): Promise<ReadingAdmission | undefined> {
  const { drawDate } = heldBack;
  const ruling = { ...entry, isPart: true, isRuling: true } as const;
  const incoming = reading && toIncoming(reading, drawDate, ruling, context);
  const { admissions } = await change(folder, context, (kept) => {
    if (reading === undefined || incoming === undefined)
      return keepStored(kept, drawDate, entry.reason, context);
    const admitted = admitReadings(kept, [incoming], context);
    const admission = admitted.admissions.get(incoming);
    if (admission?.outcome !== 'held back') return admitted;
    const doubts = admission.doubts.map(({ name }) => name);
    const alone = { ...heldBack, readings: [{ ...reading, stored: undefined, doubts }] };
    const ways = describeWaysOut(waysOut(alone), wayBack(alone));
    throw new Failure([admission.doubts.map(describeDoubt).join('; '), ...ways].join('\n  '));
  });
  return incoming && admissions.get(incoming);
}

/** Changes what is kept of one lottery, under the lock. */
function change(
  folder: string,
  context: ReadingContext,
  admit: (kept: Kept) => BatchAdmission,
): Promise<BatchAdmission> {
  return withDataLock(folder, async () => {
    const { kept, ofOtherLotteries } = await readKept(folder, context);
    const admitted = admit(kept);
    const before = new Map(kept.draws.map((draw) => [draw.drawDate, draw]));
    const changed = admitted.draws.filter((draw) => before.get(draw.drawDate) !== draw);
    const years = changed.map(({ drawDate }) => drawDate.slice(0, 4));
    await writeYears(folder, context.lottery, admitted.draws, years);
    await addRulings(folder, admitted.rulings);
    const isSame =
      admitted.heldBack.length === kept.heldBack.length &&
      admitted.heldBack.every((heldBack) => kept.heldBack.includes(heldBack));
    if (!isSame) await writeHeldBack(folder, [...ofOtherLotteries, ...admitted.heldBack]);
    return admitted;
  });
}

/** What is kept of one lottery, and what waits of the others. */
async function readKept(folder: string, context: ReadingContext) {
  const draws = await readStoredDraws(folder, context.lottery);
  const all = await readHeldBack(folder, context);
  const isOurs = ({ lottery }: HeldBackDraw) => lottery === context.lottery.slug;
  const kept: Kept = { draws, heldBack: all.filter(isOurs) };
  return { kept, ofOtherLotteries: all.filter((heldBack) => !isOurs(heldBack)) };
}
