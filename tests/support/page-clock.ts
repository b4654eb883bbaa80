// A page whose clock is wound on: what it asked for has come before its clock goes on, however busy
// the machine.
import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

const STEP_MS = 5000;

/** Winds the clock of a page on by milliseconds, in steps. Before the page asks for anything. */
export function pageClock(page: Page): (ms: number) => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async (ms) => {
    for (let passed = 0; passed < ms; passed += STEP_MS) {
      await page.clock.runFor(STEP_MS);
      while (underWay.size > 0) await setTimeout(5);
      // The page reads what has come.
      await page.evaluate(() => undefined);
    }
  };
}
