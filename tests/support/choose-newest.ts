// Chooses the newest stored draw in the form, as somebody does who holds a ticket of it: what is
// asked of then does not depend on what was due by the clock of this machine.
import type { Page } from 'playwright-core';

/** Returns the day chosen. */
export async function chooseNewest(page: Page): Promise<string> {
  const stored = page.locator('#draw option:not(:disabled):not([value=""])').first();
  await stored.waitFor({ state: 'attached' });
  const day = (await stored.getAttribute('value')) ?? '';
  await page.locator('#draw').selectOption(day);
  return day;
}

/** Where it is asked of which draw a ticket is: of the one that is stored. */
export async function checkWithStored(page: Page): Promise<void> {
  await page.locator('.ask a', { hasText: 'ตรวจเลย' }).click();
}

/** Waits for an answer, and for the verdict of the stored draw where it is a question. */
export async function untilJudged(page: Page): Promise<void> {
  await page.locator('#judgements :is(li, .verdict)').first().waitFor();
  if ((await page.locator('.ask').count()) > 0) await checkWithStored(page);
  await page.locator('#judgements [data-outcome]').first().waitFor();
}
