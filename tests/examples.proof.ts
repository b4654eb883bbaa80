// The examples as a reader runs them: beside the installed package, on real draws. That they are
// accepted by the compiler is in generators.proof.ts, which installs the types of LINE.
import { copyFile, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OUTPUT_FOLDER } from '../scripts/output/output-folder.ts';
import type { ResultsBody } from '../src/api/answers/results.schema.ts';
import { withDueDraws } from '../src/api/check/due-draws.ts';
import { type InstalledPackage, installPackage } from './support/installed-package.ts';
import { type Listening, localHost, standIn, staticHost } from './support/local-host.ts';
import { CREDIT, DAY, EVERY, expectToSay, stateOf, WITHDRAWN } from './support/draw-states.ts';
import { newestDraw } from './support/newest-draw.ts';
import { liveFiles } from './support/real-files.ts';
import { startBrowser } from './support/visit.ts';

type Json = Readonly<Record<string, unknown>>;
type Draw = ResultsBody['data'][number];
type Flex = Json & { contents: Json };
type FlexModule = {
  flexMessageOf(draw: Draw, url: string): Flex;
  withdrawalMessageOf(change: object, url: string): Flex;
};
type WorkerModule = {
  default: { fetch(request: Request, variables: object): Promise<Response> };
};

let installed: InstalledPackage;
beforeAll(async () => {
  installed = await installPackage();
  for (const name of ['line-flex.js', 'worker.js']) {
    await copyFile(`docs/examples/${name}`, join(installed.folder, name));
  }
});
afterAll(() => installed.remove());

/** @param copy another instance of it, that shares nothing with the first */
const example = <Module>(name: string, copy = '') =>
  import(`${pathToFileURL(join(installed.folder, name)).href}?${copy}`) as Promise<Module>;

describe('the LINE message', () => {
  const MOST_BUBBLE_BYTES = 30_000;
  const URL_SHOWN = 'https://a.example/';

  function* componentsOf(value: unknown): Generator<Json> {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value) yield value as Json;
    for (const inner of Object.values(value)) yield* componentsOf(inner);
  }

  function expectWithinLimits(message: Awaited<ReturnType<FlexModule['flexMessageOf']>>) {
    expect(message['type']).toBe('flex');
    expect(String(message['altText']).length).toBeGreaterThan(0);
    expect(String(message['altText']).length).toBeLessThanOrEqual(400);
    expect(message.contents['type']).toBe('bubble');
    expect(Buffer.byteLength(JSON.stringify(message.contents))).toBeLessThan(MOST_BUBBLE_BYTES);
    for (const part of componentsOf(message.contents)) {
      expect(['bubble', 'box', 'text', 'button', 'uri']).toContain(part['type']);
      if (part['type'] === 'text') expect(part['text']).toMatch(/\S/);
      if (part['type'] === 'box') expect(part['contents']).not.toEqual([]);
      if (part['type'] !== 'uri') continue;
      expect(String(part['label']).length).toBeLessThanOrEqual(20);
      expect(String(part['uri'])).toMatch(/^https:.{1,992}$/);
    }
  }

  test('of the newest draws of every lottery is within the limits of LINE', async () => {
    const { flexMessageOf } = await example<FlexModule>('line-flex.js');
    const files = (await liveFiles()).filter(({ path }) =>
      /^\/api\/results\/.*\/20\.json$/.test(path),
    );
    const draws = files.flatMap(({ text }) => (JSON.parse(text) as ResultsBody).data);
    const sizes = draws.map((draw) => {
      const message = flexMessageOf(draw, URL_SHOWN);
      expectWithinLimits(message);
      return Buffer.byteLength(JSON.stringify(message.contents));
    });
    console.log(`${draws.length} LINE messages, the largest bubble ${Math.max(...sizes)} bytes`);
    expect(sizes.length).toBeGreaterThan(100);
  });

  test('of a lottery with a long name is within them too', async () => {
    const { draw } = stateOf('certain');
    const { flexMessageOf } = await example<FlexModule>('line-flex.js');
    expectWithinLimits(flexMessageOf({ ...draw, lotteryName: 'ยาว'.repeat(400) }, URL_SHOWN));
  });

  test.each(EVERY)('of a draw that is %s says so, before its numbers', async (state) => {
    const { flexMessageOf } = await example<FlexModule>('line-flex.js');
    const { draw, nextDraw } = stateOf(state);
    // As the package gives the newest draw, which knows the time.
    const message = flexMessageOf(withDueDraws({ ...draw, nextDraw }, Date.now()), URL_SHOWN);
    expectWithinLimits(message);
    expectToSay(JSON.stringify(message.contents), state);
    const marks = String(message['altText']).match(/\(.*\)(?=.* 07)/);
    expect(marks === null).toBe(state === 'certain');
  });

  test('of withdrawn draws says which, why, and that their numbers are none', async () => {
    const { withdrawalMessageOf } = await example<FlexModule>('line-flex.js');
    const change = { lotteryName: 'ลาวทีวี', drawDate: DAY, reason: 'เลขของงวดก่อน' };
    for (const drawDates of [undefined, [DAY], [DAY, '2026-09-20']]) {
      const message = withdrawalMessageOf({ ...change, drawDates }, URL_SHOWN);
      expectWithinLimits(message);
      const text = JSON.stringify(message);
      expect(text).toMatch(/ถอนผลลาวทีวี.*เพราะเลขของงวดก่อน.*กรุณาเลิกใช้/);
      expect(text.includes('20 กันยายน 2569 ถึง 26')).toBe(drawDates?.length === 2);
    }
  });
});

