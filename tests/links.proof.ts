// Every link of every type of page, and of the sitemap, leads somewhere of ours that exists.
import { expect, test } from 'vitest';
import { siteUrl } from '../scripts/output/site-url.ts';
import { checkPath } from '../src/api/contract/page-path.ts';
import { isAddress, PAGE_TYPES } from './support/page-types.ts';
import { lotteriesWithDraws, readLiveArchive } from './support/real-archive.ts';
import { NO_QUOTA, visitBuiltSite } from './support/visit.ts';

/** At once; more would not be faster. */
const LANES = 16;

const site = visitBuiltSite(NO_QUOTA);

const ask = (path: string, method = 'GET') =>
  fetch(`${site.origin}${path}`, { method, redirect: 'manual' });

/** What a page links to on our own site, and its own address: paths with their fragments. */
function ownLinks(html: string, page: string): string[] {
  const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&');
  const found = [...html.matchAll(/<[a-z][^>]*?\s(?:href|src)="([^"]*)"/g)]
    .map(([, address = '']) => new URL(decoded(address), new URL(page, siteUrl(process.env))))
    .filter(({ origin }) => origin === new URL(siteUrl(process.env)).origin);
  const cards = [...html.matchAll(/property="og:image" content="([^"]*)"/g)];
  return [...found, ...cards.map(([, address = '']) => new URL(decoded(address)))].map(
    ({ pathname, search, hash }) => `${pathname}${search}${hash}`,
  );
}

async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

test('no link of a page is broken, its fragment neither', async () => {
  const pointing = new Map<string, string>();
  for (const { path } of PAGE_TYPES) {
    for (const link of ownLinks(await (await ask(path)).text(), path)) {
      if (!pointing.has(link)) pointing.set(link, path);
    }
  }
  const broken: string[] = [];
  await inLanes([...pointing], async ([link, from]) => {
    const [path = '', fragment = ''] = link.split('#');
    const response = await ask(path);
    const text = await response.text();
    const id = decodeURIComponent(fragment);
    const there = id === '' || text.includes(`id="${id}"`);
    // A page leads to its own parts, the 404 page too.
    const expected = PAGE_TYPES.find((page) => page.path === path)?.status ?? 200;
    if (response.status !== expected || !there)
      broken.push(`${from} → ${link}: ${response.status}`);
  });
  expect(broken.sort()).toEqual([]);
});

test('every address of the sitemap answers', async () => {
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const index = await ask('/sitemap-index.xml');
  expect(index.status).toBe(200);
  const maps = await Promise.all(locations(await index.text()).map((path) => ask(path)));
  const pages = (await Promise.all(maps.map((map) => map.text()))).flatMap(locations);
  const broken: string[] = [];
  await inLanes(pages, async (path) => {
    if ((await ask(path, 'HEAD')).status !== 200) broken.push(path);
  });
  expect(broken).toEqual([]);
  const listed = PAGE_TYPES.filter(({ status }) => status === 200)
    .filter(isAddress)
    .map(({ path }) => path);
  expect(listed.filter((path) => !pages.includes(path))).toEqual([]);
});

// Built by the browser code, so no file of the site names them.
test('after a check, the first and the newest draw of a lottery are one link away', async () => {
  // The government, which has a page a draw, and some of those that have none.
  const stored = lotteriesWithDraws((await readLiveArchive()).archive);
  const page = await site.browser.newPage();
  const missing: string[] = [];
  for (const { lottery, draws } of stored.filter((_, index) => index % 6 === 0)) {
    for (const draw of new Set([draws[0], draws.at(-1)])) {
      const check = `${checkPath(lottery.slug, draw?.drawDate)}&numbers=12,123,123456`;
      await page.goto(`${site.origin}${check}`);
      const whole = page.locator('#whole');
      await whole.waitFor();
      const link = (await whole.getAttribute('href')) ?? '';
      const response = await ask(link);
      const [, id] = link.split('#');
      const isThere = id === undefined || (await response.text()).includes(`id="${id}"`);
      if (response.status !== 200 || !isThere) missing.push(`${check} → ${link}`);
    }
  }
  expect(missing).toEqual([]);
});
