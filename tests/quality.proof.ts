// One page of each type in a real browser: for everybody, on every screen, within its weight.
import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteUrl } from '../scripts/output/site-url.ts';
import { violationsOf } from './support/axe.ts';
import { isAddress, PAGE_TYPES } from './support/page-types.ts';
import {
  listening,
  NO_QUOTA,
  originOf,
  overflowOf,
  visitBuiltSite,
  warmHost,
} from './support/visit.ts';

const site = visitBuiltSite(NO_QUOTA);
// A page is weighed as a host that has its copies sends it; no page asks for the others.
beforeAll(() => warmHost((path) => !/^\/(?:api\/calculations|compat)\//.test(path)));

const PHONE = { width: 360, height: 740 };
const LATENCY_MS = 150;

/** Of the cumulative layout shift; browsers call 0.1 good. */
const MOST_SHIFT = 0.02;

/** Runs in the page, before anything of it. */
function sumShifts() {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as {
      hadRecentInput: boolean;
      value: number;
    }[])
      if (!entry.hadRecentInput) sum += entry.value;
    document.documentElement.dataset['shift'] = String(sum);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page as well: a phone takes a tenth of a second to read its tables of languages. */
function noteTables() {
  const note = (name: string) => {
    document.documentElement.dataset['tables'] = name;
  };
  const written = Number.prototype.toLocaleString;
  Number.prototype.toLocaleString = function (...asked) {
    note('toLocaleString');
    return written.apply(this, asked);
  };
  for (const name of ['ListFormat', 'NumberFormat', 'DateTimeFormat'] as const) {
    const made = (target: new (...asked: never[]) => object, asked: unknown[]) => {
      note(name);
      return Reflect.construct(target, asked);
    };
    Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct: made }) });
  }
}

async function open(
  path: string,
  viewport = PHONE,
  { pins = [], origin = site.origin }: { pins?: readonly string[]; origin?: string } = {},
) {
  const page = await site.browser.newPage({ reducedMotion: 'reduce', viewport });
  await page.addInitScript(sumShifts);
  await page.addInitScript(noteTables);
  await page.addInitScript((slugs) => localStorage.setItem('pinned', slugs), JSON.stringify(pins));
  // On a slow network scripts come after the first lines are read: what they change then is seen.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const address = `${origin}${path}`;
  const wrong: string[] = [];
  page.on('console', (message) => {
    // A browser reports the status of the 404 page itself as an error.
    if (message.type() === 'error' && message.location().url !== address)
      wrong.push(message.text());
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(?:data|blob):/.test(url) && new URL(url).origin !== origin) {
      wrong.push(`asked ${url}`);
    }
  });
  const transferred: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    const sizes = request.sizes();
    transferred.push(sizes.then((size) => size.responseHeadersSize + size.responseBodySize));
  });
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  // Now: what moves when a proof resizes the page is not what a visitor sees.
  const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
  return { page, wrong, transferred, response, shift };
}

type Opened = Awaited<ReturnType<typeof open>>;

const mainText = (page: Page) => page.locator('main').innerText();

/** A page that is mostly a program still has to say this much without it. */
const ENOUGH_CHARACTERS = 300;

/** Titles and descriptions. */
const seen: string[] = [];

/** Without JavaScript, for every page in turn. */
let bare: Page;
beforeAll(async () => {
  bare = await site.browser.newPage({ javaScriptEnabled: false });
});
afterAll(() => bare?.close());

