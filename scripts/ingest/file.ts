// `ingest --file`: draws in our own plain CSV or JSON, from whoever writes one.
import type { Lottery } from '../../src/domain/lottery.ts';
import { parseOwnCsv, parseOwnJson } from '../../src/intake/sources/own.ts';
import type { SourceRow } from '../../src/intake/sources/row.ts';
import type { Outcome } from './outcome.ts';
import { type RowStore, storeRow } from './store-row.ts';

type FileOptions = RowStore & {
  readonly lottery: Lottery;
  readonly source: string;
  /** Its ending says whether it is CSV or JSON. */
  readonly path: string;
  readonly text: string;
};

/** Stores each draw of the file; a text that is not of our form is one failed outcome. */
export async function ingestFile(options: FileOptions): Promise<Outcome[]> {
  const { lottery, source, path, text } = options;
  let rows: SourceRow[];
  try {
    rows = path.endsWith('.csv') ? parseOwnCsv(text, path) : parseOwnJson(text, path);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return [{ lottery: lottery.slug, drawDate: '', result: 'failed', detail }];
  }
  const outcomes: Outcome[] = [];
  for (const row of rows) {
    outcomes.push(await storeRow(row, source, lottery, options));
  }
  return outcomes;
}
