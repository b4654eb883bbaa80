// What the files about all lotteries need of one: kept from build to build, so that a new draw of one
// lottery does not ask for the draws of the others.
import type { CatalogueEntry } from '../contract/catalogue.ts';
import { catalogueOf } from '../contract/catalogue.ts';
import type { LatestDraws } from '../contract/check-body.ts';
import { DEFAULT_LOTTERY } from '../contract/query.ts';
import type { LotteryDraws } from '../domain/draw.ts';
import { eraOn } from '../domain/lottery.ts';
import { type Change, changesOf } from './changes.ts';
import { type Examples, examplesFrom } from './description.ts';
import type { EmittedFile } from './emitted-file.ts';
import { packedExport } from './export.ts';
import { type FeedEntry, newestEntries } from './feeds.ts';
import { type LotteryBody, lotteryBody } from './lotteries.ts';
import type { PackedLines } from './packed-lines.ts';
import type { Site, WrittenDraws } from './results.ts';
import { type LotteryStatus, lotteryStatus } from './status.ts';

/** Plain JSON: read back from a file it gives the same bytes. */
export type LotterySummary = {
  /** A hash of the lottery and all its draws. */
  readonly revision: string;
  readonly catalogue: CatalogueEntry;
  readonly status: LotteryStatus;
  readonly body: LotteryBody;
  readonly changes: readonly Change[];
  readonly feed: readonly FeedEntry[];
  readonly packed: PackedLines;
  /** Its newest draw with the era of that draw; none without a draw. */
  readonly latest?: LatestDraws['latest'][number];
  /** Of the default lottery only: the description shows its answers. */
  readonly examples?: Examples;
};

type Made = {
  readonly revision: string;
  readonly written: WrittenDraws;
  readonly answers: () => readonly EmittedFile[];
};

export function summarize(one: LotteryDraws, site: Site, made: Made): LotterySummary {
  const { lottery, draws } = one;
  const [catalogue] = catalogueOf([one]);
  if (catalogue === undefined) throw new Error(`${lottery.slug} is in no catalogue`);
  const [newest] = draws;
  const era = newest && eraOn(lottery, newest.drawDate);
  const isExample = newest !== undefined && lottery.slug === DEFAULT_LOTTERY;
  return {
    revision: made.revision,
    catalogue,
    status: lotteryStatus(one, site.calendar),
    body: lotteryBody(one, site),
    changes: changesOf(one),
    feed: newestEntries(one, site.origin),
    packed: packedExport(made.written),
    ...(newest && { latest: { lottery: { ...lottery, eras: era ? [era] : [] }, draw: newest } }),
    ...(isExample && { examples: examplesFrom(made.answers(), one, site.origin) }),
  };
}
