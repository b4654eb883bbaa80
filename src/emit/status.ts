// /api/status.json: how fresh each lottery is. Times, not "late: true", so that a static file stays
// true; the reader compares them with the clock.

import { FILES } from '../contract/files.ts';
import type { StatusBody } from '../contract/schemas/status.ts';
import { type Calendar, nextAnnouncementDay } from '../domain/calendar.ts';
import {
  type Draw,
  isComplete,
  isUnconfirmed,
  type LotteryDraws,
  countRevisions,
  type Source,
  sourceNamed,
} from '../domain/draw.ts';
import { announcedAt, type DrawDate } from '../domain/draw-date.ts';
import type { HeldBackDraw } from '../domain/held-back.ts';
import type { Lottery } from '../domain/lottery.ts';
import { absentDays } from '../domain/unknown-days.ts';
import { type EmittedFile, jsonFile } from './emitted-file.ts';

export type LotteryStatus = StatusBody['lotteries'][number];

/** What the status says beside the draws themselves. */
export type StatusContext = {
  readonly calendar: Calendar;
  readonly sources: readonly Source[];
  /** Where draws are asked for, in the order of belief. */
  readonly upstreams: readonly AskedSource[];
  /** Draws that wait for a person. */
  readonly heldBack: readonly Pick<HeldBackDraw, 'lottery' | 'drawDate'>[];
};

type AskedSource = {
  readonly source: string;
  readonly lotteries: readonly string[];
  readonly proven?: DrawDate | undefined;
  readonly keyVariable?: string | undefined;
};

/** @param lotteries in registry order */
export function emitStatus(lotteries: readonly LotteryStatus[]): EmittedFile {
  const body: StatusBody = { success: true, lotteries: [...lotteries] };
  return jsonFile(FILES.status.path, body);
}

/** The freshness of every lottery, as of what is stored. */
export function statusBody(archive: readonly LotteryDraws[], context: StatusContext): StatusBody {
  return { success: true, lotteries: archive.map((one) => lotteryStatus(one, context)) };
}

/** The newest draw of a lottery, when the next one is announced, and where its draws come from. */
export function lotteryStatus(archive: LotteryDraws, context: StatusContext): LotteryStatus {
  const { lottery, draws, withdrawn = [] } = archive;
  const { calendar, heldBack } = context;
  const asked = context.upstreams.filter(({ lotteries }) => lotteries.includes(lottery.slug));
  const [latest] = draws;
  const complete = draws.find(isComplete);
  const next = complete && nextAnnouncementDay(lottery, calendar, complete.drawDate);
  return {
    lottery: lottery.slug,
    lotteryName: lottery.nameTh,
    draws: draws.length,
    withdrawn: withdrawn.length,
    latest: latest
      ? {
          ...announcementOf(lottery, latest.drawDate),
          complete: isComplete(latest),
          revision: countRevisions(latest),
          ...attest(latest, context.sources),
        }
      : null,
    ...absentDays(archive, calendar),
    next: next ? announcementOf(lottery, next) : null,
    upstreams: upstreamsBody(asked, context.sources),
    // A source that wants a key is not asked everywhere.
    unattended: asked.some(({ keyVariable }) => keyVariable === undefined),
    heldBack: heldBack
      .filter((one) => one.lottery === lottery.slug)
      .map(({ drawDate }) => drawDate)
      .sort(),
  };
}

function attest(draw: Draw, sources: readonly Source[]) {
  const bodyOf = (id: string) => sourceBody(sourceNamed(id, sources));
  return {
    source: bodyOf(draw.source),
    confirmedBy: (draw.confirmedBy ?? []).map(bodyOf),
    ...(isUnconfirmed(draw, sources) && { unconfirmed: true as const }),
  };
}

/** Each source once, though several of its addresses are asked. */
function upstreamsBody(asked: readonly AskedSource[], sources: readonly Source[]) {
  const ids = [...new Set(asked.map(({ source }) => source))];
  return ids.map((id) => {
    const proven = asked
      .flatMap((one) => (one.source === id ? (one.proven ?? []) : []))
      .sort()
      .at(-1);
    return { ...sourceBody(sourceNamed(id, sources)), ...(proven && { proven }) };
  });
}

function sourceBody({ id, name, role }: Source) {
  return { id, name, role };
}

/** When the draw of a day is announced, by the schedule. */
export function announcementOf({ schedule, utcOffset }: Lottery, drawDate: DrawDate) {
  return { drawDate, announcedAt: announcedAt(drawDate, schedule.time, utcOffset) };
}