describe.each(PAGE_TYPES)('$path', ({ path, maxKilobytes, status }) => {
  let opened: Opened;
  let page: Page;
  beforeAll(async () => {
    opened = await open(path);
    page = opened.page;
  });
  afterAll(() => page?.close());

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('in the %s theme at %i px, axe finds nothing wrong', async (colorScheme, width) => {
    await page.evaluate(() => {
      const folded = document.querySelectorAll('.documentation details');
      for (const details of folded) details.setAttribute('open', '');
    });
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page)).toEqual([]);
  });

  test('fits 360, 768 and 1280 px; nothing fails, nothing leaves the site', async () => {
    const overflow: number[] = [];
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      overflow.push(await overflowOf(page));
    }
    expect([opened.response?.status(), overflow, opened.wrong]).toEqual([status, [0, 0, 0], []]);
  });

  test('brings little and moves little on a phone', async () => {
    const sizes = await Promise.all(opened.transferred);
    const kilobytes = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
    const { shift } = opened;
    console.log(`${path}: ${kilobytes.toFixed(1)} kB, layout shift ${shift.toFixed(3)}`);
    expect(kilobytes).toBeGreaterThan(1);
    expect(kilobytes).toBeLessThan(maxKilobytes);
    expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
    expect(await page.evaluate(() => document.documentElement.dataset['tables'])).toBeUndefined();
  });

  test('is read without JavaScript', async () => {
    await bare.goto(`${site.origin}${path}`);
    expect(await bare.locator('h1').innerText()).toBe(await page.locator('h1').innerText());
    const enough = Math.min((await mainText(page)).length / 2, ENOUGH_CHARACTERS);
    expect((await mainText(bare)).length).toBeGreaterThan(enough);
  });

  test('says what it is, in its language, under one heading', async () => {
    const content = (selector: string, name: string) =>
      page
        .locator(selector)
        .evaluateAll(
          (all, attribute) => all.map((element) => element.getAttribute(attribute)),
          name,
        );
    const title = await page.title();
    expect(title.length).toBeGreaterThan(5);
    const descriptions = await content('meta[name="description"]', 'content');
    expect(descriptions).toEqual([expect.stringMatching(/.{10}/)]);
    if (isAddress({ path })) seen.push(title, String(descriptions));
    expect(await page.locator('h1').count()).toBe(1);
    expect(await content('html', 'lang')).toEqual([path.startsWith('/en/') ? 'en' : 'th']);
    const canonical =
      status === 404 ? [] : [new URL(path.split('?')[0] ?? '', siteUrl(process.env)).href];
    expect(await content('link[rel="canonical"]', 'href')).toEqual(canonical);
    for (const block of await page
      .locator('script[type="application/ld+json"]')
      .allTextContents()) {
      expect(JSON.parse(block)).toBeTypeOf('object');
    }
  });
});

describe('a page that comes in pieces, the first of which ends in the menu', () => {
  const TABLET = { width: 768, height: 1000 };
  const DESKTOP = { width: 1280, height: 900 };
  let slow: Server;
  beforeAll(async () => {
    slow = await listening(
      createServer(async ({ url = '/' }, response) => {
        const whole = await fetch(`${site.origin}${url}`);
        const type = whole.headers.get('content-type') ?? '';
        response.writeHead(whole.status, { 'content-type': type });
        const body = Buffer.from(await whole.arrayBuffer());
        const first = type.startsWith('text/html') ? body.indexOf('</a>', body.indexOf('<nav')) : 0;
        response.write(body.subarray(0, first));
        if (first > 0) await sleep(300);
        response.end(body.subarray(first));
      }),
    );
  });
  afterAll(() => slow?.close());

  test.each([
    ['/', PHONE],
    ['/', TABLET],
    ['/', DESKTOP],
    ['/lottery/gsb-lottery/', TABLET],
    ['/lottery/thai-government/2026/', TABLET],
    ['/stats/thai-government/', PHONE],
    ['/check/', DESKTOP],
    // The draw of the address is shown by a script.
    ['/lottery/lao-lottery/2026/#2026-09-02', PHONE],
  ] as const)('%s moves little, with pins, on %o', async (path, viewport) => {
    const pins = ['hanoi-vip', 'gsb-lottery', 'lao-tv'];
    const { page, shift } = await open(path, viewport, { pins, origin: originOf(slow) });
    expect(await page.locator('.pinned .draw-card').count()).toBe(path === '/' ? pins.length : 0);
    expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
    await page.close();
  });
});

test('no two pages have the same title or description', () => {
  expect(seen.length).toBeGreaterThan(20);
  expect(seen).toEqual([...new Set(seen)]);
});
