// While a draw is missing, its tickets are not judged by an older one: every page asks of which
// draw they are. On the day itself, at the hours when people hold their tickets in their hands.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addDays } from '../src/domain/clock.ts';
import { parseDrawDate, thaiDateLabel, thaiShortDateLabel } from '../src/domain/draw-date.ts';
import { unbroken } from '../src/domain/spaced.ts';
import { violationsOf } from './support/axe.ts';
import { newestDraw } from './support/newest-draw.ts';
import { NO_QUOTA, overflowOf, visitBuiltSite } from './support/visit.ts';

const site = visitBuiltSite(NO_QUOTA);
const government = await newestDraw('thai-government');
const lao = await newestDraw('lao-lottery');

/** The government's draw that follows the newest stored one, by its schedule. */
const [year = '', month = '', date] = government.drawDate.split('-');
const following = date === '01' ? `${year}-${month}-16` : undefined;
const awaited = parseDrawDate(following ?? addDays(government.drawDate, 15));

const LOTTERIES = [
  {
    lottery: 'thai-government',
    newest: government.drawDate,
    awaited,
    at: `${awaited}T16:30:00+07:00`,
    win: government.numberOf('first-prize'),
    lost: '123456',
    judged: 'ไม่ถูกรางวัล',
  },
  {
    lottery: 'lao-lottery',
    newest: lao.drawDate,
    awaited: addDays(lao.drawDate, 1),
    at: `${addDays(lao.drawDate, 1)}T20:35:00+07:00`,
    win: lao.numberOf('four-digit'),
    lost: '0001',
    // Four digits are too few for the prize of six.
    judged: 'ยังตอบได้ไม่ครบ',
  },
];
const VERDICT = /ไม่ถูกรางวัล|ถูกรางวัล/;

/** Opens a page of which the clock stands. */
async function openAt(path: string, at: string, width = 360) {
  const context = await site.browser.newContext({
    viewport: { width, height: 800 },
    // What it has kept would hide the draw that comes later.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(Date.parse(at));
  await page.goto(`${site.origin}${path}`, { waitUntil: 'networkidle' });
  return { context, page };
}
const answerOf = (page: Page) => page.locator('#answer, .answer.here').innerText();
const buttonsOf = (page: Page) => page.locator('.ask a');

describe.each(LOTTERIES)('$lottery at $at', (ticket) => {
  const { lottery, newest, awaited: day, at, win, lost, judged } = ticket;
  test.each([win, lost])('it is asked of which draw %s is, and nothing judged', async (number) => {
    const isHome = lottery === 'thai-government';
    const { context, page } = await openAt(isHome ? '/' : `/check/?lottery=${lottery}`, at);
    await page.getByLabel('เลขของคุณ').fill(number);
    await page.keyboard.press(isHome ? 'Enter' : 'Control+Enter');
    await buttonsOf(page).first().waitFor();
    expect(await answerOf(page)).not.toMatch(VERDICT);
    const labels = await buttonsOf(page).allInnerTexts();
    expect(labels[0]).toContain(unbroken(thaiShortDateLabel(day)));
    expect(labels[0]).toContain('เก็บไว้รอผล');
    expect(labels[1]).toContain(unbroken(thaiShortDateLabel(newest)));
    expect(labels[1]).toContain('ตรวจเลย');
    expect(await overflowOf(page)).toBe(0);
    await context.close();
  });

  test('the older draw judges its ticket, with the way back to the question', async () => {
    const { context, page } = await openAt(`/check/?lottery=${lottery}&numbers=${win}`, at);
    await buttonsOf(page).nth(1).click();
    await page.locator('#judgements [data-outcome=win]').first().waitFor();
    expect(new URL(page.url()).searchParams.get('date')).toBe(newest);
    await page.goBack();
    await buttonsOf(page).first().waitFor();
    expect(await answerOf(page)).not.toMatch(VERDICT);
    await context.close();
  });

  test('the awaited draw keeps it: once, and it is judged when its draw has come', async () => {
    const { context, page } = await openAt(`/check/?lottery=${lottery}&numbers=${lost}`, at);
    await buttonsOf(page).first().click();
    await page.getByRole('heading', { name: 'เก็บไว้รอผลแล้ว' }).waitFor();
    expect(await answerOf(page)).not.toMatch(VERDICT);
    const mine = page.locator('#my-draws');
    await mine.getByText(`งวด ${thaiDateLabel(day)}`).waitFor();
    expect(await mine.innerText()).not.toMatch(VERDICT);
    // Again, from the same question: still one ticket.
    await page.goBack();
    await buttonsOf(page).first().click();
    await page.getByRole('heading', { name: 'เก็บไว้รอผลแล้ว' }).waitFor();
    await page.locator('#mine-status').getByText('เก็บ').waitFor();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('tickets') ?? ''));
    expect(kept.tickets).toMatchObject([{ lottery, drawDate: day, number: lost, count: 1 }]);
    // A link with that day offers the same, and judges nothing.
    await page.reload();
    await page.locator('#summary').getByText('อย่าเพิ่งทิ้งสลาก').waitFor();
    expect(await answerOf(page)).not.toMatch(VERDICT);

    const { pathname } = new URL(`/api/draws/${lottery}/${newest.slice(0, 4)}.json`, site.origin);
    await page.route(`**${pathname}`, async (route) => {
      const response = await route.fetch();
      const file = await response.json();
      const [draw] = file.data;
      await route.fulfill({
        response,
        json: { ...file, data: [{ ...draw, drawDate: day }, ...file.data] },
      });
    });
    await page.goto(`${site.origin}/check/`);
    await mine.getByText(`ตรวจแล้ว 1 ใบ: ${judged} 1`, { exact: true }).waitFor();
    // Nothing is missing any more: the newest draw judges.
    await page.goto(`${site.origin}/check/?lottery=${lottery}&numbers=${win}`);
    await page.locator('#judgements [data-outcome=win]').first().waitFor();
    expect(await page.locator('#answer-title').innerText()).toContain(thaiDateLabel(day));
    await context.close();
  });

  test('an hour earlier nothing is missing, and the newest draw judges', async () => {
    const { context, page } = await openAt(
      `/check/?lottery=${lottery}&numbers=${win}`,
      `${day}T12:00:00+07:00`,
    );
    await page.locator('#judgements [data-outcome=win]').first().waitFor();
    expect(await page.locator('#answer-title').innerText()).toContain(thaiDateLabel(newest));
    await context.close();
  });
});

