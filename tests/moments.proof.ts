// The clock set to twenty moments: what each page says of ages, of missing draws and of the next
// one, held against a reckoning of its own. Prints the table.
import type { Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timetableOf, timetables } from './support/built-timetables.ts';
import { openEmbeddingSite } from './support/embedding-site.ts';
import {
  bangkokDay,
  expectedAge,
  expectedDraws,
  expectedNear,
  expectedState,
  expectedBadge,
  expectedTag,
} from './support/expected-words.ts';
import { GLOSSARY } from './support/glossary.ts';
import { type Moment, momentsOf } from './support/moments.ts';
import { partsOf, plain, waitOf } from './support/page-parts.ts';
import { NO_QUOTA, originOf, stopHost, visitBuiltSite } from './support/visit.ts';

const moments = momentsOf(timetables);
const site = visitBuiltSite(NO_QUOTA);
let embedding: Server;
beforeAll(async () => {
  embedding = await openEmbeddingSite(site.origin);
});
afterAll(() => stopHost(embedding));

/** What a page says, by moment, for the table. */
const table: Record<string, Record<string, string>> = {};
afterAll(() => console.table(table));
function note(path: string, { named, at }: Moment, said: string): void {
  const time = new Date(at + 7 * 3_600_000).toISOString().slice(11, 19);
  const row = `${bangkokDay(at)} ${time} ${named}`;
  table[row] = { ...table[row], [path]: plain(said) };
}

