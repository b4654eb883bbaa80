// Reads and writes data/draws. Every draw, whoever enters it, is stored by `storeReading`,
// `ruleHeldBack` or `writeYears`.
import { join } from 'node:path';
import { findWholes } from '../../src/domain/derive.ts';
import { describeDoubt, findDoubts } from '../../src/domain/doubt.ts';
import { byNewestFirst, type Draw } from '../../src/domain/draw.ts';
import type { HeldBackDraw } from '../../src/domain/held-back.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import type { Reading } from '../../src/domain/reading.ts';
import { type Admission, admitDraw, placeDraw } from '../../src/intake/admit-draw.ts';
import {
  admitReading,
  type ReadingAdmission,
  type ReadingContext,
  type ReadingEntry,
} from '../../src/intake/admit-reading.ts';
import { formatDrawFile, parseDrawFile, UnplacedPrize } from '../../src/intake/draw-file.ts';
import { findLostNumbers } from '../../src/intake/lost-numbers.ts';
import { isError } from '../../src/intake/problem.ts';
import { Failure, WrongUse } from '../command/failure.ts';
import { readFiles, writeChanged } from '../disk/files.ts';
import { withDataLock } from './data-lock.ts';
import { endHold, isOf, readHeldBack, waysOut, writeHeldBack } from './held-back-draws.ts';

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
    const named = `${lost.slice(0, 3).join(', ')}${more}`;
    throw new WrongUse(
      `${lottery.slug}/${name} would lose ${named}; nothing was written, run data:check`,
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

/** Admits what a source says, and writes what follows. @param others said in the same minute */
export function storeReading(
  folder: string,
  incoming: Draw,
  others: readonly Draw[],
  entry: ReadingEntry,
  context: ReadingContext,
): Promise<ReadingAdmission> {
  return withDataLock(folder, async () => {
    const { lottery } = context;
    const stored = await readStoredDraws(folder, lottery);
    const heldBack = await readHeldBack(folder, context);
    const before = heldBack.find(isOf(lottery, incoming));
    const admission = admitReading(stored, before, incoming, others, entry, context);
    if ('draws' in admission && admission.draws !== undefined) {
      await writeYears(folder, lottery, admission.draws, [incoming.drawDate.slice(0, 4)]);
    }
    const isSaid = entry.reason !== undefined || entry.accepted?.includes('witness');
    // A person has decided between sources, so the others are not asked again.
    if (isSaid && (admission.outcome === 'added' || admission.outcome === 'corrected')) {
      await endHold(folder, admission.draw, entry, context);
    } else if (admission.heldBack !== before) {
      const rest = heldBack.filter((other) => other !== before);
      await writeHeldBack(folder, [...rest, ...(admission.heldBack ? [admission.heldBack] : [])]);
    }
    return admission;
  });
}

/**
 * Stores what a person ruled about a draw that is held back: the numbers, without a doubt, and no
 * hold. Throws a `Failure` for a doubt of these numbers: a ruling says who is right, and no more.
 * @param reading the numbers of a source; `undefined` for those that are stored
 */
export function ruleHeldBack(
  folder: string,
  heldBack: HeldBackDraw,
  reading: Reading | undefined,
  entry: ReadingEntry,
  context: ReadingContext,
): Promise<Admission> {
  return withDataLock(folder, async () => {
    const { lottery } = context;
    const { drawDate } = heldBack;
    const draws = await readStoredDraws(folder, lottery);
    const before = draws.find((draw) => draw.drawDate === drawDate);
    const incoming = reading
      ? { drawDate, source: reading.source, prizes: reading.prizes }
      : before;
    if (incoming === undefined) throw new WrongUse(`${lottery.slug}/${drawDate} is not stored`);
    // Parts of a number the source does not have are not known of its draw.
    const lacks = before?.lacks ?? findWholes(lottery, drawDate, Object.keys(incoming.prizes));
    const offered = { ...incoming, ...(lacks.length > 0 && { lacks }) };
    if (reading !== undefined) {
      const prizes = { ...before?.prizes, ...offered.prizes };
      const doubts = findDoubts({ ...offered, prizes }, { ...context, draws }).filter(
        ({ name }) => !entry.accepted?.includes(name),
      );
      if (doubts.length > 0) {
        const ways = waysOut({ ...heldBack, doubts, readings: [reading] });
        throw new Failure([doubts.map(describeDoubt).join('; '), ...ways].join('\n  '));
      }
    }
    const admission = admitDraw(draws, offered, entry, context);
    if (admission.outcome === 'refused') return admission;
    const { doubt: _ruled, ...certain } = admission.draw;
    await writeYears(folder, lottery, placeDraw(draws, certain), [drawDate.slice(0, 4)]);
    await endHold(folder, certain, entry, context);
    return { ...admission, draw: certain };
  });
}
