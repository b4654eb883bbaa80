// The element as time goes by: when it asks again, and what it says meanwhile. A stand-in answers
// for the API, and the clock of the page is wound on; the real host's minute would be too long to
// wait.
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OUTPUT_FOLDER } from '../scripts/output/output-folder.ts';
import { faultBody, quotaExceeded } from '../src/api/contract/faults.ts';
import { CHANGES_FILE, EMBED_SCRIPT } from '../src/api/contract/service.ts';
import { openEmbeddingSite } from './support/embedding-site.ts';
import { pageClock } from './support/page-clock.ts';
import { SMALL_BODIES } from './support/small-bodies.ts';
import { listening, originOf, startBrowser, stopHost } from './support/visit.ts';

type Reply = (response: ServerResponse) => void;

const say =
  (status: number, body: object, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(status, headers).end(JSON.stringify(body));
const drawn = (number: string, more: object = {}, nextDraw?: object): Reply => {
  const [draw] = SMALL_BODIES.results.data;
  const prizes = [{ slug: 'p', name: 'x', amount: '0.00', numbers: [number] }];
  return say(200, { ...SMALL_BODIES.results, data: [{ ...draw, prizes, ...more }], nextDraw });
};
const silence: Reply = (response) => response.destroy();
const busy = say(429, faultBody(quotaExceeded(120, 7)), { 'Retry-After': '7' });

let browser: Browser;
let api: Server;
let embedding: Server;
let asked = 0;
/** Of the small file, with its ETag or without. */
let looks: { readonly etag: string | undefined }[] = [];
let changes: object[] = [];
let reply: Reply = silence;
let page: Page;

beforeAll(async () => {
  const script = await readFile(`${OUTPUT_FOLDER}/static${EMBED_SCRIPT}`);
  api = await listening(
    createServer((request, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
      response.setHeader('Cache-Control', 'no-store');
      // On a connection used before, a browser takes silence for bad luck and asks once more.
      response.setHeader('Connection', 'close');
      if (request.url === EMBED_SCRIPT) {
        response.setHeader('Content-Type', 'text/javascript').end(script);
        return;
      }
      if (request.url === CHANGES_FILE) {
        const etag = `"${changes.length}"`;
        looks.push({ etag: request.headers['if-none-match'] });
        response.setHeader('Cache-Control', 'public, max-age=300').setHeader('ETag', etag);
        if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
        return say(200, { success: true, changes })(response);
      }
      asked += 1;
      reply(response);
    }),
  );
  embedding = await openEmbeddingSite(originOf(api));
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stopHost(embedding);
  await stopHost(api);
});
beforeEach(async () => {
  page = await browser.newPage();
  await page.clock.install();
  asked = 0;
  looks = [];
  changes = [];
});
afterEach(() => page.close());

const visit = () => page.goto(originOf(embedding));
const sees = (text: string) => page.locator('lottery-result').getByText(text).waitFor();
const note = () => page.getByRole('status').innerText();
const seconds = (count: number) => page.clock.fastForward(count * 1000);

test('a refusal for the quota is waited out, to the second, and then the draw is shown', async () => {
  reply = busy;
  await visit();
  await sees('7 วินาที');
  reply = drawn('07');
  await seconds(6);
  expect(asked).toBe(1);
  await seconds(1);
  await sees('07');
  expect([asked, await note()]).toEqual([2, '']);
});

test('a new draw comes by itself after five minutes, and is announced', async () => {
  reply = drawn('07');
  await visit();
  await sees('07');
  reply = drawn('08');
  await seconds(299);
  expect(asked).toBe(1);
  await seconds(1);
  await sees('08');
  expect([asked, await note()]).toEqual([2, 'อัปเดตผลรางวัลแล้ว']);
});

test('the same draw again is not announced', async () => {
  reply = drawn('07');
  await visit();
  await sees('07');
  const again = page.waitForResponse(/results/);
  await seconds(300);
  await (await again).finished();
  expect([asked, await note()]).toEqual([2, '']);
});

test('silence leaves the draw on show with its date, and says it may be old', async () => {
  reply = drawn('07');
  await visit();
  await sees('07');
  reply = silence;
  await seconds(300);
  await sees('ผลที่แสดงอยู่อาจไม่ใช่งวดล่าสุด');
  await sees('16 สิงหาคม 2569');
  reply = drawn('08');
  await seconds(60);
  await sees('08');
  expect(asked).toBe(3);
});

test('a page in the background asks nothing until it is looked at', async () => {
  reply = drawn('07');
  await visit();
  await sees('07');
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  reply = drawn('08');
  await seconds(3600);
  expect(asked).toBe(1);
  await hide(false);
  await sees('08');
  expect(asked).toBe(2);
});

test('an element taken off the page asks no more, and asks anew when put back', async () => {
  reply = drawn('07');
  await visit();
  await sees('07');
  await page.evaluate(() => {
    const element = document.querySelector('lottery-result');
    element?.remove();
    Object.assign(window, { element });
  });
  await seconds(900);
  expect(asked).toBe(1);
  await page.evaluate(() => document.body.append((window as never as { element: Node }).element));
  await sees('07');
  expect(asked).toBe(2);
});

describe('while a draw is expected', () => {
  const AT = Date.parse('2026-08-17T20:30:00+07:00');
  const next = { drawDate: '2026-08-17', announcedAt: new Date(AT).toISOString() };
  const change = { change: 'added', lottery: 'small', lotteryName: 'x', drawDate: '2026-08-17' };
  const later = { drawDate: '2026-08-18', announcedAt: new Date(AT + 86_400_000).toISOString() };
  let pass: ReturnType<typeof pageClock>;
  beforeEach(async () => {
    pass = pageClock(page);
    await page.clock.install({ time: AT - 4 * 60_000 });
    reply = drawn('07', {}, next);
    await visit();
    await sees('07');
  });

  test('the new draw is shown within a minute, for small files without a body', async () => {
    await page.evaluate(() => document.body.append(document.createElement('lottery-result')));
    await pass(240_000);
    const [before, results] = [looks.length, asked];
    expect([before, results]).toEqual([expect.any(Number), 2]);
    reply = drawn('08', { drawDate: '2026-08-17' }, later);
    changes = [{ id: 'small_1', ...change }];
    await pass(55_000);
    await expect.poll(() => page.locator('lottery-result').getByText('08').count()).toBe(2);
    console.log(`${before} small files, ${asked - results} results, until the draw was there`);
    // Two elements ask for their results, and for one small file together.
    expect(asked - results).toBe(2);
    expect(looks.length - before).toBeLessThan(4);
    expect(looks.slice(1).every(({ etag }) => etag !== undefined)).toBe(true);
    const heard = looks.length;
    await pass(240_000);
    expect(looks.length).toBe(heard);
  });

  test('a page in the background looks at nothing', async () => {
    await page.evaluate(() =>
      Object.defineProperty(document, 'hidden', { value: true, configurable: true }),
    );
    await pass(600_000);
    expect([asked, looks.length]).toEqual([1, 0]);
  });
});
