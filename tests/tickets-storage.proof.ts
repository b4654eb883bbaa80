// Where tickets cannot be kept, or a file is none: nothing is lost, and each case is said.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { untilJudged } from './support/choose-newest.ts';
import { visitBuiltSite } from './support/visit.ts';

const site = visitBuiltSite();

const ticket = (number: string) => ({
  lottery: 'thai-government',
  drawDate: '2026-08-16',
  number,
  count: 1,
});
const textOf = (tickets: unknown, version = 1) => JSON.stringify({ version, tickets });

const status = (page: Page) => page.locator('#mine-status');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('tickets'));
const bringIn = (page: Page, text: string) =>
  page.getByLabel('นำเข้าจากไฟล์').setInputFiles({
    name: 'tickets.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

async function open(before: () => void) {
  const context = await site.browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript(before);
  const page = await context.newPage();
  await page.goto(`${site.origin}/check/`);
  return { context, page };
}

test('storage that is denied is said at once, and checking goes on', async () => {
  const { context, page } = await open(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await status(page).getByText('เบราว์เซอร์นี้ไม่ให้เก็บข้อมูล').waitFor();
  await page.getByLabel('เลขของคุณ').fill('123456');
  await page.locator('#keep').click();
  await page.getByRole('button', { name: 'เก็บในเครื่องนี้' }).click();
  await status(page).getByText('เบราว์เซอร์นี้ไม่ให้เก็บข้อมูล').waitFor();
  expect(await page.getByLabel('เลขของคุณ').inputValue()).toBe('123456');
  await page.getByRole('button', { name: 'ตรวจ', exact: true }).click();
  await untilJudged(page);
  await page.locator('#judgements').getByText('123456').first().waitFor();
  await context.close();
});

test('a storage full of other things: the answer is shown, and that it cannot be noted is said', async () => {
  const { context, page } = await open(() => {});
  await page.evaluate((text) => localStorage.setItem('tickets', text), textOf([ticket('123456')]));
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      for (let part = 0; ; part += 1) {
        try {
          localStorage.setItem(`filler-${size}-${part}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  const before = await stored(page);
  await page.reload();
  await page.locator('#my-draws summary').getByText('ตรวจแล้ว 1 ใบ').waitFor();
  await status(page).getByText('จดผลที่แสดงครั้งนี้ไว้ไม่ได้').waitFor();
  await bringIn(page, textOf([ticket('654321')]));
  await status(page).getByText('เต็ม จึงยังไม่ได้เก็บ').waitFor();
  expect(await stored(page)).toBe(before);
  await context.close();
});

test('a file that is none changes nothing and says why; duplicates are one ticket', async () => {
  const { context, page } = await open(() => {});
  await bringIn(page, textOf([ticket('123456'), ticket('123456')]));
  await status(page).getByText('นำเข้าแล้ว 1 รายการ').waitFor();
  await bringIn(page, textOf([ticket('123456')]));
  await status(page).getByText('นำเข้าแล้ว 1 รายการ').waitFor();
  const before = await stored(page);
  for (const [text, said] of [
    ['', 'อ่านไฟล์นี้ไม่ได้'],
    [textOf([]), 'อ่านไฟล์นี้ไม่ได้'],
    [textOf([ticket('123456')], 2), 'เว็บรุ่นใหม่กว่า'],
    [' '.repeat(10_000_001), 'ใหญ่เกินกว่าจะเป็นไฟล์สลาก'],
  ] as const) {
    await bringIn(page, text);
    await status(page).getByText(said).waitFor();
    expect(await stored(page)).toBe(before);
  }
  await bringIn(page, textOf([ticket('<b>1</b>'), { lottery: 'x' }, ticket('654321')]));
  await status(page).getByText('นำเข้าแล้ว 1 รายการ อีก 2 รายการอ่านไม่ได้').waitFor();
  expect(JSON.parse((await stored(page)) ?? '').tickets).toHaveLength(2);
  await context.close();
});
