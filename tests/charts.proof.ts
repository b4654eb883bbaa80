// The charts in a real browser: each value by tap, by keyboard and without JavaScript; hints only
// where something scrolls; tables on paper.
import { expect, test } from 'vitest';
import { visitBuiltSite } from './support/visit.ts';

const site = visitBuiltSite();
const PATH = '/stats/thai-government/';
const VALUE = /^เลข \d+: [\d,]+\sครั้ง \(คาด [\d.,]+( นอกช่วงปกติ)?\)$/;

test('a tap tells the nearest value, an arrow the next one; each has its name', async () => {
  const { page, wrong } = await site.open(PATH, 360);
  const chart = page.locator('chart-values').first();
  const said = chart.locator('.value');
  const dots = chart.locator('.dot');
  await dots.nth(3).click();
  expect(await said.innerText()).toMatch(/^เลข 03: /);
  const box = await dots.nth(5).boundingBox();
  // Far below the dot itself.
  await page.mouse.click((box?.x ?? 0) + 3, (box?.y ?? 0) + 60);
  expect(await said.innerText()).toMatch(/^เลข 05: /);
  expect(await said.innerText()).toMatch(VALUE);
  for (const [key, number] of [
    ['ArrowRight', '06'],
    ['ArrowLeft', '05'],
    ['End', '99'],
    ['ArrowRight', '99'],
    ['Home', '00'],
    ['ArrowLeft', '00'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await said.innerText()).toMatch(new RegExp(`^เลข ${number}: `));
  }
  expect(
    await page
      .getByRole('img', { name: /^เลข 42: / })
      .first()
      .count(),
  ).toBe(1);
  // Tab leaves the hundred dots at once.
  await page.keyboard.press('Tab');
  expect(await chart.locator(':focus').count()).toBe(0);
  expect(wrong).toEqual([]);
  await page.close();
});

test('what is told is what the table says, and nothing moves while it is told', async () => {
  const { page } = await site.open(PATH, 360);
  const section = page.locator('#last-two-digit');
  const said = section.locator('chart-values .value').first();
  const height = () => section.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await section.locator('.dot').first().focus();
  const told: string[] = [];
  for (let number = 0; number < 100; number += 1) {
    const [, value = '', count = ''] = /^เลข (\d\d): (\d+)\sครั้ง/.exec(await said.innerText()) ?? [];
    told.push(`${value} ${count}`);
    await page.keyboard.press('ArrowRight');
  }
  expect(await height()).toBe(before);
  const rows = section.locator('table', { hasText: 'ครั้งล่าสุด' }).locator('tbody tr');
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => `${row.children[0]?.textContent} ${row.children[1]?.textContent}`),
  );
  expect(told).toEqual(shown);
  await page.close();
});

test('without JavaScript no line promises a tap, and every bar still has its words', async () => {
  const page = await site.browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}${PATH}`);
  const lines = await page.locator('chart-values .value').allTextContents();
  expect(new Set(lines)).toEqual(new Set(['ค่าทั้งหมดอยู่ในตาราง']));
  expect(await page.locator('.dot:not(:has(> title)), .bar:not(:has(> title))').count()).toBe(0);
  await page.close();
});

test.each([320, 360, 768, 1280])(
  'at %i px the hint is there where a chart scrolls',
  async (width) => {
    const { page } = await site.open(PATH, width);
    const [scrolls, hinted] = await page
      .locator('chart-values:has(.scroll)')
      .first()
      .evaluate((chart) => {
        const box = chart.querySelector('.scroll');
        const hint = chart.querySelector('.scroll-hint');
        return [(box?.scrollWidth ?? 0) > (box?.clientWidth ?? 0), hint?.checkVisibility()];
      });
    expect([scrolls, hinted]).toEqual([width < 900, width < 900]);
    await page.close();
  },
);

test('the caption names the very numbers that are outside of the band', async () => {
  const { page } = await site.open(PATH, 1280);
  const figure = page.locator('figure', { has: page.locator('.dot') }).first();
  const caption = await figure.locator('figcaption').innerText();
  const titles = await figure.locator('.dot.out title').allTextContents();
  const outside = titles.map((title) => /^เลข (\d\d)/.exec(title)?.[1] ?? '').sort();
  const named = [...caption.matchAll(/(\d\d) ออก [\d,]+\sครั้ง/g)].map(([, number]) => number).sort();
  expect(named).toEqual(outside);
  await page.close();
});

test('on paper nothing is cut off, and the long tables stay away', async () => {
  const { page } = await site.open(PATH, 720);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('table:visible', { hasText: 'ครั้งล่าสุด' }).count()).toBe(0);
  expect(await page.locator('chart-values .value:visible').count()).toBe(0);
  for (const path of [PATH, '/calculations/thai-government/']) {
    await page.goto(`${site.origin}${path}`);
    const cut = await page
      .locator(':is(.table, .scroll):visible')
      .evaluateAll(
        (all) => all.filter((element) => element.scrollWidth > element.clientWidth + 1).length,
      );
    expect([path, cut]).toEqual([path, 0]);
  }
  await page.close();
});
