// Today and yesterday by the day in Bangkok, whatever clock and zone a device has; pins; jumps; the
// way to a day.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dayPath, FIRST_DAY_PAGE, PAGES } from '../src/api/contract/page-path.ts';
import { addDays } from '../src/domain/clock.ts';
import { parseDrawDate, thaiDateLabel } from '../src/domain/draw-date.ts';
import { type DaySpan, daySpan } from '../src/site/view/day/span.ts';
import { violationsOf } from './support/axe.ts';
import { readLiveArchive } from './support/real-archive.ts';
import { NO_QUOTA, visitBuiltSite } from './support/visit.ts';

const ZONES = ['America/Los_Angeles', 'Pacific/Kiritimati'];

const site = visitBuiltSite(NO_QUOTA);
const span = daySpan((await readLiveArchive()).archive) as DaySpan;

/** A page of a phone, at a moment in Bangkok. */
async function visit(path: string, moment?: string, options: BrowserContextOptions = {}) {
  const context = await site.browser.newContext({
    viewport: { width: 360, height: 740 },
    ...options,
  });
  const page = await context.newPage();
  if (moment !== undefined) await page.clock.setFixedTime(new Date(`${moment}+07:00`));
  await page.goto(`${site.origin}${path}`);
  return page;
}
/** Where the lowest of some elements ends. */
const lowestOf = (elements: Element[]) =>
  Math.max(...elements.map((element) => element.getBoundingClientRect().bottom));

const pathOf = (address: string) => decodeURI(new URL(address).pathname + new URL(address).hash);

describe.each(ZONES)('in %s', (timezoneId) => {
  test.each(['00:00:00', '23:59:59'])(
    'at %s in Bangkok, today and yesterday are those of Bangkok',
    async (time) => {
      const moment = `${span.newest}T${time}`;
      const today = await visit('/', moment, { timezoneId });
      await today.getByRole('link', { name: 'ผลวันนี้' }).click();
      await today.waitForURL(`**${dayPath(span.newest)}`);
      await today.getByRole('heading', { level: 1 }).getByText('วันนี้').waitFor();
      const yesterday = await visit(PAGES.yesterday, moment, { timezoneId });
      await yesterday.waitForURL(`**${dayPath(addDays(span.newest, -1))}`);
      await yesterday.getByRole('heading', { level: 1 }).getByText('เมื่อวาน').waitFor();
      const home = await visit('/', moment, { timezoneId });
      const fresh = home.locator(`[data-draw-date="${span.newest}"] near-day`).first();
      expect(await fresh.innerText()).toBe('วันนี้');
      for (const page of [today, yesterday, home]) await page.context().close();
    },
  );
});

test('past the last page the way to today says so, and shows the newest day', async () => {
  const page = await visit(PAGES.today, `${addDays(span.last, 1)}T08:00:00`);
  await page.getByRole('status').getByText('ยังไม่มีหน้าของวันที่').waitFor();
  expect(pathOf(page.url())).toBe(PAGES.today);
  await page.context().close();
});

test('a day without any result is one screen, and leads to the newest day that has some', async () => {
  const page = await visit(dayPath(addDays(span.newest, 1)));
  expect(await page.locator('main :visible').evaluateAll(lowestOf)).toBeLessThanOrEqual(740);
  expect(await page.locator('.day-draws li:visible').count()).toBe(0);
  const fold = page.locator('main summary');
  expect(await fold.innerText()).toMatch(/^ไม่มีผลในหน้านี้\s\d+\sประเภท$/);
  await fold.click();
  await page.locator('.without-result li').first().waitFor();
  await page.getByRole('link', { name: 'ดูวันล่าสุดที่มีผล' }).click();
  expect(pathOf(page.url())).toBe(PAGES.newestDay);
  await page.getByRole('heading', { level: 1, name: thaiDateLabel(span.newest) }).waitFor();
  await page.locator('.day-draws > :not(.absent) .number').first().waitFor();
  await page.context().close();
});

test.each([360, 320])(
  'at %i px the first result of a busy day is on the first screen',
  async (width) => {
    // Of its 47 lotteries the first with a result is the 26th.
    for (const day of [parseDrawDate('2026-10-06'), span.newest]) {
      const page = await visit(dayPath(day), undefined, { viewport: { width, height: 740 } });
      const [first, fold] = [
        page.locator('.day-draws .number').first(),
        page.locator('main summary'),
      ];
      const { y = 740, height = 0 } = (await first.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(740);
      expect(await page.locator('.day-draws > .absent:visible').count()).toBe(0);
      expect(await fold.count()).toBeLessThanOrEqual(1);
      const times = await page
        .locator('.day-draws > li:visible')
        .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['time'] ?? ''));
      expect(times).toEqual([...times].sort());
      await page.context().close();
    }
  },
);

