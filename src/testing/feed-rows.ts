// Rows as parsers give them, and feeds that hold them.

import type { Feed } from '../intake/feeds.ts';
import { type FeedRows, mergeFeeds } from '../intake/merge.ts';
import type { Ruling } from '../intake/ruling.ts';
import type { SourceRow } from '../intake/sources/row.ts';
import { contextOf, threeOf } from './real-lotteries.ts';

/** A feed of a source with its rows already parsed. */
export function feedOf(
  source: string,
  rows: readonly SourceRow[],
  limits: Pick<Feed, 'canonical' | 'types'> = {},
): FeedRows {
  return { feed: { source, file: `${source}.csv`, parse: () => [], ...limits }, rows };
}

/** A row such as hanoi-special has: `rowOf('2026-08-22', '317', '16')`. */
export function rowOf(drawDate: string, top: string, bottom: string): SourceRow {
  return { drawDate, prizes: threeOf(top, bottom) };
}

/** Merges feeds, best first, into draws of a real lottery. */
export function merge(slug: string, feeds: readonly FeedRows[], ...rulings: Ruling[]) {
  return mergeFeeds(feeds, rulings, contextOf(slug));
}
