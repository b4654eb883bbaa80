// Turns a source's row into a draw; every command that stores rows calls it.
import { derivePrizes, partsOfNumber, wholesOf } from '../domain/derive.ts';
import type { Draw } from '../domain/draw.ts';
import type { DrawDate } from '../domain/draw-date.ts';
import type { Lottery } from '../domain/lottery.ts';
import type { SourceRow } from './sources/row.ts';

/**
 * A row as a draw credited to a source: the prizes that follow from others worked out, numbers
 * ascending. Where the row has only parts of a number, or awaits them, the draw lacks the number.
 */
export function drawOfRow(row: SourceRow, source: string, lottery: Lottery): Draw {
  const { drawDate, number, prizes, sourceUrl } = row;
  const date = drawDate as DrawDate;
  const parts = number === undefined ? {} : partsOfNumber(lottery, date, number);
  const given = derivePrizes(lottery, date, { ...parts, ...prizes });
  const sorted = Object.entries(given).map(([slug, numbers]) => [slug, [...numbers].sort()]);
  const pending = (row.pending ?? []).filter((slug) => prizes[slug] || !given[slug]);
  const lacks = wholesOf(lottery, date, [...Object.keys(given), ...pending]);
  return {
    drawDate: date,
    source,
    ...(sourceUrl !== undefined && { sourceUrl }),
    ...(pending.length > 0 && { pending }),
    ...(lacks.length > 0 && { lacks }),
    prizes: Object.fromEntries(sorted) as Draw['prizes'],
  };
}
