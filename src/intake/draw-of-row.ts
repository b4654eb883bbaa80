// Turns a source's row into a draw; every command that stores rows calls it.
import { derivePrizes } from '../domain/derive.ts';
import type { Draw } from '../domain/draw.ts';
import type { DrawDate } from '../domain/draw-date.ts';
import { eraOn, type Lottery } from '../domain/lottery.ts';
import { digitsAt } from '../domain/ticket.ts';
import type { SourceRow } from './sources/row.ts';

/** A row as a draw credited to a source: the prizes that follow from others worked out, numbers ascending. */
export function drawOfRow(row: SourceRow, source: string, lottery: Lottery): Draw {
  const { drawDate, number, prizes, sourceUrl } = row;
  const date = drawDate as DrawDate;
  const given = derivePrizes(lottery, date, { ...partsOf(number, lottery, date), ...prizes });
  const sorted = Object.entries(given).map(([slug, numbers]) => [slug, [...numbers].sort()]);
  const pending = (row.pending ?? []).filter((slug) => prizes[slug] || !given[slug]);
  return {
    drawDate: date,
    source,
    ...(sourceUrl !== undefined && { sourceUrl }),
    ...(pending.length > 0 && { pending }),
    prizes: Object.fromEntries(sorted) as Draw['prizes'],
  };
}

/** The placed prizes as parts of the drawn number, as far as its digits reach. */
function partsOf(number: string | undefined, lottery: Lottery, date: DrawDate) {
  if (number === undefined) return {};
  const parts = (eraOn(lottery, date)?.prizes ?? []).flatMap(({ slug, place }) => {
    const digits = place === null ? undefined : digitsAt(number, place);
    return digits === undefined ? [] : [[slug, [digits]] as const];
  });
  return Object.fromEntries(parts);
}
