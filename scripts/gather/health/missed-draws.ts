// Which announcements have passed without a draw, from a status and the clock.
import { addDays } from '../../../src/domain/clock.ts';
import { parseDrawDate } from '../../../src/domain/draw-date.ts';
import { findAwaited, latenessAt } from '../../../src/domain/lateness.ts';
import type { Registry } from '../../../src/intake/files/data-folder.ts';
import type { ComparedStatus } from './live-status.ts';

/**
 * Lotteries that are late, each with its newest stored draw, complete or not, and every draw it
 * misses, ascending. A lottery without any draw is not late, because nobody has promised one.
 * @param now milliseconds since 1970
 * @param graceMs how long after its announcement a draw is only awaited
 */
export function missedDraws(
  { lotteries }: ComparedStatus,
  registry: Pick<Registry, 'lotteries' | 'calendar'>,
  now: number,
  graceMs?: number,
) {
  return lotteries.flatMap(({ lottery: slug, lotteryName, latest, missing }) => {
    const lottery = registry.lotteries.find((candidate) => candidate.slug === slug);
    if (!lottery || !latest) return [];
    const newest = parseDrawDate(latest.drawDate);
    // What a partial draw still lacks is missed as the draw itself would be.
    const drawDate = latest.complete ? newest : addDays(newest, -1);
    const { due } = findAwaited({ ...lottery, entry: registry.calendar[slug], drawDate }, now);
    const late = due.filter(({ at }) => latenessAt(at, now, graceMs) === 'late');
    const missed = [...missing.map(parseDrawDate), ...late.map((draw) => draw.drawDate)];
    if (missed.length === 0) return [];
    return [{ lottery: slug, lotteryName, latest: latest.drawDate, missed }];
  });
}
