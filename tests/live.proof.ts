// A page left open through an announcement, in a browser whose clock is run ahead: the new draw is
// on it within a minute, without a reload, and the requests the page makes for that are counted.
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayPath } from '../src/api/contract/page-path.ts';
import { addDays } from '../src/domain/clock.ts';
import { daySpan } from '../src/site/view/day/span.ts';
import { pageClock } from './support/page-clock.ts';
import { readLiveArchive } from './support/real-archive.ts';
import { visitBuiltSite } from './support/visit.ts';

const LOTTERY = 'lao-tv';
/** Of that lottery, on a day when no draw is stored. */
const ANNOUNCED = Date.parse('2027-03-10T10:30:00+07:00');
const MINUTE = 60_000;

/** What the server has: the page as built, with a newer draw, or with that one corrected. */
type Published = { readonly drawDate: string; readonly number: string; readonly change: string };
const DRAWN: Published = { drawDate: '2027-03-10', number: '987', change: 'added' };
const CORRECTED: Published = { ...DRAWN, number: '789', change: 'corrected' };

const site = visitBuiltSite();

let page: Page;
let published: readonly Published[];
let isDown: boolean;
let asked: string[];
let pass: ReturnType<typeof pageClock>;
let wrong: string[];

/** The card of the lottery with other numbers. */
function withDraw(html: string, { drawDate, number }: Published): string {
  const start = html.lastIndexOf('<', html.indexOf(`data-lottery="${LOTTERY}"`));
  const end = html.indexOf(html.startsWith('<li', start) ? '</li>' : '</article>', start);
  const card = html
    .slice(start, end)
    .replace(/data-draw-date="[^"]+"/, `data-draw-date="${drawDate}"`)
    .replace(/(&quot;drawDate&quot;:&quot;)[\d-]+/, `$1${drawDate}`)
    .replace(/(class="[^"]*number[^"]*"[^>]*>)\s*\d+/, `$1${number}`);
  return html.slice(0, start) + card + html.slice(end);
}

const listed = () =>
  published.map(({ drawDate, change }) => ({
    id: [LOTTERY, drawDate, change].join('_'),
    at: new Date(ANNOUNCED).toISOString(),
    change,
    lottery: LOTTERY,
    lotteryName: 'ลาวทีวี',
    drawDate,
    revision: change === 'corrected' ? 2 : 1,
  }));

async function open(path: string) {
  await page.clock.install({ time: ANNOUNCED - 4 * MINUTE });
  await page.goto(`${site.origin}${path}`);
  // Of many lotteries the first are seen.
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details.rest')) fold.setAttribute('open', '');
  });
  asked = [];
}

beforeEach(async () => {
  [published, isDown, asked, wrong] = [[], false, [], []];
  page = await site.browser.newPage();
  page.on('pageerror', (error) => wrong.push(error.message));
  pass = pageClock(page);
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isPage = !/\.\w+$/.test(pathname);
    if (route.request().resourceType() === 'fetch') asked.push(pathname);
    const isFetched = isPage || pathname === '/api/changes.json';
    if (isDown && isFetched) return route.abort();
    if (pathname === '/api/changes.json') {
      return route.fulfill({ json: { success: true, changes: listed().reverse() } });
    }
    const newest = published.at(-1);
    if (!isPage || newest === undefined) return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, body: withDraw(await response.text(), newest) });
  });
});
afterEach(async () => {
  await page.unrouteAll({ behavior: 'wait' });
  await page.close();
  expect(wrong).toEqual([]);
});

const card = () => page.locator(`[data-lottery="${LOTTERY}"]`).first();
const shows = (number: string) => card().getByText(number, { exact: true }).first();
const countOf = (path: string) => asked.filter((request) => request === path).length;

