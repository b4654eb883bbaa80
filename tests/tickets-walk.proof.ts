// A person who sees no screen and has no mouse: from nothing to a ticket that won 4,000 baht, by
// the names and the live words that a screen reader says. And what the page promises of the
// numbers: none of them is sent.
import type { BrowserContext, Locator, Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { announce, government } from './support/announced-draw.ts';
import { violationsOf } from './support/axe.ts';
import { untilJudged } from './support/choose-newest.ts';
import { pageClock } from './support/page-clock.ts';
import { visitBuiltSite } from './support/visit.ts';

const site = visitBuiltSite();

const NOON = Date.parse(`${government.drawDate}T12:00:00+07:00`);
/** Four thousand baht, and nothing else. */
const FRONT = `${government.numberOf('front-three-digit')}000`;
const MINUTE = 60_000;

/** What a screen reader says by itself, in order. */
function noteSaid() {
  const said: string[] = [];
  Object.assign(window, { said });
  new MutationObserver((all) => {
    for (const { target } of all) {
      const place = target.parentElement?.closest('[aria-live], [role=status]') ?? target;
      const isLive = place instanceof HTMLElement && place.matches('[aria-live], [role=status]');
      const words = isLive ? (place.textContent?.trim() ?? '') : '';
      if (words !== '' && said.at(-1) !== words) said.push(words);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
const said = (page: Page): Promise<string[]> => page.evaluate('said');

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the keyboard does not reach ${target}`);
}

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(noteSaid);
  await page.clock.install({ time: NOON });
  await page.goto(`${site.origin}${path}`);
  return page;
}

test('by keyboard and by names, from nothing to “won 4,000 baht, collect until …”', async () => {
  const context = await site.browser.newContext({ serviceWorkers: 'block' });
  await announce(context, 'to come');
  const page = await open(context, '/');
  await tabTo(page, page.getByRole('link', { name: 'ตรวจเลข', exact: true }).first());
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'ตรวจเลข', level: 1 }).waitFor();
  const keep = page.locator('#keep');
  await keep.waitFor();
  await tabTo(page, page.getByRole('textbox', { name: 'เลขของคุณ' }));
  await page.keyboard.type(FRONT);
  await tabTo(page, keep);
  await page.keyboard.press('Enter');
  const draw = page.getByRole('combobox', { name: 'สำหรับงวด' });
  await draw.waitFor();
  await draw.and(page.locator(':focus')).waitFor();
  // The next draw is the first choice.
  expect(await draw.inputValue()).toBe(government.drawDate);
  await tabTo(page, page.getByRole('button', { name: 'เก็บในเครื่องนี้' }));
  await page.keyboard.press('Enter');
  await page.getByText('เก็บแล้ว 1 เลข 1 ใบ').waitFor();
  const heading = page.getByRole('heading', { name: 'สลากของฉัน' });
  await heading.and(page.locator(':focus')).waitFor();

  // The afternoon: the page stays open, and the draw is published a while after its hour.
  const pass = pageClock(page);
  await page.clock.fastForward(4.4 * 60 * MINUTE);
  await pass(MINUTE);
  await announce(context, 'there');
  await pass(MINUTE);
  await page.getByText('เก็บไว้ 1 ใบ 1 งวด · ถูกรางวัล 1 ใบ · รวม 4,000\u00A0บาท').waitFor();
  const mine = page.getByRole('region', { name: 'สลากของฉัน' });
  await mine.getByRole('heading', { name: /^ถูกรางวัลเลขหน้า 3\sตัว · 4,000/ }).waitFor();
  const read = await mine.ariaSnapshot();
  expect(read).toMatch(/ขอรับเงินรางวัลได้ถึงวันที่ \d+ \S+ 25\d\d/);
  expect(read).toContain('1323');
  const words = await said(page);
  expect(words.some((line) => line.includes('เก็บแล้ว 1 เลข 1 ใบ'))).toBe(true);
  expect(words.at(-1)).toContain('ถูกรางวัล 1 ใบ · รวม 4,000');
  console.log([...words, read.slice(0, 900)].join('\n'));
  await context.unrouteAll({ behavior: 'wait' });
  await context.close();
});

test('no request says a number, not even after it was checked', async () => {
  const context = await site.browser.newContext({ serviceWorkers: 'block' });
  const page = await open(context, '/check/');
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  await page.getByLabel('เลขของคุณ').fill(FRONT);
  await page.getByRole('button', { name: 'ตรวจ', exact: true }).click();
  await untilJudged(page);
  await page.locator('#judgements').getByText(FRONT).first().waitFor();
  expect(page.url()).toContain(FRONT);
  await page.getByLabel('หวย', { exact: true }).selectOption('lao-tv');
  await page.waitForResponse('**/api/draws/lao-tv/*.json');
  await page.getByRole('link', { name: 'สถิติ' }).first().click();
  await page.waitForURL('**/stats/');
  const asked = requests.map(async (request) => [
    request.url(),
    ...Object.values(await request.allHeaders()),
    request.postData() ?? '',
  ]);
  const sent = (await Promise.all(asked)).flat();
  expect(sent.some((url) => url.includes('/api/draws/lao-tv/'))).toBe(true);
  expect(sent.filter((url) => url.includes(FRONT))).toEqual([]);
  await context.close();
});

const ticket = (number: string, more: object = {}) => ({
  lottery: 'thai-government',
  drawDate: government.drawDate,
  number,
  count: 1,
  ...more,
});
const EVERY_KIND = [
  ticket(FRONT),
  ticket('000000', { shown: { won: ['รางวัลที่ 5 000000 20000.00'], isFinal: true } }),
  ticket('12345'),
  ticket('111111', { drawDate: '2099-01-01' }),
  ticket('222222', { drawDate: '1990-01-01' }),
  ticket('33', { lottery: 'nobody' }),
];

test.each(['there', 'in part', 'to come'] as const)(
  'tickets of every kind, the draw %s: axe finds nothing',
  async (state) => {
    const context = await site.browser.newContext({ serviceWorkers: 'block' });
    await announce(context, state);
    await context.addInitScript((tickets) => {
      localStorage.setItem('tickets', JSON.stringify({ version: 1, tickets }));
    }, EVERY_KIND);
    const page = await open(context, '/check/');
    await page.locator('#mine-known').getByText('ใช้ผลที่เว็บมีเมื่อ').waitFor();
    await page.locator('#my-draws').getByText('เว็บนี้ไม่มีผลของหวยนี้').waitFor();
    for (const fold of await page.locator('#my-draws details').all()) {
      await fold.evaluate((element) => element.setAttribute('open', ''));
    }
    await page.locator('#my-draws button').first().waitFor();
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 360],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOf(page)).toEqual([]);
    }
    await context.unrouteAll({ behavior: 'wait' });
    await context.close();
  },
);
