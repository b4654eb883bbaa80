// /api/status.json: how fresh each lottery is. Times, not "late: true", so that a static file stays
// true; the reader compares them with the clock.
import type { StatusBody } from './status.schema.ts';
import { type Calendar, nextAnnouncementDay } from '../../domain/calendar.ts';
import { isComplete, isUnconfirmed, type LotteryDraws, countRevisions } from '../../domain/draw.ts';
import { type Source, sourceNamed } from '../../domain/source.ts';
import { announcedAt, type DrawDate } from '../../domain/draw-date.ts';
import type { Lottery } from '../../domain/lottery.ts';
import { absentDays } from '../../domain/unknown-days.ts';
import type { Site } from './publisher.ts';

export type LotteryStatus = StatusBody['lotteries'][number];

export type StatusContext = Pick<Site, 'calendar' | 'sources' | 'upstreams' | 'heldBack'>;

/** The freshness of every lottery, as of what is stored. */
export function statusBody(archive: readonly LotteryDraws[], context: StatusContext): StatusBody {
  return { success: true, lotteries: archive.map((lottery) => lotteryStatus(lottery, context)) };
}

/** The newest draw of a lottery, when the next one is announced, and where its draws come from. */
export function lotteryStatus(archive: LotteryDraws, context: StatusContext): LotteryStatus {
  const { lottery, draws, withdrawn = [] } = archive;
  const { calendar, sources, heldBack } = context;
  const ownUpstreams = context.upstreams.filter(({ lotteries }) =>
    lotteries.includes(lottery.slug),
  );
  const [latest] = draws;
  return {
    lottery: lottery.slug,
    lotteryName: lottery.nameTh,
    draws: draws.length,
    withdrawn: withdrawn.length,
    latest: latest
      ? {
          ...announcementOn(lottery, latest.drawDate),
          complete: isComplete(latest),
          revision: countRevisions(latest),
          source: sourceBody(latest.source, sources),
          confirmedBy: (latest.confirmedBy ?? []).map((id) => sourceBody(id, sources)),
          ...(isUnconfirmed(latest, sources) && { unconfirmed: true as const }),
          ...(latest.doubt !== undefined && { doubt: latest.doubt }),
        }
      : null,
    ...absentDays(archive, calendar),
    next: nextAnnouncement(lottery, calendar, latest?.drawDate) ?? null,
    upstreams: upstreamsBody(ownUpstreams, sources),
    // A source that wants a key is asked only where the operator has one.
    unattended: ownUpstreams.some(({ keyVariable }) => keyVariable === undefined),
    heldBack: heldBack
      .filter((held) => held.lottery === lottery.slug)
      .map(({ drawDate }) => drawDate)
      .sort(),
  };
}

/** Each source once, though several of its addresses are asked. */
function upstreamsBody(ownUpstreams: Site['upstreams'], sources: readonly Source[]) {
  return [...Map.groupBy(ownUpstreams, ({ source }) => source)].map(([id, addresses]) => {
    const proven = addresses.flatMap(({ proven = [] }) => proven).sort();
    return { ...sourceBody(id, sources), ...(proven.length > 0 && { proven: proven.at(-1) }) };
  });
}

function sourceBody(source: string, sources: readonly Source[]) {
  const { id, name, role } = sourceNamed(source, sources);
  return { id, name, role };
}

/** The first announcement after a day; `undefined` without one. */
export function nextAnnouncement(lottery: Lottery, calendar: Calendar, after?: DrawDate) {
  const day = after && nextAnnouncementDay(lottery, calendar, after);
  return day && announcementOn(lottery, day);
}

/** When the draw of a day is announced, by the schedule. */
function announcementOn({ schedule, utcOffset }: Lottery, drawDate: DrawDate) {
  return { drawDate, announcedAt: announcedAt(drawDate, schedule.time, utcOffset) };
}
