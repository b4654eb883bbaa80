// Rows as parsers give them, and collections that hold them.

import type { Collection } from '../../src/intake/collections.ts';
import type { Ruling } from '../../src/intake/data-files.ts';
import { type CollectionRows, mergeCollections } from '../../src/intake/merge-collections.ts';
import type { SourceRow } from '../../src/intake/sources/row.ts';
import { contextOf, threeOf } from './real-lotteries.ts';

/** A collection of a source with its rows already parsed. */
export function collectionOf(
  source: string,
  rows: readonly SourceRow[],
  limits: Pick<Collection, 'canonical' | 'types'> = {},
): CollectionRows {
  return { collection: { source, file: `${source}.csv`, parse: () => [], ...limits }, rows };
}

/** A row such as hanoi-special has: `rowOf('2026-08-22', '317', '16')`. */
export function rowOf(drawDate: string, top: string, bottom: string): SourceRow {
  return { drawDate, prizes: threeOf(top, bottom) };
}

/** Merges collections, best first, into draws of a real lottery. */
export function merge(slug: string, collections: readonly CollectionRows[], ...rulings: Ruling[]) {
  return mergeCollections(collections, rulings, contextOf(slug));
}
