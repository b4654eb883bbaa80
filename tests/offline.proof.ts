// Pages of results without a connection: kept once visited, each saying of what moment it is; with
// a connection, never shown instead of what the site has by now.
import type { Server } from 'node:http';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawPath, lotteryPath, PAGES, WITH_DRAW_PAGES } from '../src/api/contract/page-path.ts';
import { newestDraw } from './support/newest-draw.ts';
import {
  openPage,
  originOf,
  startHost,
  stopHost,
  untilKept,
  visitBuiltSite,
} from './support/visit.ts';

const site = visitBuiltSite();
const government = await newestDraw(WITH_DRAW_PAGES);
const first = government.numberOf('first-prize');
const lotteryPage = lotteryPath(WITH_DRAW_PAGES);

let host: Server;
let context: BrowserContext;
let page: Page;
beforeEach(async () => {
  host = await startHost();
  context = await site.browser.newContext({ viewport: { width: 360, height: 800 } });
});
afterEach(async () => {
  // The worker may still fetch what a test has changed on the way: that answer is waited for.
  await context.unrouteAll({ behavior: 'wait' });
  await context.close();
  await stopHost(host).catch(() => {});
});

/** Opens a page and waits until the worker has kept it. */
async function visit(path: string) {
  ({ page } = await openPage(context, host, path, 360));
  await kept(path);
}
const kept = (path: string) => untilKept(page, path);
const notice = () => page.locator('.kept-notice').innerText();

test('a visited page is read without a connection, with its look, saying when it was kept', async () => {
  await visit(lotteryPage);
  const year = String(new Date().getFullYear() + 543);
  const origin = originOf(host);
  await stopHost(host);
  await page.goto(`${origin}${lotteryPage}`);
  expect(await page.locator('main').innerText()).toContain(first);
  expect(await notice()).toMatch(new RegExp(`เก็บไว้ในเครื่องนี้เมื่อ .*${year}.*\\sน\\. อาจมีผลใหม่กว่านี้`));
  const card = page.locator('.card').first();
  expect(await card.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px');
  await page.getByRole('button', { name: 'คัดลอก', exact: true }).waitFor();
});

test('the home page opens without a connection after its first visit', async () => {
  await visit(PAGES.home);
  const origin = originOf(host);
  await stopHost(host);
  await page.goto(origin);
  expect(await page.locator('main').innerText()).toContain(first);
  expect(await notice()).toContain('เก็บไว้ในเครื่องนี้เมื่อ');
  await page.getByLabel('ค้นหาหวย').fill('ฮานอยวีไอพี');
  await expect.poll(() => page.locator('main [data-name]:visible').count()).toBe(1);
});

test('a page never visited says so in Thai, and leads to those that are kept', async () => {
  await visit(lotteryPage);
  const draw = drawPath(WITH_DRAW_PAGES, government.drawDate);
  await page.goto(`${originOf(host)}${draw}`);
  await kept(draw);
  const origin = originOf(host);
  await stopHost(host);
  for (const path of ['/', '/lottery/lao-tv/', PAGES.stats]) {
    await page.goto(`${origin}${path}`);
    expect(await page.locator('h1').innerText()).toContain('ไม่มีการเชื่อมต่อ');
  }
  const links = page.locator('main li a');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    draw,
    lotteryPage,
    // Kept from the first visit on, whatever that was to.
    PAGES.check,
  ]);
  await links.nth(1).click();
  await page.locator('.kept-notice').waitFor();
  expect(new URL(page.url()).pathname).toBe(lotteryPage);
});

test('with a connection the page is the one of the site, and the kept one follows it', async () => {
  await visit(lotteryPage);
  const renewed = 'เลขใหม่จากเว็บ';
  await context.route(`**${lotteryPage}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<h1[^>]*>/, `$&${renewed} `);
    await route.fulfill({ response, body });
  });
  await page.reload();
  expect(await page.locator('h1').innerText()).toContain(renewed);
  expect(await page.locator('.kept-notice').count()).toBe(0);
  await page.evaluate(
    async ([path, text]) => {
      const isRenewed = async () => (await (await caches.match(path))?.text())?.includes(text);
      while (!(await isRenewed())) await new Promise((done) => setTimeout(done, 50));
    },
    [lotteryPage, renewed] as const,
  );
});

test('what is kept has an end, and files that no kept page needs go', async () => {
  await visit(lotteryPage);
  const counted = await page.evaluate(async (visited) => {
    const { active } = await navigator.serviceWorker.ready;
    const store = await caches.open('pages');
    await store.put('/_astro/of-an-older-build.js', new Response(''));
    const files: string[] = [];
    for (let day = 0; day < 45; day += 1) {
      await store.put(`/lottery/one/${2000 + day}/`, new Response('<main></main>'));
    }
    active?.postMessage({ page: visited, files, years: [] });
    const paths = async () => (await store.keys()).map(({ url }) => new URL(url).pathname);
    while ((await paths()).includes('/_astro/of-an-older-build.js')) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return (await paths()).filter((path) => path.startsWith('/lottery/'));
  }, lotteryPage);
  expect(counted).toHaveLength(40);
  expect(counted.at(-1)).toBe(lotteryPage);
});

test('what an older worker kept goes', async () => {
  ({ page } = await openPage(context, host, '/docs/', 360));
  await page.evaluate(() => caches.open('check'));
  await page.goto(`${originOf(host)}${lotteryPage}`);
  await page.evaluate(async () => {
    while (await caches.has('check')) await new Promise((done) => setTimeout(done, 50));
  });
});
