// What each source is asked for at a moment, and when a lottery is looked at next.
import { HOUR_MS } from '../../../src/domain/clock.ts';
import { type Draw, isComplete, type LotteryDraws } from '../../../src/domain/draw.ts';
import { announcementAt, findAwaited, latenessAt } from '../../../src/domain/lateness.ts';
import type { Registry } from '../../../src/intake/files/data-folder.ts';
import {
  type Asked,
  comparedDays,
  dueDays,
  GAP_AFTER_MS,
  nextAskAt,
  type WantedDay,
  wantedDays,
} from '../../../src/intake/sources/polling.ts';
import type { Upstream } from '../../../src/intake/sources/upstream.ts';
import type { Env } from '../../command/io.ts';
import type { SourceDays } from '../ingest/look-for-draws.ts';
import { isOf } from '../store/held-back-draws.ts';
import { findUpstreams } from '../upstream/sources.ts';
import { identifyQuestion, type Outages } from './outages.ts';

/** A person may enter a draw meanwhile, so each lottery is looked at again after this. */
const LONGEST_SLEEP_MS = 3 * HOUR_MS;

/** The shortest wait, so that what was left out of a turn is not asked in the same second. */
const SHORTEST_SLEEP_MS = 15_000;

/** What is known of the questions so far. */
export type Heard = {
  /** By question. */
  readonly asked: Map<string, Asked>;
  readonly outages: Outages;
  /** Until then a watch before this one asked everything in time; milliseconds since 1970. */
  readonly watchedUntil?: number | undefined;
};

type Now = { readonly registry: Registry; readonly now: number; readonly env: Env };

export type Plan = LotteryDraws & { readonly asking: readonly SourceDays[] };

/** What to ask of the sources of a lottery now. */
export function planLottery(stored: LotteryDraws, heard: Heard, moment: Now): Plan {
  const due = listAsks(stored, heard, moment).filter(({ at }) => at <= moment.now);
  const asking = [...Map.groupBy(due, ({ upstream }) => upstream)].map(([upstream, asks]) => ({
    upstream,
    days: [...new Set(asks.map(({ drawDate }) => drawDate))],
    again: asks.filter(({ why }) => why === 'compare').map(({ drawDate }) => drawDate),
  }));
  return { ...stored, asking };
}

/** How many of its questions failed last. */
export function countFailures(plan: Plan, { outages }: Heard): number {
  return listQuestions(plan).filter((question) => outages.failing.has(question)).length;
}

/** What is to be asked of each source about each day. */
export function listQuestions({ lottery, asking }: Pick<Plan, 'lottery' | 'asking'>): string[] {
  return asking.flatMap(({ upstream: { source }, days }) =>
    days.map((drawDate) => identifyQuestion({ lottery: lottery.slug, drawDate, source })),
  );
}

/** When a lottery is looked at next, in milliseconds since 1970. */
export function nextWakeTime(stored: LotteryDraws, heard: Heard, moment: Now): number {
  const { lottery, draws } = stored;
  const { registry, now } = moment;
  const asks = listAsks(stored, heard, moment);
  const newest = draws.find(isComplete)?.drawDate;
  const entry = registry.calendar[lottery.slug];
  const next = newest && findAwaited({ ...lottery, entry, drawDate: newest }, now).next?.at;
  const later = asks.map(({ at }) => Math.max(at, now + SHORTEST_SLEEP_MS));
  return Math.min(now + LONGEST_SLEEP_MS, next ?? Number.POSITIVE_INFINITY, ...later);
}

/** Days announced hours ago that no source has; not gaps, which are older, nor held-back ones. */
export function lateDays(
  { lottery, draws }: LotteryDraws,
  { registry, now }: Omit<Now, 'env'>,
): string[] {
  const { calendar, heldBack } = registry;
  return dueDays(lottery, draws, calendar, now)
    .filter((day) => !draws.some(({ drawDate }) => drawDate === day))
    .filter((drawDate) => !heldBack.some(isOf(lottery, { drawDate })))
    .filter((day) => {
      const at = announcementAt(lottery, day);
      return latenessAt(at, now) === 'late' && now - at < GAP_AFTER_MS;
    });
}

/** Whom to ask about which day, and when; `at` in milliseconds since 1970. */
function listAsks({ lottery, draws }: LotteryDraws, heard: Heard, { registry, now, env }: Now) {
  const { asked, outages, watchedUntil } = heard;
  const days = [...wantedDays(lottery, draws, registry, now), ...comparedDays(lottery, draws, now)];
  return findUpstreams(lottery.slug, registry, env).flatMap((upstream) => {
    const { source, window } = upstream;
    const outage = outages.out.get(source);
    return days
      .filter((day) => canTell(upstream, day, draws))
      .map((day) => {
        const question = identifyQuestion({ ...day, lottery: lottery.slug, source });
        const failing = outages.failing.get(question);
        const state = { asked: asked.get(question), failing, outage, watchedUntil };
        const announced = announcementAt(lottery, day.drawDate);
        return { ...day, upstream, at: nextAskAt(announced, day, window, state, now) };
      });
  });
}

/** No source confirms itself, unless what it said is in doubt. */
function canTell({ source }: Upstream, { drawDate, why }: WantedDay, stored: readonly Draw[]) {
  const ours = stored.find((draw) => draw.drawDate === drawDate);
  return why !== 'confirm' || ours?.source !== source || ours.doubt !== undefined;
}
