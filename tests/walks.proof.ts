// What people come for, done on a slow phone with taps and seconds counted. `WALKS_NETWORK` is
// slow-3g, fast-3g or none.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { siteUrl } from '../scripts/output/site-url.ts';
import { addDays } from '../src/domain/clock.ts';
import { type DrawDate, parseDrawDate, thaiDateLabel } from '../src/domain/draw-date.ts';
import { isNetwork, Phone } from './support/phone.ts';
import { visitBuiltSite } from './support/visit.ts';

const network = process.env['WALKS_NETWORK'] ?? 'none';
if (!isNetwork(network)) throw new Error(`WALKS_NETWORK=${network} is no network`);

const site = visitBuiltSite();
const ask = async (path: string) => (await fetch(`${site.origin}${path}`)).json();

type Draw = { drawDate: DrawDate; complete: boolean };
const drawsOf = async (slug: string): Promise<Draw[]> =>
  (await ask(`/api/draws/${slug}/index.json`)).draws;

const TICKET = '437921';
const nightOf = (date: DrawDate) => Date.parse(`${date}T23:00:00+07:00`);

/** Tells the seconds and counts, and holds them against what is promised. */
async function walk(
  name: string,
  most: { taps: number; swipes?: number },
  steps: (phone: Phone) => Promise<void>,
  now?: number,
) {
  const started = performance.now();
  const phone = await Phone.open(site.browser, site.origin, network as 'fast-3g', now);
  await steps(phone);
  const seconds = (performance.now() - started) / 1000;
  const { taps, swipes, missing } = phone;
  console.log(
    `walk | ${name} | ${taps} taps | ${swipes} swipes | ${seconds.toFixed(1)} s | ${missing.join(', ') || 'all there'}`,
  );
  await phone.close();
  expect([name, missing]).toEqual([name, []]);
  expect(taps, `taps of: ${name}`).toBeLessThanOrEqual(most.taps);
  expect(swipes, `swipes of: ${name}`).toBeLessThanOrEqual(most.swipes ?? Number.POSITIVE_INFINITY);
}

const submit = (phone: Phone) => phone.page.locator('form#check button:not([type=button])').first();
const answerOf = (phone: Phone, number: string) =>
  phone.page.locator('#judgements, .answer.here').getByText(number, { exact: false }).first();

async function chooseDraw(phone: Phone, date: DrawDate) {
  const year = phone.page.locator('#year');
  await year.locator('option').first().waitFor({ state: 'attached' });
  if ((await year.inputValue()) !== date.slice(0, 4)) await phone.choose(year, date.slice(0, 4));
  await phone.choose(phone.page.locator('#draw'), date);
}

