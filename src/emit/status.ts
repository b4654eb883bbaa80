// /api/status.json: how fresh each lottery is. Times, not "late: true", so that a static file stays
// true however old it gets; the reader holds them against the clock.
import type { StatusBody } from '../contract/bodies/status.ts';
import { STATUS_FILE } from '../contract/endpoints.ts';
import { type Calendar, missingDays, nextAnnouncementDay } from '../domain/calendar.ts';
import { isComplete, type LotteryDraws, revisionOf } from '../domain/draw.ts';
import { announcedAt, type DrawDate } from '../domain/draw-date.ts';
import type { Lottery } from '../domain/lottery.ts';
import { type EmittedFile, jsonFile } from './emitted-file.ts';

export type LotteryStatus = StatusBody['lotteries'][number];

export function emitStatus(lotteries: readonly LotteryStatus[]): EmittedFile {
  const body: StatusBody = { success: true, lotteries: [...lotteries] };
  return jsonFile(STATUS_FILE, body);
}

/** The freshness of every lottery, as of what is stored. */
export function statusBody(archive: readonly LotteryDraws[], calendar: Calendar): StatusBody {
  return { success: true, lotteries: archive.map((one) => lotteryStatus(one, calendar)) };
}

export function lotteryStatus({ lottery, draws }: LotteryDraws, calendar: Calendar): LotteryStatus {
  const [latest] = draws;
  const settled = draws.find(isComplete);
  const next = settled && nextAnnouncementDay(lottery, calendar, settled.drawDate);
  return {
    lottery: lottery.slug,
    lotteryName: lottery.nameTh,
    draws: draws.length,
    latest: latest
      ? {
          ...announcement(lottery, latest.drawDate),
          complete: isComplete(latest),
          revision: revisionOf(latest),
        }
      : null,
    missing: missingDays({ lottery, draws }, calendar),
    next: next ? announcement(lottery, next) : null,
  };
}

function announcement({ schedule, utcOffset }: Lottery, drawDate: DrawDate) {
  return { drawDate, announcedAt: announcedAt(drawDate, schedule.time, utcOffset) };
}