/** Winds an open page's clock to a moment; the page looks at it again, as one shown anew does. */
async function windTo(page: Page, at: number): Promise<void> {
  await page.clock.setFixedTime(at);
  await page.evaluate(() => {
    // A page that is in view would also be loaded anew.
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

function expectLottery(
  { slug, missing, next, state }: Readonly<Record<'slug' | 'missing' | 'next' | 'state', string>>,
  path: string,
  at: number,
) {
  const timetable = timetableOf(slug);
  if (state !== '') {
    expect([slug, plain(state)]).toEqual([slug, expectedState(timetable, at)]);
    return;
  }
  // The page of a lottery has room for the sentence.
  const expectedWords = path === `/lottery/${slug}/` ? expectedTag : expectedBadge;
  expect([slug, plain(missing)]).toEqual([slug, expectedWords(timetable, at)]);
  if (next === '') return;
  const expected = expectedDraws(timetable, at);
  expect(plain(next), slug).toMatch(/^งวดถัดไป .*อีก \d/);
  const { ms, within } = waitOf(plain(next).slice(plain(next).indexOf('อีก')));
  expect(Math.abs(ms - expected.wait), `${slug}: ${next}`).toBeLessThanOrEqual(within);
}

const newestDay = timetables
  .map(({ drawDate }) => drawDate)
  .sort()
  .at(-1);
const PAGES = [
  '/',
  `/day/${newestDay}/`,
  '/lottery/',
  '/lottery/thai-government/',
  '/lottery/lao-lottery/',
  '/status/',
  '/stats/',
];

describe.each([
  { timezoneId: 'Asia/Bangkok', chosen: moments },
  // A device elsewhere: the days are those of Bangkok.
  { timezoneId: 'America/Los_Angeles', chosen: moments.filter((_, index) => index % 4 === 2) },
])('a device in $timezoneId', ({ timezoneId, chosen }) => {
  test.each(PAGES)('%s says nothing false at any moment', async (path) => {
    const context = await site.browser.newContext({ timezoneId });
    const page = await context.newPage();
    const [first] = chosen;
    if (first === undefined) throw new Error('no moment');
    await page.clock.setFixedTime(first.at);
    await page.goto(`${site.origin}${path}`);
    for (const { named, at } of chosen) {
      await windTo(page, at);
      const { lotteries, ages, near, banner, counts, text } = await partsOf(page);
      expect(lotteries.length + near.length, path).toBeGreaterThan(0);
      for (const one of lotteries) expectLottery(one, path, at);
      for (const { day, said, isHeading } of ages) {
        const age = expectedAge(day, at);
        const words = isHeading ? age || 'งวดล่าสุดที่มีผล' : age && `(${age})`;
        expect(plain(said), `${path} ${named}`).toBe(words);
      }
      for (const { day, said } of near) {
        expect(said, `${path} ${named} ${day}`).toBe(expectedNear(day, at));
      }
      const expected = timetables.map((one) => expectedDraws(one, at));
      const late = expected.filter(({ isLate }) => isLate);
      const awaited = expected.filter(({ due, isLate }) => due.length > 0 && !isLate);
      const isCounted = late.length > 1 && late.length * 2 > expected.length;
      // By a clock before a draw that is there nothing is counted.
      const isClockWrong = timetables.some(({ drawDate, schedule }) => {
        return at < Date.parse(`${drawDate}T${schedule.time}:00+07:00`) - 30 * 60_000;
      });
      if (banner && isClockWrong) expect(plain(banner)).toContain('นาฬิกาของเครื่องนี้');
      else if (banner) {
        const [, ...said] = /(\d+) จาก (\d+) ประเภท/.exec(plain(banner)) ?? [];
        expect(said).toEqual(isCounted ? [`${late.length}`, `${expected.length}`] : []);
      }
      if (counts) {
        const [missing, waiting, current] = plain(counts).match(/\d+/g) ?? [];
        expect([current, waiting, missing].map(Number)).toEqual([
          expected.length - awaited.length - late.length,
          awaited.length,
          late.length,
        ]);
      }
      for (const { never } of GLOSSARY)
        for (const variant of never) expect(text).not.toMatch(variant);
      const own = lotteries.find(({ slug }) => path.includes(slug));
      note(path, { named, at }, counts || banner || [own?.missing, own?.next].join(' '));
    }
    await context.close();
  });
});

/** Opening takes longer than winding: of the moments every other one, the first and the last. */
const few = moments.filter((_, index) => index % 2 === 0 || index === moments.length - 1);

describe('a page opened at a moment', () => {
  const government = timetableOf('thai-government');
  const tagAt = (at: number) => expectedTag(government, at);
  let page: Page;
  beforeAll(async () => {
    page = await site.browser.newPage();
  });
  afterAll(() => page?.close());

  test('/check/ names the newest draw, its age and what is missing', async () => {
    for (const moment of few) {
      await page.clock.setFixedTime(moment.at);
      await page.goto(`${site.origin}/check/`);
      const newestNote = page.locator('#newest');
      await expect.poll(() => newestNote.textContent(), { timeout: 30_000 }).not.toBe('');
      const said = plain(await newestNote.textContent());
      const age = expectedAge(government.drawDate, moment.at);
      expect(said).toMatch(/^งวดล่าสุดที่มี \d+ \S+ \d{4}/);
      if (moment.at < Date.parse(`${government.drawDate}T14:00:00+07:00`)) {
        expect(said, moment.named).toContain('นาฬิกาของเครื่องนี้ช้ากว่างวดล่าสุด');
        continue;
      }
      const rest = said.replace(/^งวดล่าสุดที่มี \d+ \S+ \d{4} ?/, '');
      expect(rest, moment.named).toBe(
        [age && `(${age})`, tagAt(moment.at)].filter(Boolean).join(' '),
      );
      note('/check/', moment, said);
    }
  });

  test('the element of other sites says it below the numbers', async () => {
    for (const moment of few) {
      await page.clock.setFixedTime(moment.at);
      await page.goto(`${originOf(embedding)}/?lottery=thai-government`);
      const card = page.locator('lottery-result section');
      await card.locator('[part=draw]').waitFor();
      const parts = await card
        .locator('> *')
        .evaluateAll((all) => all.map((one) => one.getAttribute('part')));
      expect(parts.indexOf('age')).toBeGreaterThan(parts.indexOf('draws'));
      // Above the numbers stands what is missing, below them how old they are.
      const missing = await card.locator('[part=draws] > div').first().textContent();
      const said = plain(`${await card.locator('[part=age]').textContent()} ${missing}`);
      const { due, isLate } = expectedDraws(government, moment.at);
      const age = expectedAge(government.drawDate, moment.at);
      const [first = ''] = due;
      const hasAge = age !== '' && age !== 'วันนี้';
      expect(said, moment.named).toContain(hasAge ? `(${age})` : '');
      // It knows only the first of the draws that are due.
      expect(said.includes('ยังไม่มีผลใหม่'), moment.named).toBe(isLate);
      expect(said.includes('กำลังรอผล'), moment.named).toBe(tagAt(moment.at).startsWith('กำลังรอผล'));
      if (first) expect(said, moment.named).toContain(`งวด ${Number(first.slice(8))} `);
      note('<lottery-result>', moment, said);
    }
  });

  test('/day/today/ leads to the day in Bangkok, or says that it has no page', async () => {
    for (const moment of few) {
      await page.clock.setFixedTime(moment.at);
      await page.goto(`${site.origin}/day/today/`);
      const day = bangkokDay(moment.at);
      // Old days share the page of their month.
      const pages = [`/day/${day}/`, `/day/${day.slice(0, 7)}/#${day}`];
      const problem = () =>
        page.evaluate(() => document.querySelector('.no-page')?.textContent ?? '').catch(() => '');
      const place = () => page.url().slice(site.origin.length);
      await expect
        .poll(async () => pages.includes(place()) || (await problem()) !== '', { timeout: 30_000 })
        .toBe(true);
      const { near } = await partsOf(page);
      for (const one of near) expect(one.said).toBe(expectedNear(one.day, moment.at));
      note('/day/today/', moment, (await problem()) || place());
    }
  });
});
