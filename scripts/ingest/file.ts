// `ingest --file`: draws in our own plain CSV or JSON, from whoever writes one.
import type { Lottery } from '../../src/domain/lottery.ts';
import { closestLotteries, didYouMean } from '../../src/intake/closest-names.ts';
import { nameBook } from '../../src/intake/lottery-names.ts';
import { parseOwnCsv, parseOwnJson } from '../../src/intake/sources/own.ts';
import type { SourceRow } from '../../src/intake/sources/row.ts';
import type { Outcome } from './outcome.ts';
import { type RowStore, storeRow } from './store-row.ts';

type FileOptions = RowStore & {
  /** Of every row; where it is absent, each row names its own. */
  readonly lottery: Lottery | undefined;
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
    return [{ lottery: lottery?.slug ?? '', drawDate: '', result: 'failed', detail }];
  }
  const outcomes: Outcome[] = [];
  for (const row of rows) {
    const of = lotteryOfRow(row, options);
    outcomes.push(
      typeof of === 'string'
        ? { lottery: row.type ?? '', drawDate: row.drawDate, result: 'failed', detail: of }
        : await storeRow(row, source, of, options),
    );
  }
  return outcomes;
}

/** The lottery by the row's own word, a slug or a name; or why there is none. */
function lotteryOfRow({ type }: SourceRow, { lottery, registry }: FileOptions): Lottery | string {
  if (type === undefined) return lottery ?? 'no lottery: give --lottery, or a column of that name';
  const named = nameBook(registry.lotteries, registry.otherNames).find(type);
  if (named?.kind === 'ambiguous') return `several lotteries are called ${type}`;
  if (named?.kind !== 'lottery') {
    return `no lottery is called ${type}${didYouMean(closestLotteries(type, registry.lotteries))}`;
  }
  return lottery === undefined || named.lottery === lottery
    ? named.lottery
    : `the row is of ${named.lottery.slug}, not of ${lottery.slug}`;
}
