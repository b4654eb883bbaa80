// Lists the draws of a year to choose from. Draws announced but not stored are named too, so that
// nobody takes a neighbour for the draw of their ticket.
import { missingDays } from '../domain/calendar.ts';
import { type DrawDate, thaiDateLabel } from '../domain/draw-date.ts';
import { awaitingOf } from '../domain/lateness.ts';
import type { YearFile } from './year-file.ts';

type ListedDraw = {
  readonly drawDate: DrawDate;
  readonly label: string;
  /** Named in the list, but not to be chosen. */
  readonly isMissing: boolean;
};

/** Newest first. An older year lists stored draws only: nobody waits for the others. */
export function listedDraws(file: YearFile, isNewestYear: boolean, now: number): ListedDraw[] {
  const held = file.draws.map(({ drawDate }) => drawDate);
  const missing = isNewestYear ? notHeld(file, now).filter((day) => !held.includes(day)) : [];
  return [...held, ...missing]
    .sort()
    .reverse()
    .map((drawDate) => {
      const isMissing = missing.includes(drawDate);
      const label = thaiDateLabel(drawDate);
      return { drawDate, isMissing, label: isMissing ? `${label} · ยังไม่มีผล` : label };
    });
}

/** Between the stored draws, and after them. */
function notHeld({ lottery, entry, draws }: YearFile, now: number): DrawDate[] {
  const [newest] = draws;
  if (newest === undefined) return [];
  const calendar = entry === undefined ? {} : { [lottery.slug]: entry };
  const { due } = awaitingOf({ ...lottery, entry, drawDate: newest.drawDate }, now);
  return [...missingDays({ lottery, draws }, calendar), ...due.map(({ drawDate }) => drawDate)];
}
