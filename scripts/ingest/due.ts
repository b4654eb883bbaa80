// `ingest --due`: looks for every draw that has been announced and is not stored, and asks a second
// source about those that one witness has. A source that fails is reported and stops no other.
import { wantedDays } from '../../src/intake/polling.ts';
import { readDraws } from '../draw-store.ts';
import { upstreamsOf } from '../upstream/sources.ts';
import { type LookOptions, lookFor } from './look.ts';
import type { Outcome } from './outcome.ts';

type DueOptions = LookOptions & {
  /** Only this lottery. */
  readonly only?: string | undefined;
};

/** Looks for every wanted draw and stores what came. */
export async function ingestDue(options: DueOptions): Promise<Outcome[]> {
  const { data, registry, now, only } = options;
  const outcomes: Outcome[] = [];
  for (const lottery of registry.lotteries) {
    const { slug } = lottery;
    if (only !== undefined && slug !== only) continue;
    const wanted = wantedDays(lottery, await readDraws(data, lottery), registry, now);
    const upstreams = upstreamsOf(slug, registry);
    if (upstreams.length === 0) {
      const due = wanted.filter(({ why }) => why === 'due');
      for (const { drawDate } of due) outcomes.push({ lottery: slug, drawDate, result: 'by hand' });
      continue;
    }
    const days = wanted.map(({ drawDate }) => drawDate);
    const questions = upstreams.map((upstream) => ({ upstream, days }));
    outcomes.push(...(await lookFor(lottery, questions, options)).outcomes);
  }
  return outcomes;
}
