// What the frame and first page do in a real browser; quality.proof.ts has what holds for all.
import { expect, test } from 'vitest';
import { visitBuiltSite } from './support/visit.ts';

const site = visitBuiltSite();

test('a chosen theme holds on the next page, and nothing of it is lost by a reload', async () => {
  const { page } = await site.open('/', 360);
  const ground = () =>
    page.evaluate(
      () => getComputedStyle(document.body.parentElement ?? document.body).backgroundColor,
    );
  const before = await ground();
  await page.locator('.theme-switch').click();
  const chosen = await ground();
  expect(chosen).not.toBe(before);
  await page.goto(`${site.origin}/check/`);
  expect(await ground()).toBe(chosen);
  await page.close();
});

test('the filter leaves the lotteries that are meant, those without a draw too', async () => {
  const { page } = await site.open('/', 360);
  const shown = () => page.locator('main [data-name]:visible').count();
  await page.getByLabel('ค้นหาหวย').fill('ลาวvip');
  expect(await shown()).toBe(1);
  for (const typed of ['ลอตเตอรี่', 'ล็อตเตอรี่', 'หวยรัฐบาล', 'สลากกินแบ่ง']) {
    await page.getByLabel('ค้นหาหวย').fill(typed);
    expect([typed, await shown()]).toEqual([typed, 1]);
  }
  const count = async (typed: string) => {
    await page.getByLabel('ค้นหาหวย').fill(typed);
    return shown();
  };
  expect(await count('วีไอพี')).toBe(await count('vip'));
  expect(await count('หวยฮานอย')).toBe(await count('hanoi'));
  expect(await count('หวยลาว')).toBeGreaterThan(20);
  await page.getByLabel('ค้นหาหวย').fill('ออมสิน');
  await page.getByRole('link', { name: 'หวยออมสิน' }).waitFor();
  await page.getByLabel('ค้นหาหวย').fill('ไม่มีหวยนี้');
  expect([await shown(), await page.locator('.filter [role="status"]').innerText()]).toEqual([
    0,
    'ไม่พบหวยชื่อนี้',
  ]);
  await page.close();
});
