// What each source is asked for at a moment.
import type { Draw, LotteryDraws } from '../../../src/domain/draw.ts';
import { announcementAt, latenessAt } from '../../../src/domain/lateness.ts';
import type { Registry } from '../../../src/intake/files/data-folder.ts';
import {
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
import type { Memory } from './memory.ts';
import { identifyQuestion } from './outages.ts';

type Now = {
  readonly registry: Registry;
  readonly now: number;
  readonly env: Env;
  /** What was announced so lately is asked for at once, whatever its pace. */
  readonly withinMs: number;
};

export type Plan = LotteryDraws & { readonly asking: readonly SourceDays[] };

/** What to ask of the sources of a lottery now. */
export function planLottery(stored: LotteryDraws, memory: Memory, moment: Now): Plan {
  const asks = listAsks(stored, memory, moment);
  const asking = [...Map.groupBy(asks, ({ upstream }) => upstream)].map(([upstream, ofSource]) => ({
    upstream,
    days: [...new Set(ofSource.map(({ drawDate }) => drawDate))],
    again: ofSource.filter(({ why }) => why === 'compare').map(({ drawDate }) => drawDate),
  }));
  return { ...stored, asking };
}

/** How many of its questions failed last. */
export function countFailures(plan: Plan, { failing }: Memory): number {
  return listQuestions(plan).filter((question) => failing.has(question)).length;
}

/** What is to be asked of each source about each day. */
export function listQuestions({ lottery, asking }: Plan): string[] {
  return asking.flatMap(({ upstream: { source }, days }) =>
    days.map((drawDate) => identifyQuestion({ lottery: lottery.slug, drawDate, source })),
  );
}

/** Days announced hours ago that no source has; not gaps, which are older, nor held-back ones. */
export function lateDays(
  { lottery, draws }: LotteryDraws,
  { registry, now }: Pick<Now, 'registry' | 'now'>,
) {
  const { calendar, heldBack } = registry;
  return dueDays(lottery, draws, calendar, now)
    .filter((drawDate) => !heldBack.some(isOf(lottery, { drawDate })))
    .filter((day) => {
      const at = announcementAt(lottery, day);
      return latenessAt(at, now) === 'late' && now - at < GAP_AFTER_MS;
    });
}

/** Whom to ask about which day. */
function listAsks({ lottery, draws }: LotteryDraws, memory: Memory, moment: Now) {
  const { registry, now, env, withinMs } = moment;
  const days = [...wantedDays(lottery, draws, registry, now), ...comparedDays(lottery, draws, now)];
  return findUpstreams(lottery.slug, registry, env).flatMap((upstream) => {
    const { source, window } = upstream;
    const outage = memory.out.get(source);
    return days
      .filter((day) => canTell(upstream, day, draws))
      .filter((day) => {
        const announced = announcementAt(lottery, day.drawDate);
        if (day.why !== 'compare' && now - announced < withinMs) return true;
        const question = identifyQuestion({ ...day, lottery: lottery.slug, source });
        const [asked, failing] = [memory.asked.get(question), memory.failing.get(question)];
        return nextAskAt(announced, day, window, { asked, failing, outage }, now) <= now;
      })
      .map((day) => ({ ...day, upstream }));
  });
}

/** No source confirms itself, unless what it said is in doubt. */
function canTell({ source }: Upstream, { drawDate, why }: WantedDay, stored: readonly Draw[]) {
  const draw = stored.find((ofDay) => ofDay.drawDate === drawDate);
  return why !== 'confirm' || draw?.source !== source || draw.doubt !== undefined;
}
