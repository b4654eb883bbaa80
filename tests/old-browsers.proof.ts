// The built site in browsers of the oldest kind that is served, played by Chromium without what
// those lack: everything is as ever. Without what every browser has, the form is sent by itself.
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openEmbeddingSite } from './support/embedding-site.ts';
import { checkWithStored, untilJudged } from './support/choose-newest.ts';
import { newestDraw } from './support/newest-draw.ts';
import { photo, scanner, tapScan } from './support/scanning.ts';
import { openPage, originOf, stopHost, visitBuiltSite } from './support/visit.ts';

const government = await newestDraw('thai-government');
const first = government.numberOf('first-prize');
const code = `${government.drawDate.slice(0, 4) === '2026' ? 69 : 70}-26-13-${first}-4358`;
const site = visitBuiltSite();

/** What came after the browsers that are served; paths from the global object. */
const NEWER = [
  'AbortSignal.any',
  'AbortSignal.timeout',
  'Promise.withResolvers',
  'Promise.try',
  'Object.groupBy',
  'Map.groupBy',
  'Array.fromAsync',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'String.prototype.isWellFormed',
  'Set.prototype.union',
  'Set.prototype.difference',
  'Set.prototype.isSubsetOf',
  'Iterator',
  'URL.canParse',
  'URL.parse',
  'Error.isError',
  'RegExp.escape',
  'structuredClone',
  'requestIdleCallback',
  'scheduler',
  'navigation',
  'CompressionStream',
  'DecompressionStream',
  'ReadableStream.from',
  'Uint8Array.fromBase64',
  'Symbol.dispose',
  'BarcodeDetector',
];

/** Takes these away from every page of a context, before any script. */
async function without(context: BrowserContext, paths: readonly string[]): Promise<BrowserContext> {
  await context.addInitScript((all) => {
    // The helpers of iterators are on a prototype that has no name where there is no Iterator.
    const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
    if (all.includes('Iterator')) {
      for (const name of ['map', 'filter', 'take', 'drop', 'find', 'some', 'every', 'toArray'])
        Reflect.deleteProperty(iterators, name);
    }
    for (const path of all) {
      const steps = path.split('.');
      const last = steps.pop() ?? '';
      const owner = steps.reduce<unknown>((at, step) => at && Reflect.get(at, step), globalThis);
      if (typeof owner !== 'object' && typeof owner !== 'function') continue;
      if (owner !== null) Reflect.deleteProperty(owner, last);
    }
  }, paths);
  return context;
}

async function visit(path: string, paths: readonly string[] = NEWER) {
  const context = await site.browser.newContext({ serviceWorkers: 'block' });
  await without(context, paths);
  return { context, ...(await openPage(context, site.host, path, 360)) };
}

async function keepTicket(page: Page): Promise<void> {
  await page.getByLabel('เลขของคุณ').fill(first);
  await page.locator('#keep').click();
  await page.getByLabel('สำหรับงวด').selectOption(government.drawDate);
  await page.getByRole('button', { name: 'เก็บในเครื่องนี้' }).click();
  await page.locator('#my-draws').getByText('6,000,000').first().waitFor();
}

/** The element on a page of somebody else, in such a browser, until it says this. */
async function visitElement(paths: readonly string[], words: string): Promise<void> {
  const embedding = await openEmbeddingSite(site.origin);
  const context = await site.browser.newContext();
  const page = await (await without(context, paths)).newPage();
  await page.goto(`${originOf(embedding)}/?lottery=thai-government`);
  await page.locator('lottery-result').getByText(words).waitFor();
  if (words !== first) {
    expect(await page.getByRole('link').getAttribute('href')).toBe(site.origin);
  }
  await context.close();
  await stopHost(embedding);
}

