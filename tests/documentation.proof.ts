// The documentation in a real browser, and its PHP: read by everybody, in both themes, on a phone and
// on a desk; the reference asks the live API.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBuiltSite } from '../scripts/host/built-site.ts';
import { createHost } from '../scripts/host/server.ts';
import { ENDPOINTS } from '../src/contract/endpoints.ts';
import { memoryQuota } from '../src/edge/quota.ts';
import { samplesOf } from '../src/view/docs/samples.ts';
import { newestDraw } from './support/newest-draw.ts';
import { runSample } from './support/run-sample.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const PATHS = ['/docs/', '/en/docs/', '/docs/changelog/', '/docs/reference/', '/status/'];
const first = (await newestDraw('thai-government')).numberOf('first-prize');

let browser: Browser;
let host: Server;
let origin: string;

beforeAll(async () => {
  expect(existsSync(CHROMIUM), `${CHROMIUM} is installed`).toBe(true);
  const catalogue = JSON.parse(await readFile('src/generated/catalogue.json', 'utf8'));
  host = createHost(await openBuiltSite(), { catalogue, quota: memoryQuota() });
  await once(host.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking'];
  browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-component-update', ...quiet],
  });
});
afterAll(async () => {
  await browser?.close();
  host?.close();
});

async function open(path: string, width: number, colorScheme: 'light' | 'dark') {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:')) wrong.push(`asked ${url}`);
  });
  await page.goto(`${origin}${path}`);
  return { page, wrong };
}

/** The rules a page breaks, each with the first place; a script the page's policy would not let in. */
async function violations(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe.source });
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run().then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ' ' + nodes[0].target.join(' ')))`,
    awaitPromise: true,
    returnByValue: true,
  });
  return result.value;
}

/** The four endpoints and the first two files: what comes after them are more files. */
const ASKED = 6;

/** Opens the operations a caller comes for, and asks each. */
async function askEndpoints(page: Page) {
  await page.locator('.opblock').first().waitFor();
  const summaries = await page.locator('.opblock-summary-control').all();
  for (const summary of summaries.slice(0, ASKED)) await summary.click();
  await page.locator('[data-param-name="number"] input').fill(first);
  const buttons = await page.locator('.execute').all();
  for (const button of buttons) await button.click();
  await page
    .locator('.live-responses-table')
    .nth(buttons.length - 1)
    .waitFor();
  return page.locator('.live-responses-table tbody td.response-col_status').allInnerTexts();
}

describe.each(PATHS)('%s', (path) => {
  test.each([
    [360, 'light'],
    [360, 'dark'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const)(
    'at %i px, %s: nothing breaks, overflows or keeps anybody out',
    async (width, theme) => {
      const { page, wrong } = await open(path, width, theme);
      if (path === '/docs/reference/') {
        expect(await askEndpoints(page)).toEqual(Array(ASKED).fill(expect.stringContaining('200')));
      }
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('main details')) one.setAttribute('open', '');
      });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([overflow, wrong, await violations(page)]).toEqual([0, [], []]);
      await page.close();
    },
  );

  test('can be read without JavaScript', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${origin}${path}`);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(300);
    await page.close();
  });
});

test('a sample in another language is shown without JavaScript', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${origin}/docs/`);
  const samples = page.locator('#check .samples');
  await samples.getByText('Python', { exact: true }).click();
  expect(await samples.locator('pre:visible').allInnerTexts()).toEqual([
    expect.stringContaining('urlopen'),
  ]);
  await page.close();
});

test('the reference lists every operation without JavaScript', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${origin}/docs/reference/`);
  const openapi = JSON.parse(await readFile('src/generated/openapi.json', 'utf8'));
  expect(await page.locator('#reference article').count()).toBe(Object.keys(openapi.paths).length);
  await page.close();
});

test.each(Object.values(ENDPOINTS))(
  '$name: PHP prints what JavaScript prints',
  async ({ name }) => {
    const samples = samplesOf(name, origin, first);
    const printed = async (language: string) => {
      const sample = samples.find((one) => one.language === language);
      return sample && runSample(sample);
    };
    const javascript = await printed('fetch');
    expect(javascript).toContain('\n');
    expect(await printed('php')).toBe(javascript);
  },
);
