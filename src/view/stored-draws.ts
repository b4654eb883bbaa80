// Reads stored draws for the pages that show a history, while the site is built: nothing of this
// file may reach a browser.
import type { LotteryDraws } from '../domain/draw.ts';
import { catalogue } from './latest.ts';

const files = import.meta.glob('../generated/draws/*.json', { import: 'default' });

/** A lottery with all its draws, newest first. */
export async function drawsOf(slug: string): Promise<LotteryDraws> {
  const load = files[`../generated/draws/${slug}.json`];
  if (load === undefined) throw new Error(`emit wrote no draws of ${slug}`);
  return (await load()) as LotteryDraws;
}

/** Every lottery, in registry order, those without a draw included. */
export function readArchive(): Promise<LotteryDraws[]> {
  return Promise.all(catalogue.map(({ slug }) => drawsOf(slug)));
}
