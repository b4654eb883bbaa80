// On which days a lottery is announced: its schedule, and the known exceptions to it.
import { isComplete, type LotteryDraws } from './draw.ts';
import type { DrawDate } from './draw-date.ts';
import type { Lottery } from './lottery.ts';
import { type Schedule, WEEK_DAYS } from './schedule.ts';

/** A scheduled day that is drawn on another one, or not at all (`to: null`). */
export type Move = {
  /** `MM-DD` of every year, or one `YYYY-MM-DD`. */
  readonly day: string;
  /** In the same form; a `MM-DD` later in the year than its day is of the year before. */
  readonly to: string | null;
  /** First and last year of a yearly move. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  readonly reason: string;
};

/** How one lottery departs from its published schedule. */
export type CalendarEntry = {
  readonly moves?: readonly Move[] | undefined;
  /** What has really been kept from a date on, where it is not what is published. */
  readonly observed?:
    | readonly { readonly from: DrawDate; readonly schedule: Schedule }[]
    | undefined;
};

/** By lottery slug; a lottery without an entry keeps its schedule. */
export type Calendar = Readonly<Record<string, CalendarEntry>>;

/** What the calendar has to know of a lottery; the pages carry no more of it. */
export type Scheduled = Pick<Lottery, 'slug' | 'schedule'>;

const DAY_MS = 86_400_000;

/** No draw has been moved further than this (2020-04-01 to 2020-05-16). */
const LONGEST_MOVE_DAYS = 60;

/** Longer than any wait there has been (61 days in 2020), so that the next day is always found. */
const LONGEST_WAIT_DAYS = 100;

/** `addDays('2026-02-28' as DrawDate, 1) //=> '2026-03-01'`, in UTC so that no zone has a say. */
export function addDays(day: DrawDate, days: number): DrawDate {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS)
    .toISOString()
    .slice(0, 10) as DrawDate;
}

/** The days on which the lottery is announced, from one day to another inclusive, ascending. */
export function announcementDays(
  lottery: Scheduled,
  calendar: Calendar,
  from: DrawDate,
  to: DrawDate,
): DrawDate[] {
  const entry = calendar[lottery.slug] ?? {};
  const days = new Set<DrawDate>();
  const last = addDays(to, LONGEST_MOVE_DAYS);
  for (let day = addDays(from, -LONGEST_MOVE_DAYS); day <= last; day = addDays(day, 1)) {
    if (!isScheduled(scheduleOn(lottery, entry, day), day)) continue;
    const drawn = movedDay(entry, day);
    if (drawn !== null && drawn >= from && drawn <= to) days.add(drawn);
  }
  return [...days].sort();
}

/** A draw missed longer before the newest one than this is history: nobody will be told of it now. */
const LOOK_BACK_DAYS = 100;

/**
 * Days of the last hundred before the newest complete draw on which the lottery was announced and no
 * complete draw is held, ascending; none before the oldest one held.
 *
 * @param draws newest first
 */
export function missingDays({ lottery, draws }: LotteryDraws, calendar: Calendar): DrawDate[] {
  const held = new Set(draws.filter(isComplete).map(({ drawDate }) => drawDate));
  const [newest] = held;
  const oldest = draws.at(-1)?.drawDate;
  if (newest === undefined || oldest === undefined) return [];
  const lookBack = addDays(newest, -LOOK_BACK_DAYS);
  const from = oldest > lookBack ? oldest : lookBack;
  return announcementDays(lottery, calendar, from, newest).filter((day) => !held.has(day));
}

/** The first day after the given one on which the lottery is announced. */
export function nextAnnouncementDay(
  lottery: Scheduled,
  calendar: Calendar,
  after: DrawDate,
): DrawDate | undefined {
  return announcementDays(
    lottery,
    calendar,
    addDays(after, 1),
    addDays(after, LONGEST_WAIT_DAYS),
  )[0];
}

function scheduleOn(lottery: Scheduled, entry: CalendarEntry, day: DrawDate): Schedule {
  return entry.observed?.findLast(({ from }) => from <= day)?.schedule ?? lottery.schedule;
}

function isScheduled(schedule: Schedule, day: DrawDate): boolean {
  if (schedule.every === 'day') return true;
  if (schedule.every === 'month') return schedule.on.includes(Number(day.slice(8)));
  // Date counts the week from Sunday, we from Monday.
  const weekDay = WEEK_DAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
  return weekDay !== undefined && schedule.on.includes(weekDay);
}

function movedDay({ moves = [] }: CalendarEntry, day: DrawDate): DrawDate | null {
  const year = Number(day.slice(0, 4));
  const move =
    moves.find((one) => one.day === day) ??
    moves.find(
      ({ day: yearly, from = 0, until = 9999 }) =>
        yearly === day.slice(5) && from <= year && year <= until,
    );
  if (move === undefined) return day;
  if (move.to === null || move.to.length === day.length) return move.to as DrawDate | null;
  return `${move.to > move.day && isFarAhead(move) ? year - 1 : year}-${move.to}` as DrawDate;
}

/** 1 January drawn on 30 December is the December before. */
function isFarAhead({ day, to }: Move): boolean {
  return Number(to?.slice(0, 2)) - Number(day.slice(0, 2)) > 6;
}