describe('the worker', () => {
  const worker = async (copy: string, path: string, variables: object) => {
    const module = await example<WorkerModule>('worker.js', copy);
    const response = await module.default.fetch(new Request(`https://w.example${path}`), variables);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  let host: Listening;
  let mirror: Listening;
  beforeAll(async () => {
    host = await localHost();
    mirror = await staticHost(`${OUTPUT_FOLDER}/static`, '/repository/');
  });
  afterAll(() => {
    host.stop();
    mirror.stop();
  });

  test('tells the newest draw in a line, and a wrong lottery in Thai', async () => {
    const variables = { API: host.origin };
    const told = await worker('one', '/', variables);
    expect([told.status, told.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    expect(told.text).toContain((await newestDraw('thai-government')).numberOf('first-prize'));
    const refused = await worker('one', '/nowhere', variables);
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(refused.text).toContain('ไม่รู้จักหวย');
  });

  test('goes to the mirror while the service is down, and says so where there is none', async () => {
    const gone = await standIn(() => {});
    gone.stop();
    const MIRROR = `${mirror.origin}/repository`;
    const told = await worker('two', '/lao-tv', { API: gone.origin, MIRROR });
    expect([told.status, told.text]).toEqual([200, expect.stringContaining('ลาวทีวี')]);
    const silent = await worker('three', '/lao-tv', { API: gone.origin });
    expect([silent.status, silent.text]).toEqual([503, expect.stringContaining('เชื่อมต่อบริการ')]);
  });
});

describe('the worker, of one draw', () => {
  const lineOf = async (state: string, path: string, status = 200) => {
    const { draw, nextDraw } = stateOf(state);
    const service = await standIn(({ url = '' }, response) => {
      response.setHeader('Content-Type', 'application/json');
      const isDraw = url.includes('/draws/');
      if (isDraw && state === 'withdrawn') {
        response.writeHead(410).end(JSON.stringify(WITHDRAWN));
        return;
      }
      const found = { success: true, attribution: CREDIT, data: isDraw ? draw : [draw] };
      response.end(JSON.stringify({ ...found, ...(!isDraw && { nextDraw }) }));
    });
    const module = await example<WorkerModule>('worker.js', `${state}${path}`);
    const variables = { API: service.origin };
    const response = await module.default.fetch(new Request(`https://w.example${path}`), variables);
    service.stop();
    expect(response.status).toBe(status);
    return response.text();
  };

  test.each(EVERY)('says of a draw that is %s what it is, before its numbers', async (state) => {
    const text = await lineOf(state, '/lao-tv');
    expectToSay(text, state);
    expect(text.trim().endsWith('2 ตัวล่าง 07')).toBe(true);
    if (state !== 'late') expectToSay(await lineOf(state, `/lao-tv/${DAY}`), state);
  });

  test('says of a draw that was withdrawn why it is none', async () => {
    const text = await lineOf('withdrawn', `/lao-tv/${DAY}`, 410);
    expect(text).toBe('ถอนผลงวดนี้แล้ว: เลขของงวดก่อน\n');
  });
});

describe('the page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser.close());

  /** A folder with the page, beside the package. */
  async function pageFolder(name: string): Promise<string> {
    const folder = join(installed.folder, name);
    await mkdir(folder, { recursive: true });
    await copyFile('docs/examples/page.html', join(folder, 'index.html'));
    const built = join(installed.folder, 'node_modules/perdphon/perdphon.js');
    await copyFile(built, join(folder, 'perdphon.js'));
    return folder;
  }

  /** The page as it stands over a mirror of one draw, and what it answers to a number. */
  async function visit(state: string, number?: string) {
    const folder = await pageFolder(`page-${state.replaceAll(' ', '-')}-${number}`);
    const api = join(folder, 'api');
    await mkdir(join(api, 'results/thai-government'), { recursive: true });
    await mkdir(join(api, 'draws/thai-government'), { recursive: true });
    const { draw: drawn, nextDraw } = stateOf(state);
    const draw = { ...drawn, lottery: 'thai-government' };
    const of = { success: true, attribution: CREDIT };
    const write = (path: string, body: object) =>
      writeFile(join(api, path), JSON.stringify({ ...of, ...body }));
    await write('results/thai-government/1.json', { data: [draw], nextDraw });
    const year = `draws/thai-government/${DAY.slice(0, 4)}.json`;
    if (state !== 'withdrawn') await write(year, { data: [draw] });
    const mirror = await staticHost(folder, '/repository/');
    const page = await browser.newPage();
    await page.goto(`${mirror.origin}/repository/`);
    await page.locator('#draw:not(:text("กำลังโหลด"))').waitFor();
    if (number !== undefined) {
      await page.getByLabel('เลขที่ต้องการตรวจ').fill(number);
      await page.getByRole('button').click();
    }
    const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
    const verdict = await page.getByRole('status').textContent();
    const isAsking = await page.locator('form').isVisible();
    await page.close();
    mirror.stop();
    return { text, verdict, isAsking };
  }

  test.each(EVERY)('says of a draw that is %s what it is', async (state) => {
    expectToSay((await visit(state)).text, state);
  });

  test.each([
    ['doubtful', '08', /^08 ยังตอบไม่ได้ เลขอาจผิด .*อย่าเพิ่งทิ้งสลาก$/],
    ['doubtful', '07', /^07 ตรงกับ2 ตัวล่าง เลขอาจผิด .*อย่าเพิ่งทิ้งสลาก$/],
    ['partly announced', '1234', /รอผล: เลข 4 ตัว/],
    ['without a prize', '123456', /มีข้อมูล: เลข 6 ตัว/],
    ['late', '08', /ยังตอบไม่ได้/],
    ['unconfirmed', '08', /^08 ไม่ถูกรางวัล รอยืนยัน/],
    ['certain', '07', /^07 ถูก2 ตัวล่าง$/],
  ])('in a draw that is %s answers %s', async (state, number, words) => {
    expect((await visit(state, number)).verdict).toMatch(words);
  });

  test('of a draw that is there no more asks for no number', async () => {
    const { text, isAsking } = await visit('withdrawn');
    expect([isAsking, /กำลังโหลด/.test(text)]).toEqual([false, false]);
  });

  test('checks tickets on a static server below a folder, and sends no number anywhere', async () => {
    const folder = await pageFolder('site');
    await symlink(resolve(OUTPUT_FOLDER, 'static/api'), join(folder, 'api'));
    const mirror = await staticHost(folder, '/repository/');
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${mirror.origin}/repository/`);
    await page.getByText('สลากกินแบ่งรัฐบาล').waitFor();
    const before = asked.length;
    const check = async (number: string) => {
      await page.getByLabel('เลขที่ต้องการตรวจ').fill(number);
      await page.getByRole('button').click();
      return page.getByRole('status').textContent();
    };
    const newest = await newestDraw('thai-government');
    expect(await check(newest.numberOf('first-prize'))).toContain('ถูกรางวัลที่ 1');
    expect(await check(newest.numberOf('last-two-digit'))).toContain('ถูกรางวัลเลขท้าย 2 ตัว');
    expect(await check('1234')).toContain('ตรวจได้เฉพาะเลข');
    expect(asked.slice(before)).toEqual([]);
    await page.close();
    mirror.stop();
  });
});