test('an address with a Buddhist year is answered by the page it means', async () => {
  const year = Number(span.newest.slice(0, 4)) + 543;
  const page = await visit(`/day/${year}${span.newest.slice(4)}/`);
  await page.getByRole('status').getByRole('link').click();
  await page.waitForURL(`**${dayPath(span.newest)}`);
  await page.context().close();
});

test('without JavaScript the newest day is shown and named, and nothing calls it today', async () => {
  for (const path of [PAGES.today, PAGES.yesterday, PAGES.newestDay, dayPath(span.newest), '/']) {
    const page = await visit(path, undefined, { javaScriptEnabled: false });
    const text = await page.locator('main').innerText();
    expect(text).toMatch(/\d{4}/);
    // Nor does anything call a day due that may be past.
    expect(text.replace(/ผลวันนี้|ผลเมื่อวาน/g, '')).not.toMatch(/วันนี้|เมื่อวาน|พรุ่งนี้|ควรออก/);
    expect(await page.locator('form.day-chooser:visible, lottery-pin button:visible').count()).toBe(
      0,
    );
    await page.context().close();
  }
});

test('previous and next lead over the border between days and months, without JavaScript', async () => {
  const before = addDays(FIRST_DAY_PAGE, -1);
  const page = await visit(dayPath(FIRST_DAY_PAGE), undefined, { javaScriptEnabled: false });
  await page.locator('a[rel="prev"]').click();
  expect(pathOf(page.url())).toBe(dayPath(before));
  expect(await page.locator('section:target').count()).toBe(1);
  await page.locator('a[rel="next"]').click();
  expect(pathOf(page.url())).toBe(dayPath(FIRST_DAY_PAGE));
  await page.context().close();
});

test('a chosen date leads to its day; another one is answered by a sentence', async () => {
  const page = await visit(PAGES.days);
  const choose = async (day: string) => {
    await page.locator('input[type="date"]').fill(day);
    await page.getByRole('button', { name: 'ดูผล' }).click();
  };
  await choose('9999-12-31');
  await page.getByRole('alert').getByText('เลือกได้ตั้งแต่').waitFor();
  await choose('');
  await page.getByRole('alert').getByText('อ่านไม่ได้').waitFor();
  await choose('2015-03-04');
  await page.waitForURL(`**${dayPath(parseDrawDate('2015-03-04'))}`);
  await choose(span.newest);
  await page.waitForURL(`**${dayPath(span.newest)}`);
  await page.goto(`${site.origin}/day/2015-03-04/`);
  expect(pathOf(page.url())).toBe(dayPath(parseDrawDate('2015-03-04')));
  await page.context().close();
});

