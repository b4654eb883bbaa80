// The clock set to twenty moments: what each page says of ages, of missing draws and of the next one, held
// against a reckoning of its own. Prints the table.
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBuiltSite } from '../scripts/host/built-site.ts';
import { GLOSSARY } from '../src/view/glossary.ts';
import { openEmbeddingSite } from './support/embedding-site.ts';
import {
  bangkokDay,
  expectedAge,
  expectedDraws,
  expectedTag,
  type Timetable,
} from './support/expected-words.ts';
import { momentsOf } from './support/moments.ts';
import { NO_QUOTA, stopHost, visitBuiltSite } from './support/visit.ts';

const { root } = await openBuiltSite();
const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
const [status, list, calendar] = await Promise.all(
  [`${root}/api/status.json`, `${root}/api/lotteries.json`, 'data/calendar.json'].map(read),
);
type Listed = {
  lottery: string;
  schedule: Timetable['schedule'];
  observed?: Timetable['schedule'];
};
const listed = new Map<string, Listed>(list.lotteries.map((one: Listed) => [one.lottery, one]));
const timetables: Timetable[] = status.lotteries.flatMap(
  ({ lottery, latest }: { lottery: string; latest: { drawDate: string } | null }) => {
    const { schedule, observed } = listed.get(lottery) as Listed;
    const moves = calendar[lottery]?.moves ?? [];
    return latest
      ? [{ lottery, drawDate: latest.drawDate, schedule: observed ?? schedule, moves }]
      : [];
  },
);
const moments = momentsOf(timetables);
const timetableOf = (slug: string) =>
  timetables.find(({ lottery }) => lottery === slug) as Timetable;

const site = visitBuiltSite(NO_QUOTA);
let embedding: Server;
beforeAll(async () => {
  embedding = await openEmbeddingSite(site.origin);
});
afterAll(() => stopHost(embedding));

/** What a page says, by moment, for the table. */
const table: Record<string, Record<string, string>> = {};
afterAll(() => console.table(table));

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/** The parts of a page that depend on the clock. */
const partsOf = (page: Page) =>
  page.evaluate(() => {
    const shown = (place: Element | null) =>
      place instanceof HTMLElement && !place.hidden ? (place.textContent ?? '') : '';
    return {
      lotteries: [...document.querySelectorAll<HTMLElement>('[data-announced]')].map((place) => ({
        slug: JSON.parse(place.dataset['announced'] ?? '{}').slug as string,
        missing: shown(place.querySelector('[data-missing]')),
        next: shown(place.querySelector('[data-next]')),
      })),
      ages: [...document.querySelectorAll<HTMLElement>('[data-age]')].map((place) => ({
        day: place.dataset['age'] ?? '',
        said: shown(place),
      })),
      banner: shown(document.querySelector('[data-many-late]')),
      counts: shown(document.querySelector('[data-counts]')),
      text: document.querySelector('main')?.innerText ?? '',
    };
  });

/** Winds the clock of an open page to a moment, at which it looks at the clock again, as one shown anew does. */
async function windTo(page: Page, at: number): Promise<void> {
  await page.clock.setFixedTime(at);
  await page.evaluate(() => {
    // A page that is in view would also be loaded anew.
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** The wait that "งวดถัดไป … อีก 1 วัน 3 ชม." says, in milliseconds, and how exact it is. */
function waitOf(said: string) {
  const units = { วัน: 86_400_000, 'ชม.': 3_600_000, นาที: 60_000 } as const;
  const parts = [...said.matchAll(/(\d+) (วัน|ชม\.|นาที)/g)];
  const ms = parts.reduce(
    (sum, [, n, unit]) => sum + Number(n) * units[unit as keyof typeof units],
    0,
  );
  return { ms, within: said.includes('วัน') ? units['ชม.'] : units['นาที'] };
}

function expectLottery(
  { slug, missing, next }: { slug: string; missing: string; next: string },
  at: number,
) {
  const timetable = timetableOf(slug);
  expect([slug, plain(missing)]).toEqual([slug, expectedTag(timetable, at)]);
  if (next === '') return;
  const expected = expectedDraws(timetable, at);
  expect(plain(next), slug).toMatch(/^งวดถัดไป .*อีก \d/);
  const { ms, within } = waitOf(plain(next).slice(plain(next).indexOf('อีก')));
  expect(Math.abs(ms - expected.wait), `${slug}: ${next}`).toBeLessThanOrEqual(within);
}

const PAGES = [
  '/',
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
      const { lotteries, ages, banner, counts, text } = await partsOf(page);
      expect(lotteries.length, path).toBeGreaterThan(0);
      for (const one of lotteries) expectLottery(one, at);
      for (const { day, said } of ages) {
        const age = expectedAge(day, at);
        expect(plain(said), `${path} ${named}`).toBe(age && `(${age})`);
      }
      const expected = timetables.map((one) => expectedDraws(one, at));
      const late = expected.filter(({ isLate }) => isLate);
      const awaited = expected.filter(({ due, isLate }) => due.length > 0 && !isLate);
      const isCounted = late.length > 1 && late.length * 2 > expected.length;
      if (banner) {
        const [, ...said] = /(\d+) จาก (\d+) ประเภท/.exec(plain(banner)) ?? [];
        expect(said).toEqual(isCounted ? [`${late.length}`, `${expected.length}`] : []);
      }
      if (counts) {
        const [current, waiting, missing] = plain(counts).match(/\d+/g) ?? [];
        expect([current, waiting, missing].map(Number)).toEqual([
          expected.length - awaited.length - late.length,
          awaited.length,
          late.length,
        ]);
      }
      for (const { never } of GLOSSARY)
        for (const variant of never) expect(text).not.toMatch(variant);
      const government = lotteries.find(({ slug }) => slug === 'thai-government');
      const row = `${bangkokDay(at)} ${new Date(at + 25_200_000).toISOString().slice(11, 19)} ${named}`;
      table[row] = {
        ...table[row],
        [path]: plain(counts || banner || [government?.missing, government?.next].join(' ')),
      };
    }
    await context.close();
  });
});
