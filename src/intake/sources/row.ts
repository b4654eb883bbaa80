// What every parser returns: the facts of one draw as its source has them, not yet judged.
import { CsvError, parse } from 'csv-parse/sync';
import { requireText, UnexpectedAnswer } from './answer.ts';

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
  /** Slugs of prizes that the source has not announced yet; they are not in `prizes`. */
  readonly pending?: readonly string[];
  /** The source says that nothing is drawn that day (งด); such a row has no number. */
  readonly noDraw?: true;
};

/** CSV with a header line to one record a row; values stay text. */
export function parseCsv(text: string): Record<string, string>[] {
  return parse(text, { bom: true, columns: true, skip_empty_lines: true, trim: true });
}

/** The prizes that have a number: an empty cell is a prize the row lacks. */
export function filledPrizes(cells: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(cells).flatMap(([slug, cell]) => {
      const numbers = (cell ?? '').split(/[\s,{}]+/).filter(Boolean);
      return numbers.length > 0 ? [[slug, numbers]] : [];
    }),
  );
}

type TableRow = {
  /** As a spreadsheet counts: the header is row 1. */
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
};

type Table = { readonly columns: readonly string[]; readonly rows: readonly TableRow[] };

/** Throws an `UnexpectedAnswer` where the text is not CSV, or lacks a column or a row or a cell. */
export function parseTable(source: string, required: readonly string[], text: string): Table {
  const [header, ...records] = parseRecords(source, requireText(source, 'CSV', text));
  const columns = header?.cells ?? [];
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    throw new UnexpectedAnswer(
      source,
      `the header has no column ${missing.map((column) => `'${column}'`).join(', ')}; it is '${columns.join(',').slice(0, 60)}'`,
    );
  }
  if (records.length === 0) throw new UnexpectedAnswer(source, 'there is no row below the header');
  const rows = records.map(({ row, cells }) => {
    if (cells.length !== columns.length) {
      throw new UnexpectedAnswer(
        source,
        `row ${row}: expected ${columns.length} cells, got ${cells.length}`,
      );
    }
    return {
      row,
      cells: Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
    };
  });
  return { columns, rows };
}

type CsvRecord = { readonly row: number; readonly cells: readonly string[] };

function parseRecords(source: string, text: string): CsvRecord[] {
  try {
    const parsed: unknown = parse(text, {
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
    return (parsed as { info: { lines: number }; record: string[] }[]).map(({ info, record }) => ({
      row: info.lines,
      cells: record,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnexpectedAnswer(source, `this is not CSV: ${error.message}`, { cause: error });
  }
}
