// Whoever presses ตรวจ before the scripts of a slow phone have run is told about the draw of the
// address, in words: never about another draw, and never in JSON.
import type { Request } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { parseDrawDate, thaiDateLabel, thaiShortDateLabel } from '../src/domain/draw-date.ts';
import { builtPage } from './support/built-page.ts';
import { newestDraw } from './support/newest-draw.ts';
import { NO_QUOTA, visitBuiltSite } from './support/visit.ts';

const site = visitBuiltSite(NO_QUOTA);

const government = await newestDraw('thai-government');
const FIRST_PRIZE = /6,000,000\sบาท/;

/** How many files have come when the button is pressed: the page of the check asks for eight. */
const FILES = [0, 1, 3, 5, 6, 7, 8, Number.POSITIVE_INFINITY];

type Press = {
  readonly path: string;
  /** Typed in before the press; without it the number is the address's. */
  readonly number?: string;
};

const BLOCKING = [...`${builtPage('/')}${builtPage('/check/')}`.matchAll(/<script src="([^"]+)"/g)];

/** Modules and draws: what no button waits for. */
const isLater = ({ pathname }: URL) =>
  /\.js$|^\/check\/.+\.json$/.test(pathname) && !BLOCKING.some(([, path]) => path === pathname);

/** What a visitor reads who presses after `files` files; the rest come before the API's answer. */
async function answerAfter(files: number, { path, number }: Press): Promise<string> {
  const page = await site.browser.newPage({ viewport: { width: 360, height: 740 } });
  const { promise: pressed, resolve: release } = Promise.withResolvers<void>();
  let asked = 0;
  let come = 0;
  const count = (request: Request) => {
    if (isLater(new URL(request.url()))) come += 1;
  };
  page.on('requestfinished', count).on('requestfailed', count);
  await page.route(isLater, async (route) => {
    asked += 1;
    if (asked > files) await pressed;
    await route.continue();
  });
  await page.route(/\/api\/check/, async (route) => {
    await pressed;
    await expect.poll(() => come).toBeGreaterThanOrEqual(asked);
    await route.continue();
  });
  await page.goto(`${site.origin}${path}`, { waitUntil: 'commit' });
  await Promise.race([
    expect.poll(() => come).toBeGreaterThanOrEqual(files),
    page.waitForLoadState('networkidle'),
  ]);
  await page.locator('#check [type=submit], #check button:not([type])').first().waitFor();
  // From within the page: a tap from outside waits until the page is at rest, which is too late.
  await page.evaluate((typed) => {
    const field = document.querySelector<HTMLInputElement>('#check [name=number]');
    if (field && typed) field.value = typed;
    const button = '#check [type=submit], #check button:not([type])';
    document.querySelector<HTMLButtonElement>(button)?.click();
  }, number);
  release();
  const said = await vi.waitFor(async () => {
    const text = await page.evaluate(
      () => (document.querySelector<HTMLElement>('#answer, .answer') ?? document.body).innerText,
    );
    expect(text).toMatch(/25\d\d: |งวดไหน/);
    return text;
  }, 30_000);
  const by = new URL(page.url()).pathname;
  await page.close();
  return `${by} ${said}`;
}

const DRAW_OF_ADDRESS = '/check/?lottery=thai-government&date=2026-09-16';
const OF_ITS_DRAW = ['งวด 16 กันยายน 2569', ': ถูกรางวัล', FIRST_PRIZE];
/** While a newer draw is missing it is asked of which draw the ticket is. */
const newestDay = parseDrawDate(government.drawDate);
const labels = [thaiDateLabel(newestDay), thaiShortDateLabel(newestDay)];
const NEWEST = new RegExp(labels.join('|').replaceAll('.', '\\.').replaceAll(' ', '\\s'));
const OF_THE_NEWEST = [/งวดไหน|: ถูกรางวัล/, NEWEST];

test.each([
  { path: DRAW_OF_ADDRESS, number: '730640', words: OF_ITS_DRAW },
  { path: `${DRAW_OF_ADDRESS}&numbers=730640`, words: OF_ITS_DRAW },
  { path: '/', number: government.numberOf('first-prize'), words: OF_THE_NEWEST },
])('a first prize is one at every early moment on $path', async ({ words, ...press }) => {
  for (const files of FILES) {
    const said = await answerAfter(files, press);
    for (const word of words) expect(said, `after ${files} files`).toMatch(word);
    // Or nothing was tried.
    if (files === 0) expect(said).toMatch(/^\/api\/check /);
  }
});
