// The element on pages of another origin, in a real browser: with a strict policy, and where it
// is refused. What takes minutes is in embed-waiting.proof.ts.
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OUTPUT_FOLDER } from '../scripts/output/output-folder.ts';
import { EMBED_CHECK_SCRIPT, EMBED_SCRIPT } from '../src/api/contract/service.ts';
import { violationsOf } from './support/axe.ts';
import { openEmbeddingSite } from './support/embedding-site.ts';
import { newestDraw } from './support/newest-draw.ts';
import { originOf, stopHost, visitBuiltSite } from './support/visit.ts';

const government = await newestDraw('thai-government');
const first = government.numberOf('first-prize');

const site = visitBuiltSite();
let embedding: Server;
beforeAll(async () => {
  embedding = await openEmbeddingSite(site.origin);
});
afterAll(() => stopHost(embedding));

/** A page of another origin with one element on it; `path` is `/` or `/strict`. */
async function open(attributes: Record<string, string>, path = '/') {
  const page = await site.browser.newPage();
  const wrong: string[] = [];
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(error.message));
  await page.goto(`${originOf(embedding)}${path}?${new URLSearchParams(attributes)}`);
  return { page, wrong };
}

const card = (page: Page) => page.locator('lottery-result section');
const isRead = (page: Page) => page.locator('lottery-result section[aria-busy="false"]').waitFor();

describe('on a page of another origin', () => {
  test.each(['/', '/strict'])(
    '%s it shows the newest draw, and nothing is refused',
    async (path) => {
      const { page, wrong } = await open({ lottery: 'thai-government' }, path);
      await card(page).getByText(first, { exact: true }).waitFor();
      expect(await page.getByRole('heading', { level: 3 }).innerText()).toContain('สลากกินแบ่งรัฐบาล');
      expect(await page.locator('lottery-result time').getAttribute('datetime')).toBe(
        government.drawDate,
      );
      expect(await page.getByRole('link').getAttribute('href')).toBe(site.origin);
      expect(await page.getByRole('status').innerText()).toBe('');
      expect(wrong).toEqual([]);
      await page.close();
    },
  );

  test('without a lottery the element shows the government one, in the order of Thai newsrooms', async () => {
    const { page } = await open({});
    await card(page).getByText(first, { exact: true }).waitFor();
    const names = await page.locator('lottery-result dt').allInnerTexts();
    const order = ['ที่ 1', 'ข้างเคียง', 'หน้า 3', 'ท้าย 3', 'ท้าย 2', 'ที่ 2', 'ที่ 3', 'ที่ 4', 'ที่ 5'];
    expect(names).toEqual(order.map((name) => expect.stringContaining(name)));
    await page.close();
  });

  test('the element shows the prizes, heading level and number of draws of its attributes', async () => {
    const prizes = 'last-two-digit, first-prize';
    const { page } = await open({ lottery: 'thai-government', prizes, heading: '2', limit: '2' });
    await isRead(page);
    expect(await page.locator('lottery-result dt').allInnerTexts()).toEqual(
      [0, 1].flatMap(() => [
        expect.stringContaining('2\u00a0ตัว'),
        expect.stringContaining('รางวัลที่ 1'),
      ]),
    );
    expect(await page.locator('lottery-result h2').count()).toBe(2);
    await page.close();
  });

  test('a prize unknown or without a number has a line that says so, and the age of the draw is told', async () => {
    const { page } = await open({ lottery: 'hanoi-normal', prizes: 'nope' });
    await card(page).getByText('งวดนี้ไม่มีรางวัลรหัสนี้').waitFor();
    await card(page).getByText('ข้อมูลถึงงวดนี้ (').waitFor();
    await page.close();
  });

  test('another lottery replaces the one on show', async () => {
    const { page } = await open({ lottery: 'thai-government' });
    await card(page).getByText(first, { exact: true }).waitFor();
    await page.locator('lottery-result').evaluate((element) => {
      element.setAttribute('limit', '1');
      element.setAttribute('lottery', 'lao-lottery');
    });
    await card(page).getByText('หวยลาวพัฒนา').waitFor();
    expect(await card(page).innerText()).not.toContain(first);
    await page.close();
  });

  test.each(['light', 'dark'])('%s, axe finds nothing wrong', async (theme) => {
    const { page } = await open({ lottery: 'thai-government', theme });
    await isRead(page);
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });

  test('a page that is only light gets no dark card, unless it asks', async () => {
    const paper = async (attributes: Record<string, string>) => {
      const { page } = await open(attributes);
      await page.emulateMedia({ colorScheme: 'dark' });
      const color = await card(page).evaluate(
        (element) => getComputedStyle(element).backgroundColor,
      );
      await page.close();
      return color;
    };
    const [none, light, auto] = [{}, { theme: 'light' }, { theme: 'auto' }];
    expect(await paper(none)).toBe(await paper(light));
    expect(await paper(auto)).not.toBe(await paper(light));
  });
});

