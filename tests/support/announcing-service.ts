// The service through some days, as the client's fetch meets it: draws are published some time
// after their announcement, and the files follow.

import { changeId } from '../../src/api/answers/change-id.ts';
import type { Change } from '../../src/client/answers.ts';
import type { Lottery } from '../../src/domain/lottery.ts';

/** A draw, or a change of one, and when it is published; milliseconds since 1970. */
export type Published = {
  readonly lottery: string;
  readonly drawDate: string;
  readonly change: Change['change'];
  readonly revision: number;
  readonly at: number;
  /** Some prizes are not announced yet. */
  readonly isPartial?: boolean;
};

export type Service = {
  readonly fetch: typeof fetch;
  /** Path and answer of each request. */
  readonly asked: { readonly path: string; readonly status: number; readonly at: number }[];
};

const MOST_LISTED = 200;

/**
 * @param published in any order; those before `now()` are there
 * @param fails what happens to a request now, instead of an answer
 */
export function announcingService(
  lotteries: readonly Lottery[],
  published: readonly Published[],
  now: () => number,
  fails: (now: number) => Response | Error | undefined = () => undefined,
): Service {
  const asked: Service['asked'] = [];
  const isThere = ({ at }: Published) => at <= now();
  const newestFirst = [...published].sort((one, other) => other.at - one.at);
  const there = () => newestFirst.filter(isThere);
  const bodyOf = (path: string): object | undefined => {
    if (path === '/api/changes.json')
      return { changes: there().slice(0, MOST_LISTED).map(changeOf) };
    if (path === '/api/lotteries.json') {
      return {
        lotteries: lotteries.map(({ slug, schedule, utcOffset }) => ({
          lottery: slug,
          schedule,
          utcOffset,
        })),
      };
    }
    if (path === '/api/status.json') {
      return {
        lotteries: lotteries.map(({ slug }) => {
          const newest = there().find(({ lottery }) => lottery === slug);
          const latest = newest && { drawDate: newest.drawDate, complete: !newest.isPartial };
          return { lottery: slug, latest: latest ?? null, next: null };
        }),
      };
    }
    const [, lottery, drawDate] = /^\/api\/draws\/(.+)\/(.+)\.json$/.exec(path) ?? [];
    const draw = there().find((one) => one.lottery === lottery && one.drawDate === drawDate);
    return draw && draw.change !== 'withdrawn' ? { data: drawOf(draw) } : undefined;
  };
  const answer = async (input: unknown, init?: RequestInit) => {
    const path = new URL(String(input)).pathname;
    const failure = fails(now());
    if (failure instanceof Error) throw failure;
    const body = bodyOf(path);
    const text = JSON.stringify({ success: true, ...body });
    const etag = `"${text.length}-${there().length}"`;
    const known = new Headers(init?.headers).get('If-None-Match');
    const response =
      failure ??
      (body === undefined
        ? new Response('<html>', { status: 404 })
        : known === etag
          ? new Response(null, { status: 304, headers: { ETag: etag } })
          : new Response(text, { headers: { ETag: etag } }));
    asked.push({ path, status: response.status, at: now() });
    return response;
  };
  return { fetch: answer as typeof fetch, asked };
}

function changeOf(published: Published): object {
  const { lottery, drawDate, change, revision, at } = published;
  const id = changeId(published);
  return { id, at: new Date(at).toISOString(), change, lottery, drawDate, revision };
}

function drawOf({ lottery, drawDate, revision, isPartial }: Published): object {
  const pending = isPartial && { pendingPrizes: [{ slug: 'first-prize' }] };
  return { lottery, drawDate, revision, prizes: [], ...pending };
}
