// What waits for a person in a data folder, and what is published of a file of it.

import { readStored } from '../../scripts/gather/store/draw-store.ts';
import { openRegistry } from '../../scripts/gather/store/open-data.ts';
import type { Draw } from '../../src/domain/draw.ts';
import type { HeldBackDraw } from '../../src/domain/held-back.ts';
import { parseDayFile } from '../../src/intake/fold/day-file.ts';
import { foldLine } from '../../src/intake/fold/fold-line.ts';
import { lotteryOf, SOURCES } from './real-lotteries.ts';

export async function heldBackIn(folder: string): Promise<readonly HeldBackDraw[]> {
  return (await openRegistry(folder)).heldBack;
}

/** The draws of `draws/<lottery>/<year>.json` as they are published, newest first. */
export async function drawsIn(folder: string, file: string): Promise<readonly Draw[]> {
  const [, slug, year = ''] = /^draws\/([^/]+)\/(\d{4})\.json$/.exec(file) ?? [];
  const registry = await openRegistry(folder);
  const lottery = registry.lotteries.find((candidate) => candidate.slug === slug);
  if (lottery === undefined) throw new Error(`${file} is of no lottery`);
  const { draws } = await readStored(folder, { ...registry, lottery });
  return draws.filter(({ drawDate }) => drawDate.startsWith(year));
}

/** The same of the text of such a file, by the real registry. */
export function drawsOfText(file: string, text: string): Draw[] {
  const [, slug = ''] = /^draws\/([^/]+)\//.exec(file) ?? [];
  const context = { lottery: lotteryOf(slug), sources: SOURCES };
  return parseDayFile(text).entries.flatMap(({ day }) => foldLine(day, context).draw ?? []);
}
