// The draws a scanned ticket may be of, for its holder to choose from. Pure; the clock is given.
import type { DrawDate } from '../../domain/draw-date.ts';
import { proposedDraw, type TicketCode } from '../../domain/ticket-code.ts';
import { listedDraws } from '../listed-draws.ts';
import { keepableDraws } from '../my-draws.ts';
import type { YearFile } from '../year-file.ts';

export type TicketDraw = {
  readonly drawDate: DrawDate;
  readonly label: string;
  /** Its result is there, so the ticket can be checked. */
  readonly isStored: boolean;
};

export type TicketDraws = {
  /** Of the year in the code, newest first. */
  readonly draws: readonly TicketDraw[];
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
  const listed = listedDraws(file, isNewestYear, now);
  const coming = isNewestYear ? keepableDraws(file, now) : [];
  const labels = new Map([...coming, ...listed].map(({ drawDate, label }) => [drawDate, label]));
  const draws = [...labels]
    .filter(([drawDate]) => Number(drawDate.slice(0, 4)) === code.year)
    .map(([drawDate, label]) => ({
      drawDate,
      label,
      isStored: file.draws.some((draw) => draw.drawDate === drawDate),
    }))
    .sort((one, other) => other.drawDate.localeCompare(one.drawDate));
  return {
    draws,
    proposed: proposedDraw(
      code,
      draws.map(({ drawDate }) => drawDate),
    ),
  };
}