describe('it says in Thai', () => {
  test('that the lottery is unknown, and asks no more', async () => {
    const { page } = await open({ lottery: '<b>x</b>' });
    await page.getByRole('status').getByText('ไม่รู้จักหวย').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });

  test('that nothing answers, where the policy of the page forbids to ask', async () => {
    const { page } = await open({}, '/mute');
    await page.getByRole('status').getByText('ติดต่อระบบผลรางวัลไม่ได้').waitFor();
    await page.close();
  });
});

describe('with a field to check a ticket', () => {
  const field = (page: Page) => page.getByLabel('เลขของคุณ');
  const verdict = (page: Page) => page.locator('lottery-result .verdict');

  test.each(['/', '/strict'])('%s it answers by the card of our own pages', async (path) => {
    const { page, wrong } = await open({ lottery: 'thai-government', check: '' }, path);
    await field(page).fill(first);
    await page.keyboard.press('Enter');
    await verdict(page).waitFor();
    // While a draw is missing it asks of which draw the ticket is.
    const judge = verdict(page).getByRole('link', { name: 'ตรวจเลย' });
    if (await judge.count()) await judge.click();
    await page.locator('lottery-result .verdict[data-state=first]').waitFor();
    expect(await verdict(page).locator('.number').innerText()).toBe(first);
    for (const link of await verdict(page).getByRole('link').all()) {
      expect(await link.getAttribute('href')).toMatch(/^http/);
    }
    expect(wrong).toEqual([]);
    for (const theme of ['light', 'dark']) {
      await page.locator('lottery-result').evaluate((element, name) => {
        element.setAttribute('theme', name);
      }, theme);
      expect(await violationsOf(page)).toEqual([]);
    }
    await field(page).fill('1');
    expect(await verdict(page).count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.locator('lottery-result .answer').getByText('ตรวจไม่ได้').waitFor();
    await page.close();
  });

  test('where its program does not come, our page opens', async () => {
    const { page } = await open({ lottery: 'thai-government', check: '' });
    await page.route(`**${EMBED_CHECK_SCRIPT}`, (route) => route.abort());
    await field(page).fill(first);
    const [opened] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
    await opened.waitForURL(/\/api\/check\?number=/);
    expect(await opened.locator('.verdict').count()).toBe(1);
    await page.close();
  });
});

test('badges are read and shown by any origin', async () => {
  const { page } = await open({});
  const badge = `${site.origin}/badges/thai-government`;
  const read = await page.evaluate(async (url) => (await fetch(url)).json(), `${badge}.json`);
  expect(read).toMatchObject({ schemaVersion: 1, message: `${government.drawDate} · ${first}` });
  const width = await page.evaluate(async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image.naturalWidth;
  }, `${badge}.svg`);
  expect(width).toBeGreaterThan(100);
  await page.close();
});

test.each([
  [EMBED_SCRIPT, 6_000],
  // With the first ticket that somebody checks.
  [EMBED_CHECK_SCRIPT, 6_000],
])('%s is one file under %i bytes on the wire', async (path, most) => {
  const bytes = await readFile(`${OUTPUT_FOLDER}/static${path}`);
  expect(bytes.toString()).not.toMatch(/\bfrom\s*["']|\bimport\s*["']|\bimport\(["']/);
  for (const compress of [gzipSync, brotliCompressSync]) {
    expect(compress(bytes).length).toBeLessThan(most);
  }
});
