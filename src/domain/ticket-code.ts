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
    .filter(({ drawDate }) => mayBeOf(code, drawDate))
    .sort((left, right) => (left.drawDate < right.drawDate ? 1 : -1));
  const stated = possible.filter(({ series }) => series?.includes(code.series));
  const [newest] = stated;
  if (newest !== undefined) return { drawDate: newest.drawDate, isGuess: stated.length > 1 };
  const unstated = possible.filter(({ series }) => series === undefined);
  // The draw of a late December may be the first of the next year.
  const [counted] = [code.year, code.year + 1]
    .map((year) => plannedDay({ ...code, year }))
    .flatMap((planned) => unstated.find(({ drawDate }) => isNear(planned, drawDate)) ?? []);
  return counted && { drawDate: counted.drawDate, isGuess: true };
}

type CodedSeries = Pick<TicketCode, 'year' | 'series'>;

/**
 * Whether a draw of that day can have tickets with such a code: it is of the year of the code, or,
 * since the series of a year begin with the draw at its turn, of the last days before.
 */
export function mayBeOf(code: CodedSeries, day: DrawDate): boolean {
  return Number(day.slice(0, 4)) === code.year || isNear(plannedDay(code), day);
}

/** Days that a draw is moved at most, but for one that was put off for six weeks. */
const MOST_MOVED = 6;

function isNear(planned: DrawDate | undefined, day: DrawDate): boolean {
  if (planned === undefined) return false;
  return addDays(planned, -MOST_MOVED) <= day && day <= addDays(planned, MOST_MOVED);
}

/** The 1st or 16th of a series: two go with each half of a month, drawn or not. */
function plannedDay({ year, series }: CodedSeries): DrawDate | undefined {
  const half = Math.ceil(series / 2) - 1;
  const month = String(Math.floor(half / 2) + 1).padStart(2, '0');
  const day = `${year}-${month}-${half % 2 === 0 ? '01' : '16'}`;
  return isDrawDate(day) ? day : undefined;
}
