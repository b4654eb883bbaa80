// The examples as a reader runs them: beside the installed package, on real draws. That they are
// accepted by the compiler is in generators.proof.ts, which installs the types of LINE.
import { copyFile, mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OUTPUT_FOLDER } from '../scripts/build/output-folder.ts';
import type { ResultsBody } from '../src/contract/schemas/results.ts';
import { type InstalledPackage, installPackage } from './support/installed-package.ts';
import { type Listening, localHost, standIn, staticHost } from './support/local-host.ts';
import { newestDraw } from './support/newest-draw.ts';
import { liveFiles } from './support/real-files.ts';

type Json = Readonly<Record<string, unknown>>;
type Draw = ResultsBody['data'][number];
type FlexModule = { flexMessageOf(draw: Draw, url: string): Json & { contents: Json } };
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

  test('of a draw still being announced says what is awaited, and no name makes it too long', async () => {
    const { flexMessageOf } = await example<FlexModule>('line-flex.js');
    const [file] = (await liveFiles()).filter(({ path }) => path === '/api/results/lao-tv/1.json');
    const [draw] = (JSON.parse(file?.text ?? '') as ResultsBody).data as [Draw];
    const pendingPrizes = [{ slug: 'x', name: 'รางวัลที่ 5' }];
    const lotteryName = 'ยาว'.repeat(400);
    const message = flexMessageOf({ ...draw, lotteryName, pendingPrizes }, URL_SHOWN);
    expectWithinLimits(message);
    expect(JSON.stringify(message)).toContain('รอประกาศ');
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

test('the page checks tickets on a static server below a folder, and sends no number anywhere', async () => {
  const folder = join(installed.folder, 'site');
  await mkdir(folder);
  await copyFile('docs/examples/page.html', join(folder, 'index.html'));
  const built = join(installed.folder, 'node_modules/perdphon/perdphon.js');
  await copyFile(built, join(folder, 'perdphon.js'));
  await symlink(resolve(OUTPUT_FOLDER, 'static/api'), join(folder, 'api'));
  const mirror = await staticHost(folder, '/repository/');
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
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
  } finally {
    await browser.close();
    mirror.stop();
  }
});
