// What the package exports.
import { isDrawDate, parseDrawDate } from '../domain/draw-date.ts';
import * as ticketCode from '../domain/ticket-code.ts';
import type { PlacedDraw } from './answers.ts';
import { type Kind, listOf, needed, OBJECT, readOptions, TEXT } from './options.ts';

export type { TicketCode, UnknownCode } from '../domain/ticket-code.ts';
export type { Answered, AnswerFrom, AnswerMeta, Stale } from './answered.ts';
export type * from './answers.ts';
export { checkOffline, type Tickets } from './check-offline.ts';
export { type CallOptions, type Client, createClient } from './client.ts';
export type { Range, RangeQuery, RangeResults } from './range.ts';
export { type Attempt, LotteryFault, NoHostAnswered, WrongCall } from './refusal.ts';
export type { ExportedDraws } from './reply.ts';
export type { ClientOptions, Clock, Host } from './settings.ts';
export type { WatchOptions } from './watch.ts';

/**
 * Reads the text of a ticket's code. A text of any other form is `unknown`: its digits are never
 * taken for a number. Show the number, and have a person confirm it and the draw.
 */
export function parseTicket(ticket: { readonly text: string }) {
  return ticketCode.parseTicket(
    readOptions<typeof ticket>('parseTicket', ticket, { text: needed(TEXT) }).text,
  );
}

const WITH_DAY: Kind = {
  th: 'ออบเจ็กต์ที่มี drawDate แบบ YYYY-MM-DD',
  en: 'an object with a drawDate, YYYY-MM-DD',
  takes: (value) => isDrawDate((value as Partial<PlacedDraw> | null)?.drawDate ?? ''),
};

/**
 * The day of the draw a code may be of, to be confirmed by a person: by the series that the draw
 * states, else a guess, since two series go with each half of a month; `undefined` where no draw is
 * near.
 * @param ticket `draws`: as `draws` lists them, or as `draw` and `results` have them, with `series`
 */
export function proposedDraw(ticket: {
  readonly code: Pick<ticketCode.TicketCode, 'year' | 'series'>;
  readonly draws: readonly Pick<PlacedDraw, 'drawDate' | 'series'>[];
}): string | undefined {
  const kinds = { code: needed(OBJECT), draws: needed(listOf(WITH_DAY)) };
  const { code, draws } = readOptions<typeof ticket>('proposedDraw', ticket, kinds);
  const days = draws.map(({ drawDate, series }) => ({ drawDate: parseDrawDate(drawDate), series }));
  return ticketCode.proposeDraw(code, days)?.drawDate;
}
