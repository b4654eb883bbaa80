// One turn of `npm run watch`: every lottery whose moment has come is looked at once. Clock and chance are
// arguments, so that a week takes seconds where it is tried out.
import { announcementAt, awaitingOf } from '../../src/domain/lateness.ts';
import { type Draw, isComplete } from '../../src/domain/draw.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import type { Registry } from '../../src/intake/data-folder.ts';
import { type Asked, nextAskAt, type WantedDay, wantedDays } from '../../src/intake/polling.ts';
import type { Upstream } from '../../src/intake/sources/upstream.ts';
import { readDraws } from '../draw-store.ts';
import { type Look, type LookOptions, lookFor } from '../ingest/look.ts';
import type { Outcome } from '../ingest/outcome.ts';
import { upstreamsOf } from '../upstream/sources.ts';

/** A person may enter a draw meanwhile, so each lottery is looked at again after this. */
const LONGEST_SLEEP_MS = 3 * 3_600_000;

/** What the watch knows beyond the data folder. It may be lost: everything is asked once more then. */
export type WatchMemory = {
  /** By lottery, day and source. */
  readonly asked: Map<string, Asked>;
  /** By lottery, when it is looked at next; milliseconds since 1970. */
  readonly wakeAt: Map<string, number>;
};

export type TurnOptions = Omit<LookOptions, 'registry'> & {
  /** Read anew each turn: the calendar changes, and what is held. */
  readonly registry: Registry;
  /** From 0 to 1. */
  readonly random: () => number;
};

/** Looks at all lotteries whose moment has come, those of different sources side by side. */
export async function takeTurn(memory: WatchMemory, options: TurnOptions): Promise<Outcome[]> {
  const { lotteries } = options.registry;
  const due = lotteries.filter(({ slug }) => (memory.wakeAt.get(slug) ?? 0) <= options.now);
  const looks = due.map((lottery) => lookAt(lottery, memory, options));
  return (await Promise.all(looks)).flat();
}

/** When the next turn is due, in milliseconds since 1970. */
export function nextTurnAt({ wakeAt }: WatchMemory): number {
  return Math.min(...wakeAt.values());
}

async function lookAt(lottery: Lottery, memory: WatchMemory, options: TurnOptions) {
  const { data, registry, now } = options;
  const upstreams = upstreamsOf(lottery.slug, registry);
  const before = await readDraws(data, lottery);
  const wanted = wantedDays(lottery, before, registry, now);
  const chances = new Map(upstreams.map((upstream) => [upstream, options.random()]));
  const askAt = (upstream: Upstream, { drawDate, why }: WantedDay) => {
    const asked = memory.asked.get(keyOf(lottery, drawDate, upstream.source));
    const at = announcementAt(lottery, drawDate);
    return nextAskAt(at, why, upstream.window, asked, chances.get(upstream) ?? 0);
  };
  const questions = upstreams.map((upstream) => ({
    upstream,
    days: wanted
      .filter((day) => canTell(upstream, day, before) && askAt(upstream, day) <= now)
      .map(({ drawDate }) => drawDate),
  }));
  const asking = questions.filter(({ days }) => days.length > 0);
  const { outcomes, answers } =
    asking.length === 0 ? NOTHING : await lookFor(lottery, asking, options);
  const asked = new Map<string, Asked>();
  // Also what was not asked, because another source knew: it may be asked to confirm that, later.
  for (const { upstream, days } of asking) {
    for (const day of days) {
      const key = keyOf(lottery, day, upstream.source);
      const ofSource = answers.filter(
        ({ source, drawDate }) => source === upstream.source && drawDate === day,
      );
      const failed = ofSource.length > 0 && ofSource.every(({ failure }) => failure !== undefined);
      const failures = failed ? (memory.asked.get(key)?.failures ?? 0) + 1 : 0;
      asked.set(key, { at: now, failures });
    }
  }
  for (const [key, one] of asked) memory.asked.set(key, one);
  const stored = asking.length === 0 ? before : await readDraws(data, lottery);
  const asks = wantedDays(lottery, stored, registry, now).flatMap((day) =>
    upstreams
      .filter((upstream) => canTell(upstream, day, stored))
      .map((upstream) => askAt(upstream, day)),
  );
  const newest = stored.find(isComplete)?.drawDate;
  const entry = registry.calendar[lottery.slug];
  const next = newest && awaitingOf({ ...lottery, entry, drawDate: newest }, now).next?.at;
  const sooner = [...asks, next ?? Number.POSITIVE_INFINITY].filter((at) => at > now);
  memory.wakeAt.set(lottery.slug, Math.min(now + LONGEST_SLEEP_MS, ...sooner));
  return outcomes;
}

/** No source confirms itself. */
function canTell(
  { source }: Upstream,
  { drawDate, why }: WantedDay,
  stored: readonly Draw[],
): boolean {
  return why === 'due' || stored.find((one) => one.drawDate === drawDate)?.source !== source;
}

const NOTHING: Look = { outcomes: [], answers: [] };

function keyOf({ slug }: Lottery, drawDate: string, source: string): string {
  return `${slug} ${drawDate} ${source}`;
}
