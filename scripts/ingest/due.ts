// `ingest --due`: fetches every draw that has been announced and is not stored. A source that fails is
// reported and stops no other.
import { missingDays } from '../../src/domain/calendar.ts';
import { type Draw, isComplete } from '../../src/domain/draw.ts';
import type { DrawDate } from '../../src/domain/draw-date.ts';
import { awaitingOf } from '../../src/domain/lateness.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import type { Registry } from '../../src/intake/data-folder.ts';
import { readDraws } from '../draw-store.ts';
import { fetchDays } from '../upstream/fetch-days.ts';
import { upstreamsOf } from '../upstream/sources.ts';
import type { Outcome } from './outcome.ts';
import { type RowStore, storeRow } from './store-row.ts';

type DueOptions = RowStore & {
  /** Only this lottery. */
  readonly only?: string | undefined;
};

/** Fetches every due draw and stores what came. */
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
  const gaps = missingDays({ lottery, draws: stored }, calendar);
  const { due } = awaitingOf({ ...lottery, entry: calendar[lottery.slug], drawDate: newest }, now);
  return [...gaps, ...due.map(({ drawDate }) => drawDate)];
}

async function ingestDays(
  lottery: Lottery,
  days: readonly DrawDate[],
  options: DueOptions,
): Promise<Outcome[]> {
  const { slug } = lottery;
  const [upstream] = upstreamsOf(slug, options.registry);
  if (upstream === undefined) {
    return days.map((drawDate) => ({ lottery: slug, drawDate, result: 'by hand' }));
  }
  const outcomes: Outcome[] = [];
  for await (const { drawDate, row, failure } of fetchDays(slug, upstream, days)) {
    const of = { lottery: slug, drawDate };
    if (failure !== undefined) outcomes.push({ ...of, result: 'failed', detail: failure });
    else if (row === undefined || row.noDraw) outcomes.push({ ...of, result: 'not yet' });
    else {
      const stored = storeRow(row, upstream.source, lottery, options);
      // Named in the table and in the exit code, so that the other draws are still stored.
      const failed = (error: Error) =>
        ({ ...of, result: 'failed', detail: error.message }) as const;
      outcomes.push(await stored.catch(failed));
    }
  }
  return outcomes;
}
