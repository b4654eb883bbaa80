// The check page in a real browser: by keyboard alone, without a connection, and against the API.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { seededRandom } from '../bench/synthetic-archive.ts';
import { questionPath } from '../src/site/browser/check-page/question.ts';
import { withConfirmation } from '../src/api/check/check-body.ts';
import type { CheckBody } from '../src/api/check/check.schema.ts';
import { readRefusal } from '../src/api/check/describe-check.ts';
import { type Judgement, lengthsOf } from '../src/api/check/judge.ts';
import { renderPart } from '../src/api/verdict/part.ts';
import { verdictParts } from '../src/api/verdict/verdict.ts';
import type { FaultBody } from '../src/api/contract/faults.ts';
import { DAY_MS } from '../src/domain/clock.ts';
import { parseDrawDate, thaiDayLabel } from '../src/domain/draw-date.ts';
import { timetableOf } from './support/built-timetables.ts';
import { checkWithStored } from './support/choose-newest.ts';
import { expectedDraws, expectedTag } from './support/expected-words.ts';
import { newestDraw } from './support/newest-draw.ts';
import { plain } from './support/page-parts.ts';
import { lotteriesWithDraws, readLiveArchive } from './support/real-archive.ts';
import {
  openPage,
  originOf,
  startHost,
  stopHost,
  untilKept,
  visitBuiltSite,
} from './support/visit.ts';

const government = await newestDraw('thai-government');
const first = government.numberOf('first-prize');

const site = visitBuiltSite();

test('many numbers are checked by keyboard alone, and the reader is brought to the answer', async () => {
  const { page, wrong } = await site.open('/check/', 360);
  const { keyboard } = page;
  const focused = () => page.evaluate(() => document.activeElement?.id);
  const tabTo = async (id: string) => {
    for (let step = 0; (await focused()) !== id; step += 1) {
      if (step > 20) throw new Error(`${id} is not reached by Tab`);
      await keyboard.press('Tab');
    }
  };
  await keyboard.press('Tab');
  expect(await page.locator(':focus').innerText()).toBe('ข้ามไปยังเนื้อหา');
  await keyboard.press('Enter');
  await tabTo('draw');
  await keyboard.press('ArrowDown');
  expect(await page.locator('#draw').inputValue()).toBe(government.drawDate);
  await tabTo('numbers');
  await keyboard.type(`53, ${first}\n12345`);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await page.locator('#judgements li').nth(1).waitFor();
  expect(await focused()).toBe('answer-title');
  await page.getByRole('status').getByText('ตรวจแล้ว 3 เลข').waitFor();
  expect(new URL(page.url()).search).toBe(
    `?lottery=thai-government&date=${government.drawDate}&numbers=53,${first},12345`,
  );
  expect(wrong).toEqual([]);
  await page.close();
});

test('a ticket typed with a blank is one ticket, and its other reading is a button', async () => {
  const { page, wrong } = await site.open(`/check/?date=${government.drawDate}`, 360);
  await page.getByLabel('เลขของคุณ').fill(`${first.slice(0, 3)} ${first.slice(3)}\n99`);
  await page.keyboard.press('Control+Enter');
  await page.locator('#judgements').getByText('6,000,000').first().waitFor();
  expect(await page.locator('#judgements b.number').allTextContents()).toEqual([first, '99']);
  await page.locator('#judgements').getByText('วิธีขึ้นเงินและที่มา').waitFor();
  await page.getByRole('link', { name: 'ตรวจเป็น 2 เลข' }).click();
  await page.getByRole('status').getByText('ตรวจแล้ว 3 เลข').waitFor();
  const halves = [first.slice(0, 3), first.slice(3), '99'];
  expect(await page.getByLabel('เลขของคุณ').inputValue()).toBe(halves.join('\n'));
  expect(await page.locator('#others li').count()).toBe(0);
  await page.goBack();
  await page.getByRole('status').getByText('ตรวจแล้ว 2 เลข').waitFor();
  expect(wrong).toEqual([]);
  await page.close();
});

