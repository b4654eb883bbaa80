// What a visitor takes along: the lasting address of each draw, its numbers as text, its picture
// and the whole history, with and without JavaScript.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawPath, lotteryPath, WITH_DRAW_PAGES, yearPath } from '../src/api/contract/page-path.ts';
import { thaiDateLabel } from '../src/domain/draw-date.ts';
import { lotteryDraws, readLiveArchive } from './support/real-archive.ts';
import { visitBuiltSite } from './support/visit.ts';

const site = visitBuiltSite();
const SLUG = 'lao-lottery';
const { lottery, draws } = lotteryDraws((await readLiveArchive()).archive, SLUG);
const ofYear = draws.filter(({ drawDate }) => drawDate.startsWith('2025'));
const [draw, older] = ofYear.slice(20, 22);
if (draw === undefined || older === undefined) throw new Error('no draws of 2025');
const numbers = Object.values(draw.prizes).flat();
const day = thaiDateLabel(draw.drawDate);

/** What the page copies, in the place of a clipboard. */
async function copies(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const writeText = async (text: string) => void Object.assign(globalThis, { copied: text });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  return () => page.evaluate(() => String((globalThis as { copied?: string }).copied));
}

test('the address of a draw shows it whole, named, marked in its year, to be copied and shared', async () => {
  const page = await site.browser.newPage({ viewport: { width: 360, height: 800 } });
  const copied = await copies(page);
  await page.goto(`${site.origin}${drawPath(SLUG, draw.drawDate)}`);
  const card = page.locator('.chosen');
  await card.getByRole('heading', { name: `งวดวันที่ ${day}` }).waitFor();
  expect(await page.title()).toContain(day);
  for (const number of numbers) expect(await card.locator('dd').allInnerTexts()).toContain(number);
  await page.waitForFunction(() => {
    const { top } = document.querySelector('.chosen')?.getBoundingClientRect() ?? {};
    return top !== undefined && Math.abs(top) < 40;
  });
  const row = page.locator(`[id="${draw.drawDate}"]`);
  expect(await row.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await card.getByRole('button', { name: 'คัดลอก' }).click();
  const text = await copied();
  for (const said of [lottery.nameTh, day, ...numbers]) expect(text).toContain(said);
  const address = text?.split('\n').at(-1);
  expect(address).toMatch(new RegExp(`${drawPath(SLUG, draw.drawDate)}$`));
  const line = new URL((await card.getByRole('link', { name: 'LINE' }).getAttribute('href')) ?? '');
  expect(line.searchParams.get('url')).toBe(address);
  // Its neighbour, without loading a page.
  await card.getByRole('link', { name: thaiDateLabel(older.drawDate) }).click();
  await card.getByRole('heading', { name: thaiDateLabel(older.drawDate) }).waitFor();
  await page.goBack();
  await card.getByRole('heading', { name: day }).waitFor();
  await page.close();
});

test('the page of a day without a draw says which day was meant, and leads to the draws beside it', async () => {
  const page = await site.browser.newPage();
  await page.goto(`${site.origin}/lottery/${WITH_DRAW_PAGES}/2026-08-17/`);
  const words = page.getByRole('status').filter({ hasText: 'ไม่มีผลของวันที่' });
  expect(await words.innerText()).toMatch(/17 สิงหาคม 2569.*หน้านี้คืองวดล่าสุด/);
  await words.getByRole('link', { name: 'งวดก่อนหน้า 16 สิงหาคม 2569' }).click();
  await page.waitForURL(`**/lottery/${WITH_DRAW_PAGES}/2026-08-16/`);
  // Of a lottery without pages of draws: the place in the page of its year.
  await page.goto(`${site.origin}/lottery/${SLUG}/${draw.drawDate}/`);
  await page.locator('.chosen').getByRole('heading', { name: day }).waitFor();
  await page.close();
});

test('a wrong number is reported from its draw, which the form knows', async () => {
  const page = await site.browser.newPage({ viewport: { width: 360, height: 800 } });
  const copied = await copies(page);
  await page.goto(`${site.origin}${drawPath(SLUG, draw.drawDate)}`);
  await page
    .getByRole('link', { name: /แจ้งให้เราตรวจ|เตรียมข้อความแจ้ง/ })
    .first()
    .click();
  expect(await page.getByLabel('หวย', { exact: true }).inputValue()).toBe(SLUG);
  await page.getByLabel('งวดวันที่').fill(draw.drawDate);
  await page.getByLabel('รางวัล', { exact: true }).fill('เลข 4 ตัว');
  await page.getByLabel('เลขที่เราแสดง').fill('1234');
  await page.getByLabel('เลขที่ถูก', { exact: true }).fill('1235');
  const send = page.getByRole('button', { name: 'คัดลอกข้อความ' });
  await send.click();
  expect(await copied()).toBe('undefined');
  await page.getByLabel('เห็นเลขที่ถูกจากที่ใด').fill('https://operator.example/');
  await send.click();
  await page.getByRole('status').getByText('คัดลอกแล้ว').waitFor();
  const text = await copied();
  const said = [SLUG, draw.drawDate, 'เลข 4 ตัว', 'เราแสดง: 1234', 'ถูก: 1235', 'operator.example'];
  for (const part of said) expect(text).toContain(part);
  // As where the operator has set a repository.
  await page.route('https://github.com/**', (route) => route.fulfill({ body: 'form' }));
  await page.locator('#report').evaluate((form) => {
    form.dataset['reports'] = 'https://github.com/a/b';
  });
  await send.click();
  await page.waitForURL('https://github.com/a/b/issues/new?**');
  const filled = new URL(page.url()).searchParams;
  expect([filled.get('lottery'), filled.get('right')]).toEqual([SLUG, '1235']);
  await page.close();
});

test('an address of no draw says so and names the draws beside it', async () => {
  const { page } = await site.open(`${yearPath(SLUG, '2025')}#2025-12-28`, 360);
  const card = page.locator('.chosen');
  await card.getByRole('heading', { name: 'ไม่มีผลของวันที่ 28 ธันวาคม 2568' }).waitFor();
  expect(await card.getByRole('link').count()).toBeGreaterThan(0);
  expect(await card.getByRole('button').count()).toBe(0);
  await page.goto(`${site.origin}${yearPath(SLUG, '2025')}#2025-13-99`);
  await card.getByRole('heading', { name: 'ไม่มีวันที่นี้ในปฏิทิน', exact: true }).waitFor();
  await page.close();
});

test('without JavaScript the draw is marked in its year, and LINE, picture and history are links', async () => {
  const page = await site.browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}${drawPath(SLUG, draw.drawDate)}`);
  const row = page.locator('tr:target');
  for (const number of numbers) expect(await row.innerText()).toContain(number);
  await page.goto(`${site.origin}${lotteryPath(WITH_DRAW_PAGES)}`);
  const main = page.locator('main');
  const links = await main
    .getByRole('link')
    .evaluateAll((all) => all.map((element) => element.textContent?.trim()));
  expect(links.join()).toMatch(/LINE.*รูปผล.*Excel ตั้งแต่ 25\d\d/);
  expect(await page.locator('.share').getByRole('button').count()).toBe(0);
  for (const name of [/รูปผล/, /Excel/]) {
    const path = await main.getByRole('link', { name }).getAttribute('href');
    expect((await fetch(`${site.origin}${path}`)).status).toBe(200);
  }
  await page.close();
});

test('where the device shares, its own window gets the address, and the picture as a file', async () => {
  const page = await site.browser.newPage();
  await page.addInitScript(() => {
    const given: unknown[] = [];
    Object.assign(globalThis, { given });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ url, files }: ShareData) =>
        void given.push(url ?? files?.map(({ type, size }) => `${type} ${size > 1000}`).join()),
    });
  });
  await page.goto(`${site.origin}${lotteryPath(SLUG)}`);
  await page.locator('[data-share=page]').click();
  await page.locator('[data-share=card]').click();
  await page.waitForFunction(
    () => (globalThis as unknown as { given: string[] }).given.length === 2,
  );
  const given = await page.evaluate(() => (globalThis as unknown as { given: string[] }).given);
  expect(given).toEqual([expect.stringContaining(`${SLUG}/`), 'image/png true']);
  await page.close();
});
