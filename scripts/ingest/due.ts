// `ingest --due`: every draw that has been announced and is not stored, from its source. A source that
// fails says so and stops no other.
import { addDays, announcementDays } from '../../src/domain/calendar.ts';
import { type Draw, isComplete } from '../../src/domain/draw.ts';
import { announcedAt, type DrawDate } from '../../src/domain/draw-date.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import type { Registry } from '../../src/intake/archive.ts';
import { drawOfRow } from '../../src/intake/merge.ts';
import { describeFinding } from '../../src/intake/problem.ts';
import { todayInBangkok } from '../data-folder.ts';
import { readDraws, storeDraw } from '../draw-store.ts';
import { UPSTREAMS } from '../upstream/sources.ts';
import type { Outcome } from './outcome.ts';

export type DueOptions = {
  readonly data: string;
  readonly registry: Registry;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Only this lottery. */
  readonly only?: string | undefined;
};

/** Asks for every due draw; what came is stored. */
export async function ingestDue({ data, registry, now, only }: DueOptions): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const lottery of registry.lotteries) {
    if (only !== undefined && lottery.slug !== only) continue;
    const stored = await readDraws(data, lottery);
    for (const drawDate of dueDays(lottery, stored, registry, now)) {
      outcomes.push(await ingestDay(lottery, drawDate, { data, registry, now }));
    }
  }
  return outcomes;
}

/** A draw missed longer ago than this is history: it comes from a collection, not from this. */
const LOOK_BACK_DAYS = 100;

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
  const newest = stored.find(isComplete);
  if (newest === undefined) return [];
  const { schedule, utcOffset } = lottery;
  const held = new Set(stored.filter(isComplete).map(({ drawDate }) => drawDate));
  const from = addDays(newest.drawDate, -LOOK_BACK_DAYS);
  const oldest = stored.at(-1)?.drawDate ?? from;
  return announcementDays(lottery, calendar, from, todayInBangkok(now)).filter(
    (day) =>
      day > oldest &&
      !held.has(day) &&
      Date.parse(announcedAt(day, schedule.time, utcOffset)) <= now,
  );
}

async function ingestDay(
  lottery: Lottery,
  drawDate: DrawDate,
  { data, registry, now }: DueOptions,
): Promise<Outcome> {
  const outcome = (result: Outcome['result'], detail?: string): Outcome => ({
    lottery: lottery.slug,
    drawDate,
    result,
    detail,
  });
  const upstream = UPSTREAMS[lottery.slug];
  if (upstream === undefined) return outcome('by hand');
  try {
    const row = (await upstream.ask([drawDate])).find((one) => one.drawDate === drawDate);
    if (row === undefined) return outcome('not yet');
    const draw = drawOfRow(row, upstream.source, lottery);
    const context = { lottery, sources: registry.sources, today: todayInBangkok(now) };
    const entry = { at: new Date(now).toISOString() };
    const admission = await storeDraw(data, draw, entry, context);
    if (admission.outcome === 'refused') {
      return outcome('failed', admission.findings.map(describeFinding).join('; '));
    }
    if (!isComplete(admission.draw)) return outcome('partial', `${admission.draw.pending} pending`);
    if (admission.outcome === 'unchanged') return outcome('stored before');
    return outcome(admission.outcome === 'added' ? 'came' : 'completed');
  } catch (error) {
    // Named in the table and in the exit code, so that the other sources are still asked.
    return outcome('failed', error instanceof Error ? error.message : String(error));
  }
}