/** Of many lotteries the first are seen: a person opens the others to pin one. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details.rest')) fold.setAttribute('open', '');
  });

describe('on the first page', () => {
  test('pins come first, outlast a reload, serve the keyboard and go again', async () => {
    const page = await visit('/');
    await unfold(page);
    const pinned = () => page.locator('.pinned .whole').allTextContents();
    const pin = page.getByRole('button', { name: 'ปักหมุด ฮานอย VIP' });
    expect([await pinned(), await pin.getAttribute('aria-pressed')]).toEqual([[], 'false']);
    const place = await page.locator('.draw-card').allTextContents();
    await pin.press('Enter');
    expect(await pin.getAttribute('aria-pressed')).toBe('true');
    // The card follows its pin after the next picture.
    await page.getByRole('status').getByText('ปักหมุด ฮานอย VIP ไว้บนสุดแล้ว').waitFor();
    expect(await pinned()).toEqual(['ฮานอย VIP']);
    await expect.poll(() => pin.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'ปักหมุด ลาวทีวี' }).click();
    await page.reload();
    await unfold(page);
    expect(await pinned()).toEqual(['ฮานอย VIP', 'ลาวทีวี']);
    expect(await violationsOf(page)).toEqual([]);
    await pin.click();
    await page.getByRole('button', { name: 'ปักหมุด ลาวทีวี' }).click();
    await expect.poll(pinned).toEqual([]);
    expect(await page.locator('.draw-card').allTextContents()).toEqual(place);
    await page.context().close();
  });

  test('a browser that keeps nothing says so, and pins for the page', async () => {
    const context = await site.browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto(site.origin);
    await unfold(page);
    await page.getByRole('button', { name: 'ปักหมุด ลาวทีวี' }).click();
    await page.getByText('เบราว์เซอร์นี้ไม่ให้เก็บข้อมูล').waitFor();
    expect(await page.locator('.pinned .whole').allInnerTexts()).toEqual(['ลาวทีวี']);
    await context.close();
  });

  test('a card that is swapped has its pin', async () => {
    const page = await visit('/');
    await unfold(page);
    await page.getByRole('button', { name: 'ปักหมุด ลาวทีวี' }).click();
    await page.locator('.pinned .whole').waitFor();
    await page.evaluate(async () => {
      const html = await (await fetch('/')).text();
      const fresh = new DOMParser().parseFromString(html, 'text/html');
      const wanted = '[data-lottery="lao-tv"]';
      document.querySelector(wanted)?.replaceWith(fresh.querySelector(wanted) ?? '');
    });
    const pin = page.getByRole('button', { name: 'ปักหมุด ลาวทีวี' });
    expect(await pin.getAttribute('aria-pressed')).toBe('true');
    await pin.click();
    await expect.poll(() => page.locator('.pinned .whole').count()).toBe(0);
    await page.context().close();
  });

  test('the jumps stay in view at 360 px, and cover none of the groups they lead to', async () => {
    const page = await visit('/');
    await unfold(page);
    for (const name of ['หวยฮานอย', 'หวยลาว', 'หวยไทย']) {
      const jump = page.locator('.jumps').getByRole('link', { name });
      await jump.click();
      const [bar, group, window] = await Promise.all([
        page.locator('.jumps').boundingBox(),
        page.locator(`[id="${name}"]`).boundingBox(),
        page.evaluate(() => innerHeight),
      ]);
      const barEnd = (bar?.y ?? 0) + (bar?.height ?? 0);
      expect(bar?.y, name).toBeGreaterThanOrEqual(0);
      expect(group?.y, name).toBeGreaterThanOrEqual(barEnd - 1);
      expect(group?.y, name).toBeLessThan(window / 2);
    }
    await page.context().close();
  });

  test.each([true, false])(
    'a tap anywhere on a card opens its lottery, JavaScript: %s',
    async (on) => {
      const page = await visit('/', undefined, { hasTouch: true, javaScriptEnabled: on });
      await unfold(page);
      const card = page.locator('.draw-card[data-lottery="lao-tv"]');
      const opened: string[] = [];
      // The pin in the upper right corner is a button of its own.
      for (const [x, y] of [
        [0.02, 0.06],
        [0.02, 0.94],
        [0.5, 0.5],
        [0.98, 0.94],
      ] as const) {
        await card.scrollIntoViewIfNeeded();
        const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
        await card.tap({ position: { x: width * x, y: height * y } });
        await page.waitForURL('**/lottery/**');
        opened.push(pathOf(page.url()));
        await page.goBack();
        await unfold(page);
      }
      expect(opened).toEqual(Array(4).fill('/lottery/lao-tv/'));
      await page.context().close();
    },
  );

  test('the ticket, the search, then the pins; what is found follows the search', async () => {
    const page = await visit('/');
    await unfold(page);
    await page.getByRole('button', { name: 'ปักหมุด ลาวทีวี' }).click();
    await page.goto(`${site.origin}/?again`);
    const topOf = async (place: string) => (await page.locator(place).boundingBox())?.y ?? 0;
    const order = ['h1', '.hero', '#filter', '.jumps', '.pinned'];
    const tops = await Promise.all(order.map(topOf));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    await page.getByLabel('ค้นหาหวย').fill('ฮานอยวีไอพี');
    expect(await topOf('[data-lottery="hanoi-vip"]')).toBeLessThan(500);
    await page.context().close();
  });

  test('selecting the numbers of a card does not open its lottery', async () => {
    const page = await visit('/');
    await unfold(page);
    const card = page.locator('[data-lottery="lao-tv"]');
    const numbers = card.locator('.number').first();
    await numbers.selectText();
    await numbers.dispatchEvent('click');
    expect(pathOf(page.url())).toBe('/');
    await page.context().close();
  });
});
