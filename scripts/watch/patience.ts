// Asks each source one question after another. Once nothing comes from it, what else it would be
// asked waits, so that a source out of reach costs one time-out and not one for each lottery.
import type { fetchDays } from '../upstream/sources.ts';
import { identifyQuestion, type Outages } from './outages.ts';

/** The pages of some lotteries may be broken where those of others are not. */
const FAILURES_IN_A_ROW = 3;

/** For one turn. @returns also the questions that were not put */
export function patientFetch(
  fetch: typeof fetchDays,
  { out }: Outages,
): { readonly fetch: typeof fetchDays; readonly left: ReadonlySet<string> } {
  const left = new Set<string>();
  const failures = new Map<string, number>();
  const last = new Map<string, Promise<void>>();
  async function* ask(...[lottery, upstream, days, policy]: Parameters<typeof fetchDays>) {
    const { source } = upstream;
    if (days.length === 0) return;
    const before = last.get(source);
    const { promise, resolve } = Promise.withResolvers<void>();
    last.set(source, promise);
    await before;
    try {
      const failed = failures.get(source) ?? (out.has(source) ? FAILURES_IN_A_ROW - 1 : 0);
      if (failed >= FAILURES_IN_A_ROW) {
        for (const drawDate of days) left.add(identifyQuestion({ lottery, drawDate, source }));
        return;
      }
      let came = false;
      for await (const answer of fetch(lottery, upstream, days, policy)) {
        came ||= answer.failure === undefined;
        yield answer;
      }
      failures.set(source, came ? 0 : failed + 1);
    } finally {
      resolve();
    }
  }
  return { fetch: ask, left };
}
