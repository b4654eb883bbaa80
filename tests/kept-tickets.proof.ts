// Ten thousand tickets over a hundred draws of ten lotteries, brought into the page as a file, kept
// by its own code, and announced later: what the page then shows and keeps is what a program says
// that was written from the documents alone. Then a correction, other clocks, two tabs and a full
// storage: nothing is lost, and all is said.
import type { BrowserContext, Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedTicket } from '../src/site/browser/check-page/tickets/saved-tickets.ts';
import type { DrawYearBody } from '../src/api/answers/draws.schema.ts';
import { withFirstPrize } from './support/announced-draw.ts';
import {
  type Asked,
  drawByChance,
  independently,
  numberByChance,
} from './support/chance-tickets.ts';
import { lotteriesWithDraws, readLiveArchive } from './support/real-archive.ts';
import { NO_QUOTA, visitBuiltSite } from './support/visit.ts';

const LOTTERIES = 10;
const DRAWS = 100;
const TICKETS_A_DRAW = 100;

const site = visitBuiltSite(NO_QUOTA);

/** By `lottery/date`; the numbers of a draw differ from each other. */
async function ticketsByChance(): Promise<Map<string, Asked[]>> {
  const stored = lotteriesWithDraws((await readLiveArchive()).archive);
  const government = stored.filter(({ lottery }) => lottery.slug === 'thai-government');
  const others = stored.filter(({ lottery }) => lottery.slug !== 'thai-government');
  const step = Math.floor(others.length / (LOTTERIES - 1));
  const chosen = [
    ...government,
    ...others.filter((_, index) => index % step === 0).slice(0, LOTTERIES - 1),
  ];
  const byDraw = new Map<string, Asked[]>();
  for (let turn = 0; byDraw.size < DRAWS; turn += 1) {
    const { lottery, draw } = drawByChance(chosen, turn);
    const day = { lottery: lottery.slug, date: draw.drawDate };
    const numbers = new Set<string>();
    while (numbers.size < TICKETS_A_DRAW) numbers.add(numberByChance(lottery, draw));
    byDraw.set(
      `${day.lottery}/${day.date}`,
      [...numbers].map((number) => ({ ...day, number })),
    );
  }
  return byDraw;
}

const byDraw = await ticketsByChance();
const asked = [...byDraw.values()].flat();
const saved = asked.map(({ lottery, date, number }) => ({
  lottery,
  drawDate: date,
  number,
  count: 1,
}));
const fileOf = (tickets: readonly object[]) => ({
  name: 'perdphon-tickets.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ version: 1, tickets })),
});

/** What the site has of the hundred draws: nothing yet, all of them, or one with another number. */
let state: 'to come' | 'there' | 'corrected' = 'to come';
const CORRECTED = [...byDraw.keys()].find((key) => key.startsWith('thai-government/')) ?? '';

/** Files of the site, each asked once: two tabs ask for a hundred, and each waits only briefly. */
const files = new Map<string, { headers: Record<string, string>; file: DrawYearBody } | 'none'>();
async function siteFile(route: Route) {
  const path = new URL(route.request().url()).pathname;
  const known = files.get(path);
  if (known !== undefined) return known;
  const response = await route.fetch();
  const fetched = response.ok()
    ? { headers: response.headers(), file: (await response.json()) as DrawYearBody }
    : 'none';
  files.set(path, fetched);
  return fetched;
}

