// What the watch says of a turn: each event once, however often it is met again.
import type { Outcome } from '../ingest/outcome.ts';

export type News = {
  /** By source, the lotteries about which it fails. */
  readonly failing: Map<string, Set<string>>;
  readonly said: Set<string>;
};

export function noNews(): News {
  return { failing: new Map(), said: new Set() };
}

/** Whether it changes what is published. */
export function isPublished({ result }: Outcome): boolean {
  return [...ALWAYS_NEW, 'partial', 'held'].includes(result);
}

const ALWAYS_NEW: readonly Outcome['result'][] = ['came', 'completed', 'confirmed', 'no draw'];
const SAID_ONCE: readonly Outcome['result'][] = ['partial', 'held', 'silent'];

/** One line an event, in the order of the outcomes. */
export function newsOf(outcomes: readonly Outcome[], news: News): string[] {
  return outcomes.flatMap((outcome) => {
    const { lottery, drawDate, result, source = '', detail } = outcome;
    const line = [lottery, drawDate, result, source, detail].filter(Boolean).join(' ');
    if (result === 'failed') return isFirstFailure(outcome, news) ? [line] : [];
    const recovered = recovers(outcome, news) ? [`${source} answers again`] : [];
    if (ALWAYS_NEW.includes(result)) return [...recovered, line];
    // Both sides of a disagreement tell of the same hold.
    const key = `${lottery} ${drawDate} ${result}${result === 'silent' ? source : ''}`;
    if (!SAID_ONCE.includes(result) || news.said.has(key)) return recovered;
    news.said.add(key);
    return [...recovered, line];
  });
}

/** A source that fails is said once, whichever lotteries it is asked about; a refused draw once a day. */
function isFirstFailure(outcome: Outcome, { failing, said }: News): boolean {
  const { lottery, drawDate, source = '', detail = '' } = outcome;
  if (!detail.startsWith(`${source}: `)) {
    const key = `${lottery} ${drawDate} refused ${source}`;
    const isFirst = !said.has(key);
    said.add(key);
    return isFirst;
  }
  const of = failing.get(source) ?? new Set<string>();
  const isFirst = of.size === 0;
  failing.set(source, of.add(lottery));
  return isFirst;
}

/** Whether the source had failed until now, about this lottery as the last one. */
function recovers({ lottery, source = '' }: Outcome, { failing }: News): boolean {
  const of = failing.get(source);
  return of?.delete(lottery) === true && of.size === 0;
}
