// Each new draw, correction and withdrawal once, in order, soon after the service has it: asks for
// the small file of changes again and again.
import { unknownLottery } from '../api/contract/parameter-faults.ts';
import type { Change, Changes, DrawFile, DrawNews, Lotteries, LotterySlug } from './answers.ts';
import { createAsk } from './ask-hosts.ts';
import { type Ask, askDraw, askFile, askFreshFile } from './questions.ts';
import { ignoreNoAnswer, LotteryFault } from './refusal.ts';
import type { Settings } from './settings.ts';

export type WatchOptions = {
  /** All of them where none is named. */
  readonly lotteries?: readonly LotterySlug[];
  /** Ends the watch; nothing is thrown then. */
  readonly signal?: AbortSignal;
  /** The `id` of the last news heard: what came since is given first, as far as it is listed. */
  readonly after?: string;
  /** Between two looks (60); spread by a fifth, so that clients do not ask in the same second. */
  readonly everySeconds?: number;
};

/** News of draws from now on. Throws a `LotteryFault` for a lottery that does not exist. */
export async function* watch(
  { lotteries, signal, after, everySeconds = 60 }: WatchOptions,
  settings: Settings,
): AsyncGenerator<DrawNews, void, undefined> {
  const { clock } = settings;
  const ask = createAsk({ ...settings, onlyNew: true, signal });
  let unjudged = lotteries;
  let heard: Set<string> | undefined;
  try {
    for (;;) {
      // A misspelt name would be waited for without end.
      if (unjudged && (await areLotteries(unjudged, ask))) unjudged = undefined;
      const file = await ask<Changes>(askFreshFile('changes')).catch(ignoreNoAnswer);
      const changes = file?.changes ?? [];
      if (file) heard ??= listHeard(changes, after);
      const behind = new Set<string>();
      for (const change of [...changes].reverse()) {
        const { id, lottery } = change;
        if (heard?.has(id) || behind.has(lottery)) continue;
        if (lotteries && !lotteries.includes(lottery)) continue;
        const news = await readNews(change, ask);
        if (news === 'behind') {
          // Later news of the lottery waits with it.
          behind.add(lottery);
          continue;
        }
        heard?.add(id);
        if (news === 'withdrawn') continue;
        yield news;
        signal?.throwIfAborted();
      }
      await clock.wait(everySeconds * 1000 * (0.8 + 0.4 * clock.random()), signal);
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}

/** The changes up to the one of this id. One that is listed no more is older than all of them. */
function listHeard(changes: readonly Change[], after: string | undefined): Set<string> {
  const place = after === undefined ? 0 : changes.findIndex(({ id }) => id === after);
  return new Set(place < 0 ? [] : changes.slice(place).map(({ id }) => id));
}

/** Whether all exist; `false` while no host answers. Throws a `LotteryFault` where one does not. */
async function areLotteries(slugs: readonly string[], ask: Ask): Promise<boolean> {
  const answer = await ask<Lotteries>(askFile('lotteries')).catch(ignoreNoAnswer);
  if (answer === undefined) return false;
  const accepted = answer.lotteries.map(({ lottery }) => lottery as string);
  if (slugs.every((slug) => accepted.includes(slug))) return true;
  const fault = unknownLottery(accepted);
  throw new LotteryFault(fault.status, fault);
}

/**
 * A change with the draw as it stands. `behind`: the host fails, or a cache on the way lacks the
 * draw. `withdrawn`: the draw is gone since, which is a change of its own.
 */
async function readNews(change: Change, ask: Ask): Promise<DrawNews | 'behind' | 'withdrawn'> {
  const { lottery, drawDate: date, revision, change: act } = change;
  if (act === 'withdrawn') return { ...change, change: act };
  const answer = await ask<DrawFile>(askDraw({ lottery, date })).catch((error: unknown) => {
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
  return isBehind ? 'behind' : { ...change, change: act, draw };
}
