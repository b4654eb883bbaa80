// One page of each type on small screens and with letters of twice the size: nothing is cut off or
// wider than the screen, every control is large enough for a finger, no number loses its unit to
// the next line.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGES } from '../src/contract/page-path.ts';
import { PAGE_TYPES } from './support/page-types.ts';
import { NO_QUOTA, overflowOf, visitBuiltSite } from './support/visit.ts';

const site = visitBuiltSite(NO_QUOTA);

/** A side of a control that a finger meets: WCAG 2.5.5; half a pixel is rounding. */
const TARGET_PX = 43.5;

const PATHS = [
  ...PAGE_TYPES.map(({ path }) => path),
  '/lottery/lao-lottery/',
  '/lottery/lao-lottery/2026/',
  '/lottery/lao-lottery/2026/#2026-09-02',
  PAGES.offline,
];

let page: Page;
beforeAll(async () => {
  const context = await site.browser.newContext({
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
});
afterAll(() => page?.context().close());

const withLetters = (size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** The controls that are too small, but for links within a sentence (WCAG 2.5.8 excepts those). */
function smallTargets(least: number): string[] {
  const CONTROLS = 'a[href], button, summary, input, select, textarea';
  const inSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (near) => near.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]{2}/u.test(near.textContent ?? ''),
    );
  return (
    [...document.querySelectorAll(CONTROLS)]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && !element.matches('.skip'),
      )
      // A choice is as large as its label, the link of a card as the card.
      .map(
        (element) =>
          element.closest('label') ??
          (element.matches('.whole') ? element.closest('.card') : undefined) ??
          element,
      )
      .filter((element) => element.getBoundingClientRect().height < least && !inSentence(element))
      .map((element) => `${element.parentElement?.className} ${element.outerHTML.slice(0, 90)}`)
  );
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

/** WCAG 2.5.8, by itself and not by the card around it; half a pixel is rounding. */
const LEAST_PX = 23.5;

/** The boxes of controls that a pointer can miss, but for links within a sentence. */
function narrowTargets(least: number): string[] {
  const inSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (near) => near.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]{2}/u.test(near.textContent ?? ''),
    );
  return [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.matches('.skip'),
    )
    .map((element) => element.closest('label') ?? element)
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return Math.min(width, height) < least && !inSentence(element);
    })
    .map((element) => element.outerHTML.slice(0, 90));
}

test('with a mouse and with a finger every target of every page type is 24 px wide and high', async () => {
  const mouse = await site.browser.newPage({ viewport: { width: 1280, height: 800 } });
  const narrow: string[] = [];
  await page.setViewportSize({ width: 320, height: 800 });
  for (const visited of [mouse, page]) {
    for (const path of PATHS) {
      await visited.goto(`${site.origin}${path}`);
      narrow.push(...(await visited.evaluate(narrowTargets, LEAST_PX)));
    }
  }
  await mouse.close();
  expect(narrow).toEqual([]);
});

describe.each(PATHS)('%s', (path) => {
  test('fits 320 px, and 360 px with letters of twice the size; fingers meet its controls', async () => {
    await page.goto(`${site.origin}${path}`);
    const overflow: number[] = [];
    for (const [width, size] of [
      [360, '200%'],
      [320, '100%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await withLetters(size);
      overflow.push(await overflowOf(page));
    }
    const small = await page.evaluate(smallTargets, TARGET_PX);
    const parted = await page.evaluate(partedUnits);
    expect({ overflow, small, parted }).toEqual({ overflow: [0, 0], small: [], parted: [] });
  });
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