test.each([360, 1280])(
  'the stub of the ticket on the first page is on the first screen and answers at %i px',
  async (width) => {
    const { page, wrong } = await site.open('/', width);
    const field = page.getByLabel('เลขของคุณ');
    const { y = Infinity, height = 0 } = (await field.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(500);
    await field.focus();
    await page.keyboard.type(first);
    await page.keyboard.press('Enter');
    await checkWithStored(page);
    await page.locator('.answer.here').getByText('6,000,000').first().waitFor();
    expect(wrong).toEqual([]);
    await page.close();
  },
);

test.each([
  ['?lottery=gsb-lottery&date=2026-09-01&numbers=12', 'งวดวันที่ 1 กันยายน 2569 ในระบบ'],
  ['?lottery=lao-lottery&date=2023-09-27&numbers=4826', 'ถอนผลแล้ว ไม่ใช่ผลรางวัล'],
  ['?date=2026-08-15&numbers=12', 'งวดวันที่ 15 สิงหาคม 2569 ในระบบ'],
  ['?date=1900-01-01&numbers=12', 'งวดวันที่ 1 มกราคม 2443 ในระบบ'],
  ['?date=2026-02-30&numbers=12', 'ไม่มีวันที่นี้ในปฏิทิน'],
  ['?lottery=nobody&numbers=12', 'ไม่รู้จักหวยในลิงก์นี้ กรุณาเลือกหวยจากรายการ'],
  ['?numbers=%3Cimg%20src=x%20onerror=alert(1)%3E', 'ตรวจไม่ได้'],
])('%s is told apart from a number that lost', async (query, said) => {
  const { page, wrong } = await site.open(`/check/${query}`, 360);
  await page.getByRole('status').getByText(said).waitFor();
  expect(await page.locator('[data-outcome=lost]').count()).toBe(0);
  expect(wrong).toEqual([]);
  await page.close();
});

test('where newer draws were due it is asked of which the ticket is, and they stand in the list, not to be chosen', async () => {
  const { page, wrong } = await site.open('/check/', 360);
  const newest = Date.parse(`${government.drawDate}T20:00:00+07:00`);
  const askAt = async (now: number) => {
    await page.clock.setFixedTime(now);
    await page.goto(`${site.origin}/check/?numbers=99`);
    await page.locator('#judgements .verdict').first().waitFor();
    return plain(await page.locator('#answer').innerText());
  };
  expect(await askAt(newest + DAY_MS)).toContain('ไม่ถูกรางวัล');
  const missing = page.locator('#draw option:disabled', { hasText: 'ยังไม่มีผล' });
  const missingBefore = await missing.count();
  const now = newest + 92 * DAY_MS;
  const timetable = timetableOf('thai-government');
  const { due, next } = expectedDraws(timetable, now);
  const said = await askAt(now);
  expect(said).not.toContain('ถูกรางวัล');
  expect(said).toContain(`${expectedTag(timetable, now)} ดูวันที่บนสลาก แล้วเลือกงวด`);
  expect(said.match(/เก็บไว้รอผล/g)).toHaveLength(1);
  // The newest of those that are due has the button; below it the others, and the draw to come.
  const further = await page.locator('#judgements .further a').allInnerTexts();
  const others = [...due.slice(0, -1), next].map(
    (day) => `งวด ${thaiDayLabel(parseDrawDate(day))}`,
  );
  expect(further.map(plain)).toEqual(others);
  expect(said.match(/ตรวจเลย/g)).toHaveLength(1);
  expect(await missing.count()).toBeGreaterThanOrEqual(missingBefore + due.length);
  expect(wrong).toEqual([]);
  await page.close();
});

test('after one visit it works without a connection, and says how old the results are', async () => {
  const own = await startHost();
  const context = await site.browser.newContext();
  const { page } = await openPage(context, own, '/check/', 360);
  // The year is stored last.
  const year = `/api/draws/thai-government/${government.drawDate.slice(0, 4)}.json`;
  await untilKept(page, '/check/', year);
  const origin = originOf(own);
  await stopHost(own);
  await page.goto(`${origin}/check/?numbers=${first}`);
  await page.locator('#newest').getByText('ออฟไลน์: ใช้ผลที่เก็บไว้ในเครื่อง งวดล่าสุด').waitFor();
  await page.getByRole('status').getByText('ออฟไลน์').waitFor();
  await checkWithStored(page);
  await page.locator('#judgements').getByText('6,000,000').first().waitFor();
  await page.getByLabel('ปี').selectOption('2019');
  await page.locator('#newest').getByText('ออฟไลน์ มีเฉพาะผลปี').waitFor();
  await page.getByRole('button', { name: 'ตรวจ', exact: true }).click();
  await page.getByRole('status').getByText('ออฟไลน์ มีเฉพาะผลปี').waitFor();
  await page.getByLabel('หวย', { exact: true }).selectOption('lao-tv');
  await page.getByRole('button', { name: 'ตรวจ', exact: true }).click();
  await page.getByRole('status').getByText('ไม่มีการเชื่อมต่อ').waitFor();
  await page.goto(`${origin}/`);
  await page.locator('main li a[href="/check/"]').click();
  await page.getByLabel('เลขของคุณ').waitFor();
  await context.close();
});

/** The API's own answer; the quota counts addresses, and this machine has many. */
async function askApi(
  lottery: string,
  number: string,
  client: number,
): Promise<CheckBody | FaultBody> {
  const url = `${site.origin}/api/check?lottery=${lottery}&number=${number}`;
  const [response] = (await once(get(url, { localAddress: `127.0.0.${client}` }), 'response')) as [
    IncomingMessage,
  ];
  expect([200, 400]).toContain(response.statusCode);
  return (await json(response)) as CheckBody | FaultBody;
}

test('four hundred numbers are answered as the API answers them', async () => {
  const random = seededRandom(20_261_120);
  const { archive, sources } = await readLiveArchive();
  const stored = lotteriesWithDraws(archive);
  const perLottery = Math.ceil(400 / stored.length);
  const { page, wrong } = await site.open('/check/', 1280);
  let [compared, client] = [0, 2];
  for (const { lottery, draws } of stored) {
    const [draw] = draws;
    if (draw === undefined) throw new Error('no draw');
    const drawn = Object.values(draw.prizes).flat();
    const entry = { nameTh: lottery.nameTh, numberLengths: lengthsOf(lottery, draw) };
    const numbers = Array.from({ length: perLottery }, () => {
      const length = 1 + Math.floor(random() * 7);
      const digits = () => String(Math.floor(random() * 10));
      // A quarter has won something; of the rest hardly any.
      if (random() < 0.25) return drawn[Math.floor(random() * drawn.length)] ?? '';
      return Array.from({ length }, digits).join('');
    });
    const question = { lottery: lottery.slug, date: draw.drawDate };
    await page.goto(site.origin + questionPath(question, numbers));
    await page.getByRole('status').getByText(`ตรวจแล้ว ${numbers.length} เลข`).waitFor();
    const shown = await page.locator('#judgements').innerHTML();
    // The page also says which draws are due after it.
    const said = shown.replaceAll(/<a class="lead-on".*?<\/a>/g, '');
    const judge = async (number: string): Promise<Judgement> => {
      const body = await askApi(lottery.slug, number, client);
      // Refused together; the page has words of its own for why.
      if (!body.success) return { number, body: { ...body, error: readRefusal(number, entry) } };
      return { number, body };
    };
    const answers = await Promise.all(numbers.map(judge));
    // A browser writes a hard blank by its name.
    const html = verdictParts(withConfirmation({ lottery, draw }, sources), answers, Date.now())
      .map(renderPart)
      .join('')
      .replaceAll('\u00A0', '&nbsp;');
    expect(said.replaceAll('"', '&quot;')).toBe(html.replaceAll('"', '&quot;'));
    compared += numbers.length;
    // So many questions an address: below the 60 a minute.
    client += 1;
  }
  expect(compared).toBeGreaterThanOrEqual(400);
  expect(wrong).toEqual([]);
  await page.close();
});
