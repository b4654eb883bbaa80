// The addresses and answers of another API, as its callers read them: what is emitted is what the
// edge finds, and nothing that is not a whole result looks like one. The callers are those of
// github.com/rayriffy/thai-lotto-api: slapexs/thailotto-with-lineoa and
// xNewz/thai-lottory-discord-bot read the newest draw, ko-htut/Thai-Lottery the list.
import { beforeAll, describe, expect, test } from 'vitest';
import { lotteryDraws, readRealArchive } from '../../../tests/support/real-archive.ts';
import { SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { withdrawn } from '../../../tests/support/withdrawn.ts';
import { type Catalogue, catalogueOf } from '../contract/catalogue.ts';
import { compatId } from '../contract/compat-path.ts';
import { addDays } from '../../domain/clock.ts';
import { type LotteryDraws, withBegunEras } from '../../domain/draw.ts';
import { answerRequest } from '../../serve/edge/answer-request.ts';
import { memoryQuota } from '../../serve/edge/quota.ts';
import { emitCompat } from './compat.ts';

const BASE = '/compat/rayriffy';

let government: LotteryDraws;
beforeAll(async () => {
  government = lotteryDraws((await readRealArchive()).archive, 'thai-government');
});

const emitted = (archive: LotteryDraws) =>
  new Map([...emitCompat(archive, SMALL_SITE)].map(({ path, text }) => [path, JSON.parse(text)]));

const catalogues = new WeakMap<LotteryDraws, Catalogue>();

async function ask(archive: LotteryDraws, path: string, method = 'GET') {
  const catalogue = catalogues.get(archive) ?? catalogueOf([archive]);
  catalogues.set(archive, catalogue);
  const edge = { catalogue, quota: memoryQuota() };
  const answer = await answerRequest({ method, url: `https://a.example${path}` }, 'x', edge);
  if (answer.kind === 'file') return { status: 200, ...answer };
  if (answer.kind === 'function') throw new Error(`${path} is checked`);
  const { status, headers, text } = answer.reply;
  return { status, headers, body: text === null ? null : JSON.parse(text) };
}

describe('of the real draws', () => {
  test('the newest one has every field that programs read', () => {
    const [newest] = government.draws;
    const { prizes = {}, drawDate = '' } = newest ?? {};
    const { status, response } = emitted(government).get(`${BASE}/latest`);
    expect(status).toBe('success');
    expect(response.prizes[0]).toEqual({
      id: 'prizeFirst',
      name: 'รางวัลที่ 1',
      reward: '6000000',
      amount: 1,
      number: prizes['first-prize'],
    });
    const shown = [...response.prizes, ...response.runningNumbers].map(
      ({ id, reward, amount, number }) => [id, reward, amount, number.length],
    );
    expect(shown).toEqual([
      ['prizeFirst', '6000000', 1, 1],
      ['prizeFirstNear', '100000', 2, 2],
      ['prizeSecond', '200000', 5, 5],
      ['prizeThird', '80000', 10, 10],
      ['prizeForth', '40000', 50, 50],
      ['prizeFifth', '20000', 100, 100],
      ['runningNumberFrontThree', '4000', 2, 2],
      ['runningNumberBackThree', '4000', 2, 2],
      ['runningNumberBackTwo', '2000', 1, 1],
    ]);
    expect(response.endpoint.split('/').at(-1)).toBe(compatId(drawDate as never));
    expect(response.date).toMatch(/^\d{1,2} [ก-๙]+ 25\d\d$/);
  });

  test('no number of any draw is lost or added', () => {
    const files = emitted(government);
    for (const { drawDate, prizes } of government.draws) {
      const { response } = files.get(`${BASE}/lotto/${compatId(drawDate)}`);
      const shown = [...response.prizes, ...response.runningNumbers].flatMap((one) => one.number);
      expect([drawDate, shown.sort()]).toEqual([drawDate, Object.values(prizes).flat().sort()]);
    }
  });

  test('the pages list each draw once, newest first, and the last one is empty', () => {
    const files = emitted(government);
    const listed = [];
    for (let page = 1; ; page += 1) {
      const { response } = files.get(`${BASE}/list/${page}`);
      if (response.length === 0) break;
      listed.push(...response);
    }
    expect(listed.map(({ id }) => id)).toEqual(
      government.draws.map(({ drawDate }) => compatId(drawDate)),
    );
    for (const { url, date } of listed) {
      expect(files.get(`${BASE}${url}`).response.date).toBe(date);
    }
  });

  test('each file is led to by its own address, typed, kept and uncounted, and no other day is', async () => {
    const files = emitted(government);
    for (const path of files.keys()) expect(await ask(government, path)).toMatchObject({ path });
    const { headers } = await ask(government, `${BASE}/latest`);
    expect(headers).toMatchObject({
      'Content-Type': 'application/json; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': expect.stringContaining('max-age=300'),
    });
    expect(headers).not.toHaveProperty('RateLimit');
    for (let day = addDays(government.draws[0]?.drawDate as never, -800), n = 0; n < 900; n += 1) {
      const path = `${BASE}/lotto/${compatId(day)}`;
      expect([path, (await ask(government, path)).status]).toEqual([
        path,
        files.has(path) ? 200 : 404,
      ]);
      day = addDays(day, 1);
    }
  });
});

test.each([
  ['/list', '/list/1'],
  ['/list/', '/list/1'],
  ['/list/0', '/list/1'],
  ['/latest/', '/latest'],
])('%s is %s', async (asked, path) => {
  expect(await ask(government, BASE + asked)).toMatchObject({ path: BASE + path });
});

test('a page behind the last is as empty as the last', async () => {
  const answer = await ask(government, `${BASE}/list/99999`);
  const path = 'path' in answer ? answer.path : '';
  expect(emitted(government).get(path)).toEqual({ status: 'success', response: [] });
});

test.each([
  ['/lotto/01011999', 404],
  ['/lotto/99999999', 404],
  ['/lotto/2026-10-01', 404],
  ['/list/x', 404],
  ['/nothing', 404],
  ['/latest', 405, 'POST'],
])('%s is refused with %d in the words of that API', async (path, status, method?: string) => {
  const refused = await ask(government, BASE + path, method);
  const body = { status: 'crash', response: expect.stringMatching(/[ก-๙]/) };
  expect(refused).toMatchObject({ status, body });
  expect(refused.headers).toMatchObject({ 'Cache-Control': 'no-store' });
});

test('a preflight is answered', async () => {
  expect(await ask(government, `${BASE}/latest`, 'OPTIONS')).toMatchObject({ status: 204 });
});

test('a draw that is being announced, and one that was withdrawn, are nowhere', async () => {
  const [newest, next, ...draws] = government.draws;
  if (newest === undefined || next === undefined) throw new Error('no draws');
  const { 'fifth-prize': _, ...prizes } = newest.prizes;
  const pending = { ...newest, prizes, pending: ['fifth-prize'] };
  const stored = [pending, withdrawn(next), ...draws];
  const archive = withBegunEras(government.lottery, stored);
  const files = emitted(archive);
  const ids = [newest, next].map(({ drawDate }) => compatId(drawDate));
  expect(files.get(`${BASE}/latest`)).toEqual(
    files.get(`${BASE}/lotto/${compatId(draws[0]?.drawDate as never)}`),
  );
  for (const id of ids) expect(JSON.stringify([...files])).not.toContain(id);
  expect((await ask(archive, `${BASE}/lotto/${ids[0]}`)).status).toBe(404);
  expect((await ask(archive, `${BASE}/lotto/${ids[1]}`)).status).toBe(410);
  for (const path of files.keys()) expect(await ask(archive, path)).toMatchObject({ path });
});

test('without a whole draw there is nothing', async () => {
  const none = { ...government, draws: [] };
  expect([...emitCompat(none, SMALL_SITE)]).toEqual([]);
  expect((await ask(none, `${BASE}/latest`)).status).toBe(404);
});
