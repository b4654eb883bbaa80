// The code of a government ticket, as the package gives it: days are text, as answers have them.
import type { DrawDate } from '../domain/draw-date.ts';
import * as ticketCode from '../domain/ticket-code.ts';

/**
 * Reads the text of a ticket's code. A text of any other form is `unknown`: its digits are never taken for
 * a number. Show the number, and have a person confirm it and the draw.
 */
export function parseTicket({
  text,
}: {
  readonly text: string;
}): ticketCode.TicketCode | ticketCode.UnknownCode {
  return ticketCode.parseTicket(text);
}

/**
 * The day of the draw a code may be of, to be confirmed by a person; `undefined` where its year has not
 * so many.
 *
 * @param ticket `days`: of that year's draws, stored and announced, as `draws` has them
 */
export function proposedDraw(ticket: {
  readonly code: Pick<ticketCode.TicketCode, 'year' | 'series'>;
  readonly days: readonly string[];
}): string | undefined {
  return ticketCode.proposedDraw(ticket.code, ticket.days as readonly DrawDate[]);
}
