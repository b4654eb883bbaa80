// `ingest --file`: draws in our own plain CSV or JSON, from whoever writes one.

import { derivePrizes } from '../../src/domain/derive.ts';
import type { DrawDate } from '../../src/domain/draw-date.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import type { Registry } from '../../src/intake/archive.ts';
import { drawOfRow } from '../../src/intake/merge.ts';
import { parseOwnCsv, parseOwnJson } from '../../src/intake/sources/own.ts';
import type { SourceRow } from '../../src/intake/sources/row.ts';
import { todayInBangkok } from '../data-folder.ts';
import { storeDraw } from '../draw-store.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

export type FileOptions = {
  readonly data: string;
  readonly registry: Registry;
  readonly lottery: Lottery;
  readonly source: string;
  /** Its ending says whether it is CSV or JSON. */
  readonly path: string;
  readonly text: string;
  readonly now: number;
};

/** Stores each draw of the file; a text that is not of our form is one failed outcome. */
export async function ingestFile(options: FileOptions): Promise<Outcome[]> {
  const { lottery, path, text } = options;
  let rows: SourceRow[];
  try {
    rows = path.endsWith('.csv') ? parseOwnCsv(text, path) : parseOwnJson(text, path);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return [{ lottery: lottery.slug, drawDate: '', result: 'failed', detail }];
  }
  const outcomes: Outcome[] = [];
  for (const row of rows) outcomes.push(await ingestRow(row, options));
  return outcomes;
}

async function ingestRow(row: SourceRow, options: FileOptions): Promise<Outcome> {
  const { data, registry, lottery, source, now } = options;
  const { drawDate } = row;
  const prizes = derivePrizes(lottery, drawDate as DrawDate, row.prizes);
  const admission = await storeDraw(
    data,
    drawOfRow({ ...row, prizes }, source, lottery),
    { at: new Date(now).toISOString() },
    { lottery, sources: registry.sources, today: todayInBangkok(now) },
  );
  return outcomeOf(admission, lottery.slug, drawDate);
}
