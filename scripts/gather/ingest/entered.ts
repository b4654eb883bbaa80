// What a person enters: `ingest --file`, draws in our own plain CSV or JSON.
import type { Lottery } from '../../../src/domain/lottery.ts';
import { toDraw } from '../../../src/intake/sources/draw-of-row.ts';
import { closestLotteries, didYouMean, nameBook } from '../../../src/intake/text/name-book.ts';
import { parseOwnCsv, parseOwnJson } from '../../../src/intake/sources/own.ts';
import type { SourceRow } from '../../../src/intake/sources/row.ts';
import { readMessage } from '../../command/failure.ts';
import type { Outcome } from './outcome.ts';
import { type Offered, type StoreOptions, storeDraws } from './store-draw.ts';

type FileOptions = StoreOptions & {
  /** The lottery of every row; if it is absent, each row names its own. */
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
    const detail = readMessage(error);
    return [{ lottery: lottery?.slug ?? '', drawDate: '', result: 'failed', detail }];
  }
  const offered = rows.map((row): Offered | Outcome => {
    const { type = '', drawDate } = row;
    const rowLottery = findLottery(row, options);
    if (typeof rowLottery === 'string')
      return { lottery: type, drawDate, result: 'failed', detail: rowLottery };
    return { draw: toDraw(row, source, rowLottery), lottery: rowLottery };
  });
  const outcomes = await storeDraws(
    offered.filter((entered) => 'draw' in entered),
    options,
  );
  return offered.flatMap((entered) =>
    'draw' in entered ? (outcomes.get(entered) ?? []) : [entered],
  );
}

/** The lottery by the row's own word, a slug or a name; or why there is none. */
function findLottery({ type }: SourceRow, { lottery, registry }: FileOptions): Lottery | string {
  if (type === undefined) return lottery ?? 'no lottery: give --lottery, or a column of that name';
  const match = nameBook(registry.lotteries, registry.otherNames).find(type);
  if (match?.kind === 'ambiguous') return `several lotteries are called ${type}`;
  if (match?.kind !== 'lottery') {
    return `no lottery is called ${type}${didYouMean(closestLotteries(type, registry.lotteries))}`;
  }
  return lottery === undefined || match.lottery === lottery
    ? match.lottery
    : `the row is of ${match.lottery.slug}, not of ${lottery.slug}`;
}
