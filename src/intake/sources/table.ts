// Parses a CSV that must have certain columns, and numbers its rows, so that a mistake can be found
// in the file. `parseCsv` of row.ts is for stored collections, whose rows the rules judge; here the
// file may be the wrong one, an HTML page, or truncated.
import { CsvError, parse } from 'csv-parse/sync';
import { requireText, UnexpectedAnswer } from './answer.ts';

type TableRow = {
  /** As a spreadsheet counts: the header is row 1. */
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
};

type Table = { readonly columns: readonly string[]; readonly rows: readonly TableRow[] };

/** Throws an `UnexpectedAnswer` where the text is no CSV, or lacks a column or a row or a cell. */
export function parseTable(source: string, required: readonly string[], text: string): Table {
  const [header, ...records] = recordsOf(source, requireText(source, 'CSV', text));
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

function recordsOf(source: string, text: string): CsvRecord[] {
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
    throw new UnexpectedAnswer(source, `this is no CSV: ${error.message}`, { cause: error });
  }
}
