// What the files about all lotteries need of each one, so that emission keeps no draws in memory.
import { catalogueOf } from '../contract/catalogue.ts';
import type { LotteryDraws } from '../domain/draw.ts';
import { listChanges } from './changes.ts';
import { sha256Of } from './emitted-file.ts';
import { examplesAwaited } from './examples.ts';
import { latestRows } from './export.ts';
import { newestEntries } from './feeds.ts';
import { lotteryBody } from './lotteries.ts';
import { emitLottery } from './endpoints.ts';
import type { Site } from './site.ts';
import { lotteryStatus } from './status.ts';

export type LotterySummary = ReturnType<typeof summarize>;

/** What outlives its draws in memory. @param examples where its files have passed already */
export function summarize(one: LotteryDraws, site: Site, examples = collectExamples(one, site)) {
  const { lottery } = one;
  const [catalogue] = catalogueOf([one]);
  if (catalogue === undefined) throw new Error(`${lottery.slug} is in no catalogue`);
  return {
    /** A hash of the lottery and all its draws. */
    revision: sha256Of(JSON.stringify(one)),
    catalogue,
    status: lotteryStatus(one, site),
    body: lotteryBody(one, site),
    changes: listChanges(one),
    /** Of the newest draw, as the table of all has them. */
    latestRows: latestRows(one, site),
    feed: newestEntries(one, site),
    /** Of the default lottery only: the description shows its answers. */
    examples: examples?.all(),
  };
}

function collectExamples(one: LotteryDraws, site: Site) {
  const examples = examplesAwaited(one, site);
  if (examples !== undefined) for (const file of emitLottery(one, site)) examples.see(file);
  return examples;
}
