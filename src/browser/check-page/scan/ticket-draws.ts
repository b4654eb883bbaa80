// The draws a scanned ticket may be of, for its holder to choose from. Pure; the clock is given.
import type { DrawDate } from '../../../domain/draw-date.ts';
import { proposedDraw, type TicketCode } from '../../../domain/ticket-code.ts';
import { type ListedDraw, listDraws, listKeepableDraws } from '../draw-lists.ts';
import type { YearFile } from '../year-file.ts';

type TicketDraws = {
  /** Of the year in the code, newest first. A stored one can be checked. */
  readonly draws: readonly (ListedDraw & { readonly isStored: boolean })[];
  /** By the series in the code, to be confirmed. */
  readonly proposed: DrawDate | undefined;
};

/**
 * @param file of the year in the code, or of the newest year where there is none yet
 * @param now milliseconds since 1970
 */
export function ticketDraws(
  code: TicketCode,
  file: YearFile,
  isNewestYear: boolean,
  now: number,
): TicketDraws {
  const coming = isNewestYear ? listKeepableDraws(file, now) : [];
  const listed = [...coming, ...listDraws(file, isNewestYear, now)];
  const labels = new Map(listed.map(({ drawDate, label }) => [drawDate, label]));
  const days = [...labels.keys()]
    .filter((day) => Number(day.slice(0, 4)) === code.year)
    .sort()
    .reverse();
  const stored = new Set(file.draws.map(({ drawDate }) => drawDate));
  const draws = days.map((drawDate) => ({
    drawDate,
    label: labels.get(drawDate) ?? '',
    isStored: stored.has(drawDate),
  }));
  return { draws, proposed: proposedDraw(code, days) };
}
