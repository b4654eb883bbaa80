// Stores a source's row of one draw.
import type { DoubtName } from '../../src/domain/doubt.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import type { WeekDay } from '../../src/domain/schedule.ts';
import { admitReading, type ReadingAdmission } from '../../src/intake/admit-reading.ts';
import type { Registry } from '../../src/intake/data-folder.ts';
import { drawOfRow } from '../../src/intake/draw-of-row.ts';
import { setAsideOddPrizes } from '../../src/intake/set-aside.ts';
import type { SourceRow } from '../../src/intake/sources/row.ts';
import { readDraws, storeReading } from '../draw-store.ts';
import { isOf } from '../held-draws.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

export type RowStore = {
  readonly data: string;
  readonly registry: Registry;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Doubts that a person lets through. */
  readonly accepted?: readonly DoubtName[] | undefined;
  /** The day of the week that the text beside the numbers says. */
  readonly saidWeekDay?: WeekDay | undefined;
};

/** Stores the row, credited to a source; a prize that cannot be believed waits and stops no other. */
export async function storeRow(
  row: SourceRow,
  source: string,
  lottery: Lottery,
  { data, registry, now, accepted, saidWeekDay }: RowStore,
): Promise<Outcome> {
  const context = { ...registry, lottery, now, draws: await readDraws(data, lottery) };
  const { draw, warnings } = setAsideOddPrizes(drawOfRow(row, source, lottery), context);
  const entry = { at: new Date(now).toISOString(), accepted, saidWeekDay };
  const admission = await storeReading(data, draw, [], entry, context);
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
  { data, registry, now, accepted, saidWeekDay }: RowStore,
): Promise<ReadingAdmission> {
  const stored = await readDraws(data, lottery);
  const draw = drawOfRow(row, source, lottery);
  const entry = { at: new Date(now).toISOString(), accepted, saidWeekDay };
  const held = registry.held.find(isOf(lottery, draw));
  return admitReading(stored, held, draw, [], entry, { ...registry, lottery, now });
}
