// A visitor with a slow phone and network: counts what they tap and fill, and how far they swipe.
import type { Browser, CDPSession, Locator, Page } from 'playwright-core';

/** As DevTools names and throttles them. */
const NETWORKS = {
  'fast-3g': { latency: 562.5, bytesPerSecond: 180_000 },
  'slow-3g': { latency: 2_000, bytesPerSecond: 50_000 },
  'weak-3g': { latency: 400, bytesPerSecond: 50_000 },
  none: { latency: 0, bytesPerSecond: -1 },
} as const;

export type Network = keyof typeof NETWORKS;

export const isNetwork = (name: string): name is Network => Object.hasOwn(NETWORKS, name);

/** A phone of a few years ago. */
const CPU_SLOWDOWN = 4;
const SCREEN = { width: 360, height: 740 };

/** What is at hand without a swipe: the screen without the edges that a thumb covers. */
const SWIPE = SCREEN.height * 0.8;

export async function slowDown(page: Page, network: Network): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  const { latency, bytesPerSecond } = NETWORKS[network];
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  return devtools;
}

export class Phone {
  readonly page: Page;
  readonly origin: string;
  /** A click, or one field filled. */
  taps = 0;
  swipes = 0;
  /** What the pages do not offer, so that the visitor goes without it. */
  readonly missing: string[] = [];

  private constructor(page: Page, origin: string) {
    this.page = page;
    this.origin = origin;
  }

  /** @param now a fixed time for the pages' clock; none is the real one */
  static async open(browser: Browser, origin: string, network: Network, now?: number) {
    const context = await browser.newContext({
      viewport: SCREEN,
      isMobile: true,
      hasTouch: true,
      locale: 'th-TH',
      timezoneId: 'Asia/Bangkok',
      reducedMotion: 'reduce',
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    const page = await context.newPage();
    if (now !== undefined) await page.clock.setFixedTime(now);
    await slowDown(page, network);
    await page.goto(origin);
    return new Phone(page, origin);
  }

  /** Swipes until it is on the screen, and waits for what is not there yet. */
  async read(what: Locator): Promise<string> {
    await what.waitFor();
    const distance = await what.evaluate((element, height) => {
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 0) return -top;
      return Math.max(0, Math.min(bottom, top + height) - innerHeight);
    }, SCREEN.height / 4);
    this.swipes += Math.ceil(distance / SWIPE);
    await what.scrollIntoViewIfNeeded();
    return what.innerText();
  }

  async tap(what: Locator): Promise<void> {
    await this.read(what);
    await what.tap();
    this.taps += 1;
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.read(field);
    await field.fill(text);
    this.taps += 1;
  }

  /** From a list, which is a field as well. */
  async choose(list: Locator, value: string): Promise<void> {
    await list.locator(`option[value="${value}"]`).waitFor({ state: 'attached' });
    await this.read(list);
    await list.selectOption(value);
    this.taps += 1;
  }

  /** The first of several ways that the page offers. */
  async firstOf(...ways: readonly Locator[]): Promise<Locator | undefined> {
    for (const way of ways) if (await way.first().isVisible()) return way.first();
    return undefined;
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}
