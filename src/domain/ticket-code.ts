// The text of the Data Matrix on a government ticket, year–series–set–number–suffix, as seen on 21
// tickets of two draws. A person compares what is read with the paper.
import { BUDDHIST_YEARS, type DrawDate } from './draw-date.ts';

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

/** Reads `69-26-13-039184-4358`: ticket 039184 of 2026, series 26. Any other text is `unknown`. */
export function parseTicket(text: string): TicketCode | UnknownCode {
  const [, year, series, set, number, suffix] = FORM.exec(text.trim()) ?? [];
  if (!year || !series || !set || !number || !suffix || Number(series) === 0) {
    return { kind: 'unknown' };
  }
  return {
    kind: 'government',
    number,
    year: 2500 - BUDDHIST_YEARS + Number(year),
    series: Number(series),
    set,
    suffix,
  };
}

/**
 * The draw a code may be of: the n-th of its year, n being half its series, rounded up. A person
 * confirms it: cancelled and moved draws are counted otherwise.
 * @param days stored and announced
 */
export function proposedDraw(
  { year, series }: Pick<TicketCode, 'year' | 'series'>,
  days: readonly DrawDate[],
): DrawDate | undefined {
  const ofYear = days.filter((day) => Number(day.slice(0, 4)) === year);
  return [...new Set(ofYear)].sort()[Math.ceil(series / 2) - 1];
}
