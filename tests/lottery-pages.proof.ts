// What the build wrote, read as a visitor or a crawler would.
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { OUTPUT_FOLDER } from '../scripts/output/output-folder.ts';
import { listFiles, readFiles } from '../scripts/disk/text-files.ts';
import { lotteryPath, PAGES, WITH_DRAW_PAGES, yearPath } from '../src/api/contract/page-path.ts';
import type { Draw } from '../src/domain/draw.ts';
import { groupByYear } from '../src/site/view/lottery/years.ts';
import { DRAW_CARDS, newsDraws } from '../src/site/view/pictures/cards.ts';
import { lotteriesWithDraws, lotteryDraws, readLiveArchive } from './support/real-archive.ts';

const ROOT = `${OUTPUT_FOLDER}/static`;

/** What a page, its styles and its scripts may weigh on the wire. */
const PAGE_BYTES = 100_000;
const CARD_BYTES = 110_000;

const { archive } = await readLiveArchive();
const pages = await readFiles(`${ROOT}${PAGES.lotteries}`, 'index.html');
const built = new Set(listFiles(ROOT).map((path) => `/${path}`));
const pageAt = (path: string) =>
  pages.get(`${path.slice(PAGES.lotteries.length)}index.html`) ?? `no page ${path}`;
const drawIds = (html: string) =>
  [...html.matchAll(/ id="(\d{4}-\d{2}-\d{2})"/g)].map((match) => match[1] ?? '');

/** What stands from one anchor to the next. */
function partAt(html: string, draw: Draw): string {
  return html.split(` id="${draw.drawDate}"`)[1]?.split(' id="')[0] ?? '';
}

describe.each(lotteriesWithDraws(archive))('the years of $lottery.slug', (stored) => {
  const { slug } = stored.lottery;

  test('have every draw once, in the order of the archive, and withdrawn ones above those of their year', () => {
    const ids = groupByYear(stored).flatMap(({ year }) => drawIds(pageAt(yearPath(slug, year))));
    const expected = groupByYear(stored).flatMap(({ draws, withdrawn = [] }) => [
      ...withdrawn,
      ...draws,
    ]);
    expect(ids).toEqual(expected.map(({ drawDate }) => drawDate));
    expect(expected.length).toBe(stored.draws.length + (stored.withdrawn?.length ?? 0));
  });

  test('have every number of every draw at its anchor', () => {
    for (const { year, draws } of groupByYear(stored)) {
      const html = pageAt(yearPath(slug, year));
      for (const draw of draws) {
        const part = partAt(html, draw);
        const lost = Object.values(draw.prizes).filter((drawn) => !part.includes(drawn.join(' ')));
        expect(lost, draw.drawDate).toEqual([]);
      }
    }
  });
});

test('every lottery has a page and a card, every government draw a page', () => {
  const draws = archive.find(({ lottery }) => lottery.slug === WITH_DRAW_PAGES)?.draws ?? [];
  const expected = [
    ...archive.flatMap(({ lottery: { slug } }) => [
      `${lotteryPath(slug)}index.html`,
      `/cards/${slug}.png`,
    ]),
    ...archive.flatMap(newsDraws).flatMap(([path]) => [`${path}-square.png`, `${path}.txt`]),
    ...draws.map(({ drawDate }) => `${lotteryPath(WITH_DRAW_PAGES)}${drawDate}/index.html`),
    '/cards/site.png',
  ];
  expect(expected.filter((path) => !built.has(path))).toEqual([]);
});

test('a link between these pages leads to a page, and to an anchor that is there', () => {
  const targets = new Set<string>();
  for (const html of pages.values()) {
    for (const match of html.matchAll(/href="(\/lottery\/[^"]*)"/g)) targets.add(match[1] ?? '');
  }
  const broken = [...targets].filter((target) => {
    const [path = '', id] = target.split('#');
    return id === undefined
      ? !built.has(`${path}index.html`)
      : !pageAt(path).includes(` id="${id}"`);
  });
  expect(broken).toEqual([]);
});

test('the card each page names is there and light', async () => {
  const cards = [...built].filter((path) => path.startsWith('/cards/'));
  for (const path of cards) {
    expect((await readFile(ROOT + path)).length, path).toBeLessThan(CARD_BYTES);
  }
  for (const [path, html] of pages) {
    const card = /property="og:image" content="[^"]*?(\/cards\/[^"]+)"/.exec(html)?.[1];
    expect(built.has(card ?? 'no card'), path).toBe(true);
  }
});

test('a card with numbers stands only on the page of its draw', () => {
  const card = (html: string) =>
    /property="og:image" content="[^"]*?(\/cards\/[^"]+)"/.exec(html)?.[1];
  for (const stored of lotteriesWithDraws(archive)) {
    const { slug } = stored.lottery;
    expect(card(pageAt(lotteryPath(slug)))).toBe(`/cards/${slug}/latest.png`);
    for (const { year } of groupByYear(stored)) {
      expect(card(pageAt(yearPath(slug, year))), `${slug} ${year}`).toBe(`/cards/${slug}.png`);
    }
  }
  const { draws } = lotteryDraws(archive, WITH_DRAW_PAGES);
  for (const [age, { drawDate }] of draws.entries()) {
    const own = `/cards/${WITH_DRAW_PAGES}/${drawDate}.png`;
    const path = `${lotteryPath(WITH_DRAW_PAGES)}${drawDate}/`;
    expect(card(pageAt(path))).toBe(age < DRAW_CARDS ? own : `/cards/${WITH_DRAW_PAGES}.png`);
  }
});

test('a page with its styles and scripts weighs little', async () => {
  const weights = new Map<string, number>();
  const weigh = async (path: string) => {
    const known = weights.get(path) ?? gzipSync(await readFile(ROOT + path)).length;
    weights.set(path, known);
    return known;
  };
  for (const [path, html] of await readFiles(ROOT, '.html')) {
    const parts = [...html.matchAll(/(?:href|src)="(\/_astro\/[^"]+\.(?:css|js))"/g)];
    const sizes = await Promise.all(parts.map((match) => weigh(match[1] ?? '')));
    const total = sizes.reduce((sum, size) => sum + size, gzipSync(html).length);
    expect(total, path).toBeLessThan(PAGE_BYTES);
  }
});

test('nothing runs or is styled inline on any page, and structured data is JSON', async () => {
  for (const [path, html] of await readFiles(ROOT, '.html')) {
    expect(html, path).not.toMatch(/<style|\sstyle=|\son[a-z]+="/);
    for (const [, attributes, text = ''] of html.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)) {
      if (attributes?.includes('ld+json')) expect(() => JSON.parse(text), path).not.toThrow();
      else expect(text, path).toBe('');
    }
  }
});
