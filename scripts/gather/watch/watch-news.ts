// What the watch says of a turn: each event once, however often it is met again.
import type { Outcome } from '../ingest/outcome.ts';

/** What was said. */
export type News = Set<string>;

/** Whether it changes what is published. */
export function isPublished({ result }: Outcome): boolean {
  return [...ALWAYS_NEW, 'disputed'].includes(result);
}

const ALWAYS_NEW: readonly Outcome['result'][] = [
  'new',
  'completed',
  'corrected',
  'agrees',
  'no draw',
];
const SAID_ONCE: readonly Outcome['result'][] = ['disputed', 'silent', 'refused', 'failed'];

/** One line an event, in the order of the outcomes. */
export function tellNews(outcomes: readonly Outcome[], news: News): string[] {
  return outcomes.flatMap(({ lottery, drawDate, result, source = '', detail }) => {
    const line = [lottery, drawDate, result, source, detail].filter(Boolean).join(' ');
    if (ALWAYS_NEW.includes(result)) return [line];
    // The outcomes of both sources of a disagreement report the same hold.
    const isOfSource = ['silent', 'refused', 'failed'].includes(result);
    const key = `${lottery} ${drawDate} ${result} ${isOfSource ? source : ''}`;
    if (!SAID_ONCE.includes(result) || news.has(key)) return [];
    news.add(key);
    return [line];
  });
}
