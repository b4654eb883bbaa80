// A draw is published while browsers hold the one before it. Once an answer is older than its
// max-age, no superseded draw is shown: by the element, by the package, or by a page. A server in
// front of the real host plays the publication, and lets max-age pass in two seconds instead of
// 300.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newestDraw } from './support/newest-draw.ts';
import { openEmbeddingSite } from './support/embedding-site.ts';
import { type InstalledPackage, installPackage } from './support/installed-package.ts';
import {
  listening,
  NO_QUOTA,
  originOf,
  startBrowser,
  startHost,
  stopHost,
} from './support/visit.ts';

const MAX_AGE_SECONDS = 2;
const LOTTERY = 'thai-government';
const PACKAGE = '/package/perdphon.js';

type Numbered = { readonly drawDate: string; readonly prizes: object };

let browser: Browser;
let context: BrowserContext;
let host: Server;
let front: Server;
let embedding: Server;
let installed: InstalledPackage;
/** What the front does: gives the draw before the newest one, the newest one, or nothing. */
let state: 'before' | 'published' | 'down';
/** First prizes. */
let older: string;
let newer: string;

/** What the host would have answered before the newest draw came. */
function before(path: string, text: string): string {
  if (!path.endsWith('.json') && !path.startsWith('/api/')) return text.replaceAll(newer, older);
  const body = JSON.parse(text);
  const list: Numbered[] | undefined = body.draws ?? body.data;
  if (!Array.isArray(list) || list.length < 2) return text;
  return JSON.stringify({ ...body, [body.draws ? 'draws' : 'data']: list.slice(1) });
}

/** Asks for one draw more, so that there is one left when the newest is taken away. */
const withOneMore = (url: string) =>
  url.startsWith('/api/results') ? `/api/results?lottery=${LOTTERY}&limit=2` : url;

async function answerFrom(url: string) {
  const path = new URL(url, 'http://front.example').pathname;
  const asked = state === 'before' ? withOneMore(url) : url;
  const reply = await fetch(`${originOf(host)}${asked}`);
  const type = reply.headers.get('content-type') ?? '';
  const sent = Buffer.from(await reply.arrayBuffer());
  const isText = /json|html/.test(type);
  const body = state === 'before' && isText ? Buffer.from(before(path, sent.toString())) : sent;
  const headers = new Map(
    [...reply.headers].filter(([name]) => !/encoding|length|^etag/.test(name)),
  );
  const caching = headers.get('cache-control') ?? '';
  // Only time is made shorter; the rest of the header is as it goes out.
  headers.set('cache-control', caching.replace(/\bmax-age=300\b/, `max-age=${MAX_AGE_SECONDS}`));
  headers.set('etag', `"${createHash('sha256').update(body).digest('hex')}"`);
  return { status: reply.status, headers, body };
}

beforeAll(async () => {
  installed = await installPackage();
  host = await startHost(NO_QUOTA);
  front = await listening(
    createServer(async (request, response) => {
      if (state === 'down') return void response.destroy();
      const file = basename(request.url ?? '');
      if (request.url === `/package/${file}`) {
        const code = await readFile(join(installed.folder, 'node_modules/perdphon', file));
        return void response.setHeader('Content-Type', 'text/javascript').end(code);
      }
      const { status, headers, body } = await answerFrom(request.url ?? '/');
      response.setHeaders(headers);
      const isKnown = request.headers['if-none-match'] === headers.get('etag');
      response.writeHead(isKnown ? 304 : status).end(isKnown ? undefined : body);
    }),
  );
  embedding = await openEmbeddingSite(originOf(front));
  browser = await startBrowser();
  const reply = await fetch(`${originOf(host)}/api/results?lottery=${LOTTERY}&limit=2`);
  const firsts = (await reply.json()).data.map(
    ({ prizes }: { prizes: { slug: string; numbers: string[] }[] }) =>
      prizes.find(({ slug }) => slug === 'first-prize')?.numbers[0],
  );
  [newer, older] = firsts;
});
afterAll(async () => {
  await browser?.close();
  for (const server of [embedding, front, host]) await stopHost(server);
  await installed?.remove();
});
beforeEach(async () => {
  state = 'before';
  context = await browser.newContext();
});
afterEach(() => context.close());

const element = (page: Page) => page.locator('lottery-result section[aria-busy="false"]');
const maxAgeOver = () => pause((MAX_AGE_SECONDS + 1) * 1000);

test('the element shows the newest draw from the first moment of a visit after max-age', async () => {
  const page = await context.newPage();
  await page.goto(`${originOf(embedding)}/?lottery=${LOTTERY}`);
  expect(await element(page).innerText()).toContain(older);
  state = 'published';
  await maxAgeOver();
  await page.goto(`${originOf(embedding)}/?lottery=${LOTTERY}&prizes=first-prize`);
  const text = await element(page).innerText();
  expect([text.includes(newer), text.includes(older)]).toEqual([true, false]);
});

test('a page that was put aside with the element on it asks when it is seen again', async () => {
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${originOf(embedding)}/?lottery=${LOTTERY}`);
  await element(page).getByText(older, { exact: true }).waitFor();
  state = 'published';
  await maxAgeOver();
  // As after an hour's sleep: the clock has gone on, and no timer has.
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await element(page).getByText(newer, { exact: true }).waitFor();
  expect(await element(page).innerText()).not.toContain(older);
});

test('the package gives the newest draw after max-age', async () => {
  const page = await context.newPage();
  await page.goto(`${originOf(front)}/404`);
  // As text: what this file is run by would put its own import in the place of the browser's.
  const first = () =>
    page.evaluate(`import('${PACKAGE}').then(async ({ createClient, getResults }) => {
      const client = createClient({ hosts: [location.origin] });
      const { data } = await getResults(client, { lottery: '${LOTTERY}' });
      return data[0].prizes[0].numbers[0];
    })`);
  expect(await first()).toBe(older);
  state = 'published';
  await maxAgeOver();
  expect(await first()).toBe(newer);
});

test('the check page answers by the newest draw, kept files or not, and when it is seen again', async () => {
  const page = await context.newPage();
  // Twenty minutes before its hour the draw is not missing yet, and some sources have it.
  const early = Date.parse(`${(await newestDraw(LOTTERY)).drawDate}T14:10:00+07:00`);
  await page.clock.install({ time: early });
  const ask = async (number: string) => {
    await page.goto(`${originOf(front)}/check/?lottery=${LOTTERY}&numbers=${number}`);
    await page.locator('#judgements [data-outcome]').first().waitFor();
    return page.locator('#judgements').innerText();
  };
  expect(await ask(older)).toContain('รางวัลที่ 1');
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await ask(older)).toContain('รางวัลที่ 1');
  state = 'published';
  await page.clock.setSystemTime(early + 3_600_000);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await page.locator('[data-outcome=win]').waitFor({ state: 'detached' });
  await page.locator('#judgements [data-outcome]').first().waitFor();
  expect(await ask(newer)).toContain('รางวัลที่ 1');

  // The server is gone: the copy of this device answers, and says that it may be superseded.
  state = 'down';
  expect(await ask(newer)).toContain('รางวัลที่ 1');
  expect(await page.locator('#answer').innerText()).toContain('อาจมีผลใหม่กว่านี้');
});

test('the first page is loaded anew when it is seen again', async () => {
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(originOf(front));
  await page.getByText(older).first().waitFor();
  state = 'published';
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await page.getByText(newer).first().waitFor();
  expect(await page.content()).not.toContain(older);
});
