// Which announcements have passed without a draw, from a status and the clock.
import type { StatusBody } from '../../src/contract/bodies/status.ts';
import { announcementDays } from '../../src/domain/calendar.ts';
import { announcedAt, type DrawDate } from '../../src/domain/draw-date.ts';
import type { Registry } from '../../src/intake/archive.ts';
import { todayInBangkok } from '../data-folder.ts';

export type MissedDraws = {
  readonly lottery: string;
  readonly lotteryName: string;
  /** The newest draw held, complete or not. */
  readonly latest: string;
  /** Ascending. */
  readonly missed: readonly DrawDate[];
};

/**
 * Lotteries that are late, each with every draw it misses. One without any draw is not late: nobody
 * has promised it yet.
 *
 * @param now milliseconds since 1970
 * @param graceMs how long after its announcement a draw is only awaited
 */
export function missedDraws(
  { lotteries }: StatusBody,
  registry: Pick<Registry, 'lotteries' | 'calendar'>,
  now: number,
  graceMs: number,
): MissedDraws[] {
  return lotteries.flatMap(({ lottery: slug, lotteryName, latest, missing, next }) => {
    const lottery = registry.lotteries.find((one) => one.slug === slug);
    if (!lottery || !latest || !next) return [];
    const { schedule, utcOffset } = lottery;
    const expected = announcementDays(
      lottery,
      registry.calendar,
      next.drawDate as DrawDate,
      todayInBangkok(now),
    );
    const late = expected.filter(
      (day) => Date.parse(announcedAt(day, schedule.time, utcOffset)) + graceMs < now,
    );
    const missed = [...(missing as DrawDate[]), ...late];
    return missed.length > 0
      ? [{ lottery: slug, lotteryName, latest: latest.drawDate, missed }]
      : [];
  });
}
