// One page of each type on small screens and with letters of twice the size: nothing is cut off or
// wider than the screen, every control is large enough for a finger, no number loses its unit to
// the next line.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGES } from '../src/api/contract/page-path.ts';
import { PAGE_TYPES } from './support/page-types.ts';
import { NO_QUOTA, overflowOf, visitBuiltSite } from './support/visit.ts';

const site = visitBuiltSite(NO_QUOTA);

/** What a finger meets: WCAG 2.5.5; half a pixel is rounding. */
const FINGER = { height: 43.5 };
/** What no pointer misses, by itself and not by the card around it: WCAG 2.5.8. */
const POINTER = { height: 23.5, width: 23.5 };

const PATHS = [
  ...PAGE_TYPES.map(({ path }) => path),
  '/lottery/lao-lottery/',
  '/lottery/lao-lottery/2026/',
  '/lottery/lao-lottery/2026/#2026-09-02',
  PAGES.offline,
];

let page: Page;
let mouse: Page;
beforeAll(async () => {
  const context = await site.browser.newContext({
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  mouse = await site.browser.newPage({ viewport: { width: 1280, height: 800 } });
});
afterAll(async () => {
  await page?.context().close();
  await mouse?.close();
});

const withLetters = (size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** Controls with a side shorter than that, but for links within a sentence (WCAG 2.5.8). */
function smallTargets({ height, width }: { height: number; width?: number }): string[] {
  const CONTROLS = 'a[href], button, summary, input, select, textarea';
  const inSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (near) => near.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]{2}/u.test(near.textContent ?? ''),
    );
  /** A choice is as large as its label; to a finger the link of a card is as large as the card. */
  const targetOf = (element: Element) => {
    const card = width === undefined && element.matches('.whole') && element.closest('.card');
    return element.closest('label') ?? (card || element);
  };
  return [...document.querySelectorAll(CONTROLS)]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.matches('.skip'),
    )
    .map(targetOf)
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return (box.height < height || box.width < (width ?? 0)) && !inSentence(element);
    })
    .map((element) => `${element.parentElement?.className} ${element.outerHTML.slice(0, 90)}`);
}

/** Text of the page in which a number and its unit may part. */
function partedUnits(): string[] {
  const UNIT = /\d (?:บาท|งวด|ครั้ง|ตัว|วัน(?!ที่)|น\.|%|ชม\.|นาที)/;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const said = text.textContent ?? '';
    if (!text.parentElement?.closest('script, style, pre, code, textarea') && UNIT.test(said)) {
      found.push(said.trim().slice(0, 80));
    }
  }
  return found;
}

/** Pairs of lines of text of which one lies across the other. */
function overprinted(): string[] {
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const lines = [...document.querySelectorAll('main .stamp')].map((stamp) => ({
    text: stamp.textContent ?? '',
    box: stamp.getBoundingClientRect(),
  }));
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim() ?? '';
    const { parentElement } = text;
    const isSeen =
      words !== '' &&
      parentElement?.checkVisibility({ visibilityProperty: true }) &&
      !parentElement.closest('.visually-hidden, .stamp, .scroll, .table, .jumps, pre, svg, select');
    if (!isSeen) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) lines.push({ text: words.slice(0, 40), box });
  }
  /** The boxes of letters are higher than their lines: neighbours meet by a little. */
  const meets = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
  return lines.flatMap(({ text, box }, index) =>
    lines
      .slice(index + 1)
      .filter((line) => meets(box, line.box))
      .map((line) => `${text} / ${line.text}`),
  );
}

test.each([
  '/',
  '/day/newest/',
  '/day/2026-08-16/',
  '/lottery/thai-government/',
  '/check/?lottery=thai-government&date=2026-08-16&numbers=123456',
])('%s: no text lies across another with letters of twice the size', async (path) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${site.origin}${path}`);
  if (path.includes('?')) await page.locator('.verdict').first().waitFor();
  await withLetters('200%');
  expect(await page.evaluate(overprinted)).toEqual([]);
});

test('with letters of twice the size a date field shows its year', async () => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${site.origin}/day/2026-08-16/`);
  await withLetters('200%');
  const field = page.locator('#day');
  const { width = 0 } = (await field.boundingBox()) ?? {};
  const needed = await field.evaluate((element) => {
    const copy = element.cloneNode() as HTMLElement;
    copy.style.cssText = 'position: absolute; width: auto; min-width: 0';
    element.after(copy);
    const { width } = copy.getBoundingClientRect();
    copy.remove();
    return width;
  });
  expect(width).toBeGreaterThanOrEqual(needed);
});

describe.each(PATHS)('%s', (path) => {
  test('fits 320 px, and 360 px with letters of twice the size; its controls are met', async () => {
    await Promise.all([page, mouse].map((visited) => visited.goto(`${site.origin}${path}`)));
    const overflow: number[] = [];
    for (const [width, size] of [
      [360, '200%'],
      [320, '100%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await withLetters(size);
      overflow.push(await overflowOf(page));
    }
    const small = await page.evaluate(smallTargets, FINGER);
    const parted = await page.evaluate(partedUnits);
    const narrow = await page.evaluate(smallTargets, POINTER);
    narrow.push(...(await mouse.evaluate(smallTargets, POINTER)));
    expect(overflow).toEqual([0, 0]);
    expect({ small, parted, narrow }).toEqual({ small: [], parted: [], narrow: [] });
  });
});

test.each([
  ['100%', 98],
  ['200%', 126],
] as const)('the header with letters of %s is at most %i px high', async (size, most) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${site.origin}${PAGES.status}`);
  await withLetters(size);
  const { height = Infinity } = (await page.locator('.site-header').boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(most);
});

test('the header stands at the same place on every page', async () => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const places = new Set<string>();
  for (const path of [PAGES.home, PAGES.status, PAGES.offline, '/calculations/thai-government/']) {
    await page.goto(`${site.origin}${path}`);
    const { x, y, width } = (await page.locator('.site-header .frame').boundingBox()) ?? {};
    places.add(`${x} ${y} ${width}`);
  }
  expect([...places]).toHaveLength(1);
});
