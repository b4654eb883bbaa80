// What every parser returns: the facts of one draw as its source has them, not yet judged.
import { parse } from 'csv-parse/sync';

export type SourceRow = {
  /** Gregorian, `YYYY-MM-DD`; the rules judge whether it is a day. */
  readonly drawDate: string;
  /** The source's own word for the lottery, where one file holds several. */
  readonly type?: string;
  /** The drawn number (or its last four digits) of which the placed prizes are parts. */
  readonly number?: string;
  /** Numbers by prize slug. */
  readonly prizes: Readonly<Record<string, readonly string[]>>;
  readonly sourceUrl?: string | undefined;
  /** Slugs of prizes this draw has and the source has not announced yet; they are not in `prizes`. */
  readonly pending?: readonly string[];
  /** The source says that nothing is drawn that day (งด); such a row has no number. */
  readonly noDraw?: true;
};

/** CSV with a header line to one record a row; values stay text. */
export function parseCsv(text: string): Record<string, string>[] {
  return parse(text, { bom: true, columns: true, skip_empty_lines: true, trim: true });
}

/** The prizes that have a number: an empty cell is a prize the row lacks. */
export function heldPrizes(cells: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(cells).flatMap(([slug, cell]) => {
      const numbers = (cell ?? '').split(/[\s,{}]+/).filter(Boolean);
      return numbers.length > 0 ? [[slug, numbers]] : [];
    }),
  );
}
