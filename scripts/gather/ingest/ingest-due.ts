// `ingest --due`: looks for every draw that has been announced and is not stored, and asks a second
// source about those that one witness has. A source that fails is reported and stops no other.
import type { Lottery } from '../../../src/domain/lottery.ts';
import { wantedDays } from '../../../src/intake/sources/polling.ts';
import { describeRefusal } from '../../command/failure.ts';
import { readStoredDraws } from '../store/draw-store.ts';
import { findUpstreams } from '../upstream/sources.ts';
import { type LookOptions, lookFor } from './look-for-draws.ts';
import type { Outcome } from './outcome.ts';

/** Looks for every wanted draw and stores what came. A lottery with broken files stops no other. */
export async function ingestDue(options: LookOptions): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const lottery of options.lotteries ?? options.registry.lotteries) {
    try {
      outcomes.push(...(await askFor(lottery, options)));
    } catch (error) {
      const detail = describeRefusal(error);
      if (detail === undefined) throw error;
      outcomes.push({ lottery: lottery.slug, drawDate: '', result: 'failed', detail });
    }
  }
  return outcomes;
}

async function askFor(lottery: Lottery, options: LookOptions): Promise<readonly Outcome[]> {
  const { data, registry, now, env } = options;
  const { slug } = lottery;
  const stored = await readStoredDraws(data, lottery, registry);
  const wanted = wantedDays(lottery, stored, registry, now);
  const upstreams = findUpstreams(slug, registry, env);
  if (upstreams.length === 0) {
    const due = wanted.filter(({ why }) => why === 'due');
    return due.map(({ drawDate }) => ({ lottery: slug, drawDate, result: 'by hand' }));
  }
  const days = wanted.map(({ drawDate }) => drawDate);
  const asking = upstreams.map((upstream) => ({ upstream, days }));
  return (await lookFor(lottery, stored, asking, options)).outcomes;
}
