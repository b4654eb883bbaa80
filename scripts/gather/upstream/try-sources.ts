// Asks each source one question: of the newest draw that has been announced.
import { announcementDays } from '../../../src/domain/calendar.ts';
import { addDays } from '../../../src/domain/clock.ts';
import { utcDay } from '../../../src/domain/draw-date.ts';
import { announcementAt } from '../../../src/domain/lateness.ts';
import type { Lottery } from '../../../src/domain/lottery.ts';
import type { Registry } from '../../../src/intake/files/data-folder.ts';
import type { Upstream } from '../../../src/intake/sources/upstream.ts';
import { Failure } from '../../command/failure.ts';
import { requireLottery } from '../store/open-data.ts';
import { checkUpstream } from './check-upstream.ts';
import type { Requester } from './fetch-text.ts';

/** One request each: whoever checks sees the first failure. */
const ONE_TRY = { tries: 1, timeoutMs: 20_000 };
const LOOK_BACK_DAYS = 60;

/** All, or those of that name or that lottery. Throws a `Failure` where there is none. */
export function selectUpstreams(
  { upstreams }: Registry,
  name: string | undefined,
): readonly Upstream[] {
  const selected = upstreams.filter(
    ({ source, lotteries }) => name === undefined || source === name || lotteries.includes(name),
  );
  if (selected.length === 0) throw new Failure(`no row of upstreams.json is about ${name}`);
  return selected;
}

/** @param name the lottery to ask about, else the first one of each source */
export function checkUpstreams(
  upstreams: readonly Upstream[],
  name: string | undefined,
  registry: Registry,
  requester: Requester,
) {
  const now = requester.now();
  const checks = upstreams.map((upstream) => {
    const slug = upstream.lotteries.find((slug) => slug === name) ?? upstream.lotteries[0] ?? '';
    const lottery = requireLottery(slug, registry);
    const day = newestAnnounced(lottery, registry, now);
    return checkUpstream(upstream, lottery.slug, day, requester, ONE_TRY);
  });
  return Promise.all(checks);
}

function newestAnnounced(lottery: Lottery, { calendar }: Registry, now: number) {
  const tomorrow = addDays(utcDay(now), 1);
  const days = announcementDays(lottery, calendar, addDays(tomorrow, -LOOK_BACK_DAYS), tomorrow);
  return days.findLast((day) => announcementAt(lottery, day) <= now) ?? utcDay(now);
}
