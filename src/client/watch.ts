// Each new draw, correction and withdrawal once, in order, as soon as the service has it: polls one small file, at
// the pace of the announcements.
import { faultBody } from '../contract/fault-body.ts';
import { unknownLottery } from '../contract/faults.ts';
import { FILES } from '../contract/files.ts';
import { failureDelay, watchDelay } from '../domain/watch-pace.ts';
import { memoryCache } from './answer-cache.ts';
import type { Change, Changes, DrawFile, DrawNews, LotterySlug } from './answers.ts';
import { type Open, opener } from './ask.ts';
import type { Clock } from './clock.ts';
import { heardSince } from './heard.ts';
import { drawQuestion, freshFileQuestion } from './questions.ts';
import { LotteryFault, NoHostAnswered } from './refusal.ts';
import type { Settings } from './settings.ts';
import { expectedAt, loadTimetable, type Timetable, withDraw } from './timetable.ts';

export type WatchOptions = {
  /** All of them where none is named. */
  readonly lotteries?: readonly LotterySlug[];
  /** Ends the watch; nothing is thrown then. */
  readonly signal?: AbortSignal;
  /** The `id` of the last news heard: what came since is given first, as far as it is listed. */
  readonly after?: string;
};

/** Schedules change seldom. */
const TIMETABLE_MS = 86_400_000;

/** A device that slept looks at the clock within this time, whatever its timer says. */
const LONGEST_NAP_MS = 30_000;

/**
 * News of draws from now on. Throws a `LotteryFault` for a lottery that does not exist. Failures of
 * hosts are waited out.
 */
export async function* watch(
  options: WatchOptions,
  settings: Settings,
): AsyncGenerator<DrawNews, void, undefined> {
  try {
    yield* newsOf(options, settings);
  } catch (error) {
    if (!options.signal?.aborted) throw error;
  }
}

async function* newsOf(
  { lotteries, signal, after }: WatchOptions,
  settings: Settings,
): AsyncGenerator<DrawNews, void, undefined> {
  const { clock, cache = memoryCache() } = settings;
  // What is kept is no news; its ETag spares the file while nothing happens.
  const open = opener({ ...settings, cache, staleIfError: 0 }, signal);
  const heard = heardSince(after);
  let timetable: Timetable | undefined;
  let loadedAt = Number.NEGATIVE_INFINITY;
  for (let failures = 0; ; ) {
    const listed = await answerOf(open<Changes>(freshFileQuestion(FILES.changes.path)));
    const behind = new Set<string>();
    for (const change of heard.newsIn(listed?.changes ?? [])) {
      if (lotteries && !lotteries.includes(change.lottery)) continue;
      const { change: act } = change;
      if (act === 'withdrawn') {
        heard.hear(change.id);
        yield { ...change, change: act };
        signal?.throwIfAborted();
        continue;
      }
      const draw = behind.has(change.lottery) ? undefined : await drawOf(change, open);
      // A cache on the way may not have the draw yet. Later news of the lottery wait with it.
      if (draw === undefined) behind.add(change.lottery);
      else {
        heard.hear(change.id);
        timetable = timetable && withDraw(timetable, draw);
        yield { ...change, change: act, draw };
        signal?.throwIfAborted();
      }
    }
    const now = clock.now();
    if (listed && (timetable === undefined || now - loadedAt >= TIMETABLE_MS)) {
      timetable = (await answerOf(loadTimetable(open, now))) ?? timetable;
      loadedAt = now;
      if (timetable) requireKnown(lotteries, timetable);
    }
    const isWell = listed !== undefined && behind.size === 0 && timetable !== undefined;
    failures = isWell ? 0 : failures + 1;
    const delay =
      timetable && isWell
        ? watchDelay(expectedAt(timetable, lotteries, now), now, clock.random())
        : failureDelay(failures, clock.random());
    await sleep(delay, clock, signal);
  }
}

/** The draw as it stands; `undefined` while the host is behind the change, or fails. */
async function drawOf(change: Change, open: Open) {
  const { lottery, drawDate: date, revision } = change;
  const file = await answerOf(open<DrawFile>(drawQuestion({ lottery, date })));
  if (file === undefined) return undefined;
  // Restoring makes no revision.
  if (change.change === 'restored') return file.data;
  if (file.data.revision < revision) return undefined;
  const isBehind = change.change === 'completed' && file.data.pendingPrizes !== undefined;
  return isBehind ? undefined : file.data;
}

/** `undefined` where hosts fail. A mistake of ours, or of the caller, is thrown. */
function answerOf<Body>(asked: Promise<Body>): Promise<Body | undefined> {
  return asked.catch((error: unknown) => {
    if (error instanceof LotteryFault || error instanceof NoHostAnswered) return undefined;
    throw error;
  });
}

/** A name misspelt would be waited for without end. */
function requireKnown(lotteries: WatchOptions['lotteries'], timetable: Timetable) {
  if (lotteries === undefined || lotteries.every((one) => timetable.has(one))) return;
  const fault = unknownLottery([...timetable.keys()]);
  throw new LotteryFault(fault.status, faultBody(fault) as never);
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
