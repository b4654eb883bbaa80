// Reads and writes data/draws. Whoever enters, decides or withdraws adds to the lines of days by
// `changeDays`.
import { join } from 'node:path';
import { byNewestFirst, type Draw } from '../../../src/domain/draw.ts';
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
import { findTwins, listOfDay } from '../../../src/intake/fold/same-day.ts';
import { uniteDays } from '../../../src/intake/fold/unite.ts';
import { isError } from '../../../src/intake/problem.ts';
import { WrongUse } from '../../command/failure.ts';
import { readFiles, writeChanged } from '../../disk/text-files.ts';
import { withDataLock } from './data-lock.ts';
import { readSameDay } from './same-day.ts';

/** What is stored of a lottery: its draws, newest first, and what waits of it. */
export type Stored = {
  readonly draws: readonly Draw[];
  readonly heldBack: readonly HeldBackDraw[];
};

export type StoreContext = JudgeContext & { readonly lotteries?: readonly Lottery[] };

type Context = Omit<JudgeContext, 'now' | 'sameDay'>;

/** The draws and holds of a lottery. Throws a `WrongUse` where a file has an error. */
export async function readStored(folder: string, context: Context): Promise<Stored> {
  const days = judgeAnew(await readDays(folder, context, Date.now()), context);
  const folded = days.map((day) => foldLine(day, context));
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

/** The days of a lottery, newest first, each once. */
async function readDays(
  folder: string,
  { lottery }: Pick<Context, 'lottery'>,
  now: number,
): Promise<readonly DayLine[]> {
  const files = await readFiles(join(folder, 'draws', lottery.slug), '.json');
  const entries = [...files].flatMap(([path, text]): readonly DayEntry[] => {
    const parsed = parseDayFile(text);
    const broken = parsed.findings.find(isError);
    if (broken)
      throw new WrongUse(`${lottery.slug}/${path}: ${broken.expectation}; run data:check`);
    return parsed.entries;
  });
  const days = uniteDays(entries, now).map(({ day }) => day);
  return days.sort(byNewestFirst);
}

/**
 * The days of a lottery with the verdict of what had none, and what other lotteries have on the
 * days that are to change.
 */
async function readJudged(folder: string, context: StoreContext, changing: Iterable<DrawDate>) {
  const { lottery, lotteries = [], sources } = context;
  const days = await readDays(folder, context, context.now);
  const rivals = lotteries.filter(({ slug }) => slug !== lottery.slug);
  const others = await readSameDay(folder, new Set(changing), rivals);
  const twins = findTwins([{ lottery, days }, ...others]);
  return {
    days: judgeAnew(days, context, twins),
    context: { ...context, sameDay: listOfDay(others, sources) },
  };
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
  const { days, context: judging } = await readJudged(folder, context, daysOf(batch));
  return hearReadings(days, batch, judging).outcomes;
}

/** Hears readings of one lottery that came together, and writes what is news. */
export function storeReadings(
  folder: string,
  batch: readonly Incoming[],
  context: StoreContext,
  belief?: readonly string[],
): Promise<Outcomes> {
  return changeDays(folder, context, daysOf(batch), (days, judging) => {
    const heard = hearReadings(days, batch, judging, belief);
    return [heard.days, heard.outcomes];
  });
}

function daysOf(batch: readonly Incoming[]): DrawDate[] {
  return batch.map(({ draw }) => draw.drawDate);
}

type Change<Said> = (
  days: readonly DayLine[],
  context: JudgeContext,
) => readonly [days: readonly DayLine[], said: Said];

/**
 * Changes these days of one lottery, under the lock.
 * @returns what the change says of itself
 */
export function changeDays<Said>(
  folder: string,
  context: StoreContext,
  changing: Iterable<DrawDate>,
  change: Change<Said>,
): Promise<Said> {
  return withDataLock(folder, async () => {
    const before = await readJudged(folder, context, changing);
    const [days, said] = change(before.days, before.context);
    const isSame = new Set(before.days);
    const changed = days.filter((day) => !isSame.has(day));
    const years = changed.map(({ drawDate }) => drawDate.slice(0, 4));
    await writeYears(folder, context.lottery, days, years);
    return said;
  });
}
