// When the draws of some lotteries are expected, from files of the service: a lottery that is added
// or moved needs no new version of this package.
import { parseDrawDate, utcDay } from '../domain/draw-date.ts';
import { addDays, DAY_MS } from '../domain/clock.ts';
import type { Announced } from '../domain/lateness.ts';
import { nearAnnouncements } from '../domain/watch-pace.ts';
import type { Lotteries, PlacedDraw, Status } from './answers.ts';
import { type Ask, askFreshFile } from './questions.ts';

type Standing = Announced & {
  /** The next announcement as the service knows it: it has the holidays that move one. */
  readonly next: number | undefined;
};

/** By lottery. `drawDate` is the newest complete draw, or the day before what is awaited. */
export type Timetable = ReadonlyMap<string, Standing>;

/** @param now milliseconds since 1970 */
export async function loadTimetable(ask: Ask, now: number): Promise<Timetable> {
  const { lotteries } = await ask<Lotteries>(askFreshFile('lotteries'));
  const status = await ask<Status>(askFreshFile('status'));
  return new Map<string, Standing>(
    lotteries.map(({ lottery, schedule, utcOffset }) => {
      const { latest, next } = status.lotteries.find((state) => state.lottery === lottery) ?? {};
      const newest = latest ? parseDrawDate(latest.drawDate) : utcDay(now);
      const drawDate = latest?.complete ? newest : addDays(newest, -1);
      const expected = next ? Date.parse(next.announcedAt) : undefined;
      return [lottery, { slug: lottery, schedule, utcOffset, drawDate, next: expected }];
    }),
  );
}

/** The timetable after a draw came: one that is complete is awaited no more. */
export function withDraw(timetable: Timetable, draw: PlacedDraw): Timetable {
  const standing = timetable.get(draw.lottery);
  const drawDate = parseDrawDate(draw.drawDate);
  if (standing === undefined || draw.pendingPrizes || drawDate <= standing.drawDate) {
    return timetable;
  }
  const isNext = standing.next !== undefined && dayIn(standing, standing.next) <= drawDate;
  const next = isNext ? undefined : standing.next;
  return new Map([...timetable, [draw.lottery, { ...standing, drawDate, next }]]);
}

/**
 * The announcements a day around `now` of draws that are not there; milliseconds since 1970.
 * @param lotteries all without any
 */
export function expectedAt(
  timetable: Timetable,
  lotteries: readonly string[] | undefined,
  now: number,
): number[] {
  return [...timetable.values()].flatMap((standing) => {
    if (lotteries && !lotteries.includes(standing.slug)) return [];
    const { next } = standing;
    const isNear = next !== undefined && Math.abs(now - next) < DAY_MS;
    return [...nearAnnouncements(standing, now), ...(isNear ? [next] : [])];
  });
}

/** The day of a moment where the lottery is. */
const dayIn = ({ utcOffset }: Standing, moment: number) =>
  utcDay(moment - Date.parse(`1970-01-01T00:00:00${utcOffset}`));
