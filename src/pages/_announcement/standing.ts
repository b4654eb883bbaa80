// Whether the newest draw we hold is the newest there is, and when the next one is announced. Pages
// are built once, so this is worked out in the browser, on the day a page is read.
import {
  addDays,
  announcementDays,
  type CalendarEntry,
  nextAnnouncementDay,
  type Scheduled,
} from '../../domain/calendar.ts';
import { announcedAt, type DrawDate } from '../../domain/draw-date.ts';
import type { Lottery } from '../../domain/lottery.ts';

/** All that is needed of a lottery to tell, small enough to stand in a page. */
export type Announced = Scheduled &
  Pick<Lottery, 'utcOffset'> & {
    /** How it departs from its schedule. */
    readonly entry?: CalendarEntry | undefined;
    /** The newest draw held. */
    readonly drawDate: DrawDate;
  };

export type Standing = {
  /** `awaited`: announced a moment ago, so it may be on its way. `late`: it should be here. */
  readonly state: 'current' | 'awaited' | 'late';
  /** The next announcement still to come; `undefined` where the schedule ends. */
  readonly next: { readonly day: DrawDate; readonly at: number } | undefined;
};

/** How long after its announcement a draw is only awaited: the same as in the health check. */
export const GRACE_MS = 3 * 3_600_000;

/** Longer than any wait there has been, so that the next announcement is always found. */
const LOOK_AHEAD_DAYS = 100;

/** How a lottery stands at a moment, in milliseconds since 1970. */
export function standingOf(announced: Announced, now: number): Standing {
  const { schedule, utcOffset, entry, drawDate } = announced;
  const calendar = entry === undefined ? {} : { [announced.slug]: entry };
  const moment = (day: DrawDate) => Date.parse(announcedAt(day, schedule.time, utcOffset));
  const due = nextAnnouncementDay(announced, calendar, drawDate);
  const since = due === undefined ? -1 : now - moment(due);
  // A day early, since where the lottery draws it may still be yesterday.
  const from = addDays(new Date(now).toISOString().slice(0, 10) as DrawDate, -1);
  const day = announcementDays(announced, calendar, from, addDays(from, LOOK_AHEAD_DAYS)).find(
    (one) => moment(one) > now,
  );
  return {
    state: since < 0 ? 'current' : since < GRACE_MS ? 'awaited' : 'late',
    next: day && { day, at: moment(day) },
  };
}
