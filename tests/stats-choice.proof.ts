// The lists of the statistics pages: what is built, and what the page counts from the API's files
// once other draws are chosen. Counted here once more, from the same files.
import { describe, expect, test } from 'vitest';
import type { DrawYearBody } from '../src/api/answers/draws.schema.ts';
import type { StatsBody } from '../src/api/answers/stats.schema.ts';
import { getWeekDay } from '../src/domain/clock.ts';
import { parseDrawDate } from '../src/domain/draw-date.ts';
import { catalogue } from '../src/site/view/built-data.ts';
import { builtAnswer, builtPage } from './support/built-page.ts';
import { NO_QUOTA, visitBuiltSite } from './support/visit.ts';

const site = visitBuiltSite(NO_QUOTA);
const counted = [...catalogue.values()].filter(({ hasCompleteDraws }) => hasCompleteDraws);

type YearDraw = DrawYearBody['data'][number];

/** Every complete draw of the API's files of years, newest first. */
function drawsOf(slug: string): YearDraw[] {
  const { draws } = builtAnswer<{ draws: { drawDate: string }[] }>(`/api/draws/${slug}/index.json`);
  const years = [...new Set(draws.map(({ drawDate }) => drawDate.slice(0, 4)))];
  return years
    .flatMap((year) => builtAnswer<DrawYearBody>(`/api/draws/${slug}/${year}.json`).data)
    .filter(({ complete }) => complete);
}

/** How often each number of a prize came: number to count. */
function tally(draws: readonly YearDraw[], prize: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { prizes } of draws) {
    const numbers = prizes.find(({ slug }) => slug === prize)?.numbers ?? [];
    for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}

/** Figure and numbers of each row of a list: `[5, ['77']]`, or how many numbers share it. */
type Row = readonly [figure: number, numbers: readonly string[] | number];

const readRow = (figure: string, numbers: string): Row => {
  const plain = numbers.replaceAll(/[\u00a0,]/g, ' ');
  const figureNumber = Number.parseInt(figure.replaceAll(',', ''), 10);
  const many = /^(\d+(?: \d{3})*) เลข/.exec(plain)?.[1];
  if (many !== undefined) return [figureNumber, Number(many.replaceAll(' ', ''))];
  return [figureNumber, plain.split(' · ').map((number) => number.trim())];
};

/** What a list may say: each tie whole, from the largest on, until ten numbers were told. */
function expectedRows(figures: ReadonlyMap<string, number>): Row[] {
  const rows: Row[] = [];
  let told = 0;
  for (const figure of [...new Set(figures.values())].sort((one, other) => other - one)) {
    if (told >= 10) break;
    const tied = [...figures].flatMap(([number, own]) => (own === figure ? number : [])).sort();
    rows.push([figure, tied.length > 30 ? tied.length : tied]);
    told += tied.length;
  }
  return rows;
}

type Block = { slug: string; most: Row[]; away: Row[] };

/** The lists of a page as built. */
function blocksOf(html: string): Block[] {
  return html.split('data-kind="').flatMap((part, index) => {
    if (index === 0) return [];
    const slug = /&quot;slug&quot;:&quot;([\w-]+)|"slug":"([\w-]+)/.exec(part);
    const lists = [...part.matchAll(/<dl class="ties">(.*?)<\/dl>/gs)].slice(0, 2);
    const [most = [], away = []] = lists.map(([, list = '']) =>
      [...list.matchAll(/<dt>(.*?)<\/dt>\s*<dd>(.*?)<\/dd>/gs)].map(([, dt = '', dd = '']) =>
        readRow(dt, dd),
      ),
    );
    return { slug: slug?.[1] ?? slug?.[2] ?? '', most, away };
  });
}

describe.each(counted)('the lists of $slug', ({ slug }) => {
  const html = builtPage(`/stats/${slug}/`);
  const draws = drawsOf(slug);
  const { prizes } = builtAnswer<StatsBody>(`/api/stats/${slug}.json`);
  const blocks = blocksOf(html);

  test('are there, each with what it does not mean', () => {
    expect(blocks.length).toBeGreaterThan(0);
    expect(html.split('ออกบ่อยไม่ได้แปลว่าจะออกอีก').length - 1).toBe(blocks.length);
    expect(html.split('ไม่ออกนานไม่ได้แปลว่าใกล้ออก').length - 1).toBe(blocks.length);
  });

  test('have the numbers that came most often in the last hundred draws', () => {
    for (const { slug: prize, most } of blocks) {
      expect([prize, most]).toEqual([prize, expectedRows(tally(draws.slice(0, 100), prize))]);
    }
  });

  test('have the numbers that the API says are away longest', () => {
    for (const { slug: prize, away } of blocks) {
      const stats = prizes.find((body) => body.prize === prize);
      const since = new Map(stats?.numbers.map(({ number, drawsSince }) => [number, drawsSince]));
      const never = away.filter(([figure]) => Number.isNaN(figure));
      const told = never.flatMap(([, shown]) => (typeof shown === 'number' ? [] : shown));
      const many = never.flatMap(([, shown]) => (typeof shown === 'number' ? [shown] : []));
      const neverDrawn = stats?.neverDrawn ?? [];
      const isMany = neverDrawn.length > 30;
      expect([prize, ...told]).toEqual([prize, ...(isMany ? [] : neverDrawn)]);
      expect([prize, ...many]).toEqual([prize, ...(isMany ? [neverDrawn.length] : [])]);
      const rest = away.filter(([figure]) => !Number.isNaN(figure));
      expect([prize, rest]).toEqual([prize, expectedRows(since).slice(0, rest.length)]);
    }
  });
});

