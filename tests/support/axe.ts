// What axe finds wrong on a page.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** One line a place. Evaluated rather than loaded, so that the page keeps its security policy. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // A colour on its way from one theme to the other is nobody's: axe would judge a frame of it.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  // What it finds right is as long as the page.
  const violations = await page.evaluate(() =>
    window.axe.run({ resultTypes: ['violations'] }).then((found) => found.violations),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
