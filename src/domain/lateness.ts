// Which announced draws are not stored, whether they are late, and which one comes next. A draw is
// `awaited` from the millisecond of its announcement, `late` from the one in which its grace ends.
import { announcementDays, type CalendarEntry, nextAnnouncementDay } from './calendar.ts';
import { type DrawDate, utcDay } from './draw-date.ts';
import { addDays, DAY_MS, HOUR_MS, MINUTE_MS } from './clock.ts';
import type { Lottery } from './lottery.ts';

/**
 * People check recent tickets, so the answer names at most this many due draws, the newest ones.
 */
export const MOST_DUE = 7;

/** `current`: not announced yet. `awaited`: announced within the grace. `late`: after the grace. */
export type Lateness = 'current' | 'awaited' | 'late';

/** Publishing and entering a draw take time: it is not late before these hours have passed. */
export const GRACE_MS = 3 * HOUR_MS;
/** How early a draw may come in: some sources post minutes before the published hour. */
export const EARLY_MS = 30 * MINUTE_MS;
/** Looks no further than this after the newest draw, because the clock may be wrong. */
const LONGEST_WAIT_MS = 3_660 * DAY_MS;

/** What determines the announcements of a lottery, small enough for a page. */
export type Announced = Timed & {
  readonly slug: string;
  /** How it departs from its schedule. */
  readonly entry?: CalendarEntry | undefined;
  /** The newest draw received. */
  readonly drawDate: DrawDate;
};

/** What a page has to carry of a lottery, to mark its tickets and to await its draws. */
export type LotteryFacts = Timed & Pick<Lottery, 'group'> & Pick<Announced, 'entry'>;

type Timed = Pick<Lottery, 'schedule' | 'utcOffset'>;

/** A day, and its moment in milliseconds since 1970. */
export type Announcement = { readonly drawDate: DrawDate; readonly at: number };

export type Awaiting = ReturnType<typeof findAwaited>;

/** When a draw is announced by the lottery's schedule, in milliseconds since 1970. */
export function announcementAt({ schedule, utcOffset }: Timed, drawDate: DrawDate): number {
  return Date.parse(`${drawDate}T${schedule.time}:00${utcOffset}`);
}

/** Whether a draw can have taken place: from half an hour before its announcement on. */
export function canHaveHappened(lottery: Timed, drawDate: DrawDate, moment: number): boolean {
  return moment >= announcementAt(lottery, drawDate) - EARLY_MS;
}

/** The lateness of a draw that is not stored; times in milliseconds since 1970. */
export function latenessAt(at: number, now: number, graceMs = GRACE_MS): Lateness {
  if (now < at) return 'current';
  return now < at + graceMs ? 'awaited' : 'late';
}

/** What a lottery awaits at a moment. */
export function findAwaited(announced: Announced, now: number) {
  const { slug, entry, drawDate } = announced;
  const moment = Math.min(now, Date.parse(drawDate) + LONGEST_WAIT_MS);
  // East of Greenwich it may already be the next day.
  const tomorrow = addDays(utcDay(moment), 1);
  const last = tomorrow > drawDate ? tomorrow : drawDate;
  const calendar = { [slug]: entry ?? {} };
  const days = announcementDays(announced, calendar, addDays(drawDate, 1), last);
  const following = nextAnnouncementDay(announced, calendar, last);
  const announcements = [...days, following ?? []].flat().map((day) => {
    return { drawDate: day, at: announcementAt(announced, day) };
  });
  const due = announcements.filter(({ at }) => at <= now);
  return {
    /** The state of the draw that has been due longest. */
    state: due[0] === undefined ? 'current' : latenessAt(due[0].at, now),
    /** Announced after the newest draw received, and not received; oldest first. */
    due,
    /** The first announcement still to come; `undefined` where the schedule ends. */
    next: announcements[due.length],
  };
}
