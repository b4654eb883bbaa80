// Saved tickets in a real browser: kept, announced later, corrected after they were shown, two
// tabs, a full storage, a file out and in, by names that a screen reader says.
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { announce, government } from './support/announced-draw.ts';
import { overflowOf, visitBuiltSite } from './support/visit.ts';

const first = government.numberOf('first-prize');
const two = government.numberOf('last-two-digit');

const site = visitBuiltSite();

/** A visitor, on the day before the newest draw. */
async function openPage(context: BrowserContext, after = -1): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 900 });
  const noon = Date.parse(`${government.drawDate}T12:00:00+07:00`);
  await page.clock.setFixedTime(noon + after * 86_400_000);
  await page.goto(`${site.origin}/check/`);
  await page.locator('#keep').waitFor();
  return page;
}

async function keep(page: Page, numbers: string, count = 1): Promise<void> {
  await page.getByLabel('เลขของคุณ').fill(numbers);
  await page.locator('#keep').click();
  await page.getByLabel('สำหรับงวด').selectOption(government.drawDate);
  await page.getByLabel('เลขละกี่ใบ').fill(String(count));
  await page.getByRole('button', { name: 'เก็บในเครื่องนี้' }).click();
}

const status = (page: Page) => page.locator('#mine-status');
const fold = (page: Page) => page.locator('#my-draws > details > summary');

test('a ticket kept before its draw is told what it won, and of a correction', async () => {
  const context = await site.browser.newContext({ serviceWorkers: 'block' });
  await announce(context, 'to come');
  const page = await openPage(context);
  await keep(page, `${first.slice(0, 3)} ${first.slice(3)}\n9999${two}`, 2);
  await status(page).getByText('เก็บแล้ว 2 เลข 4 ใบ').waitFor();
  await fold(page).getByText('รอผล').waitFor();
  expect(await overflowOf(page)).toBe(0);
  await page.close();

  await announce(context, 'there');
  const later = await openPage(context, 1);
  await fold(later).getByText('ถูกรางวัล').waitFor();
  expect(await status(later).innerText()).toMatch(/ถูกรางวัล [24] ใบ · รวม 12,00\d,000/);
  await later.locator('#my-draws').getByText('ถูกรางวัลที่ 1').waitFor();
  expect(await later.locator('#my-draws').innerText()).not.toContain('แก้ไข');
  await later.close();

  await announce(context, 'corrected');
  const last = await openPage(context, 2);
  await last
    .locator('#my-draws details')
    .first()
    .evaluate((one) => one.setAttribute('open', ''));
  await last.locator('#my-draws').getByText(`เลข ${first} ผลถูกแก้ไขหลังจากที่เคยแสดง`).waitFor();
  await context.unrouteAll({ behavior: 'wait' });
  await context.close();
});

test('two tabs see the same; a wrong number, export, import and erasing are said', async () => {
  const context = await site.browser.newContext({ serviceWorkers: 'block' });
  await announce(context, 'to come');
  const [page, other] = [await openPage(context), await openPage(context)];
  await keep(page, first);
  await fold(other).getByText('รอผล').waitFor();
  await keep(other, '12345');
  await status(other).getByText('ยังไม่ได้เก็บ “12345” มี 5 หลัก').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ส่งออกเป็นไฟล์' }).click();
  const path = await (await download).path();
  expect(await readFile(path, 'utf8')).toContain(`"number":"${first}"`);
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'ลบทั้งหมด' }).click();
  await status(page).getByText('ยังไม่มีสลากที่เก็บไว้').waitFor();
  await page.getByLabel('นำเข้าจากไฟล์').setInputFiles(path);
  await status(page).getByText('นำเข้าแล้ว 1 รายการ').waitFor();
  await fold(page).click();
  await page.getByRole('button', { name: `ลบเลข ${first}` }).click();
  await status(page).getByText('ลบแล้ว').waitFor();
  await context.unrouteAll({ behavior: 'wait' });
  await context.close();
});

test('a thousand tickets of a draw: in the blink of an eye, on three screens and eight sheets', async () => {
  const viewport = { width: 360, height: 740 };
  const context = await site.browser.newContext({ serviceWorkers: 'block', viewport });
  const page = await context.newPage();
  await page.addInitScript((drawDate) => {
    const tickets = Array.from({ length: 1000 }, (_, index) => ({
      lottery: 'thai-government',
      drawDate,
      number: String(index * 997).padStart(6, '0'),
      count: 1,
    }));
    localStorage.setItem('tickets', JSON.stringify({ version: 1, tickets }));
  }, government.drawDate);
  await page.goto(`${site.origin}/check/`);
  await fold(page).getByText('ตรวจแล้ว 1000 ใบ').waitFor();
  const took = await page.evaluate(async () => {
    const fold = document.querySelector<HTMLDetailsElement>('#my-draws details');
    // Open already, where one of them has won.
    if (fold?.open) {
      fold.open = false;
      await new Promise((done) => fold.addEventListener('toggle', done, { once: true }));
    }
    const started = performance.now();
    if (fold) fold.open = true;
    await new Promise((done) => fold?.addEventListener('toggle', done, { once: true }));
    await new Promise(requestAnimationFrame);
    return performance.now() - started;
  });
  expect(await page.locator('#my-draws li').count()).toBeGreaterThanOrEqual(1000);
  console.log(`a thousand tickets opened in ${Math.round(took)} ms`);
  expect(took).toBeLessThan(1000);
  const { height = 0 } = (await page.locator('#mine').boundingBox()) ?? {};
  expect(height).toBeLessThan(3 * viewport.height);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(8);
  await context.unrouteAll({ behavior: 'wait' });
  await context.close();
});
