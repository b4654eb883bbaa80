// Each new draw, correction and withdrawal once, in order, soon after the service has it: asks for
// the small file of changes again and again.
import { unknownLottery } from '../api/contract/parameter-faults.ts';
import type { Change, LotterySlug, PlacedDraw } from './answers.ts';
import { ask } from './ask.ts';
import { type Call, type CallOptions, type Client, readCall } from './client.ts';
import { drawQuestion } from './question.ts';
import { ignoreNoAnswer, LotteryFault } from './refusal.ts';

export type WatchOptions = CallOptions & {
  /** All of them where none is named. */
  readonly lotteries?: readonly LotterySlug[];
  /** The `id` of the last news heard: what came since is given first, as far as it is listed. */
  readonly after?: string;
  /** Between two looks (60); spread by a fifth, so that clients do not ask in the same second. */
  readonly everySeconds?: number;
};

/** A change with the draw as it stands now; none where draws were withdrawn. */
export type DrawNews = Change & { readonly draw?: PlacedDraw };

/**
 * News of draws from now on; an aborted `signal` ends it, and nothing is thrown then.
 * Throws a `LotteryFault` for a lottery that does not exist.
 */
export async function* watch(
  client: Client,
  options: WatchOptions = {},
): AsyncGenerator<DrawNews, void, undefined> {
  const kinds = { lotteries: 'texts?', after: 'text?', everySeconds: 'number?' } as const;
  const [call, watched] = readCall('watch', client, options, kinds);
  const { lotteries, after, everySeconds = 60 } = watched;
  const { clock, signal } = call;
  let unjudged = lotteries;
  let heard: Set<string> | undefined;
  try {
    for (;;) {
      // A misspelt name would be waited for without end.
      if (unjudged && (await areLotteries(unjudged, call))) unjudged = undefined;
      const file = await ask(call, CHANGES).catch(ignoreNoAnswer);
      const changes = file?.changes ?? [];
      if (file) heard ??= listHeard(changes, after);
      const behind = new Set<string>();
      for (const change of [...changes].reverse()) {
        const { id, lottery } = change;
        if (heard?.has(id) || behind.has(lottery)) continue;
        if (lotteries && !lotteries.includes(lottery)) continue;
        const news = await readNews(change, call);
        // Later news of a lottery waits with what is behind.
        if (news === 'behind') behind.add(lottery);
        else heard?.add(id);
        if (typeof news === 'string') continue;
        yield news;
        signal?.throwIfAborted();
      }
      await clock.wait(everySeconds * 1000 * (0.8 + 0.4 * clock.random()), signal);
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}

const CHANGES = { path: '/changes.json', revalidate: true } as const;

/** The changes up to the one of this id. One that is listed no more is older than all of them. */
function listHeard(changes: readonly Change[], after: string | undefined): Set<string> {
  const place = after === undefined ? 0 : changes.findIndex(({ id }) => id === after);
  return new Set(place < 0 ? [] : changes.slice(place).map(({ id }) => id));
}

/** Whether all exist; `false` while no host answers. Throws a `LotteryFault` where one does not. */
async function areLotteries(slugs: readonly string[], call: Call): Promise<boolean> {
  const answer = await ask(call, { path: '/lotteries.json' }).catch(ignoreNoAnswer);
  if (answer === undefined) return false;
  const accepted = answer.lotteries.map(({ lottery }): string => lottery);
  if (slugs.every((slug) => accepted.includes(slug))) return true;
  const fault = unknownLottery(accepted);
  throw new LotteryFault(fault.status, fault);
}

/**
 * A change with the draw as it stands. `behind`: the host fails, or a cache on the way lacks the
 * draw. `withdrawn`: the draw is gone since, which is a change of its own.
 */
async function readNews(change: Change, call: Call): Promise<DrawNews | 'behind' | 'withdrawn'> {
  const { lottery, drawDate: date, revision, change: act } = change;
  if (act === 'withdrawn') return change;
  const answer = await ask(call, drawQuestion({ lottery, date })).catch((error: unknown) => {
    const isGone = error instanceof LotteryFault && error.code === 'draw_withdrawn';
    return isGone ? ('withdrawn' as const) : ignoreNoAnswer(error);
  });
  if (answer === undefined) return 'behind';
  if (answer === 'withdrawn') return answer;
  const draw = answer.data;
  // A restoration makes no revision.
  const isBehind =
    act !== 'restored' &&
    (draw.revision < revision || (act === 'completed' && draw.pendingPrizes !== undefined));
  return isBehind ? 'behind' : { ...change, draw };
}
