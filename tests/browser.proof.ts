// The page in a real browser, and the API called from a page of another origin.
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkNumber } from '../src/domain/check.ts';
import { everyNumber } from '../src/domain/digits.ts';
import { chooseNewest, untilJudged } from './support/choose-newest.ts';
import { countLotteriesWithDraws, newestDraw } from './support/newest-draw.ts';
import { lotteryDraws, readLiveArchive } from './support/real-archive.ts';
import { listening, originOf, visitBuiltSite } from './support/visit.ts';

const government = await newestDraw('thai-government');
const first = government.numberOf('first-prize');
const loser = await losingTicket();
const notWon = new RegExp(`งวด .* 25\\d\\d: ไม่ถูกรางวัล[\\s\\S]*${loser}`);
const thaiDigits = (number: string) =>
  [...number].map((digit) => String.fromCharCode('๐'.charCodeAt(0) + Number(digit))).join('');

async function losingTicket(): Promise<string> {
  const { lottery, draws } = lotteryDraws((await readLiveArchive()).archive, 'thai-government');
  const [newest] = draws;
  if (newest === undefined) throw new Error('no draw');
  const loses = (number: string) => checkNumber(lottery, newest, number).matches.length === 0;
  return everyNumber(6).find(loses) ?? '';
}

const site = visitBuiltSite();

let elsewhere: Server;
beforeAll(async () => {
  elsewhere = await listening(
    createServer((_, response) => {
      response
        .setHeader('Content-Type', 'text/html')
        .end('<!doctype html><title>elsewhere</title>');
    }),
  );
});
afterAll(() => elsewhere?.close());

describe('the first page', () => {
  test('has a card for each lottery with a draw', async () => {
    const { page } = await site.open('/', 1280);
    expect(await page.locator('article').count()).toBe(await countLotteriesWithDraws());
    await page.close();
  });

  test('an answer goes when its question changes, and a late one never replaces a newer one', async () => {
    const { page } = await site.open('/check/', 1280);
    const numbers = page.getByLabel('เลขของคุณ');
    const answer = page.locator('#judgements');
    await chooseNewest(page);
    const ask = async (number: string) => {
      await numbers.fill(number);
      await page.keyboard.press('Control+Enter');
    };
    await ask(first);
    await answer.getByText('6,000,000').first().waitFor();
    await numbers.fill(loser);
    expect(await answer.innerText()).toBe('');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The first question's draws come only when the second one has its answer.
    const late = page.waitForRequest('**/api/draws/thai-government/*.json');
    await page.route('**/api/draws/thai-government/*.json', async (route) => {
      await released;
      await route.continue().catch(() => {});
    });
    await ask(first);
    await late;
    await page.unroute('**/api/draws/thai-government/*.json');
    await ask(loser);
    await answer.getByText(loser).first().waitFor();
    release();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('#answer').innerText()).toMatch(notWon);
    expect(await answer.innerText()).not.toContain(first);
    await page.close();
  });

  test.each(['/', '/check/'])(
    '%s is read, and its form works, without JavaScript',
    async (path) => {
      const page = await site.browser.newPage({ javaScriptEnabled: false });
      await page.goto(`${site.origin}${path}`);
      if (path === '/') expect(await page.locator('main').innerText()).toContain(first);
      const two = government.numberOf('last-two-digit');
      await page
        .getByLabel('เลขของคุณ')
        .fill(`${thaiDigits(first.slice(0, 3))} ${first.slice(3)}, ${two}`);
      await page.getByRole('button').click();
      const answer = page.locator('#answer');
      // The link to the check page may have named a draw, which only a script can read.
      if (path === '/check/') {
        expect(await answer.innerText()).toContain('สลากกินแบ่งรัฐบาล งวดไหน');
        await page.getByLabel('งวด').selectOption({ index: 1 });
        await page.getByRole('button').click();
      } else await untilJudged(page);
      expect(await answer.innerText()).toContain('ตรวจแล้ว 2 เลข: ถูกรางวัล 2');
      expect(await answer.innerText()).toMatch(/6,000,000\sบาท/);
      await page.getByRole('link', { name: `${first.slice(0, 3)} และ ${first.slice(3)}` }).click();
      expect(await answer.innerText()).toContain('ตรวจแล้ว 3 เลข');
      await page.getByLabel('เลขอื่น').fill('<b>53');
      await page.getByRole('button').click();
      expect(await answer.innerText()).toContain('อ่าน “<b>53” เป็นเลขไม่ได้');
      expect(await page.getByLabel('แก้ไขแล้วตรวจอีกครั้ง').inputValue()).toBe('<b>53');
      expect(
        await page.locator('#answer').evaluate((node) => getComputedStyle(node).fontSize),
      ).toBe('16px');
      await page.close();
    },
  );
});

test('without JavaScript the page of a draw has a form of its own, which asks about that draw', async () => {
  const page = await site.browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}/lottery/thai-government/2026-08-16/`);
  await page.getByLabel(/^ตรวจกับงวด 16.ส\.ค\. 2569$/).fill('ab');
  await page.getByRole('button', { name: 'ตรวจ', exact: true }).click();
  expect(await page.locator('#answer h2').innerText()).toMatch(/^สลากกินแบ่งรัฐบาล งวด \d/);
  expect(await page.locator('input[name="date"]').inputValue()).toBe('2026-08-16');
  await page.close();
});

test('a page of another origin reads every status and Retry-After', async () => {
  const page = await site.browser.newPage();
  await page.goto(originOf(elsewhere));
  const seen = await page.evaluate(async (api) => {
    const ask = async (path: string, init?: RequestInit) => {
      const response = await fetch(`${api}${path}`, init);
      const { success } = await response.json();
      return {
        status: response.status,
        success,
        retry: response.headers.get('Retry-After'),
      };
    };
    const answers = [
      await ask('/api/results'),
      await ask('/api/results', { headers: { 'X-Preflighted': '1' } }),
      await ask('/api/results?limit=0'),
      await ask('/api/draws/gsb-lottery/2000-01-01.json'),
      await ask('/api/results', { method: 'POST' }),
    ];
    for (let request = 0; request < 60; request += 1) await fetch(`${api}/api/stats?prize=x`);
    return [...answers, await ask('/api/stats')];
  }, site.origin);
  expect(seen.map(({ status, success }) => [status, success])).toEqual([
    [200, true],
    [200, true],
    [400, false],
    [404, false],
    [405, false],
    [429, false],
  ]);
  expect(Number(seen.at(-1)?.retry)).toBeGreaterThan(0);
  await page.close();
});
