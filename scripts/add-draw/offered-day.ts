// The day `draw:add` offers to enter a draw of.
import { announcementDays, type Calendar, LONGEST_WAIT_DAYS } from '../../src/domain/calendar.ts';
import { isComplete, type LotteryDraws } from '../../src/domain/draw.ts';
import type { DrawDate } from '../../src/domain/draw-date.ts';
import { addDays } from '../../src/domain/gregorian.ts';
import { announcementAt } from '../../src/domain/lateness.ts';

/**
 * The newest announced day without a complete draw. Where every day since the first stored draw has
 * one, the newest announced day: the person may want to correct it.
 *
 * @param now milliseconds since 1970
 */
export function offeredDay(
  { lottery, draws }: LotteryDraws,
  calendar: Calendar,
  now: number,
): DrawDate | undefined {
  const complete = new Set(draws.filter(isComplete).map(({ drawDate }) => drawDate));
  const first = draws.at(-1)?.drawDate ?? '';
  // In UTC, where it may still be the day before.
  const today = new Date(now).toISOString().slice(0, 10) as DrawDate;
  const announced = announcementDays(
    lottery,
    calendar,
    addDays(today, -LONGEST_WAIT_DAYS),
    addDays(today, 1),
  ).filter((day) => announcementAt(lottery, day) <= now);
  return announced.findLast((day) => day >= first && !complete.has(day)) ?? announced.at(-1);
}
