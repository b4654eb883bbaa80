// What the documentation does in a real browser, and its PHP; the reference asks the live API.
// quality.proof.ts has what holds for every page.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '../src/contract/endpoints.ts';
import { writeSamples } from '../src/view/docs/samples.ts';
import { violationsOf } from './support/axe.ts';
import { newestDraw } from './support/newest-draw.ts';
import { runSample } from './support/run-sample.ts';
import { overflowOf, visitBuiltSite } from './support/visit.ts';

const first = (await newestDraw('thai-government')).numberOf('first-prize');

const site = visitBuiltSite();

/** The endpoints and a file: what comes beside them are more files. */
const ASKED = [
  'getResults',
  'checkNumber',
  'checkNumbers',
  'getStats',
  'getCalculations',
  'getStatus',
];

test('the reference asks each operation, and with the answers it is still for everybody', async () => {
  const { page, wrong } = await site.open('/docs/reference/', 360);
  const listed = await page.locator('#reference article').count();
  // By keyboard, as somebody without a pointer would.
  await page.getByRole('button', { name: 'เปิดเอกสารแบบลองเรียกได้' }).press('Enter');
  await page.locator('.opblock').first().waitFor();
  expect(await page.locator('.opblock-summary-control').count()).toBe(listed);
  for (const operation of ASKED) {
    await page.locator(`.opblock[id$="-${operation}"] .opblock-summary-control`).click();
  }
  await page.locator('[data-param-name="number"] input').fill(first);
  const buttons = await page.locator('.execute').all();
  for (const button of buttons) await button.click();
  const answers = page.locator('.live-responses-table');
  await answers.nth(buttons.length - 1).waitFor();
  const statuses = await answers.locator('tbody td.response-col_status').allInnerTexts();
  expect(statuses).toEqual(Array(ASKED.length).fill(expect.stringContaining('200')));
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    // Colours move to the other scheme, and axe must not meet them on the way.
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect([await overflowOf(page), wrong, await violationsOf(page)]).toEqual([0, [], []]);
  }
  await page.close();
});

test('a sample in another language is shown without JavaScript', async () => {
  const page = await site.browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}/docs/`);
  const samples = page.locator('#check .samples');
  await samples.getByText('Python', { exact: true }).click();
  expect(await samples.locator('pre:visible').allInnerTexts()).toEqual([
    expect.stringContaining('urlopen'),
  ]);
  await page.close();
});

test.each([
  ['/docs/', 'คัดลอก', 'คัดลอกไม่ได้ กรุณาเลือกข้อความเอง'],
  ['/en/docs/', 'Copy', 'Cannot copy, please select the text'],
])(
  'on %s a browser that refuses to copy is no error, and says what to do',
  async (path, copy, said) => {
    const page = await site.browser.newPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(() => {
      const writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await page.goto(`${site.origin}${path}`);
    await page.getByRole('button', { name: copy, exact: true }).first().click();
    await page.getByRole('button', { name: said }).waitFor();
    expect(errors).toEqual([]);
    await page.close();
  },
);

test('the reference lists every operation without JavaScript', async () => {
  const page = await site.browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}/docs/reference/`);
  const openapi = JSON.parse(await readFile('src/generated/openapi.json', 'utf8'));
  expect(await page.locator('#reference article').count()).toBe(Object.keys(openapi.paths).length);
  expect(await page.getByRole('button', { name: 'ลองเรียก' }).count()).toBe(0);
  await page.close();
});

test.each(Object.values(ENDPOINTS))(
  '$name: PHP prints what JavaScript prints',
  async ({ name }) => {
    const samples = writeSamples(name, site.origin, first);
    const printed = async (language: string) => {
      const sample = samples.find((written) => written.language === language);
      return sample && runSample(sample);
    };
    const javascript = await printed('fetch');
    expect(javascript).toContain('\n');
    expect(await printed('php')).toBe(javascript);
  },
);
