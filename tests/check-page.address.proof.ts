// The address of the check page in a real browser: its history, and what a link may ask for.
import { expect, test } from 'vitest';
import { newestDraw } from './support/newest-draw.ts';
import { overflowOf, visitBuiltSite } from './support/visit.ts';

const first = (await newestDraw('thai-government')).numberOf('first-prize');

const site = visitBuiltSite();

test('back and forward show each question with its answer again, and the same one only once', async () => {
  const { page, wrong } = await site.open('/check/', 360);
  const numbers = page.getByLabel('เลขของคุณ');
  const answered = (number: string) => page.locator('#judgements b').getByText(number).waitFor();
  const ask = async (number: string) => {
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
  await page.getByRole('button', { name: 'ตรวจ', exact: true }).click();
  await page.locator('#judgements').getByText('6,000,000').first().waitFor();
  await page.close();
});

test('/check/ says before anything is checked which draw is the newest one held', async () => {
  const { page } = await site.open('/check/', 360);
  await page.locator('#held').getByText('งวดล่าสุดที่มี').waitFor();
  expect(await overflowOf(page)).toBe(0);
  await page.close();
});

test.each([360, 1280])(
  'nothing moves at %i px when the script of the page has started',
  async (width) => {
    const page = await site.browser.newPage();
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const moved = { sum: 0 };
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry) moved.sum += Number(entry.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${site.origin}/check/`, { waitUntil: 'networkidle' });
    await page.locator('#held').getByText('งวดล่าสุดที่มี').waitFor();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'moved').sum)).toBeLessThan(0.01);
    await page.close();
  },
);
