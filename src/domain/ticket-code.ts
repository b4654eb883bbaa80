// The text of the Data Matrix on a government ticket, as far as anybody outside the lottery office knows
// it: year–series–set–number–suffix, seen on 21 tickets of two draws in one collection. So what is read
// is proposed to a person, who compares it with the paper; nothing is taken for certain.
import type { DrawDate } from './draw-date.ts';

export type TicketCode = {
  readonly kind: 'government';
  /** The six digits that are checked; the middle of the code, never its first six digits. */
  readonly number: string;
  /** Gregorian; the code has the last two digits of the Buddhist one. */
  readonly year: number;
  /** Two for each draw of a year: 25 and 26 were seen for the 13th of 2026, 28 for the 14th. */
  readonly series: number;
  readonly set: string;
  readonly suffix: string;
};

/** A code of another form; its digits mean nothing to us. */
export type UnknownCode = { readonly kind: 'unknown' };

const FORM = /^(\d{2})-(\d{2})-(\d{2})-(\d{6})-(\d{4})$/;

/**
 * Reads the text of a ticket's code. A text of any other form is `unknown`: its digits are never taken for
 * a number. Show the number, and have a person confirm it and the draw.
 *
 * @example parseTicket('69-26-13-039184-4358') // a ticket 039184 of 2026, series 26
 */
export function parseTicket(text: string): TicketCode | UnknownCode {
  const [, year, series, set, number, suffix] = FORM.exec(text.trim()) ?? [];
  if (!year || !series || !set || !number || !suffix || Number(series) === 0) {
    return { kind: 'unknown' };
  }
  return {
    kind: 'government',
    number,
    year: 2500 - 543 + Number(year),
    series: Number(series),
    set,
    suffix,
  };
}

/**
 * The draw a code may be of: the n-th of its year, where n is half its series, rounded up. A proposal, to
 * be confirmed: a year in which a draw is cancelled or moved over its end is counted otherwise.
 *
 * @param days of that year's draws, stored and announced
 * @returns `undefined` where the year has not so many
 */
export function proposedDraw(
  { year, series }: Pick<TicketCode, 'year' | 'series'>,
  days: readonly DrawDate[],
): DrawDate | undefined {
  const ofYear = days.filter((day) => Number(day.slice(0, 4)) === year);
  return [...new Set(ofYear)].sort()[Math.ceil(series / 2) - 1];
}
