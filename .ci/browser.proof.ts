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
import { memoryQuota } from '../src/edge/quota.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

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

  test('has a card for each of the 23 lotteries with a draw', async () => {
    const { page } = await open('/', 1280);
    expect(await page.locator('article').count()).toBe(23);
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
    expect(await ask('004615')).toContain('รวม 6,000,000 บาท');
    expect(await ask('000000')).toContain('เลข 000000 ไม่ถูกรางวัล สลากกินแบ่งรัฐบาล');
    await page.getByLabel('หวย', { exact: true }).selectOption('lao-lottery');
    expect(await ask('1878')).toContain('เลข 4 ตัว (1878)');
    expect(wrong).toEqual([]);
    expect(await ask('12345')).toContain('ตรวจได้เฉพาะเลข 2, 3, 4, 6 หลัก');
    await page.close();
  });

  test('an answer goes when its question changes, and a late one never replaces a newer one', async () => {
    const { page } = await open('/', 1280);
    const number = page.getByLabel('เลขของคุณ');
    const answer = page.getByRole('status');
    await number.fill('004615');
    await page.keyboard.press('Enter');
    await answer.getByText('6,000,000').waitFor();
    await number.fill('111111');
    expect(await answer.innerText()).toBe('');
    await page.route('**/api/check*004615', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue().catch(() => {});
    });
    await number.fill('004615');
    await page.keyboard.press('Enter');
    await number.fill('111111');
    await page.keyboard.press('Enter');
    await answer.getByText('111111').waitFor();
    await page.waitForTimeout(800);
    expect(await answer.innerText()).toContain('เลข 111111 ไม่ถูกรางวัล');
    await page.close();
  });

  test.each([
    ['๐๐๔ ๖๑๕', 'เลข 004615 ถูกรางวัล!'],
    [' 004-615 ', 'เลข 004615 ถูกรางวัล!'],
    ['0046150', 'จำนวน 2 ถึง 6 หลัก'],
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
    expect(await page.locator('main').innerText()).toContain('004615');
    await page.getByLabel('เลขของคุณ').fill('53');
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
      return { status: response.status, success, retry: response.headers.get('Retry-After') };
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