test('the form keeps or checks by the stamp that is chosen', async () => {
  const [{ at, awaited: day, newest, win }] = LOTTERIES as [(typeof LOTTERIES)[number]];
  const { context, page } = await openAt('/check/', at);
  const send = page.locator('#check [type=submit]');
  const [keep, check] = [
    page.locator('#likely button').first(),
    page.locator('#likely button').last(),
  ];
  await keep.waitFor();
  // A newer draw was due, and nobody chose.
  expect(await page.locator('#likely [aria-pressed=true]').count()).toBe(0);
  expect(await send.innerText()).toBe('ตรวจ');
  await page.locator('#numbers').fill(win);
  await keep.click();
  expect(await send.innerText()).toBe('เก็บไว้รอผล');
  await send.click();
  await page.getByRole('heading', { name: 'เก็บไว้รอผลแล้ว' }).waitFor();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('tickets') ?? ''));
  expect(kept.tickets).toMatchObject([{ drawDate: day, number: win, count: 1 }]);
  await check.click();
  expect(await send.innerText()).toBe('ตรวจ');
  await send.click();
  await page.locator('#judgements [data-outcome=win]').first().waitFor();
  expect(new URL(page.url()).searchParams.get('date')).toBe(newest);
  // An older draw of the list: neither stamp is meant.
  await keep.click();
  const older = page.locator(`#draw option:not(:disabled):not([value=""])`).last();
  await page.locator('#draw').selectOption(await older.getAttribute('value'));
  expect(await page.locator('#likely [aria-pressed=true]').count()).toBe(0);
  expect(await send.innerText()).toBe('ตรวจ');
  await context.close();
});

test.each([360, 1280])('the question is for everybody, at %i px', async (width) => {
  const [{ at, lost }] = LOTTERIES as [(typeof LOTTERIES)[number]];
  const { context, page } = await openAt(`/check/?numbers=${lost}`, at, width);
  await buttonsOf(page).first().waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page)).toEqual([]);
  }
  for (const button of await buttonsOf(page).all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  }
  expect(await overflowOf(page)).toBe(0);
  await context.close();
});

test('a clock before the newest draw is wrong: nobody knows what was due', async () => {
  const { context, page } = await openAt(`/check/?numbers=123456`, '2020-01-01T12:00:00+07:00');
  await buttonsOf(page).first().waitFor();
  expect(await answerOf(page)).toContain('นาฬิกาของเครื่องนี้');
  expect(await answerOf(page)).not.toMatch(VERDICT);
  await context.close();
});

test('without JavaScript the page asks as well; a draw that was chosen judges', async () => {
  const page = await site.browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}/`);
  await page.locator('#number').fill('123456');
  await page.locator('#check button').click();
  const answer = page.locator('#answer');
  // Of the clock of the server, by which draws are missing today.
  if (await page.locator('.ask').count()) {
    expect(await answer.innerText()).not.toMatch(VERDICT);
    await page.locator('.ask a', { hasText: 'ตรวจเลย' }).click();
  }
  expect(await answer.innerText()).toContain('ไม่ถูกรางวัล');
  await page.close();
});
