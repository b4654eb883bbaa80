// What every parser returns: the facts of one draw as its source has them, not yet judged.
import { CsvError, parse } from 'csv-parse/sync';
import type { DrawDate } from '../../domain/draw-date.ts';
import { visible } from '../problem.ts';
import { ofSource, refuse, requireText } from './source-answer.ts';

export type SourceRow = {
  /** Gregorian, `YYYY-MM-DD`; the rules judge whether it is a day. */
  readonly drawDate: string;
  /** The source's own word for the lottery, where one file holds several. */
  readonly type?: string | undefined;
  /** The drawn number (or its last four digits) of which the placed prizes are parts. */
  readonly number?: string | undefined;
  /** Numbers by prize slug. */
  readonly prizes: Readonly<Record<string, readonly string[]>>;
  readonly sourceUrl?: string | undefined;
  /** Slugs of prizes that the source has not announced yet; they are not in `prizes`. */
  readonly pending?: readonly string[] | undefined;
  /** The series of tickets for this draw, ascending. */
  readonly series?: readonly number[] | undefined;
  /** The source says that nothing is drawn that day (งด); such a row has no number. */
  readonly noDraw?: true;
  /** A near day for which the same answer has the same numbers. */
  readonly copyOf?: DrawDate | undefined;
};

/** The row without a sign that is a command where it is printed; no rule takes what is left. */
export function visibleRow(row: SourceRow): SourceRow {
  const prizes = Object.entries(row.prizes).map(([slug, numbers]) => [slug, numbers.map(visible)]);
  return {
    ...row,
    drawDate: visible(row.drawDate),
    ...(row.type !== undefined && { type: visible(row.type) }),
    ...(row.number !== undefined && { number: visible(row.number) }),
    prizes: Object.fromEntries(prizes),
  };
}

/** The prizes that have a number: an empty cell is a prize the row lacks. */
export function filledPrizes(cells: Partial<Record<string, string>>, between = /[\s,{}]+/) {
  return Object.fromEntries(
    Object.entries(cells)
      .map(([slug, cell = '']) => [slug, cell.split(between).filter(Boolean)] as const)
      .filter(([, numbers]) => numbers.length > 0),
  );
}

/** The rows below the header, which is row 1 as in a spreadsheet. Throws an `UnexpectedAnswer`. */
export function parseTable(source: string, required: readonly string[], text: string) {
  return ofSource(source, () => {
    const [header, ...records] = parseRecords(requireText('CSV', text));
    const columns = header?.record ?? [];
    const missing = required.filter((column) => !columns.includes(column));
    if (missing.length > 0) {
      const quoted = missing.map((column) => `'${column}'`).join(', ');
      refuse(`the header has no column ${quoted}; it is '${columns.join(',').slice(0, 60)}'`);
    }
    if (records.length === 0) refuse('there is no row below the header');
    const rows = records.map(({ info, record }) => {
      const row = info.lines;
      if (record.length !== columns.length)
        refuse(`row ${row}: expected ${columns.length} cells, got ${record.length}`);
      const cells = columns.map((column, index) => [column, record[index] ?? ''] as const);
      return { row, cells: Object.fromEntries(cells) as Partial<Record<string, string>> };
    });
    return { columns, rows };
  });
}

type CsvRecord = { readonly info: { readonly lines: number }; readonly record: readonly string[] };

function parseRecords(text: string): readonly CsvRecord[] {
  try {
    const asTyped = { relax_column_count: true, skip_empty_lines: true, trim: true };
    return parse(text, { info: true, ...asTyped }) as unknown as CsvRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuse(`this is not CSV: ${error.message}`, { cause: error });
  }
}
