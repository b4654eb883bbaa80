// A small site whose draws were entered at times that changes.json lists, in memory.
import type { Address } from '../../scripts/output/address.ts';
import type { Draw } from '../../src/domain/draw.ts';
import { jsonFile } from '../../src/api/answers/emitted-file.ts';
import { planApi } from '../../src/api/emit/plan.ts';
import type { Site } from '../../src/api/answers/publisher.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from './small-archive.ts';
import { drawOn } from './small-lottery.ts';

/** The day on which everything here happens. */
export const TODAY = '2024-03-10';
export const NOW = Date.parse(`${TODAY}T14:00:00.000Z`);

/** A draw of the small lottery that was entered on its own day. */
export function enteredOn(drawDate: string, more: Partial<Draw> = {}): Draw {
  const recordedAt = `${drawDate}T13:40:00.000Z`;
  return { ...drawOn(drawDate, { six: ['004615'], two: ['07'] }, { recordedAt }), ...more } as Draw;
}

/** The slugs of the lotteries of a site. */
export const LOTTERIES = ['small', 'other'] as const;

type Draws = Partial<Record<(typeof LOTTERIES)[number], readonly Draw[]>>;

/** What an address serves where the lotteries have these draws, newest first. */
export function siteWith(draws: Draws, site: Partial<Site> = {}): Address {
  const files = filesWith(draws, site);
  return { name: 'small site', read: async (path) => files.get(path) };
}

/** The same as files by their path, without what is not text. */
export function filesWith(draws: Draws, site: Partial<Site> = {}): Map<string, string> {
  const archive = LOTTERIES.map((slug) => ({
    lottery: { ...SMALL_ARCHIVE.lottery, slug },
    draws: draws[slug] ?? [enteredOn('2024-01-02')],
  }));
  const files = new Map<string, string>();
  for (const { path, content } of planApi(archive, { ...SMALL_SITE, ...site })) {
    if (!path.endsWith('.gz')) files.set(path, Buffer.from(content).toString());
  }
  for (const lottery of archive) {
    const { path, text } = jsonFile(`/draws/${lottery.lottery.slug}.json`, lottery);
    files.set(path, text);
  }
  return files;
}
