// What the files about all lotteries need of each one, so that emission keeps no draws in memory.
import { catalogueOf } from '../contract/catalogue.ts';
import type { LotteryDraws } from '../domain/draw.ts';
import { listChanges } from '../answers/changes.ts';
import { sha256Of } from '../answers/emitted-file.ts';
import { examplesAwaited } from '../openapi/examples.ts';
import { latestRows } from '../answers/exports.ts';
import { newestEntries } from '../answers/feeds.ts';
import { lotteryBody } from '../answers/lotteries.ts';
import { emitLottery } from '../answers/all.ts';
import type { Site } from '../answers/site.ts';
import { lotteryStatus } from '../answers/status.ts';

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
