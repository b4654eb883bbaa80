// Stores a source's row of one draw.
import type { Lottery } from '../../src/domain/lottery.ts';
import { type Admission, admitDraw } from '../../src/intake/admit-draw.ts';
import type { Registry } from '../../src/intake/data-folder.ts';
import { drawOfRow } from '../../src/intake/draw-of-row.ts';
import { setAsideOddPrizes } from '../../src/intake/set-aside.ts';
import type { SourceRow } from '../../src/intake/sources/row.ts';
import { readDraws, storeDraw } from '../draw-store.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

export type RowStore = {
  readonly data: string;
  readonly registry: Registry;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** Stores the row, credited to a source; a prize that cannot be believed waits and stops no other. */
export async function storeRow(
  row: SourceRow,
  source: string,
  lottery: Lottery,
  { data, registry, now }: RowStore,
): Promise<Outcome> {
  const context = { ...registry, lottery, now, draws: await readDraws(data, lottery) };
  const { draw, warnings } = setAsideOddPrizes(drawOfRow(row, source, lottery), context);
  const entry = { at: new Date(now).toISOString(), keepsConflicting: true };
  const admission = await storeDraw(data, draw, entry, context);
  return outcomeOf(admission, lottery.slug, row.drawDate, warnings);
}

/**
 * What would become of the row if a person entered it: nothing is written, and one prize that cannot be
 * believed refuses the whole draw.
 */
export async function previewRow(
  row: SourceRow,
  source: string,
  lottery: Lottery,
  { data, registry, now }: RowStore,
): Promise<Admission> {
  const stored = await readDraws(data, lottery);
  const entry = { at: new Date(now).toISOString() };
  const context = { ...registry, lottery, now, draws: stored };
  return admitDraw(stored, drawOfRow(row, source, lottery), entry, context);
}
