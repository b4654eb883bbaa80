// Each new draw, correction and withdrawal once, in order, soon after the service has it: asks for
// one small file again and again.
import { unknownLottery } from '../contract/faults.ts';
import type { Change, Changes, DrawFile, DrawNews, Lotteries, LotterySlug } from './answers.ts';
import { createAsk } from './ask.ts';
import { memoryCache } from './cache.ts';
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
  const { cache = memoryCache(), clock } = settings;
  // What is kept is not news; its ETag spares the file while nothing happens.
  const ask = createAsk({ ...settings, cache, staleIfError: 0, signal });
  const heardChanges = new HeardChanges();
  let unjudged = lotteries;
  try {
    for (;;) {
      // A name misspelt would be waited for without end.
      if (unjudged && (await areLotteries(unjudged, ask))) unjudged = undefined;
      const file = await ask<Changes>(askFreshFile('changes')).catch(ignoreNoAnswer);
      const behind = new Set<string>();
      for (const change of heardChanges.listNew(file?.changes ?? [], after)) {
        if (lotteries && !lotteries.includes(change.lottery)) continue;
        const mayBeTold = change.change === 'withdrawn' || !behind.has(change.lottery);
        const news = mayBeTold ? await readNews(change, ask) : undefined;
        if (news === undefined) {
          // A cache on the way may not have the draw yet. Later news of the lottery wait with it.
          behind.add(change.lottery);
          continue;
        }
        heardChanges.add(change.id);
        yield news;
        signal?.throwIfAborted();
      }
      await clock.wait(everySeconds * 1000 * (0.8 + 0.4 * clock.random()), signal);
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
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

/** A change with the draw as it stands; `undefined` while the host is behind it, or fails. */
async function readNews(change: Change, ask: Ask): Promise<DrawNews | undefined> {
  const { lottery, drawDate: date, revision, change: act } = change;
  if (act === 'withdrawn') return { ...change, change: act };
  const file = await ask<DrawFile>(askDraw({ lottery, date })).catch(ignoreNoAnswer);
  if (file === undefined) return undefined;
  const draw = file.data;
  // Restoring makes no revision.
  const isBehind =
    act !== 'restored' &&
    (draw.revision < revision || (act === 'completed' && draw.pendingPrizes !== undefined));
  return isBehind ? undefined : { ...change, change: act, draw };
}

/** Ten times what the file lists. */
const MOST_HEARD = 2000;

/** Which changes are news: by id, so that another host's or an older list repeats nothing. */
class HeardChanges {
  readonly #ids = new Set<string>();
  #isFirst = true;

  add(id: string): void {
    this.#ids.add(id);
    const [oldest] = this.#ids;
    if (this.#ids.size > MOST_HEARD && oldest !== undefined) this.#ids.delete(oldest);
  }

  /**
   * Those not heard yet, oldest first. Of the first list only what came after the change of this
   * id; without one all of it counts as heard.
   */
  listNew(changes: readonly Change[], after: string | undefined): Change[] {
    const place = after === undefined ? 0 : changes.findIndex(({ id }) => id === after);
    // A change that is no longer listed is older than all of them.
    const before = this.#isFirst && place >= 0 ? changes.slice(place) : [];
    this.#isFirst = false;
    for (const { id } of [...before].reverse()) this.add(id);
    return changes.filter(({ id }) => !this.#ids.has(id)).reverse();
  }
}
