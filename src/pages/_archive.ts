// All draws of a lottery, each lottery a module of its own: for the pages that show its history, while
// the site is built, and for a check of a past draw. None of it reaches a browser.
import type { LotteryDraws } from '../domain/draw.ts';
import { catalogue } from './_latest.ts';

const files = import.meta.glob('../generated/archive/*.json', { import: 'default' });

/** A lottery with all its draws, newest first. */
export async function archiveOf(slug: string): Promise<LotteryDraws> {
  const load = files[`../generated/archive/${slug}.json`];
  if (load === undefined) throw new Error(`emit wrote no archive of ${slug}`);
  return (await load()) as LotteryDraws;
}

/** Every lottery, in registry order; those that have no draw yet too. */
export function wholeArchive(): Promise<LotteryDraws[]> {
  return Promise.all(catalogue.map(({ slug }) => archiveOf(slug)));
}
