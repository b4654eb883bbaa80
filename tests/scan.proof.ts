// A ticket before the camera of the built check page: read, confirmed, checked or kept; and what is
// said where there is no camera.
import { expect, test } from 'vitest';
import { addDays } from '../src/domain/clock.ts';
import { thaiDateLabel } from '../src/domain/draw-date.ts';
import { violationsOf } from './support/axe.ts';
import { newestDraw } from './support/newest-draw.ts';
import { lotteryDraws, readLiveArchive } from './support/real-archive.ts';
import { opened, photo, scanner, tapScan, tracks, visitWithCamera } from './support/scanning.ts';
import { FLAT } from './support/ticket-pictures.ts';
import { overflowOf } from './support/visit.ts';

const government = await newestDraw('thai-government');
const first = government.numberOf('first-prize');
const codeOf = (number: string, day = government.drawDate) =>
  `${String(Number(day.slice(0, 4)) + 543).slice(2)}-26-13-${number}-4358`;

// A code of another form, then a ticket.
const site = visitWithCamera([first, codeOf(first)]);

test('by keyboard: scanned, confirmed, and told what it won; the camera is off once it has read', async () => {
  const { context, page, wrong } = await site.open(['camera']);
  await page.getByRole('button', { name: 'สแกนสลาก' }).focus();
  await page.keyboard.press('Enter');
  const window = scanner(page);
  // First the film has a code of another form: it is said, and its digits are shown nowhere.
  await window.getByRole('status').getByText('ไม่ใช่รหัสของสลากกินแบ่งที่เรารู้จัก').waitFor();
  expect(await window.getByText(first).count()).toBe(0);
  await window
    .getByRole('status')
    .getByText(`อ่านได้เลข ${[...first].join(' ')} ชุดที่ 13`)
    .waitFor();
  expect(await page.locator(':focus').innerText()).toContain('ตรงกับสลากในมือไหม');
  expect(await page.locator(':focus').innerText()).toContain(first);
  expect(await tracks(page)).toEqual(['ended']);
  const draw = window.getByLabel('งวดวันที่');
  await draw.waitFor();
  await draw.selectOption(government.drawDate);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowOf(page)).toBe(0);
  await window.getByRole('button', { name: 'ตรง ตรวจผล' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('#judgements').getByText('6,000,000').first().waitFor();
  expect(new URL(page.url()).searchParams.get('numbers')).toBe(first);
  expect(await page.locator('#draw').inputValue()).toBe(government.drawDate);
  expect(wrong).toEqual([]);
  await context.close();
});

test('the camera is off when the window closes, and while the page is hidden', async () => {
  const { context, page } = await site.open(['camera']);
  await tapScan(page);
  await opened(page, 1);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => tracks(page)).toEqual(['ended']);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await opened(page, 2);
  await page.keyboard.press('Escape');
  await expect.poll(() => tracks(page)).toEqual(['ended', 'ended']);
  expect(await page.locator(':focus').innerText()).toBe('สแกนสลาก');
  await context.close();
});

test('without permission it is said what to do, and a picture does as well; a ticket of a draw to come is kept', async () => {
  const { context, page, wrong } = await site.open([]);
  const day = addDays(government.drawDate, 16);
  await page.clock.setFixedTime(Date.parse(`${addDays(government.drawDate, 1)}T12:00:00+07:00`));
  await tapScan(page);
  const window = scanner(page);
  await window.getByText('ยังไม่ได้อนุญาตให้ใช้กล้อง').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const file = window.getByLabel('เลือกรูป');
  await file.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await window.getByText('เปิดรูปนี้ไม่ได้').waitFor();
  await file.setInputFiles(photo(codeOf('039184', day)));
  const draw = window.getByLabel('งวดวันที่');
  await draw.waitFor();
  const coming = draw.locator('option', { hasText: 'ยังไม่ออก' }).last();
  await draw.selectOption(await coming.getAttribute('value'));
  expect(await window.getByRole('button', { name: 'ตรง ตรวจผล' }).isVisible()).toBe(false);
  await window.getByRole('button', { name: 'ตรง เก็บไว้รอผล' }).click();
  await window.getByRole('status').getByText('เก็บเลข 039184 แล้ว').waitFor();
  expect(await page.locator(':focus').innerText()).toBe('สแกนใบต่อไป');
  await window.getByRole('button', { name: 'ปิด' }).click();
  await page.locator('#my-draws summary').getByText('รอผล').waitFor();
  expect(wrong).toEqual([]);
  await context.close();
});

const { draws } = lotteryDraws((await readLiveArchive()).archive, 'thai-government');
const stated = draws.find(({ series }) => series !== undefined);
const unstated = draws.find(({ series, drawDate }) => !series && /-(?:01|16)$/.test(drawDate));

