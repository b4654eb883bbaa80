// What the documentation does in a real browser, and its PHP; the reference asks the live API.
// quality.proof.ts has what holds for every page.
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '../src/contract/endpoints.ts';
import { samplesOf } from '../src/view/docs/samples.ts';
import { violationsOf } from './support/axe.ts';
import { newestDraw } from './support/newest-draw.ts';
import { runSample } from './support/run-sample.ts';
import {
  openPage,
  originOf,
  overflowOf,
  startBrowser,
  startHost,
  stopHost,
} from './support/visit.ts';

const first = (await newestDraw('thai-government')).numberOf('first-prize');

let browser: Browser;
let host: Server;
beforeAll(async () => {
  [host, browser] = await Promise.all([startHost(), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stopHost(host);
});

/** The four endpoints and the first two files: what comes after them are more files. */
const ASKED = 6;

test('the reference asks each operation, and with the answers it is still for everybody', async () => {
  const { page, wrong } = await openPage(browser, host, '/docs/reference/', 360);
  await page.locator('.opblock').first().waitFor();
  const summaries = await page.locator('.opblock-summary-control').all();
  for (const summary of summaries.slice(0, ASKED)) await summary.click();
  await page.locator('[data-param-name="number"] input').fill(first);
  const buttons = await page.locator('.execute').all();
  for (const button of buttons) await button.click();
  const answers = page.locator('.live-responses-table');
  await answers.nth(buttons.length - 1).waitFor();
  const statuses = await answers.locator('tbody td.response-col_status').allInnerTexts();
  expect(statuses).toEqual(Array(ASKED).fill(expect.stringContaining('200')));
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    // Colours move to the other scheme, and axe must not meet them on the way.
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect([await overflowOf(page), wrong, await violationsOf(page)]).toEqual([0, [], []]);
  }
  await page.close();
});

test('a sample in another language is shown without JavaScript', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${originOf(host)}/docs/`);
  const samples = page.locator('#check .samples');
  await samples.getByText('Python', { exact: true }).click();
  expect(await samples.locator('pre:visible').allInnerTexts()).toEqual([
    expect.stringContaining('urlopen'),
  ]);
  await page.close();
});

test('the reference lists every operation without JavaScript', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${originOf(host)}/docs/reference/`);
  const openapi = JSON.parse(await readFile('src/generated/openapi.json', 'utf8'));
  expect(await page.locator('#reference article').count()).toBe(Object.keys(openapi.paths).length);
  await page.close();
});

test.each(Object.values(ENDPOINTS))(
  '$name: PHP prints what JavaScript prints',
  async ({ name }) => {
    const samples = samplesOf(name, originOf(host), first);
    const printed = async (language: string) => {
      const sample = samples.find((one) => one.language === language);
      return sample && runSample(sample);
    };
    const javascript = await printed('fetch');
    expect(javascript).toContain('\n');
    expect(await printed('php')).toBe(javascript);
  },
);