describe.each(['/', `/lottery/${LOTTERY}/`])('%s, open through an announcement', (path) => {
  test('shows the new draw within a minute, then its correction, without a reload', async () => {
    await open(path);
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await pass(4 * MINUTE);
    const before = asked.length;
    published = [DRAWN];
    await pass(MINUTE);
    await shows(DRAWN.number).waitFor({ timeout: 2000 });
    expect(await card().getAttribute('data-draw-date')).toBe(DRAWN.drawDate);
    const said = page.locator('[data-changes]');
    expect(await said.textContent()).toBe('มีผลใหม่: ลาวทีวี งวดวันที่ 10 มีนาคม 2570');
    published = [DRAWN, CORRECTED];
    await pass(19 * MINUTE);
    await shows(CORRECTED.number).waitFor({ timeout: 2000 });
    expect(await said.textContent()).toBe('แก้ไขผล: ลาวทีวี งวดวันที่ 10 มีนาคม 2570');
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    // The page itself once for each news.
    expect([countOf(path), before]).toEqual([
      2,
      countOf('/api/changes.json') - (asked.length - 2 - before),
    ]);
    console.log(`${path}: 24 minutes, ${countOf('/api/changes.json')} small files, 2 pages`);
    expect(countOf('/api/changes.json')).toBeLessThan(80);
  });
});

test('a network that fails in between does not keep the draw away', async () => {
  await open('/');
  await pass(3 * MINUTE);
  isDown = true;
  published = [DRAWN];
  await pass(3 * MINUTE);
  const failed = asked.length;
  isDown = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await pass(4 * MINUTE);
  await shows(DRAWN.number).waitFor({ timeout: 2000 });
  expect(failed).toBeLessThan(20);
});

test('a tab that nobody sees asks nothing, and asks when it is seen', async () => {
  await open('/');
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      if (value) document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  published = [DRAWN];
  await pass(10 * MINUTE);
  expect(asked).toEqual([]);
  await hide(false);
  await pass(10_000);
  await shows(DRAWN.number).waitFor({ timeout: 2000 });
});

test('focus and the place of the reader stay, though the card above grows', async () => {
  await open('/');
  await pass(4 * MINUTE);
  const link = card().locator('a[href]').first();
  await link.focus();
  const followed = await page.evaluateHandle((slug) => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-lottery]')];
    const below = all[all.findIndex(({ dataset }) => dataset['lottery'] === slug) + 4];
    below?.scrollIntoView({ block: 'start', behavior: 'instant' });
    return below;
  }, LOTTERY);
  const place = () => followed.evaluate((element) => element?.getBoundingClientRect().top);
  const heightOf = async () => (await card().boundingBox())?.height ?? 0;
  const [top, height] = [await place(), await heightOf()];
  published = [{ ...DRAWN, number: '987<br>1<br>2<br>3<br>4<br>5' }];
  await pass(MINUTE);
  await page.locator(`[data-draw-date="${DRAWN.drawDate}"]`).first().waitFor({ state: 'attached' });
  expect(await heightOf()).toBeGreaterThan(height + 40);
  expect(Math.abs(((await place()) ?? 0) - (top ?? 0))).toBeLessThanOrEqual(1);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('on the page of a day, the lottery with its result leaves the folded ones', async () => {
  const { newest } = daySpan((await readLiveArchive()).archive) ?? {};
  if (newest === undefined) throw new Error('the archive has no draw');
  const day = addDays(newest, 1);
  await open(dayPath(day));
  const fold = page.locator('.without-result summary');
  const waiting = Number(/\d+/.exec(await fold.innerText())?.[0]);
  await page.route(`**${dayPath(day)}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const row = html.slice(html.lastIndexOf('<li', html.indexOf(`data-lottery="${LOTTERY}"`)));
    const before = row.slice(0, row.indexOf('</li>') + 5);
    const after = before
      .replace(/data-shown-to="[^"]+"/, `data-draw-date="${day}"`)
      .replace('</li>', '<b class="number">987</b></li>');
    const [head = '', ...rest] = html.replace(before, '').split('<ol class="day-draws">');
    const body = [head, `${after}${rest[0]}`, ...rest.slice(1)].join('<ol class="day-draws">');
    await route.fulfill({ response, body });
  });
  published = [{ ...DRAWN, drawDate: day }];
  await pass(2 * MINUTE);
  await page.locator('.day-draws > li .number').getByText('987').waitFor({ timeout: 2000 });
  expect(await page.locator('.day-draws > li:visible').count()).toBe(1);
  expect(await fold.innerText()).toContain(String(waiting - 1));
});
