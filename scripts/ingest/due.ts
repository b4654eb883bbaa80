// `ingest --due`: looks for every draw that has been announced and is not stored, and asks a second
// source about those that one witness has. A source that fails is reported and stops no other.
import type { Lottery } from '../../src/domain/lottery.ts';
import { wantedDays } from '../../src/intake/polling.ts';
import { DrawStoreError, readDraws } from '../draw-store.ts';
import { sentenceOf } from '../failure.ts';
import { upstreamsOf } from '../upstream/sources.ts';
import { type LookOptions, lookFor } from './look.ts';
import type { Outcome } from './outcome.ts';

type DueOptions = LookOptions & {
  /** Only this lottery. */
  readonly only?: string | undefined;
};

/** Looks for every wanted draw and stores what came. A lottery whose files are broken stops no other. */
export async function ingestDue(options: DueOptions): Promise<Outcome[]> {
  const { registry, only } = options;
  const outcomes: Outcome[] = [];
  for (const lottery of registry.lotteries) {
    const { slug } = lottery;
    if (only !== undefined && slug !== only) continue;
    try {
      outcomes.push(...(await askFor(lottery, options)));
    } catch (error) {
      const detail = error instanceof DrawStoreError ? error.message : sentenceOf(error);
      if (detail === undefined) throw error;
      outcomes.push({ lottery: slug, drawDate: '', result: 'failed', detail });
    }
  }
  return outcomes;
}

async function askFor(lottery: Lottery, options: DueOptions): Promise<readonly Outcome[]> {
  const { data, registry, now } = options;
  const { slug } = lottery;
  const stored = await readDraws(data, lottery);
  const wanted = wantedDays(lottery, stored, registry, now);
  const upstreams = upstreamsOf(slug, registry);
  if (upstreams.length === 0) {
    const due = wanted.filter(({ why }) => why === 'due');
    return due.map(({ drawDate }) => ({ lottery: slug, drawDate, result: 'by hand' }));
  }
  const days = wanted.map(({ drawDate }) => drawDate);
  const questions = upstreams.map((upstream) => ({ upstream, days }));
  return (await lookFor(lottery, stored, questions, options)).outcomes;
}
