// The page in a real browser, and the API called from a page of another origin.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBuiltSite } from '../scripts/host/built-site.ts';
import { createHost } from '../scripts/host/server.ts';
import type { Catalogue } from '../src/contract/catalogue.ts';
import { checkNumber } from '../src/domain/check.ts';
import { everyNumber } from '../src/domain/digits.ts';
import { memoryQuota } from '../src/edge/quota.ts';
import { heldCount, newestDraw } from '../src/testing/newest-draw.ts';
import { lotteryDraws, readRealArchive } from '../src/testing/real-archive.ts';

const government = await newestDraw('thai-government');
const first = government.numberOf('first-prize');
const lao = (await newestDraw('lao-lottery')).numberOf('four-digit');
const loser = await losingTicket();
const thaiDigits = (number: string) =>
  [...number].map((digit) => String.fromCharCode('๐'.charCodeAt(0) + Number(digit))).join('');

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

async function losingTicket(): Promise<string> {
  const { lottery, draws } = lotteryDraws((await readRealArchive()).archive, 'thai-government');
  const [newest] = draws;
  if (newest === undefined) throw new Error('no draw');
  const loses = (number: string) => checkNumber(lottery, newest, number).matches.length === 0;
  return everyNumber(6).find(loses) ?? '';
}

let browser: Browser;
let host: Server;
let elsewhere: Server;
const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  expect(existsSync(CHROMIUM), `${CHROMIUM} is installed`).toBe(true);
  const catalogue: Catalogue = JSON.parse(await readFile('src/generated/catalogue.json', 'utf8'));
  host = createHost(await openBuiltSite(), { catalogue, quota: memoryQuota() });
  elsewhere = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>elsewhere</title>');
  });
  for (const server of [host, elsewhere]) await once(server.listen(0, '127.0.0.1'), 'listening');
  const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking'];
  browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-component-update', ...quiet],
  });
});
afterAll(async () => {
  await browser?.close();
  host?.close();
  elsewhere?.close();
});

async function open(path: string, width: number): Promise<{ page: Page; wrong: string[] }> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(originOf(host)) && !request.url().startsWith('data:')) {
      wrong.push(`asked ${request.url()}`);
    }
  });
  await page.goto(`${originOf(host)}${path}`);
  return { page, wrong };
}

describe('the first page', () => {
  test.each([360, 768, 1280])(
    'at %i px nothing overflows, fails or leaves the site',
    async (width) => {
      const { page, wrong } = await open('/', width);
      await page.locator('summary').click();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([overflow, wrong]).toEqual([0, []]);
      await page.close();
    },
  );

  test('has a card for each lottery with a draw', async () => {
    const { page } = await open('/', 1280);
    expect(await page.locator('article').count()).toBe(await heldCount());
    await page.close();
  });

  test('checks a number by keyboard, through the API, in words', async () => {
    const { page, wrong } = await open('/', 360);
    const ask = async (number: string) => {
      await page.getByLabel('เลขของคุณ').fill(number);
      await page.keyboard.press('Enter');
      const answer = page.getByRole('status');
      await answer.getByText(/^(?!กำลังตรวจ)/).waitFor();
      return answer.innerText();
    };
    expect(await ask(first)).toContain(`รางวัลที่ 1 (${first}) 6,000,000 บาท`);
    expect(await ask(loser)).toContain(`เลข ${loser} ไม่ถูกรางวัล สลากกินแบ่งรัฐบาล`);
    await page.getByLabel('หวย', { exact: true }).selectOption('lao-lottery');
    expect(await ask(lao)).toContain(`เลข 4 ตัว (${lao})`);
    expect(wrong).toEqual([]);
    expect(await ask('12345')).toContain('ตรวจได้เฉพาะเลข 2, 3, 4, 6 หลัก');
    await page.close();
  });

  test('an answer goes when its question changes, and a late one never replaces a newer one', async () => {
    const { page } = await open('/', 1280);
    const number = page.getByLabel('เลขของคุณ');
    const answer = page.getByRole('status');
    await number.fill(first);
    await page.keyboard.press('Enter');
    await answer.getByText('6,000,000').waitFor();
    await number.fill(loser);
    expect(await answer.innerText()).toBe('');
    await page.route(`**/api/check*${first}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue().catch(() => {});
    });
    await number.fill(first);
    await page.keyboard.press('Enter');
    await number.fill(loser);
    await page.keyboard.press('Enter');
    await answer.getByText(loser).waitFor();
    await page.waitForTimeout(800);
    expect(await answer.innerText()).toContain(`เลข ${loser} ไม่ถูกรางวัล`);
    await page.close();
  });

  test.each([
    [thaiDigits(first), `เลข ${first} ถูกรางวัล!`],
    [` ${first.slice(0, 3)}-${first.slice(3)} `, `เลข ${first} ถูกรางวัล!`],
    [`${first}0`, 'จำนวน 2 ถึง 6 หลัก'],
  ])('"%s" in the form is answered "%s"', async (typed, said) => {
    const { page } = await open('/', 360);
    await page.getByLabel('เลขของคุณ').fill(typed);
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText(said).waitFor();
    await page.close();
  });

  test('is read, and its form works, without JavaScript', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${originOf(host)}/`);
    expect(await page.locator('main').innerText()).toContain(first);
    await page.getByLabel('เลขของคุณ').fill(government.numberOf('last-two-digit'));
    await page.getByRole('button').click();
    expect(await page.locator('body').innerText()).toContain('"totalAmount":2000');
    await page.close();
  });
});

test('a page of another origin reads every status and Retry-After', async () => {
  const page = await browser.newPage();
  await page.goto(originOf(elsewhere));
  const seen = await page.evaluate(async (api) => {
    const ask = async (path: string, init?: RequestInit) => {
      const response = await fetch(`${api}${path}`, init);
      const { success } = await response.json();
      return {
        status: response.status,
        success,
        retry: response.headers.get('Retry-After'),
      };
    };
    const answers = [
      await ask('/api/results'),
      await ask('/api/results', { headers: { 'X-Preflighted': '1' } }),
      await ask('/api/results?limit=0'),
      await ask('/api/results?lottery=gsb-lottery'),
      await ask('/api/results', { method: 'POST' }),
    ];
    for (let request = 0; request < 60; request += 1) await fetch(`${api}/api/stats?prize=x`);
    return [...answers, await ask('/api/stats')];
  }, originOf(host));
  expect(seen.map(({ status, success }) => [status, success])).toEqual([
    [200, true],
    [200, true],
    [400, false],
    [404, false],
    [405, false],
    [429, false],
  ]);
  expect(Number(seen.at(-1)?.retry)).toBeGreaterThan(0);
  await page.close();
});
