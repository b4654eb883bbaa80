// The text of the Data Matrix on a government ticket, year–series–set–number–suffix, as seen on 21
// tickets of two draws. A person compares what is read with the paper.
import { addDays } from './clock.ts';
import type { Draw } from './draw.ts';
import { BUDDHIST_YEARS, type DrawDate, isDrawDate } from './draw-date.ts';

/** The one lottery whose tickets have a code that we know. */
export const CODED_LOTTERY = 'thai-government';

export type TicketCode = {
  readonly kind: 'government';
  /** The six digits that are checked; the middle of the code, never its first six digits. */
  readonly number: string;
  /** Gregorian; the code has the last two digits of the Buddhist one. */
  readonly year: number;
  /**
   * The series of the tickets of its draw, see `Draw.series`: 25 and 26 were those of 2026-07-01.
   */
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

/** A day with a draw, stored or announced. */
export type SeriesDay = Pick<Draw, 'drawDate' | 'series'>;

/** The draw a code may be of; a guess where no operator states it, or two draws had that series. */
export type ProposedDraw = { readonly drawDate: DrawDate; readonly isGuess: boolean };

/** The likeliest draw. A person confirms it, since the days are stored and announced ones alike. */
export function proposeDraw(
  code: CodedSeries,
  days: readonly SeriesDay[],
): ProposedDraw | undefined {
  const possible = days
    .filter(matchCode(code))
    .sort((left, right) => (left.drawDate < right.drawDate ? 1 : -1));
  const stated = possible.filter(({ series }) => series !== undefined);
  const isNear = nearDays(code);
  const [likeliest] = [
    ...stated,
    ...possible.filter(({ drawDate }) => isNear(drawDate)),
    ...possible,
  ];
  return likeliest && { drawDate: likeliest.drawDate, isGuess: stated.length !== 1 };
}

/**
 * Tells whether a ticket with such a code may be of a draw. The series that the draw states decide;
 * where it states none, its day does.
 */
export function matchCode(code: CodedSeries): (draw: SeriesDay) => boolean {
  const isNear = nearDays(code);
  // The draw of a late December may be the first of the next year.
  const isNearNext = nearDays({ ...code, year: code.year + 1 });
  return ({ drawDate, series }) => {
    if (Number(drawDate.slice(0, 4)) !== code.year && !isNear(drawDate)) return false;
    if (series !== undefined) return series.includes(code.series);
    return isNear(drawDate) || isNearNext(drawDate);
  };
}

type CodedSeries = Pick<TicketCode, 'year' | 'series'>;

/**
 * Whether a draw of that day can have tickets with such a code: it is of the year of the code, or,
 * since the series of a year begin with the draw at its turn, of the last days before.
 */
export function mayBeOf(code: CodedSeries, day: DrawDate): boolean {
  return Number(day.slice(0, 4)) === code.year || nearDays(code)(day);
}

/** Days that a draw is moved at most, but for one that was put off for six weeks. */
const MOST_MOVED = 6;

/** Tells whether a day is near the one planned for a series. */
function nearDays(code: CodedSeries): (day: DrawDate) => boolean {
  const planned = plannedDay(code);
  if (planned === undefined) return () => false;
  const [from, to] = [addDays(planned, -MOST_MOVED), addDays(planned, MOST_MOVED)];
  return (day) => from <= day && day <= to;
}

/** The 1st or 16th of a series: two go with each half of a month, drawn or not. */
function plannedDay({ year, series }: CodedSeries): DrawDate | undefined {
  const half = Math.ceil(series / 2) - 1;
  const month = String(Math.floor(half / 2) + 1).padStart(2, '0');
  const day = `${year}-${month}-${half % 2 === 0 ? '01' : '16'}`;
  return isDrawDate(day) ? day : undefined;
}
