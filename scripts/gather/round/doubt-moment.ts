// Compares the machine's clock with all stored draws, before anything is asked. A wrong clock asks
// for the wrong days in silence, and would store wrong times for good.
import { LOOK_BACK_DAYS } from '../../../src/domain/calendar.ts';
import { DAY_MS } from '../../../src/domain/clock.ts';
import type { LotteryDraws } from '../../../src/domain/draw.ts';
import { announcementAt } from '../../../src/domain/lateness.ts';
import { findLaterThan } from '../../../src/intake/fold/doubt-clock.ts';

/** One future draw is a mistake in its file; those of several lotteries are one of the clock. */
const LOTTERIES_TO_DOUBT = 2;

/** Why it cannot be that moment now, if it cannot; milliseconds since 1970. */
export function doubtMoment(lotteries: readonly LotteryDraws[], now: number): string | undefined {
  const drawn = lotteries.filter(({ draws }) => draws.length > 0);
  const later = drawn.flatMap(({ lottery, draws }) => findLaterThan(now, draws, lottery) ?? []);
  const [first] = later;
  if (first !== undefined && later.length >= Math.min(LOTTERIES_TO_DOUBT, drawn.length)) {
    const witnesses = later.length === 1 ? '' : ` (${later.length} lotteries say so)`;
    return `${first}${witnesses}; nothing is asked or stored until it is set`;
  }
  const newest = drawn.map(({ lottery, draws: [draw] }) =>
    draw === undefined ? 0 : announcementAt(lottery, draw.drawDate),
  );
  const days = Math.floor((now - Math.max(...newest)) / DAY_MS);
  return drawn.length > 0 && days > LOOK_BACK_DAYS
    ? `lies ${days} days after the newest stored draw; nothing is asked or stored until it is set, or ingest --due has fetched what is missing`
    : undefined;
}
