// On which days a lottery is announced: its schedule, and the known exceptions to it.

import { addDays, eachDay, getWeekDay } from './clock.ts';
import { type Draw, isComplete } from './draw.ts';
import { type DrawDate, parseDrawDate } from './draw-date.ts';
import type { Lottery, Schedule } from './lottery.ts';
import { isWithdrawn } from './withdrawal.ts';

/** A scheduled day that is drawn on another one, or not at all (`to: null`). */
export type Move = {
  /** `MM-DD` of every year, or one `YYYY-MM-DD`. */
  readonly day: string;
  /**
   * Has the form of `day`; `null` if the draw is cancelled. A target more than six months away
   * belongs to the year before or after.
   */
  readonly to: string | null;
  /** First and last year of a yearly move. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  readonly reason: string;
};

/** How one lottery departs from its published schedule. */
export type CalendarEntry = {
  readonly moves?: readonly Move[] | undefined;
  /** The schedules that draws follow from a date on, where they differ from the published one. */
  readonly observed?:
    | readonly { readonly from: DrawDate; readonly schedule: Schedule }[]
    | undefined;
};

/** By lottery slug; a lottery without an entry keeps its schedule. */
export type Calendar = Readonly<Record<string, CalendarEntry>>;

/** The fields of a lottery that the calendar needs; pages carry only these. */
export type Scheduled = Pick<Lottery, 'slug' | 'schedule'>;

/** The longest move there has been: 45 days, from 2020-04-01 to 2020-05-16. */
export const LONGEST_MOVE_DAYS = 60;
/** Longer than any wait so far (61 days in 2020), so that a search always finds the next day. */
export const LONGEST_WAIT_DAYS = 100;
/** How far to look for the next draw, step by step: most lotteries have one within the week. */
const WAITS_DAYS = [7, 20, LONGEST_WAIT_DAYS];

/** The days on which the lottery is announced, from one day to another inclusive, ascending. */
export function announcementDays(
  lottery: Scheduled,
  calendar: Calendar,
  from: DrawDate,
  to: DrawDate,
): DrawDate[] {
  const entry = calendar[lottery.slug] ?? {};
  if (from === to && entry.moves === undefined)
    return isScheduledOn(lottery, calendar, from) ? [from] : [];
  const reach = entry.moves === undefined ? 0 : LONGEST_MOVE_DAYS;
  const days = eachDay(addDays(from, -reach), addDays(to, reach))
    .filter((day) => isScheduledOn(lottery, calendar, day))
    .flatMap((day) => movedDay(entry, day) ?? [])
    .filter((day) => day >= from && day <= to);
  return [...new Set(days)].sort();
}

/** Draws missed longer before the newest one are not reported. */
export const LOOK_BACK_DAYS = 100;

/** A lottery, and which of its draws are stored or were withdrawn, newest first. */
type ScheduledDraws = {
  readonly lottery: Scheduled;
  readonly draws: readonly Pick<Draw, 'drawDate' | 'pending' | 'withdrawals'>[];
  readonly withdrawn?: readonly Pick<Draw, 'drawDate'>[] | undefined;
};

/**
 * The announced days of the hundred before the newest complete draw that are not stored, ascending;
 * none before the oldest stored draw, and none that was withdrawn.
 */
export function missingDays(
  { lottery, draws, withdrawn = [] }: ScheduledDraws,
  calendar: Calendar,
) {
  const known = draws.filter((draw) => isComplete(draw) || isWithdrawn(draw));
  const newest = known[0]?.drawDate;
  const oldest = draws.at(-1)?.drawDate;
  if (newest === undefined || oldest === undefined) return [];
  const lookBack = addDays(newest, -LOOK_BACK_DAYS);
  const from = oldest > lookBack ? oldest : lookBack;
  const days = new Set([...known, ...withdrawn].map(({ drawDate }) => drawDate));
  return announcementDays(lottery, calendar, from, newest).filter((day) => !days.has(day));
}

/** The first day after this one on which the lottery is announced; none where its schedule ends. */
export function nextAnnouncementDay(lottery: Scheduled, calendar: Calendar, after: DrawDate) {
  for (const reach of WAITS_DAYS) {
    const [next] = announcementDays(lottery, calendar, addDays(after, 1), addDays(after, reach));
    if (next !== undefined) return next;
  }
  return undefined;
}

export function scheduleOn(lottery: Scheduled, calendar: Calendar, day: DrawDate): Schedule {
  const { observed } = calendar[lottery.slug] ?? {};
  return observed?.findLast(({ from }) => from <= day)?.schedule ?? lottery.schedule;
}

/** Whether the schedule has the day, which may be moved. */
export function isScheduledOn(lottery: Scheduled, calendar: Calendar, day: DrawDate): boolean {
  const schedule = scheduleOn(lottery, calendar, day);
  if (schedule.every === 'day') return true;
  if (schedule.every === 'month') return schedule.on.includes(Number(day.slice(8)));
  return schedule.on.includes(getWeekDay(day));
}

/** The scheduled day that this day announces: the day itself, or one that was moved here. */
export function scheduledDayOf(lottery: Scheduled, calendar: Calendar, day: DrawDate): DrawDate {
  const entry = calendar[lottery.slug] ?? {};
  const near = eachDay(addDays(day, -LONGEST_MOVE_DAYS), addDays(day, LONGEST_MOVE_DAYS));
  const days = near.filter((scheduled) => isScheduledOn(lottery, calendar, scheduled));
  return days.find((scheduled) => movedDay(entry, scheduled) === day) ?? day;
}

/** The move of a day, where it has one. */
export function findMove({ moves = [] }: CalendarEntry, day: DrawDate): Move | undefined {
  const year = Number(day.slice(0, 4));
  const isInForce = ({ from = 0, until = 9999 }: Move) => from <= year && year <= until;
  const ofThisDay = moves.find((move) => move.day === day);
  return ofThisDay ?? moves.find((move) => move.day === day.slice(5) && isInForce(move));
}

function movedDay(entry: CalendarEntry, day: DrawDate): DrawDate | null {
  const move = findMove(entry, day);
  if (move === undefined) return day;
  return move.to === null ? null : moveTarget(move.to, day);
}

/** The day that a scheduled one is moved to. @param to as the move has it */
export function moveTarget(to: string, day: DrawDate): DrawDate {
  if (to.length === day.length) return parseDrawDate(to);
  const year = Number(day.slice(0, 4));
  // A move without a year goes to the nearest such day: from 30 December to 1 January of next year.
  const targets = [year, year - 1, year + 1].map((near) => parseDrawDate(`${near}-${to}`));
  const distances = targets.map((target) => Math.abs(Date.parse(target) - Date.parse(day)));
  return targets[distances.indexOf(Math.min(...distances))] ?? day;
}
