// Fetches days of one lottery from its source, request by request.
import type { DrawDate } from '../../src/domain/draw-date.ts';
import type { SourceRow } from '../../src/intake/sources/row.ts';
import type { Upstream } from '../../src/intake/sources/upstream.ts';
import { type RetryPolicy, SourceUnreachable } from './fetch-text.ts';
import { fetchRows, requestOf } from './sources.ts';

/** What a source has of one day: its row, none, or why the request failed. */
type DayAnswer = {
  readonly drawDate: DrawDate;
  readonly row?: SourceRow | undefined;
  readonly failure?: string | undefined;
};

/** Every day of `days` once, in order, each as soon as its request is answered. */
export async function* fetchDays(
  lottery: string,
  upstream: Upstream,
  days: readonly DrawDate[],
  policy: Partial<RetryPolicy> = {},
): AsyncGenerator<DayAnswer> {
  const requests = Map.groupBy(days, (day) => JSON.stringify(requestOf(upstream, lottery, day)));
  let unreachable: string | undefined;
  for (const wanted of requests.values()) {
    let rows: readonly SourceRow[] = [];
    // A source out of reach for one day is so for all; each request would wait through every retry.
    let failure = unreachable;
    if (failure === undefined) {
      // On a terminal, since a source that is slow can take most of a minute.
      if (process.stderr.isTTY) console.error(`${lottery}: fetching from ${upstream.source} …`);
      try {
        rows = await fetchRows(upstream, lottery, wanted, policy);
      } catch (error) {
        failure = error instanceof Error ? error.message : String(error);
        if (error instanceof SourceUnreachable) unreachable = failure;
      }
    }
    for (const drawDate of wanted) {
      yield { drawDate, row: rows.find((one) => one.drawDate === drawDate), failure };
    }
  }
}
