// A source's row of one draw, through the door.
import type { Lottery } from '../../src/domain/lottery.ts';
import type { Registry } from '../../src/intake/archive.ts';
import { drawOfRow } from '../../src/intake/merge.ts';
import type { SourceRow } from '../../src/intake/sources/row.ts';
import { todayInBangkok } from '../data-folder.ts';
import { storeDraw } from '../draw-store.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

export type RowStore = {
  readonly data: string;
  readonly registry: Registry;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** Stores the row, credited to a source, where the rules let it in. */
export async function storeRow(
  row: SourceRow,
  source: string,
  lottery: Lottery,
  { data, registry, now }: RowStore,
): Promise<Outcome> {
  const admission = await storeDraw(
    data,
    drawOfRow(row, source, lottery),
    { at: new Date(now).toISOString() },
    { lottery, sources: registry.sources, today: todayInBangkok(now) },
  );
  return outcomeOf(admission, lottery.slug, row.drawDate);
}
