// The draws a visitor chooses from: to check with, or to keep tickets for. Pure.
import { announcementDays, LONGEST_WAIT_DAYS, missingDays } from '../../../domain/calendar.ts';
import { addDays } from '../../../domain/clock.ts';
import { type DrawDate, thaiDateLabel, utcDay } from '../../../domain/draw-date.ts';
import { announcementAt, findAwaited } from '../../../domain/lateness.ts';
import { toAnnounced, type YearFile } from './year-file.ts';

/** A draw as an option of a list. */
export type ListedDraw = ReturnType<typeof labelled>[number];

/**
 * The draws of a year, newest first. In the newest year, draws announced and not stored are named
 * too, so that nobody takes a neighbour for the draw of their ticket.
 */
export function listDraws(file: YearFile, isNewestYear: boolean, now: number): ListedDraw[] {
  const stored = file.draws.map(({ drawDate }) => drawDate);
  const announced = isNewestYear ? toAnnounced(file) : undefined;
  const between = announced ? missingDays(file, toCalendar(file)) : [];
  const after = announced ? findAwaited(announced, now).due.map(({ drawDate }) => drawDate) : [];
  const days = [...new Set([...stored, ...between, ...after])].sort().reverse();
  return days.map((drawDate) => {
    const isStored = stored.includes(drawDate);
    const label = thaiDateLabel(drawDate);
    return { drawDate, isStored, label: isStored ? label : `${label} · ยังไม่มีผล` };
  });
}

const toCalendar = ({ lottery, entry }: YearFile) => (entry ? { [lottery.slug]: entry } : {});

const MOST_COMING = 6;
const MOST_STORED = 3;

/** The next draws by the schedule, then those awaited, then the newest stored ones. */
export function listKeepableDraws(file: YearFile, clock: number): ListedDraw[] {
  const { lottery, draws } = file;
  const [newest] = draws;
  const at = (day: DrawDate) => announcementAt(lottery, day);
  // The clock of a device may be behind, so the next draw is offered all the same.
  const now = Math.max(clock, newest ? at(newest.drawDate) : clock);
  const today = utcDay(now);
  const from = newest === undefined ? today : addDays(newest.drawDate, 1);
  const until = addDays(today, LONGEST_WAIT_DAYS);
  const days = announcementDays(lottery, toCalendar(file), from, until);
  const coming = days.filter((day) => at(day) > now).slice(0, MOST_COMING);
  const due = days.filter((day) => at(day) <= now).slice(-MOST_COMING);
  const stored = draws.slice(0, MOST_STORED).map(({ drawDate }) => drawDate);
  return [
    ...labelled(coming, 'ยังไม่ออก'),
    ...labelled(due.reverse(), 'รอผล'),
    ...labelled(stored, 'ออกแล้ว', true),
  ];
}

const labelled = (days: readonly DrawDate[], words: string, isStored = false) =>
  days.map((drawDate) => ({ drawDate, isStored, label: `${thaiDateLabel(drawDate)} · ${words}` }));