const CHOSEN = 'lao-lottery';
const PATH = `/stats/${CHOSEN}/`;
const MOST = '.leaders:first-of-type .most';

test('other draws are counted from the files of the API: 30, all, a year, a day of the week', async () => {
  const { page, wrong } = await site.open(PATH, 360);
  const block = page.locator('.leaders').first();
  const kind = JSON.parse((await block.getAttribute('data-kind')) ?? '');
  const draws = drawsOf(CHOSEN);
  const year = draws.at(-1)?.drawDate.slice(0, 4) ?? '';
  const choices = new Map([
    ['30', draws.slice(0, 30)],
    [year, draws.filter(({ drawDate }) => drawDate.startsWith(year))],
    ['monday', draws.filter(({ drawDate }) => getWeekDay(parseDrawDate(drawDate)) === 'monday')],
    ['all', draws],
    ['100', draws.slice(0, 100)],
  ]);
  for (const [choice, chosen] of choices) {
    await page.locator('#draws').selectOption(choice);
    await page.locator('.found:empty').waitFor({ state: 'attached' });
    const terms = await block.locator('.most dt').allInnerTexts();
    const numbers = await block.locator('.most dd').allInnerTexts();
    const rows = terms.map((term, index) => readRow(term, numbers[index] ?? ''));
    expect([choice, rows]).toEqual([choice, expectedRows(tally(chosen, kind.slug))]);
    expect(await block.locator('.most .soft').innerText()).toContain('ไม่ได้แปลว่าจะออกอีก');
  }
  expect(wrong).toEqual([]);
  await page.close();
});

test('a number is looked up, in Thai digits too, with what it does not mean', async () => {
  const { page } = await site.open(PATH, 360);
  const found = page.locator('.found');
  const draws = drawsOf(CHOSEN).slice(0, 100);
  const [first, ...others] = await page
    .locator('.leaders')
    .evaluateAll((blocks) =>
      blocks
        .map((block) => JSON.parse((block as HTMLElement).dataset['kind'] ?? ''))
        .filter(({ digits }) => digits === 2),
    );
  await page.getByLabel('ค้นหาเลข').fill('๐๒');
  await page.getByLabel('ค้นหาเลข').press('Enter');
  await found.getByText('งวดหน้าเลขนี้มีโอกาสเท่ากับเลขอื่น').waitFor();
  const said = (await found.innerText()).replaceAll('\u00a0', ' ').split('\n').filter(Boolean);
  expect(said).toHaveLength(2 + others.length);
  const count = tally(draws, first.slug).get('02') ?? 0;
  expect(said[0]).toContain(`${first.nameTh} 100 งวดล่าสุด: 02 ออก ${count} ครั้ง`);
  await page.getByLabel('ค้นหาเลข').fill('12a');
  await page.getByRole('button', { name: 'ค้นหา' }).click();
  await found.getByText('ค้นได้เฉพาะเลขที่มีจำนวนหลัก').waitFor();
  await page.close();
});

test('without a connection the page says so, and keeps what it showed', async () => {
  const { page } = await site.open(PATH, 360);
  const before = await page.locator(MOST).innerText();
  await page.context().setOffline(true);
  await page.locator('#draws').selectOption('all');
  await page.getByText('โหลดผลไม่ได้ในขณะนี้').waitFor();
  expect(await page.locator(MOST).innerText()).toBe(before);
  await page.close();
});

test('without JavaScript there is no form that does nothing, and the lists are there', async () => {
  const page = await site.browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}${PATH}`);
  expect(await page.locator('.choose-draws').isVisible()).toBe(false);
  expect(await page.locator(MOST).innerText()).toContain('100');
  await page.close();
});

test.each([320, 360])('at %i px no table of statistics or scores loses a column', async (width) => {
  const cut: string[] = [];
  for (const path of [
    '/stats/thai-government/',
    PATH,
    '/calculations/thai-government/',
    '/calculations/lao-tv/5/',
  ]) {
    const { page } = await site.open(path, width);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    const wide = await page
      .locator('.table, .scroll:has(table)')
      .evaluateAll((all) =>
        all.flatMap((place) =>
          place.scrollWidth > place.clientWidth
            ? `${place.getAttribute('aria-label')} ${place.scrollWidth - place.clientWidth}`
            : [],
        ),
      );
    cut.push(...wide.map((table) => `${path} ${table}`));
    await page.close();
  }
  expect(cut).toEqual([]);
});

test('statistics and scores begin where the logo does', async () => {
  for (const [path, width] of [
    [PATH, 1280],
    [`/calculations/${CHOSEN}/`, 1280],
    [PATH, 360],
  ] as const) {
    const { page } = await site.open(path, width);
    const left = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().left);
    expect([path, await left('h1')]).toEqual([path, await left('.brand')]);
    await page.close();
  }
});
