// /api/feeds/<lottery>.xml and .json, and all.xml and .json: the newest draws and corrections, as
// Atom and as JSON Feed 1.1. Every time in them is that of a draw or of its correction.
import { generateAtomFeed, generateJsonFeed } from 'feedsmith';
import { memberPath } from '../contract/open-file-path.ts';
import { FILES } from '../contract/open-files.ts';
import { lotteryPath } from '../contract/page-path.ts';
import { SITE_NAME } from '../contract/service.ts';
import { CHECK_DISCLAIMER } from '../contract/wording.ts';
import type { LotteryDraws } from '../../domain/draw.ts';
import { type EmittedFile, jsonFile } from './emitted-file.ts';
import { correctionEntries, drawEntry, type FeedEntry, withdrawalEntries } from './feed-entries.ts';
import type { Site } from './publisher.ts';

/** A month of a daily lottery; readers keep what they have seen. */
const ENTRIES_OF_ONE = 30;
/** Two days of all lotteries and more. */
const ENTRIES_OF_ALL = 100;

/** How many corrections and withdrawals, counted apart, so that many at once push no draw out. */
const MOST_CORRECTIONS = 30;

type FeedSite = Pick<Site, 'origin' | 'sources'>;

/** The feeds of a lottery as Atom and as JSON Feed. */
export function emitFeeds(archive: LotteryDraws, site: FeedSite): EmittedFile[] {
  const { slug, nameTh } = archive.lottery;
  const paths = [FILES.atom, FILES.jsonFeed].map(({ path }) => memberPath(path, { lottery: slug }));
  const entries = newestEntries(archive, site, ENTRIES_OF_ONE);
  return feedFiles(paths, `ผล${nameTh}`, entries, site, lotteryPath(slug));
}

/** The entries of one lottery that may be in a feed of so many draws; by default that of all. */
export function newestEntries(archive: LotteryDraws, site: FeedSite, most = ENTRIES_OF_ALL) {
  const { lottery, draws } = archive;
  const entries = [
    ...withdrawalEntries(archive, site),
    ...draws.slice(0, most).map((draw) => drawEntry(lottery, draw, site)),
    ...draws.flatMap((draw) => correctionEntries(lottery, draw, site)),
  ];
  return takeNewest(entries, most);
}

/** @param entries of every lottery, in any order */
export function emitWholeFeeds(entries: readonly FeedEntry[], site: FeedSite): EmittedFile[] {
  const paths = [FILES.atomAll.path, FILES.jsonFeedAll.path];
  return feedFiles(paths, 'ผลหวยไทย ลาว และฮานอย', takeNewest(entries, ENTRIES_OF_ALL), site);
}

/** The newest draws and the newest corrections among entries in any order, newest first. */
function takeNewest(entries: readonly FeedEntry[], mostDraws: number): FeedEntry[] {
  // Ties are ordered too, or each build would write another file.
  const keyOf = ({ published, id }: FeedEntry) => `${published} ${id}`;
  const byNewest = entries.toSorted((left, right) => (keyOf(left) < keyOf(right) ? 1 : -1));
  const newest = (of: FeedEntry['of'], most: number) =>
    byNewest.filter((entry) => entry.of === of).slice(0, most);
  const newestEntries = new Set([
    ...newest('draw', mostDraws),
    ...newest('correction', MOST_CORRECTIONS),
  ]);
  return byNewest.filter((entry) => newestEntries.has(entry));
}

function feedFiles(
  [atom = '', json = '']: readonly string[],
  name: string,
  entries: readonly FeedEntry[],
  site: FeedSite,
  page = '/',
): EmittedFile[] {
  // Atom demands a time of change, which a feed without entries lacks.
  if (entries.length === 0) return [];
  const feed = { title: `${name} · ${SITE_NAME}`, page: `${site.origin}${page}`, entries, ...site };
  return [
    { path: atom, text: atomFeed(`${site.origin}${atom}`, feed) },
    jsonFile(json, jsonFeed(`${site.origin}${json}`, feed)),
  ];
}

type Feed = FeedSite & { title: string; page: string; entries: readonly FeedEntry[] };

function atomFeed(self: string, { title, page, entries, origin }: Feed) {
  const changed = entries.map(({ updated }) => updated).sort();
  return generateAtomFeed({
    id: self,
    title: { value: title },
    subtitle: { value: CHECK_DISCLAIMER },
    updated: changed.at(-1) ?? '',
    authors: [{ name: SITE_NAME, uri: origin }],
    links: [
      { href: self, rel: 'self', type: 'application/atom+xml' },
      { href: page, rel: 'alternate', type: 'text/html' },
    ],
    entries: entries.map((entry) => ({
      id: entry.id,
      title: { value: entry.title },
      published: entry.published,
      updated: entry.updated,
      links: [
        { href: entry.page, rel: 'alternate', type: 'text/html' },
        { href: entry.address, rel: 'related', type: 'application/json' },
      ],
      content: { type: 'text', value: entry.text },
    })),
  });
}

function jsonFeed(self: string, { title, page, entries, origin }: Feed) {
  return generateJsonFeed({
    title,
    home_page_url: page,
    feed_url: self,
    description: CHECK_DISCLAIMER,
    language: 'th',
    authors: [{ name: SITE_NAME, url: origin }],
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.page,
      title: entry.title,
      content_text: entry.text,
      date_published: entry.published,
      date_modified: entry.updated,
    })),
  });
}