test('a ticket of the 16th', async () => {
  const draws = await drawsOf('thai-government');
  const found = draws.find(({ drawDate }) => drawDate.endsWith('-16'));
  const date = parseDrawDate(found?.drawDate ?? '');
  const isNewest = draws[0]?.drawDate === date;
  const steps = async (phone: Phone) => {
    await phone.fill(phone.page.locator('form#check input[name=number]'), TICKET);
    if (isNewest) {
      await phone.tap(submit(phone));
      await phone.read(answerOf(phone, TICKET));
      return;
    }
    // The check page has what was typed.
    await phone.tap(phone.page.getByRole('link', { name: 'งวดอื่น' }));
    await phone.page.waitForURL(/\/check\//);
    await chooseDraw(phone, date);
    await phone.tap(submit(phone));
    await phone.page.getByRole('heading', { name: thaiDateLabel(date) }).waitFor();
    await phone.read(answerOf(phone, TICKET));
  };
  // While a newer draw is missing it is asked of which draw the ticket is: which-draw.proof.ts.
  const { drawDate: newest = date } = draws[0] ?? {};
  await walk('a ticket of the 16th', { taps: 4 }, steps, nightOf(newest));
});

test('ten tickets', async () => {
  const tickets = Array.from({ length: 10 }, (_, index) => String(437_921 + index * 31_117));
  const [newest] = await drawsOf('thai-government');
  const steps = async (phone: Phone) => {
    await phone.tap(phone.page.locator('main a[href="/check/"], a[href="/check/"]').first());
    await phone.page.waitForURL(/\/check\//);
    await phone.fill(phone.page.locator('#numbers'), tickets.join('\n'));
    await phone.tap(submit(phone));
    for (const ticket of tickets) await phone.read(answerOf(phone, ticket));
  };
  await walk('ten tickets', { taps: 3 }, steps, newest && nightOf(newest.drawDate));
});

test('an old ticket', async () => {
  const date = parseDrawDate('2020-02-16');
  await walk('an old ticket', { taps: 5 }, async (phone) => {
    await phone.tap(phone.page.locator('main a[href="/check/"], a[href="/check/"]').first());
    await phone.page.waitForURL(/\/check\//);
    await chooseDraw(phone, date);
    await phone.fill(phone.page.locator('#numbers'), TICKET);
    await phone.tap(submit(phone));
    await phone.page.getByRole('heading', { name: thaiDateLabel(date) }).waitFor();
    await phone.read(answerOf(phone, TICKET));
  });
});

/** Five lotteries with a draw on a day and the day before, and that day: the newest there is. */
async function fiveLotteries() {
  const { lotteries } = await ask('/api/lotteries.json');
  const drawn = new Map<DrawDate, { lottery: string; nameTh: string }[]>();
  for (const { lottery, nameTh } of lotteries) {
    const days = (await drawsOf(lottery)).slice(0, 60).map(({ drawDate }) => drawDate);
    for (const day of days) {
      const before = addDays(day, -1);
      if (days.includes(before)) drawn.set(day, [...(drawn.get(day) ?? []), { lottery, nameTh }]);
    }
  }
  const [today] = [...drawn]
    .filter(([, all]) => all.length >= 5)
    .sort(([a], [b]) => (a < b ? 1 : -1));
  if (today === undefined) throw new Error('no day with five lotteries');
  const [day, all] = today;
  const spread = [0, 1, 2, 3, 4].map((part) => all[Math.floor((part * (all.length - 1)) / 4)]);
  return { day, five: spread.filter((draw) => draw !== undefined) };
}

test("today's five lotteries and yesterday's", async () => {
  const { day, five } = await fiveLotteries();
  for (const [name, link] of [
    ["today's five lotteries", 'วันนี้'],
    ["yesterday's five lotteries", 'เมื่อวาน'],
  ] as const) {
    const steps = async (phone: Phone) => {
      await phone.tap(phone.page.getByRole('link', { name: link }).first());
      await phone.page.waitForURL(/\/day\//);
      for (const { lottery } of five) {
        await phone.read(phone.page.locator(`main a[href^="/lottery/${lottery}/"]`).first());
      }
    };
    await walk(name, { taps: 2 }, steps, nightOf(day));
  }
});

/** The statistics of a lottery by the menu, as far as the first list of numbers drawn often. */
async function openLeaders(phone: Phone, slug: string) {
  const { page } = phone;
  await phone.tap(page.locator('nav a[href="/stats/"]').first());
  await page.waitForURL('**/stats/');
  await phone.tap(page.locator(`main a[href="/stats/${slug}/"]`).first());
  await page.waitForURL(`**/stats/${slug}/`);
}

const numbersOf = (list: string) => list.match(/(?<![\d])\d\d(?!\d)(?= ·|\s|$)/g) ?? [];

test('the ten most frequent of ลาวพัฒนา in the last 100, and of Mondays', async () => {
  const most = (phone: Phone) => phone.firstOf(phone.page.locator('.leaders .most'));
  await walk('the ten most frequent of 100 draws', { taps: 2, swipes: 3 }, async (phone) => {
    await openLeaders(phone, 'lao-lottery');
    const list = await most(phone);
    if (list === undefined) return void phone.missing.push('no list');
    expect(await phone.read(list)).toMatch(/100.งวดล่าสุด/);
    const named = await list.locator('dd').allInnerTexts();
    expect(numbersOf(named.join(' · ')).length).toBeGreaterThanOrEqual(10);
  });
  await walk('the most frequent of Mondays', { taps: 3, swipes: 4 }, async (phone) => {
    await openLeaders(phone, 'lao-lottery');
    const list = await most(phone);
    if (list === undefined) return void phone.missing.push('no list');
    await phone.choose(phone.page.locator('#draws'), 'monday');
    await list.getByText('วันจันทร์').waitFor();
    await phone.read(list);
  });
});

test('a citation with its card', async () => {
  await walk('a citation with its card', { taps: 5 }, async (phone) => {
    const { page } = phone;
    const date = (await drawsOf('thai-government'))[0]?.drawDate ?? '';
    const direct = page.locator(`main a[href*="${date}"]`);
    if ((await phone.firstOf(direct)) === undefined) {
      await phone.tap(page.locator('main a[href="/lottery/thai-government/"]').first());
      await page.waitForURL('**/lottery/thai-government/');
    }
    await phone.tap(page.locator(`main a[href*="/thai-government/${date}/"]`).first());
    await page.waitForURL(`**/${date}/`);
    await phone.read(page.locator('blockquote'));
    const card = await phone.firstOf(page.locator('main a[href$=".png"]'));
    if (card === undefined) return void phone.missing.push('no card');
    const [download] = await Promise.all([page.waitForEvent('download'), phone.tap(card)]);
    expect(await download.failure()).toBeNull();
  });
});

test('a first call of the API', async () => {
  await walk('a first call of the API', { taps: 2 }, async (phone) => {
    const { page } = phone;
    await phone.tap(page.locator('a[href="/docs/"]').first());
    await page.waitForURL('**/docs/');
    await phone.tap(page.locator('.code.shellscript button').first());
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const command = copied.replaceAll(new URL(siteUrl(process.env)).origin, site.origin);
    expect(command).toMatch(/^curl /);
    const { stdout } = await promisify(execFile)('sh', [
      '-c',
      command.replace(/^curl/, 'curl -sS'),
    ]);
    expect(JSON.parse(stdout).success).toBe(true);
  });
});

test("an operator's look", async () => {
  await walk("an operator's look", { taps: 1 }, async (phone) => {
    const { page } = phone;
    await phone.tap(page.locator('a[href="/status/"]').first());
    await page.waitForURL('**/status/');
    await phone.read(page.locator('.counts'));
    await phone.read(page.locator('.wait').first());
  });
});
