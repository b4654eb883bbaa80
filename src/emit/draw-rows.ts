// The rows of the exported tables: one a drawn number, so that every program can count, filter and
// join them. CSV and workbook have the same cells.
import {
  countRevisions,
  isComplete,
  isUnconfirmed,
  type LotteryDraws,
  listPrizes,
} from '../domain/draw.ts';
import type { PrizeKind } from '../domain/lottery.ts';
import type { Site } from './site.ts';

export const COLUMNS = [
  ...['lottery', 'drawDate', 'prize', 'place', 'number', 'amount', 'digits', 'prizeName', 'nth'],
  ...['complete', 'revision', 'source', 'unconfirmed', 'doubt'],
] as const;

/** How cells are written; what rows share is written once. */
type RowForm = {
  readonly cells: (texts: readonly string[]) => string;
  /** What stands between two cells. */
  readonly between: string;
};

/** @example [...writeRows(archive, site, CSV)] //=> ['lao-tv,2026-11-16,four-digit,,0461,…', …] */
export function* writeRows(
  { lottery, draws }: LotteryDraws,
  site: Pick<Site, 'sources'>,
  { cells, between }: RowForm,
): Generator<string> {
  const sources = new Map(site.sources.map(({ id, name }) => [id, name]));
  const prizes = new Map(
    lottery.eras.flatMap((era) => era.prizes).map((kind) => [kind, writePrize(kind, cells)]),
  );
  for (const draw of draws) {
    const start = cells([lottery.slug, draw.drawDate]);
    const certainty = [String(isUnconfirmed(draw, site.sources)), draw.doubt ?? ''];
    const said = [String(isComplete(draw)), String(countRevisions(draw))];
    const end = cells([...said, sources.get(draw.source) ?? '', ...certainty]);
    for (const { kind, numbers } of listPrizes(lottery, draw)) {
      const [before, after] = prizes.get(kind) ?? writePrize(kind, cells);
      for (const [index, number] of numbers.entries()) {
        const [shown, nth] = [cells([number]), cells([String(index + 1)])];
        yield [start, before, shown, after, nth, end].join(between);
      }
    }
  }
}

function writePrize({ slug, place, amount, digits, nameTh }: PrizeKind, cells: RowForm['cells']) {
  return [cells([slug, place ?? '']), cells([amount, String(digits), nameTh])] as const;
}