describe('where nothing newer is there', () => {
  test('a number is checked in the page', async () => {
    const { context, page, wrong } = await visit('/check/');
    expect(await page.evaluate(() => 'any' in AbortSignal)).toBe(false);
    await page.getByLabel('เลขของคุณ').fill(first);
    await page.getByRole('button', { name: 'ตรวจ', exact: true }).click();
    await untilJudged(page);
    await page.locator('#judgements').getByText('6,000,000').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/check/');
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('the first page gives the same answer', async () => {
    const { context, page, wrong } = await visit('/');
    await page.locator('#check').getByLabel('เลขของคุณ').fill(first);
    await page.getByRole('button', { name: 'ตรวจ', exact: true }).click();
    const answer = page.locator('.answer.here');
    await answer.locator('.ask a, .verdict').first().waitFor();
    if ((await answer.locator('.ask').count()) > 0) await checkWithStored(page);
    await answer.getByText('6,000,000').first().waitFor();
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('a ticket is scanned and checked', async () => {
    const { context, page, wrong } = await visit('/check/');
    await tapScan(page);
    await scanner(page).getByLabel('เลือกรูป').setInputFiles(photo(code));
    await scanner(page).getByLabel('งวดวันที่').selectOption(government.drawDate);
    await scanner(page).getByRole('button', { name: 'ตรง ตรวจผล' }).click();
    await page.locator('#judgements').getByText('6,000,000').first().waitFor();
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('a ticket is kept, and its draw is told when the page is opened again', async () => {
    const { context, page, wrong } = await visit('/check/');
    await keepTicket(page);
    await page.reload();
    await page.locator('#my-draws').getByText('6,000,000').first().waitFor();
    expect(wrong).toEqual([]);
    await context.close();
  });

  test.each(['/lottery/thai-government/', '/day/newest/', '/stats/thai-government/', '/status/'])(
    'nothing fails on %s',
    async (path) => {
      const { context, page, wrong } = await visit(path);
      await page.waitForLoadState('networkidle');
      expect(wrong).toEqual([]);
      await context.close();
    },
  );

  test('the form that asks the API is drawn', async () => {
    const { context, page, wrong } = await visit('/docs/');
    await page.locator('#try-out').click();
    await page.locator('.swagger-ui .opblock').first().waitFor({ timeout: 60_000 });
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('the element shows the newest draw on a page of somebody else', () =>
    visitElement(NEWER, first));
});

/** The page of the API that answers a form: with the verdict, or asking of which draw it is. */
async function untilSent(page: Page, words: string): Promise<void> {
  await page.waitForURL(/\/api\/check\?/);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('format')).toBe('html');
  expect(searchParams.get('number')).toBe(first);
  await page.getByText(words).first().waitFor();
}

const QUESTION = `?lottery=thai-government&date=${government.drawDate}&numbers=${first}`;

describe('where the program fails all the same, the form is sent without it', () => {
  test('a number that was typed', async () => {
    const { context, page } = await visit('/check/', []);
    await page.getByLabel('งวด', { exact: true }).selectOption(government.drawDate);
    await page.evaluate(() => Reflect.deleteProperty(Array.prototype, 'flatMap'));
    await page.getByLabel('เลขของคุณ').fill(first);
    await page.getByRole('button', { name: 'ตรวจ', exact: true }).click();
    await untilSent(page, '6,000,000');
    await context.close();
  });

  test.each(['Array.prototype.flatMap', 'Array.prototype.findLast', 'AbortController'])(
    'a question of the address, without %s',
    async (path) => {
      const context = await site.browser.newContext({ serviceWorkers: 'block' });
      const page = await (await without(context, [path])).newPage();
      await page.goto(`${site.origin}/check/${QUESTION}`);
      await untilSent(page, '6,000,000');
      await context.close();
    },
  );

  test.each([
    { because: 'does not come', body: undefined },
    { because: 'is not understood', body: 'class { static #? }' },
    { because: 'throws', body: 'throw new Error()' },
  ])('from the first page, where the program of the next $because', async ({ body }) => {
    const { context, page } = await visit('/', []);
    await page.locator('#check').getByLabel('เลขของคุณ').fill(first);
    await page.route(/_astro\/.*\.js$/, (route) =>
      body === undefined ? route.abort() : route.fulfill({ body, contentType: 'text/javascript' }),
    );
    // What blocks the page is no module.
    await page.route(/_astro\/(?:theme|fill-from-address)\..*\.js$/, (route) => route.continue());
    await page.getByRole('button', { name: 'ตรวจ', exact: true }).click();
    await untilSent(page, first);
    await context.close();
  });

  test('a ticket that was scanned is said, and what to do', async () => {
    const { context, page } = await visit('/check/', []);
    await tapScan(page);
    await page.evaluate(() => Reflect.deleteProperty(Array.prototype, 'sort'));
    await scanner(page).getByLabel('เลือกรูป').setInputFiles(photo(code));
    await scanner(page).getByRole('status').getByText('แต่เบราว์เซอร์นี้ทำต่อไม่ได้').waitFor();
    expect(await scanner(page).getByRole('status').innerText()).toContain([...first].join(' '));
    await context.close();
  });

  test('of kept tickets it is said that they are still there', async () => {
    const { context, page } = await visit('/check/', []);
    await keepTicket(page);
    await without(context, ['Array.prototype.reduce']);
    await page.reload();
    await page.locator('#mine-status').getByText('สลากยังอยู่ครบ').waitFor();
    await context.close();
  });

  test('the element says so, and leads to the site', () =>
    visitElement(['Array.prototype.flatMap'], 'แสดงผลรางวัลไม่ได้'));
});