async function openSite(context: BrowserContext): Promise<void> {
  await context.route('**/api/draws/*/*.json', async (route) => {
    const stored = await siteFile(route);
    if (stored === 'none') return route.fulfill({ status: 404 });
    const { headers, file } = stored;
    const data = file.data.flatMap((draw) => {
      const key = `${file.lottery}/${draw.drawDate}`;
      if (!byDraw.has(key) || state === 'there') return draw;
      if (state === 'to come') return [];
      // A first prize that nobody has.
      return key === CORRECTED ? withFirstPrize(draw, ['000000']) : draw;
    });
    return route.fulfill({ headers, json: { ...file, data } });
  });
  await context.route('**/api/changes.json', (route) => {
    const change = (key: string, name: string) => {
      const [lottery, drawDate] = key.split('/');
      return { id: `${key}_${name}`, change: name, lottery, drawDate };
    };
    const added = state === 'to come' ? [] : [...byDraw.keys()].map((key) => change(key, 'added'));
    const corrected = state === 'corrected' ? [change(CORRECTED, 'corrected')] : [];
    return route.fulfill({ json: { success: true, changes: [...corrected, ...added] } });
  });
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${site.origin}/check/`);
  return page;
}
const status = (page: Page) => page.locator('#mine-status');
const folds = (page: Page) => page.locator('#my-draws details[id] > summary');
const bringIn = (page: Page, tickets: readonly object[]) =>
  page.getByLabel('นำเข้าจากไฟล์').setInputFiles(fileOf(tickets));
const kept = (page: Page): Promise<SavedTicket[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('tickets') ?? '{}').tickets);
/** The page's clock leaps until the page has asked again and shows this. */
const passUntil = async (page: Page, shown: Locator) => {
  const isSeen = () =>
    // A draw without a winner is in a fold.
    shown.waitFor({ state: 'attached', timeout: 20_000 }).then(
      () => true,
      () => false,
    );
  do await page.clock.fastForward('20:00');
  while (!(await isSeen()));
};

/** What the page shows of each number of an opened draw: won, or the words of its line. */
const shownIn = (page: Page, key: string) =>
  page.locator(`[id="mine-${key.replace('/', '-')}"]`).evaluate((fold) => {
    const numbersIn = (selector: string) =>
      [...fold.querySelectorAll(selector)].map((element) => element.textContent ?? '');
    return { won: numbersIn('.won .number'), lines: numbersIn('.lines .number') };
  });

test('10,000 tickets kept, announced, corrected; by other clocks and in two tabs', async () => {
  const context = await site.browser.newContext({ serviceWorkers: 'block' });
  await openSite(context);
  const page = await openPage(context);
  await bringIn(page, saved);
  await status(page).getByText('นำเข้าแล้ว 10000 รายการ').waitFor();
  expect((await kept(page)).filter(({ shown }) => shown)).toEqual([]);

  state = 'there';
  const started = performance.now();
  await passUntil(
    page,
    folds(page)
      .getByText('ตรวจแล้ว 100 ใบ')
      .nth(DRAWS - 1),
  );
  await status(page).getByText('ถูกรางวัล').waitFor();
  const written = independently(asked);
  const noted = new Map(
    (await kept(page)).map((ticket) => [
      `${ticket.lottery}/${ticket.drawDate}/${ticket.number}`,
      ticket,
    ]),
  );
  const different = asked.flatMap(({ lottery, date, number }, index) => {
    const { shown } = noted.get(`${lottery}/${date}/${number}`) ?? {};
    const won = shown?.won.map((prize) => prize.split(' ').slice(0, -1).join(' '));
    const matches = written[index]?.matches.map((match) => match.join(' '));
    return JSON.stringify(won) === JSON.stringify(matches) ? [] : [{ number, won, matches }];
  });
  expect([noted.size, different]).toEqual([asked.length, []]);

  // All of them are on the page, each once as won as it has won, or on a line of its own.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('#my-draws details'))
      details.setAttribute('open', '');
  });
  await page
    .getByRole('button', { name: 'ลบสลากงวดนี้' })
    .nth(DRAWS - 1)
    .waitFor();
  for (const [index, [key, tickets]] of [...byDraw].entries()) {
    const { won, lines } = await shownIn(page, key);
    const matches = written.slice(index * TICKETS_A_DRAW, (index + 1) * TICKETS_A_DRAW);
    const expected = tickets.flatMap(
      ({ number }, at) => matches[at]?.matches.map(() => number) ?? [],
    );
    expect(won.toSorted(), key).toEqual(expected.toSorted());
    const lost = tickets.map(({ number }) => number).filter((number) => !expected.includes(number));
    expect(lost.filter((number) => !lines.includes(number))).toEqual([]);
  }
  const winners = written.filter(({ matches }) => matches.length > 0).length;
  expect(await status(page).innerText()).toContain(`ถูกรางวัล ${winners} ใบ`);
  console.log(`10,000 tickets, ${winners} winners: ${Math.round(performance.now() - started)} ms`);

  const second = await openPage(context);
  await status(second).getByText(`ถูกรางวัล ${winners} ใบ`).waitFor();
  state = 'corrected';
  const corrected = (tab: Page) => status(tab).getByText('ผลถูกแก้ไขหลังจากที่เคยแสดง 1');
  await passUntil(page, corrected(page));
  await corrected(second).waitFor();
  expect((await kept(page)).filter(({ before }) => before)).not.toEqual([]);
  expect(await kept(page)).toHaveLength(asked.length);
  const said = await status(page).innerText();
  await second.close();

  for (const year of ['2020', '2040']) {
    const wrong = await context.newPage();
    await wrong.clock.setFixedTime(`${year}-01-01T00:00:00Z`);
    await wrong.goto(`${site.origin}/check/`);
    await status(wrong).getByText(said).waitFor();
    await wrong.getByText('นาฬิกาของเครื่องนี้ไม่ตรงกับของเว็บ').waitFor();
    await wrong.close();
  }
  await context.unrouteAll({ behavior: 'wait' });
  await context.close();
});
