// The address of the check page in a real browser: its history, and what a link may ask for.
import { expect, test } from 'vitest';
import { chooseNewest } from './support/choose-newest.ts';
import { newestDraw } from './support/newest-draw.ts';
import { visitBuiltSite } from './support/visit.ts';

const first = (await newestDraw('thai-government')).numberOf('first-prize');

const site = visitBuiltSite();

test('back and forward show each question with its answer again, and the same one only once', async () => {
  const { page, wrong } = await site.open('/check/', 360);
  const numbers = page.getByLabel('เลขของคุณ');
  const answered = (number: string) => page.locator('#judgements b').getByText(number).waitFor();
  const ask = async (number: string) => {
    await chooseNewest(page);
    await numbers.fill(number);
    await page.keyboard.press('Control+Enter');
    await answered(number);
  };
  await ask('111111');
  await page.getByLabel('หวย', { exact: true }).selectOption('lao-tv');
  await ask('222222');
  await ask('222222');
  await page.goBack();
  await answered('111111');
  expect(await numbers.inputValue()).toBe('111111');
  expect(await page.locator('#lottery').inputValue()).toBe('thai-government');
  await page.goForward();
  await answered('222222');
  expect(await page.locator('#lottery').inputValue()).toBe('lao-tv');
  await page.goBack();
  await answered('111111');
  await page.goBack();
  await page.waitForFunction(() => location.search === '');
  expect([await numbers.inputValue(), await page.locator('#judgements li').count()]).toEqual([
    '',
    0,
  ]);
  expect(wrong).toEqual([]);
  await page.close();
});

test('a lottery nobody knows leaves none chosen, and nothing is checked until one is', async () => {
  const { page } = await site.open(`/check/?lottery=nope&numbers=${first}`, 360);
  expect(await page.locator('#lottery').inputValue()).toBe('');
  await page.getByRole('button', { name: 'ตรวจ', exact: true }).click();
  expect(await page.locator('#judgements li').count()).toBe(0);
  await page.getByLabel('หวย', { exact: true }).selectOption('thai-government');
  await chooseNewest(page);
  await page.getByRole('button', { name: 'ตรวจ', exact: true }).click();
  await page.locator('#judgements').getByText('6,000,000').first().waitFor();
  await page.close();
});

/** A page without a service worker, and two draws of two years. */
async function openAlone(path: string) {
  const context = await site.browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  return { context, page, open: () => page.goto(`${site.origin}${path}`) };
}
const [THIS_YEAR, LAST_YEAR] = ['2026-09-16', '2025-09-16'];
const asking = (date: string) => `/check/?lottery=thai-government&date=${date}&numbers=730640`;

test('who presses before the draws have come asks about the draw of the address', async () => {
  const { context, page, open } = await openAlone(asking(THIS_YEAR).replace(/&numbers.*/, ''));
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/api/draws/thai-government/2026.json', async (route) => {
    await released;
    await route.continue();
  });
  await open();
  await page.getByLabel('เลขของคุณ').fill('730640');
  await page.getByRole('button', { name: 'ตรวจ', exact: true }).click();
  release();
  await page.locator('#judgements').getByText('6,000,000').first().waitFor();
  expect(await page.locator('#answer-title').innerText()).toContain('16 กันยายน 2569');
  expect(await page.locator('#draw').inputValue()).toBe(THIS_YEAR);
  await context.close();
});

test('a load that another address has overtaken chooses no day any more', async () => {
  const { context, page, open } = await openAlone(asking(LAST_YEAR));
  await page.addInitScript(() => {
    // The look for kept years ends an overtaken load: here after the newer one.
    const { match } = CacheStorage.prototype;
    CacheStorage.prototype.match = async function (...request) {
      await new Promise((done) => setTimeout(done, 1000));
      return match.apply(this, request);
    };
  });
  await open();
  await page.locator('#judgements [data-outcome]').first().waitFor();
  await page.locator('#year').selectOption('2026');
  await page.locator(`#draw option[value="${THIS_YEAR}"]`).waitFor({ state: 'attached' });
  await page.locator('#draw').selectOption(THIS_YEAR);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'ตรวจ', exact: true }).click();
  await page.locator('#judgements').getByText('6,000,000').first().waitFor();
  let asked = 0;
  await page.route('**/api/draws/thai-government/2025.json', async (route) => {
    asked += 1;
    await new Promise((done) => setTimeout(done, 5_000));
    await route.abort().catch(() => {});
  });
  await page.goBack();
  await expect.poll(() => asked).toBe(1);
  await page.goForward();
  await page.locator('#judgements').getByText('6,000,000').first().waitFor();
  await page.waitForTimeout(1_500);
  expect(new URL(page.url()).searchParams.get('date')).toBe(THIS_YEAR);
  expect(await page.locator('#draw').inputValue()).toBe(THIS_YEAR);
  await context.close();
});
