// Stored draws: the one way into data/draws. Whoever enters a draw comes through here.
import { join } from 'node:path';
import { byNewestFirst, type Draw } from '../src/domain/draw.ts';
import { currentPrizeKinds, type Lottery } from '../src/domain/lottery.ts';
import { type Admission, admitDraw, type Entry } from '../src/intake/door.ts';
import { formatDrawFile, parseDrawFile } from '../src/intake/draw-file.ts';
import type { RuleContext } from '../src/intake/rules/rule.ts';
import { withDataLock } from './data-lock.ts';
import { readFiles, writeChanged } from './files.ts';

/** A stored file is not in order, so nothing may be written from it. */
export class UnreadableDraws extends Error {}

/** The stored draws of a lottery, newest first. Throws `UnreadableDraws`. */
export async function readDraws(folder: string, lottery: Lottery): Promise<Draw[]> {
  const files = await readFiles(join(folder, 'draws', lottery.slug), '.json');
  const draws = [...files].flatMap(([path, text]) => {
    const { entries, findings } = parseDrawFile(text);
    const [broken] = findings.filter(({ severity }) => severity !== 'warning');
    if (broken) {
      throw new UnreadableDraws(`${lottery.slug}/${path}: ${broken.expectation}; run data:check`);
    }
    return entries.map(({ draw }) => draw);
  });
  return draws.sort(byNewestFirst);
}

/** Writes the files of the years named, from the whole list of a lottery's draws. */
export async function writeYears(
  folder: string,
  lottery: Lottery,
  draws: readonly Draw[],
  years: Iterable<string>,
): Promise<void> {
  const prizeOrder = currentPrizeKinds(lottery).map(({ slug }) => slug);
  for (const year of new Set(years)) {
    const ofYear = draws.filter(({ drawDate }) => drawDate.startsWith(`${year}-`));
    const path = join(folder, 'draws', lottery.slug, `${year}.json`);
    await writeChanged(path, formatDrawFile({ prizeOrder }, ofYear));
  }
}

/** Lets a draw in by the rules of the door; what is stored is read again under the lock. */
export function storeDraw(
  folder: string,
  incoming: Draw,
  entry: Entry,
  context: RuleContext,
): Promise<Admission> {
  return withDataLock(folder, async () => {
    const stored = await readDraws(folder, context.lottery);
    const admission = admitDraw(stored, incoming, entry, context);
    if ('draws' in admission) {
      const year = incoming.drawDate.slice(0, 4);
      await writeYears(folder, context.lottery, admission.draws, [year]);
    }
    return admission;
  });
}
