// Which pages the sitemap lists: not those that only lead on, nor days still without any draw.
import { readFileSync } from 'node:fs';
import type { Catalogue } from '../../src/contract/catalogue.ts';
import { dayPath, PAGES } from '../../src/contract/page-path.ts';
import { parseDrawDate } from '../../src/domain/draw-date.ts';

const UNLISTED: readonly string[] = [PAGES.offline, PAGES.today, PAGES.yesterday, PAGES.newestDay];
const DAY = new RegExp(`^${PAGES.days}\\d{4}-\\d{2}-\\d{2}/$`);

/** A filter of addresses for the sitemap. It reads the build's catalogue at the first of them. */
export function listedPages(catalogueFile = 'src/generated/catalogue.json') {
  let newest: string | undefined;
  return (address: string): boolean => {
    const path = new URL(address).pathname;
    newest ??= newestDayPath(JSON.parse(readFileSync(catalogueFile, 'utf8')));
    return !UNLISTED.includes(path) && !(DAY.test(path) && path > newest);
  };
}

/** Paths of days sort as the days do. */
function newestDayPath(catalogue: Catalogue): string {
  const [newest] = catalogue
    .flatMap(({ days }) => (days === undefined ? [] : days.to))
    .sort()
    .reverse();
  return newest === undefined ? '' : dayPath(parseDrawDate(newest));
}
