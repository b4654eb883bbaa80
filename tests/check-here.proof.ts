// A number typed on a page of results is answered there, by the card of the check page: no other
// page is opened, no number is sent, and a ticket is kept with one tap.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addDays } from '../src/domain/clock.ts';
import { parseDrawDate } from '../src/domain/draw-date.ts';
import { violationsOf } from './support/axe.ts';
import { newestDraw } from './support/newest-draw.ts';
import { NO_QUOTA, overflowOf, visitBuiltSite } from './support/visit.ts';

const site = visitBuiltSite(NO_QUOTA);
const government = await newestDraw('thai-government');
const lao = await newestDraw('lao-lottery');
const first = government.numberOf('first-prize');

/** A page on the evening of its newest draw, and what it asks for. */
async function openAt(path: string, day: string, width = 360) {
  const context = await site.browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.setFixedTime(Date.parse(`${day}T23:50:00+07:00`));
  await page.goto(`${site.origin}${path}`, { waitUntil: 'networkidle' });
  return { context, page, asked };
}

const cardOf = (page: Page) => page.locator('.answer.here > .verdict');

async function check(page: Page, numbers: string) {
  await page.locator('form[data-newest] [name=number]').first().fill(numbers);
  await page.keyboard.press('Enter');
}

const PLACES = [
  { path: '/', day: government.drawDate, win: first, lost: '100000' },
  { path: '/lottery/thai-government/', day: government.drawDate, win: first, lost: '100000' },
  { path: '/lottery/lao-lottery/', day: lao.drawDate, win: lao.numberOf('four-digit'), lost: '01' },
];

describe.each(PLACES)('$path', ({ path, day, win, lost }) => {
  test.each([360, 1280])('a win and a loss are cards on this page, at %i px', async (width) => {
    const { context, page, asked } = await openAt(path, day, width);
    await check(page, win);
    const card = cardOf(page);
    await page.locator('.verdict[data-outcome=win]').waitFor();
    expect(await card.locator('.number').innerText()).toBe(win);
    expect(await overflowOf(page)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await card.getByRole('link', { name: 'เก็บไว้' }).click();
    await card.getByText('เก็บไว้แล้ว').waitFor();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('tickets') ?? ''));
    expect(kept.tickets).toMatchObject([{ drawDate: day, number: win, count: 1 }]);

    await check(page, lost);
    await page.locator('.verdict[data-state=lost]').waitFor();
    expect(await card.count()).toBe(1);
    await card.getByRole('link', { name: 'ตรวจใบอื่น' }).click();
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe(
      lost,
    );
    expect(new URL(page.url()).pathname).toBe(path);
    expect(asked.filter((url) => url.includes(win) || url.includes('/api/check'))).toEqual([]);
    await context.close();
  });
});

test('of several tickets each win is a card, the others are lines', async () => {
  const { context, page } = await openAt('/', government.drawDate);
  await check(page, `${first} ${government.numberOf('second-prize')} 100000`);
  await page.locator('.verdict').nth(1).waitFor();
  expect(await page.locator('.verdict').count()).toBe(2);
  expect(await page.locator('.answer.here .lines').innerText()).toContain('100000');
  await context.close();
});

test('an awaited draw is asked about and keeps the ticket; what is typed next is a new question', async () => {
  const later = addDays(parseDrawDate(government.drawDate), 40);
  const { context, page } = await openAt('/lottery/thai-government/', later);
  await check(page, first);
  await page.locator('.ask a').nth(1).click();
  await page.locator('.verdict[data-outcome=win]').waitFor();
  await check(page, first);
  await page.locator('.ask a').first().click();
  await page.getByText('เก็บไว้รอผลแล้ว').waitFor();
  await page.locator('#ticket').fill('1');
  expect(await page.locator('.answer.here').innerText()).toBe('');
  // The first page says what is waited for.
  await page.goto(site.origin);
  const line = page.locator('.kept-win[data-tone=awaited]');
  await line.waitFor();
  expect(await line.innerText()).toMatch(/สลากที่เก็บไว้.1.ใบ รอผลงวด.\d/);
  await context.close();
});

test('the page of an older draw judges by that draw', async () => {
  const { context, page } = await openAt(
    '/lottery/thai-government/2026-08-16/',
    government.drawDate,
  );
  await check(page, '004615');
  await page.locator('.verdict[data-outcome=win]').waitFor();
  expect(await cardOf(page).locator('time').getAttribute('datetime')).toBe('2026-08-16');
  await context.close();
});

test('the page of the newest draw is of that draw, however late the next one is', async () => {
  const later = addDays(parseDrawDate(government.drawDate), 40);
  const { context, page } = await openAt(`/lottery/thai-government/${government.drawDate}/`, later);
  await check(page, first);
  await page.locator('.verdict[data-outcome=win]').waitFor();
  await context.close();
});

test('without a contact a report needs the draw, the right number and its source only', async () => {
  const { context, page } = await openAt('/report/', government.drawDate);
  const needed = page.locator('#report :required');
  expect(await needed.evaluateAll((fields) => fields.map(({ id }) => id))).toEqual([
    'lottery',
    'draw',
    'right',
    'where',
  ]);
  expect(await page.locator('main').innerText()).toContain('ยังไม่ได้ตั้งที่รับแจ้ง');
  expect(await page.locator('.site-footer a[href="/report/"]').count()).toBe(0);
  await context.close();
});

test('where the program does not come, the check page answers', async () => {
  const { context, page } = await openAt('/', government.drawDate);
  await page.route(/form-answer/, (route) => route.abort());
  await check(page, first);
  await page.waitForURL(/\/check\/\?/);
  await page.locator('#judgements .verdict').waitFor();
  await context.close();
});

test('the search of the lower prizes finds a number of the fourth', async () => {
  const { page, wrong } = await site.open('/lottery/thai-government/', 360);
  const fourth = page.locator('.many details', { hasText: 'รางวัลที่ 4' }).locator('.number');
  const [number = ''] = (await fourth.textContent())?.trim().split(' ') ?? [];
  await page.locator('#seek').fill(number);
  await page.getByRole('button', { name: 'ค้น' }).click();
  await page.locator('.answer.here').getByText('รางวัลที่ 4').first().waitFor();
  expect(wrong).toEqual([]);
  await page.close();
});
