// Each new draw, correction and withdrawal once, in order, as soon as the service has it: polls one
// small file, at the pace of the announcements.
import { unknownLottery } from '../contract/faults.ts';
import { failureDelay, watchDelay } from '../domain/watch-pace.ts';
import type { Change, Changes, DrawFile, DrawNews, LotterySlug } from './answers.ts';
import { createAsk } from './ask.ts';
import { memoryCache } from './cache.ts';
import { type Ask, askDraw, askFreshFile } from './questions.ts';
import { ignoreNoAnswer, LotteryFault } from './refusal.ts';
import type { Clock, Settings } from './settings.ts';
import { expectedAt, loadTimetable, type Timetable, withDraw } from './timetable.ts';
import { DAY_MS } from '../domain/clock.ts';

export type WatchOptions = {
  /** All of them where none is named. */
  readonly lotteries?: readonly LotterySlug[];
  /** Ends the watch; nothing is thrown then. */
  readonly signal?: AbortSignal;
  /** The `id` of the last news heard: what came since is given first, as far as it is listed. */
  readonly after?: string;
};

/** A device that slept looks at the clock within this time, whatever its timer says. */
const LONGEST_NAP_MS = 30_000;

/** News of draws from now on. Throws a `LotteryFault` for a lottery that does not exist. */
export async function* watch(
  options: WatchOptions,
  settings: Settings,
): AsyncGenerator<DrawNews, void, undefined> {
  const { signal } = options;
  const { clock } = settings;
  const watcher = new Watcher(options, settings);
  try {
    for (let failures = 0; ; ) {
      const isWell = yield* watcher.look();
      failures = isWell ? 0 : failures + 1;
      await sleep(isWell ? watcher.delay() : failureDelay(failures, clock.random()), clock, signal);
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}

class Watcher {
  readonly #options: WatchOptions;
  readonly #clock: Clock;
  readonly #ask: Ask;
  readonly #heard = new HeardChanges();
  #timetable: Timetable | undefined;
  #loadedAt = Number.NEGATIVE_INFINITY;

  constructor(options: WatchOptions, settings: Settings) {
    const { cache = memoryCache(), clock } = settings;
    this.#options = options;
    this.#clock = clock;
    // What is kept is not news; its ETag spares the file while nothing happens.
    this.#ask = createAsk({ ...settings, cache, staleIfError: 0, signal: options.signal });
  }

  /** Gives what is new once. Returns whether hosts answered, and were not behind. */
  async *look(): AsyncGenerator<DrawNews, boolean, undefined> {
    const { lotteries, signal, after } = this.#options;
    const listed = await this.#ask<Changes>(askFreshFile('changes')).catch(ignoreNoAnswer);
    const behind = new Set<string>();
    for (const change of this.#heard.listNew(listed?.changes ?? [], after)) {
      if (lotteries && !lotteries.includes(change.lottery)) continue;
      const mayBeTold = change.change === 'withdrawn' || !behind.has(change.lottery);
      const news = mayBeTold ? await this.#readNews(change) : undefined;
      if (news === undefined) {
        // A cache on the way may not have the draw yet. Later news of the lottery wait with it.
        behind.add(change.lottery);
        continue;
      }
      this.#heard.add(change.id);
      if (news.draw) this.#timetable &&= withDraw(this.#timetable, news.draw);
      yield news;
      signal?.throwIfAborted();
    }
    if (listed) await this.#loadTimetable();
    return listed !== undefined && behind.size === 0 && this.#timetable !== undefined;
  }

  /** Milliseconds until it is worth looking again, where all is well. */
  delay(): number {
    const now = this.#clock.now();
    const expected = expectedAt(this.#timetable ?? new Map(), this.#options.lotteries, now);
    return watchDelay(expected, now, this.#clock.random());
  }

  /** Once a day: schedules change seldom. */
  async #loadTimetable() {
    const now = this.#clock.now();
    if (this.#timetable !== undefined && now - this.#loadedAt < DAY_MS) return;
    const loaded = await loadTimetable(this.#ask, now).catch(ignoreNoAnswer);
    this.#timetable = loaded ?? this.#timetable;
    this.#loadedAt = now;
    const { lotteries } = this.#options;
    // A name misspelt would be waited for without end.
    if (!this.#timetable || lotteries?.every((slug) => this.#timetable?.has(slug)) !== false)
      return;
    const fault = unknownLottery([...this.#timetable.keys()]);
    throw new LotteryFault(fault.status, fault);
  }

  /** A change with the draw as it stands; `undefined` while the host is behind it, or fails. */
  async #readNews(change: Change): Promise<DrawNews | undefined> {
    const { lottery, drawDate: date, revision, change: act } = change;
    if (act === 'withdrawn') return { ...change, change: act };
    const asked = askDraw({ lottery, date });
    const file = await this.#ask<DrawFile>(asked).catch(ignoreNoAnswer);
    if (file === undefined) return undefined;
    const draw = file.data;
    // Restoring makes no revision.
    const isBehind =
      act !== 'restored' &&
      (draw.revision < revision || (act === 'completed' && draw.pendingPrizes !== undefined));
    return isBehind ? undefined : { ...change, change: act, draw };
  }
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

/** Until so much time has passed by the clock, or by the naps where the clock was set back. */
async function sleep(ms: number, clock: Clock, signal: AbortSignal | undefined) {
  const from = clock.now();
  for (let slept = 0; slept < ms && clock.now() - from < ms; ) {
    const nap = Math.min(LONGEST_NAP_MS, ms - slept);
    await clock.wait(nap, signal);
    slept += nap;
  }
}
