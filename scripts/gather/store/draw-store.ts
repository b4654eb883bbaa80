// Reads and writes data/draws. Whoever enters, decides or withdraws adds to the lines of days by
// `changeDays`.
import { join } from 'node:path';
import type { Draw } from '../../../src/domain/draw.ts';
import type { DrawDate } from '../../../src/domain/draw-date.ts';
import type { HeldBackDraw } from '../../../src/domain/held-back.ts';
import type { Lottery } from '../../../src/domain/lottery.ts';
import {
  type DayEntry,
  formatDayFile,
  parseDayFile,
  UnplacedPrize,
} from '../../../src/intake/fold/day-file.ts';
import type { DayLine } from '../../../src/intake/fold/day-line.ts';
import { foldLine } from '../../../src/intake/fold/fold-line.ts';
import { hearReadings, type Outcomes } from '../../../src/intake/fold/hear.ts';
import type { Incoming } from '../../../src/intake/fold/hear-day.ts';
import { judgeAnew } from '../../../src/intake/fold/judge-anew.ts';
import type { JudgeContext } from '../../../src/intake/fold/judges.ts';
import { findLost } from '../../../src/intake/fold/lost.ts';
import { unite } from '../../../src/intake/fold/unite.ts';
import { isError } from '../../../src/intake/problem.ts';
import { WrongUse } from '../../command/failure.ts';
import { readFiles, writeChanged } from '../../disk/text-files.ts';
import { withDataLock } from './data-lock.ts';
import { readSameDay, type StoreContext } from './same-day.ts';

/** What is stored of a lottery: its draws, newest first, and what waits of it. */
export type Stored = {
  readonly draws: readonly Draw[];
  readonly heldBack: readonly HeldBackDraw[];
};

type Context = Omit<JudgeContext, 'now'>;

/** The draws and holds of a lottery. Throws a `WrongUse` where a file has an error. */
export async function readStored(folder: string, context: Context): Promise<Stored> {
  const folded = (await readDays(folder, context)).map((day) => foldLine(day, context));
  return {
    draws: folded.flatMap(({ draw }) => draw ?? []),
    heldBack: folded.flatMap(({ heldBack }) => heldBack ?? []),
  };
}

/** The stored draws of a lottery, newest first. Throws a `WrongUse` where a file has an error. */
export async function readStoredDraws(
  folder: string,
  lottery: Lottery,
  { sources, calendar }: Pick<Context, 'sources' | 'calendar'>,
): Promise<readonly Draw[]> {
  return (await readStored(folder, { lottery, sources, calendar })).draws;
}

/** The days of a lottery, newest first, each once, with the verdict of what had none. */
async function readDays(
  folder: string,
  context: Context,
  now = new Date().toISOString(),
): Promise<readonly DayLine[]> {
  const { lottery } = context;
  const files = await readFiles(join(folder, 'draws', lottery.slug), '.json');
  const entries = [...files].flatMap(([path, text]): readonly DayEntry[] => {
    const parsed = parseDayFile(text);
    const broken = parsed.findings.find(isError);
    if (broken)
      throw new WrongUse(`${lottery.slug}/${path}: ${broken.expectation}; run data:check`);
    return parsed.entries;
  });
  const byDay = Map.groupBy(entries, ({ day }) => day.drawDate);
  const days = [...byDay.values()].flatMap(([first, ...others]) =>
    first ? [unite([first.day, ...others.map(({ day }) => day)], now)] : [],
  );
  return judgeAnew(days.sort(byNewest), context);
}

function byNewest(left: { drawDate: DrawDate }, right: { drawDate: DrawDate }): number {
  return left.drawDate < right.drawDate ? 1 : -1;
}

/** Writes the files of these years; throws a `WrongUse` first where something would be lost. */
export async function writeYears(
  folder: string,
  lottery: Lottery,
  days: readonly DayLine[],
  years: Iterable<string>,
): Promise<void> {
  const stored = await readFiles(join(folder, 'draws', lottery.slug), '.json');
  const texts = [...new Set(years)].map((year) => {
    const name = `${year}.json`;
    const text = formatYear(lottery, days, year);
    const lost = findLost(stored.get(name) ?? '[]', text);
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

function formatYear(lottery: Lottery, days: readonly DayLine[], year: string): string {
  const ofYear = days.filter(({ drawDate }) => drawDate.startsWith(`${year}-`));
  try {
    return formatDayFile(lottery, ofYear);
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
  context: StoreContext,
): Promise<Outcomes> {
  const judged = await withSameDay(folder, batch, context);
  return hearReadings(await readDays(folder, context), batch, judged).outcomes;
}

/** Hears readings of one lottery that came together, and writes what is news. */
export async function storeReadings(
  folder: string,
  batch: readonly Incoming[],
  context: StoreContext,
  belief?: readonly string[],
): Promise<Outcomes> {
  const judged = await withSameDay(folder, batch, context);
  return changeDays(folder, context, (days) => {
    const heard = hearReadings(days, batch, judged, belief);
    return [heard.days, heard.outcomes];
  });
}

async function withSameDay(folder: string, batch: readonly Incoming[], context: StoreContext) {
  const days = new Set(batch.map(({ draw }) => draw.drawDate));
  return { ...context, sameDay: await readSameDay(folder, days, context) };
}

/** Changes the days of one lottery, under the lock. @returns what the change says of itself */
export function changeDays<Said>(
  folder: string,
  context: JudgeContext,
  change: (days: readonly DayLine[]) => readonly [days: readonly DayLine[], said: Said],
): Promise<Said> {
  const { lottery, now } = context;
  return withDataLock(folder, async () => {
    const before = await readDays(folder, context, new Date(now).toISOString());
    const [days, said] = change(before);
    const isSame = new Set(before);
    const changed = days.filter((day) => !isSame.has(day));
    const years = changed.map(({ drawDate }) => drawDate.slice(0, 4));
    await writeYears(folder, lottery, days, years);
    return said;
  });
}
