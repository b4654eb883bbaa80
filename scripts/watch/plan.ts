// What each source is asked for at a moment, and when a lottery is looked at next.
import { HOUR_MS } from '../../src/domain/clock.ts';
import { type Draw, isComplete } from '../../src/domain/draw.ts';
import { announcementAt, findAwaited, latenessAt } from '../../src/domain/lateness.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import type { Registry } from '../../src/intake/data-folder.ts';
import {
  type Asked,
  comparedDays,
  dueDays,
  GAP_AFTER_MS,
  nextAskAt,
  type WantedDay,
  wantedDays,
} from '../../src/intake/polling.ts';
import type { Upstream } from '../../src/intake/sources/upstream.ts';
import type { SourceDays } from '../ingest/look.ts';
import { isOf } from '../store/held-back-draws.ts';
import { findUpstreams } from '../upstream/sources.ts';
import { identifyQuestion, type Outages } from './outages.ts';

/** A person may enter a draw meanwhile, so each lottery is looked at again after this. */
const LONGEST_SLEEP_MS = 3 * HOUR_MS;

/** What was left out of a turn is for the next one, not for the same second. */
const SHORTEST_SLEEP_MS = 15_000;

/** What is known of the questions so far. */
export type Heard = {
  /** By question. */
  readonly asked: Map<string, Asked>;
  readonly outages: Outages;
  /** Until then a watch before this one asked everything in time; milliseconds since 1970. */
  readonly watchedUntil?: number | undefined;
};

type Now = { readonly registry: Registry; readonly now: number };

export type Plan = {
  readonly lottery: Lottery;
  readonly before: readonly Draw[];
  readonly asking: readonly SourceDays[];
};

/** @param before the stored draws, newest first */
export function planLottery(
  lottery: Lottery,
  before: readonly Draw[],
  heard: Heard,
  { registry, now }: Now,
): Plan {
  const wanted = listDueDays(lottery, before, registry, now);
  const questions = findUpstreams(lottery.slug, registry).map((upstream) => {
    const due = wanted
      .filter((day) => canTell(upstream, day, before))
      .filter((day) => nextAskTime(lottery, upstream, day, heard, now) <= now);
    const again = due.flatMap(({ why, drawDate }) => (why === 'compare' ? [drawDate] : []));
    return { upstream, days: [...new Set(due.map(({ drawDate }) => drawDate))], again };
  });
  return { lottery, before, asking: questions.filter(({ days }) => days.length > 0) };
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

/** @param stored newest first. @returns milliseconds since 1970 */
export function nextWakeTime(
  lottery: Lottery,
  stored: readonly Draw[],
  heard: Heard,
  { registry, now }: Now,
): number {
  const asks = listDueDays(lottery, stored, registry, now).flatMap((day) =>
    findUpstreams(lottery.slug, registry)
      .filter((upstream) => canTell(upstream, day, stored))
      .map((upstream) => nextAskTime(lottery, upstream, day, heard, now)),
  );
  const newest = stored.find(isComplete)?.drawDate;
  const entry = registry.calendar[lottery.slug];
  const next = newest && findAwaited({ ...lottery, entry, drawDate: newest }, now).next?.at;
  const later = asks.map((at) => Math.max(at, now + SHORTEST_SLEEP_MS));
  return Math.min(now + LONGEST_SLEEP_MS, next ?? Number.POSITIVE_INFINITY, ...later);
}

/** Days announced hours ago that no source has; not gaps, which are older, nor held-back ones. */
export function lateDays(
  lottery: Lottery,
  stored: readonly Draw[],
  { registry, now }: Now,
): string[] {
  const { calendar, heldBack } = registry;
  return dueDays(lottery, stored, calendar, now)
    .filter((day) => !stored.some(({ drawDate }) => drawDate === day))
    .filter((drawDate) => !heldBack.some(isOf(lottery, { drawDate })))
    .filter((day) => {
      const at = announcementAt(lottery, day);
      return latenessAt(at, now) === 'late' && now - at < GAP_AFTER_MS;
    });
}

function listDueDays(lottery: Lottery, stored: readonly Draw[], registry: Registry, now: number) {
  return [...wantedDays(lottery, stored, registry, now), ...comparedDays(lottery, stored, now)];
}

function nextAskTime(
  lottery: Lottery,
  { source, window }: Upstream,
  day: WantedDay,
  { asked, outages, watchedUntil }: Heard,
  now: number,
): number {
  const { drawDate } = day;
  const question = identifyQuestion({ lottery: lottery.slug, drawDate, source });
  const failing = outages.failing.get(question);
  const outage = outages.out.get(source);
  const state = { asked: asked.get(question), failing, outage, watchedUntil };
  return nextAskAt(announcementAt(lottery, drawDate), day, window, state, now);
}

/** No source confirms itself, unless what it said is in doubt. */
function canTell({ source }: Upstream, { drawDate, why }: WantedDay, stored: readonly Draw[]) {
  const ours = stored.find((draw) => draw.drawDate === drawDate);
  return why !== 'confirm' || ours?.source !== source || ours.doubt !== undefined;
}