test.each([
  { draw: stated, series: stated?.series?.[0], words: 'รหัสนี้เป็นของงวด' },
  {
    draw: unstated,
    series:
      unstated &&
      Number(unstated.drawDate.slice(5, 7)) * 4 - (unstated.drawDate.endsWith('1') ? 3 : 1),
    words: 'เดาจากรหัสว่าเป็นงวด',
  },
])('the draw that its operator states is proposed, another one is a guess: $words', async (row) => {
  const { draw, series, words } = row;
  const { drawDate } = draw ?? government;
  const { context, page } = await site.open([]);
  const late = Date.parse(`${addDays(government.drawDate, 40)}T12:00:00+07:00`);
  await page.clock.setFixedTime(late);
  await tapScan(page);
  const code = codeOf('039184', drawDate).replace('-26-', `-${String(series).padStart(2, '0')}-`);
  await scanner(page).getByLabel('เลือกรูป').setInputFiles(photo(code));
  await scanner(page)
    .getByText(`${words} ${thaiDateLabel(drawDate)}`)
    .waitFor();
  // While a draw is missing, a guess is no choice: it could lead to the verdict of another draw.
  const isGuess = words.startsWith('เดา');
  expect(await scanner(page).getByLabel('งวดวันที่').inputValue()).toBe(isGuess ? '' : drawDate);
  await context.close();
});

test('a second ticket of the draw joins the first; one of another draw takes their place', async () => {
  const { context, page } = await site.open([]);
  const scan = async (number: string, drawDate: string) => {
    await tapScan(page);
    await scanner(page)
      .getByLabel('เลือกรูป')
      .setInputFiles(photo(codeOf(number)));
    await scanner(page).getByLabel('งวดวันที่').selectOption(drawDate);
    await scanner(page).getByRole('button', { name: 'ตรง ตรวจผล' }).click();
    await page.locator('#judgements').getByText(number).first().waitFor();
    return page.getByLabel('เลขของคุณ').inputValue();
  };
  expect(await scan('039184', government.drawDate)).toBe('039184');
  expect(await scan('039185', government.drawDate)).toBe('039184\n039185');
  expect(await scan('039185', government.drawDate)).toBe('039184\n039185');
  expect(await scan('039186', government.drawDateBefore)).toBe('039186');
  await context.close();
});

test.each([
  { error: 'NotReadableError', words: 'กล้องถูกแอปอื่นใช้อยู่' },
  { error: 'NotFoundError', words: 'ไม่พบกล้องในเครื่องนี้' },
  { error: 'insecure', words: 'เฉพาะหน้าที่เปิดด้วย https' },
])('$error is said, and a large photograph does as well', async ({ error, words }) => {
  const { context, page } = await site.open(['camera']);
  await page.evaluate((name) => {
    if (name === 'insecure') Object.defineProperty(globalThis, 'isSecureContext', { value: false });
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
  }, error);
  await tapScan(page);
  await scanner(page).getByText(words).waitFor();
  const large = { ...FLAT, width: 2400, height: 1800, module: 7, turn: 0.3 };
  await scanner(page)
    .getByLabel('เลือกรูป')
    .setInputFiles(photo(codeOf('039184'), large));
  await scanner(page).getByText('ตรงกับสลากในมือไหม').waitFor();
  await context.close();
});

test('used once with a connection, it reads without one', async () => {
  const { context, page } = await site.open([], { serviceWorkers: 'allow' });
  await tapScan(page);
  await scanner(page).getByText('ยังไม่ได้อนุญาตให้ใช้กล้อง').waitFor();
  const kept = () =>
    page.evaluate(async () => {
      const store = await caches.open('pages');
      const paths = (await store.keys()).map(({ url }) => new URL(url).pathname);
      return paths.filter((path) => path.endsWith('.wasm')).length;
    });
  await expect.poll(kept, { timeout: 60_000 }).toBe(1);
  const keptAt = () =>
    page.evaluate(async () => {
      const copy = await (await caches.open('pages')).match('/check/');
      return copy?.headers.get('X-Kept-At');
    });
  // A visit without scanning keeps the page anew, and drops nothing of the scanner.
  const before = await keptAt();
  await page.reload();
  await expect.poll(keptAt, { timeout: 60_000 }).not.toBe(before);
  expect(await kept()).toBe(1);
  await context.setOffline(true);
  await page.reload();
  await tapScan(page);
  await scanner(page)
    .getByLabel('เลือกรูป')
    .setInputFiles(photo(codeOf('039184')));
  await scanner(page).getByText('ตรงกับสลากในมือไหม').waitFor();
  await context.close();
});

test('only this page may use camera and WebAssembly; without JavaScript there is no button', async () => {
  const { context, page } = await site.open([]);
  const allowed = () =>
    page.evaluate(async () => {
      const { featurePolicy } = document as never as {
        featurePolicy: { allowsFeature(name: string): boolean };
      };
      const module = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
      const compiled = await WebAssembly.compile(module).then(
        () => true,
        () => false,
      );
      return [featurePolicy.allowsFeature('camera'), compiled];
    });
  expect(await allowed()).toEqual([true, true]);
  await page.goto(`${site.origin}/lottery/thai-government/`);
  expect(await allowed()).toEqual([false, false]);
  await context.close();
  const bare = await site.browser.newPage({ javaScriptEnabled: false });
  await bare.goto(`${site.origin}/check/`);
  expect(await bare.getByRole('button', { name: 'สแกนสลาก' }).isVisible()).toBe(false);
  await bare.close();
});
