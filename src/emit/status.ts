// /api/status.json: how fresh each lottery is. Times, not "late: true", so that a static file stays true;
// the reader compares them with the clock.

import { FILES } from '../contract/files.ts';
import type { StatusBody } from '../contract/schemas/status.ts';
import { type Calendar, missingDays, nextAnnouncementDay } from '../domain/calendar.ts';
import { isComplete, type LotteryDraws, revisionOf } from '../domain/draw.ts';
import { announcedAt, type DrawDate } from '../domain/draw-date.ts';
import type { Lottery } from '../domain/lottery.ts';
import { type EmittedFile, jsonFile } from './emitted-file.ts';

export type LotteryStatus = StatusBody['lotteries'][number];

/** @param lotteries in registry order */
export function emitStatus(lotteries: readonly LotteryStatus[]): EmittedFile {
  const body: StatusBody = { success: true, lotteries: [...lotteries] };
  return jsonFile(FILES.status.path, body);
}

/** The freshness of every lottery, as of what is stored. */
export function statusBody(archive: readonly LotteryDraws[], calendar: Calendar): StatusBody {
  return { success: true, lotteries: archive.map((one) => lotteryStatus(one, calendar)) };
}

/** The newest draw of a lottery, and when the next one is announced. */
export function lotteryStatus({ lottery, draws }: LotteryDraws, calendar: Calendar): LotteryStatus {
  const [latest] = draws;
  const complete = draws.find(isComplete);
  const next = complete && nextAnnouncementDay(lottery, calendar, complete.drawDate);
  return {
    lottery: lottery.slug,
    lotteryName: lottery.nameTh,
    draws: draws.length,
    latest: latest
      ? {
          ...announcementOf(lottery, latest.drawDate),
          complete: isComplete(latest),
          revision: revisionOf(latest),
        }
      : null,
    missing: missingDays({ lottery, draws }, calendar),
    next: next ? announcementOf(lottery, next) : null,
  };
}

/** When the draw of a day is announced, by the schedule. */
export function announcementOf({ schedule, utcOffset }: Lottery, drawDate: DrawDate) {
  return { drawDate, announcedAt: announcedAt(drawDate, schedule.time, utcOffset) };
}
