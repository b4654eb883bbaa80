// /api/feeds/<lottery>.xml and .json, and of all lotteries /api/feeds/all.xml and .json: the newest
// draws for feed readers, as Atom and as JSON Feed 1.1. Every time in them is that of a draw.
import { generateAtomFeed, generateJsonFeed } from 'feedsmith';
import { memberPath } from '../contract/file-family.ts';
import { FILES } from '../contract/files.ts';
import { SITE_NAME } from '../contract/site.ts';
import { CHECK_DISCLAIMER } from '../contract/wording.ts';
import { drawOfYearPath } from '../contract/page-path.ts';
import {
  type Draw,
  type Instant,
  isComplete,
  type LotteryDraws,
  prizesOf,
  revisionOf,
} from '../domain/draw.ts';
import { announcedAt, thaiDateLabel } from '../domain/draw-date.ts';
import type { Lottery } from '../domain/lottery.ts';
import { type EmittedFile, jsonFile } from './emitted-file.ts';

/** A month of a daily lottery; readers keep what they have seen. */
const ENTRIES_OF_ONE = 30;
/** Two days of all lotteries and more. */
const ENTRIES_OF_ALL = 100;

/** Where the feeds are, and the WebSub hub that tells their subscribers; none where nobody pings one. */
export type FeedSite = { readonly origin: string; readonly hub?: string | undefined };

/** An entry of a feed: one draw. */
export type FeedEntry = {
  /** The file of the draw: its name in a feed for good. */
  readonly address: string;
  /** Where a person reads it. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
  readonly published: Instant;
  readonly updated: Instant;
};

/** The newest draws of a lottery as Atom and as JSON Feed. */
export function emitFeeds({ lottery, draws }: LotteryDraws, site: FeedSite): EmittedFile[] {
  const newest = draws.slice(0, ENTRIES_OF_ONE);
  const entries = newest.map((draw) => entryOf(lottery, draw, site.origin));
  const member = { lottery: lottery.slug };
  const paths = [
    memberPath(FILES.atom.path, member),
    memberPath(FILES.jsonFeed.path, member),
  ] as const;
  return feedFiles(paths, `ผล${lottery.nameTh}`, entries, site);
}

/** The entries of one lottery that may be in the feeds of all. */
export function newestEntries({ lottery, draws }: LotteryDraws, origin: string): FeedEntry[] {
  return draws.slice(0, ENTRIES_OF_ALL).map((draw) => entryOf(lottery, draw, origin));
}

/** @param entries of every lottery, in any order */
export function emitWholeFeeds(entries: readonly FeedEntry[], site: FeedSite): EmittedFile[] {
  // Ties are ordered too, or the file would differ from build to build.
  const keyOf = ({ published, address }: FeedEntry) => `${published} ${address}`;
  const newest = entries.toSorted((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1));
  const paths = [FILES.atomAll.path, FILES.jsonFeedAll.path] as const;
  return feedFiles(paths, 'ผลหวยไทย ลาว และฮานอย', newest.slice(0, ENTRIES_OF_ALL), site);
}

function feedFiles(
  [atom, json]: readonly [atom: string, json: string],
  name: string,
  entries: readonly FeedEntry[],
  { origin, hub }: FeedSite,
): EmittedFile[] {
  const title = `${name} · ${SITE_NAME}`;
  const latest = entries
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
  // Atom demands a time of change, which a feed without entries lacks.
  if (latest === undefined) return [];
  return [
    {
      path: atom,
      text: generateAtomFeed({
        id: `${origin}${atom}`,
        title: { value: title },
        subtitle: { value: CHECK_DISCLAIMER },
        updated: latest,
        authors: [{ name: SITE_NAME, uri: origin }],
        links: [
          { href: `${origin}${atom}`, rel: 'self', type: 'application/atom+xml' },
          ...(hub === undefined ? [] : [{ href: hub, rel: 'hub' }]),
          { href: `${origin}/`, rel: 'alternate', type: 'text/html' },
        ],
        entries: entries.map((entry) => ({
          id: entry.address,
          title: { value: entry.title },
          published: entry.published,
          updated: entry.updated,
          links: [
            { href: entry.page, rel: 'alternate', type: 'text/html' },
            { href: entry.address, rel: 'related', type: 'application/json' },
          ],
          content: { type: 'text', value: entry.text },
        })),
      }),
    },
    jsonFile(
      json,
      generateJsonFeed({
        title,
        home_page_url: `${origin}/`,
        feed_url: `${origin}${json}`,
        description: CHECK_DISCLAIMER,
        language: 'th',
        authors: [{ name: SITE_NAME, url: origin }],
        ...(hub !== undefined && { hubs: [{ type: 'WebSub', url: hub }] }),
        items: entries.map(({ address, page, title: of, text, published, updated }) => ({
          id: address,
          url: page,
          title: of,
          content_text: text,
          date_published: published,
          date_modified: updated,
        })),
      }),
    ),
  ];
}

function entryOf(lottery: Lottery, draw: Draw, origin: string): FeedEntry {
  const { drawDate, corrections = [] } = draw;
  const published = announcedAt(drawDate, lottery.schedule.time, lottery.utcOffset);
  const changed = [draw.completedAt ?? published, ...corrections.map(({ at }) => at)];
  const notes = corrections.map(({ at, reason }) => `แก้ไขเมื่อ ${at}: ${reason}`);
  const prizes = prizesOf(lottery, draw).map(
    ({ kind, numbers }) => `${kind.nameTh}: ${numbers.join(' ')}`,
  );
  const marks = [
    ...(isComplete(draw) ? [] : ['ยังออกไม่ครบ']),
    ...(revisionOf(draw) > 1 ? ['แก้ไขแล้ว'] : []),
  ];
  return {
    address: `${origin}${memberPath(FILES.draw.path, { lottery: lottery.slug, date: drawDate })}`,
    page: `${origin}${drawOfYearPath(lottery.slug, drawDate)}`,
    title: [`${lottery.nameTh} ${thaiDateLabel(drawDate)}`, ...marks].join(' · '),
    text: [...prizes, ...notes].join('\n'),
    published,
    updated: changed.sort().at(-1) ?? published,
  };
}
