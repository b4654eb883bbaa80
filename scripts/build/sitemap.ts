// The sitemap: which pages it lists, and when each last changed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  calculationsPath,
  dayPath,
  drawPath,
  lotteryPath,
  PAGES,
  statsPath,
  yearPath,
} from '../../src/api/contract/page-path.ts';
import type { CatalogueEntry } from '../../src/api/contract/catalogue.ts';
import type { Instant } from '../../src/domain/clock.ts';
import type { Draw, LotteryDraws } from '../../src/domain/draw.ts';
import { parseDrawDate } from '../../src/domain/draw-date.ts';
import { requestedDraws, WINDOWS } from '../../src/domain/window.ts';

/** Pages that only lead on. */
const UNLISTED: readonly string[] = [PAGES.offline, PAGES.today, PAGES.yesterday, PAGES.newestDay];
const DAY = new RegExp(`^${PAGES.days}\\d{4}-\\d{2}-\\d{2}/$`);

/** A filter of addresses: not those that only lead on, nor days still without any draw. */
export function listedPages(catalogueFile = 'src/generated/catalogue.json') {
  let newest: string | undefined;
  return (address: string): boolean => {
    const path = new URL(address).pathname;
    newest ??= newestDayPath(JSON.parse(readFileSync(catalogueFile, 'utf8')));
    return !UNLISTED.includes(path) && !(DAY.test(path) && path > newest);
  };
}

/** Paths of days sort as the days do. */
function newestDayPath(entries: readonly CatalogueEntry[]): string {
  const newestDays = entries.flatMap(({ days }) => days?.to ?? []);
  const newest = newestDays.sort().at(-1);
  return newest === undefined ? '' : dayPath(parseDrawDate(newest));
}

const OF_THE_NEWEST = [PAGES.home, PAGES.lotteries, PAGES.days, PAGES.stats, PAGES.calculations];

/** Dates an item: at the newest change of the draws it shows, read at the first item. */
export function lastChanges(drawsFolder = 'src/generated/draws') {
  let changes: ReadonlyMap<string, Instant> | undefined;
  return <Item extends { url: string }>(item: Item): Item & { lastmod?: Instant } => {
    changes ??= findChanges(drawsFolder);
    const lastmod = changes.get(new URL(item.url).pathname);
    return { ...item, ...(lastmod !== undefined && { lastmod }) };
  };
}

/** By path. Draws of the first collection tell no moment, so a page of these alone is not in it. */
function findChanges(folder: string): Map<string, Instant> {
  const changes = new Map<string, Instant>();
  for (const file of readdirSync(folder)) {
    const archive: LotteryDraws = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    // A withdrawn draw is no longer in the list of draws, so it counts as the newest.
    const withdrawn = (archive.withdrawn ?? []).map((draw) => [0, draw] as const);
    for (const [age, draw] of [...archive.draws.entries(), ...withdrawn]) {
      const at = lastChange(draw);
      if (at === undefined) continue;
      for (const address of pagesOf(archive, draw, age)) {
        const [path = ''] = address.split('#');
        if (at > (changes.get(path) ?? '')) changes.set(path, at);
      }
    }
  }
  return changes;
}

function lastChange({ recordedAt, completedAt, corrections = [], withdrawals = [] }: Draw) {
  const taken = withdrawals.flatMap(({ at, restored }) => [at, restored?.at]);
  return [recordedAt, completedAt, ...corrections.map(({ at }) => at), ...taken]
    .filter((at) => at !== undefined)
    .sort()
    .at(-1);
}

/** The pages that show a draw, or would if it were not withdrawn; so many draws are newer. */
function pagesOf({ lottery: { slug }, draws }: LotteryDraws, { drawDate }: Draw, age: number) {
  const windows = WINDOWS.filter((window) => age < requestedDraws(window, draws.length));
  return [
    ...(age === 0 ? OF_THE_NEWEST : []),
    PAGES.status,
    dayPath(drawDate),
    lotteryPath(slug),
    yearPath(slug, drawDate.slice(0, 4)),
    drawPath(slug, drawDate),
    statsPath(slug),
    ...windows.map((window) => calculationsPath(slug, window)),
  ];
}
