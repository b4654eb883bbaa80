// `ingest --due`: every draw that has been announced and is not stored, from its source. A source that
// fails says so and stops no other.
import { addDays, announcementDays, missingDays } from '../../src/domain/calendar.ts';
import { type Draw, isComplete } from '../../src/domain/draw.ts';
import { announcedAt, type DrawDate } from '../../src/domain/draw-date.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import type { Registry } from '../../src/intake/archive.ts';
import { todayInBangkok } from '../data-folder.ts';
import { readDraws } from '../draw-store.ts';
import { SourceUnreachable } from '../upstream/fetch-text.ts';
import { UPSTREAMS } from '../upstream/sources.ts';
import type { Outcome } from './outcome.ts';
import { type RowStore, storeRow } from './store-row.ts';

export type DueOptions = RowStore & {
  /** Only this lottery. */
  readonly only?: string | undefined;
};

/** Asks for every due draw; what came is stored. */
export async function ingestDue(options: DueOptions): Promise<Outcome[]> {
  const { data, registry, now, only } = options;
  const outcomes: Outcome[] = [];
  for (const lottery of registry.lotteries) {
    if (only !== undefined && lottery.slug !== only) continue;
    const days = dueDays(lottery, await readDraws(data, lottery), registry, now);
    outcomes.push(...(await ingestDays(lottery, days, options)));
  }
  return outcomes;
}

/**
 * Announced and not stored in full, oldest first: since the newest draw, and gaps of the last hundred
 * days before it. A lottery without any draw waits for its first one by hand.
 */
export function dueDays(
  lottery: Lottery,
  stored: readonly Draw[],
  { calendar }: Pick<Registry, 'calendar'>,
  now: number,
): DrawDate[] {
  const newest = stored.find(isComplete)?.drawDate;
  if (newest === undefined) return [];
  const { schedule, utcOffset } = lottery;
  const gaps = missingDays({ lottery, draws: stored }, calendar);
  const since = announcementDays(lottery, calendar, addDays(newest, 1), todayInBangkok(now));
  return [...gaps, ...since].filter(
    (day) => Date.parse(announcedAt(day, schedule.time, utcOffset)) <= now,
  );
}

async function ingestDays(
  lottery: Lottery,
  days: readonly DrawDate[],
  options: DueOptions,
): Promise<Outcome[]> {
  const upstream = UPSTREAMS[lottery.slug];
  const all = (of: readonly DrawDate[], result: Outcome['result'], detail?: string) =>
    of.map((drawDate) => ({ lottery: lottery.slug, drawDate, result, detail }));
  if (upstream === undefined) return all(days, 'by hand');
  const questions = upstream.perDay ? days.map((day) => [day]) : [days].filter((one) => one.length);
  const outcomes: Outcome[] = [];
  for (const [index, question] of questions.entries()) {
    // On a terminal, since a source that is slow can take most of a minute.
    if (process.stderr.isTTY) console.error(`${lottery.slug}: asking ${upstream.source} …`);
    try {
      const rows = await upstream.ask(question);
      for (const drawDate of question) {
        const row = rows.find((one) => one.drawDate === drawDate);
        outcomes.push(
          ...(row
            ? [await storeRow(row, upstream.source, lottery, options)]
            : all([drawDate], 'not yet')),
        );
      }
    } catch (error) {
      // Named in the table and in the exit code, so that the other sources are still asked.
      const detail = error instanceof Error ? error.message : String(error);
      outcomes.push(...all(question, 'failed', detail));
      if (!(error instanceof SourceUnreachable)) continue;
      // Out of reach for one day is out of reach for all; each try would cost the full patience.
      return [...outcomes, ...all(questions.slice(index + 1).flat(), 'failed', detail)];
    }
  }
  return outcomes;
}
