// What the files about all lotteries need of each one, so that emission keeps no draws in memory.
import { type CatalogueEntry, catalogueOf } from '../contract/catalogue.ts';
import type { Examples } from '../contract/openapi/response.ts';
import type { LotteryDraws } from '../domain/draw.ts';
import { type Change, listChanges } from './changes.ts';
import { sha256Of } from './emitted-file.ts';
import { type LotteryExamples, examplesAwaited } from './examples.ts';
import { latestRows } from './export.ts';
import type { FeedEntry } from './feed-entries.ts';
import { newestEntries } from './feeds.ts';
import { type LotteryBody, lotteryBody } from './lotteries.ts';
import { emitLottery } from './lottery-files.ts';
import type { Site } from './site.ts';
import { type LotteryStatus, lotteryStatus } from './status.ts';

export type LotterySummary = {
  /** A hash of the lottery and all its draws. */
  readonly revision: string;
  readonly catalogue: CatalogueEntry;
  readonly status: LotteryStatus;
  readonly body: LotteryBody;
  readonly changes: readonly Change[];
  readonly feed: readonly FeedEntry[];
  /** Of the newest draw, as the table of all has them. */
  readonly latestRows: readonly string[];
  /** Of the default lottery only: the description shows its answers. */
  readonly examples?: Examples | undefined;
};

export type Summarize = (
  one: LotteryDraws,
  site: Site,
  examples?: LotteryExamples,
) => LotterySummary;

/**
 * Derives what outlives the draws of a lottery in memory.
 * @param examples where the files of the lottery have passed already
 */
export function summarize(
  one: LotteryDraws,
  site: Site,
  examples = collectExamples(one, site),
): LotterySummary {
  const { lottery } = one;
  const [catalogue] = catalogueOf([one]);
  if (catalogue === undefined) throw new Error(`${lottery.slug} is in no catalogue`);
  return {
    revision: sha256Of(JSON.stringify(one)),
    catalogue,
    status: lotteryStatus(one, site),
    body: lotteryBody(one, site),
    changes: listChanges(one),
    latestRows: latestRows(one, site),
    feed: newestEntries(one, site),
    examples: examples?.all(),
  };
}

function collectExamples(one: LotteryDraws, site: Site): LotteryExamples | undefined {
  const examples = examplesAwaited(one, site);
  if (examples !== undefined) for (const file of emitLottery(one, site)) examples.see(file);
  return examples;
}
