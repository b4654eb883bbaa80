// What the documentation does in a real browser; its form asks the live API.
// quality.proof.ts has what holds for every page.
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { OUTPUT_FOLDER } from '../scripts/output/output-folder.ts';
import { PAGES } from '../src/api/contract/page-path.ts';
import { PACKAGE_MODULE } from '../src/api/contract/service.ts';
import { EXAMPLES } from '../src/site/view/docs/examples.ts';
import { violationsOf } from './support/axe.ts';
import { standIn } from './support/local-host.ts';
import { newestDraw } from './support/newest-draw.ts';
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

test('the form asks each operation, and with the answers the page is still for everybody', async () => {
  const { page, wrong } = await site.open('/docs/', 360);
  // By keyboard, as somebody without a pointer would.
  await page.getByRole('button', { name: 'เปิดแบบฟอร์มลองเรียก' }).press('Enter');
  await page.locator('.opblock').first().waitFor();
  const openapi = JSON.parse(await readFile('src/generated/openapi.json', 'utf8'));
  expect(await page.locator('.opblock-summary-control').count()).toBe(
    Object.keys(openapi.paths).length,
  );
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
  const overflow: number[] = [];
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    overflow.push(await overflowOf(page));
  }
  // The viewer is the same in both themes but for its colours, and the dark ones are ours.
  await page.emulateMedia({ colorScheme: 'dark' });
  // Colours move to the other scheme, and axe must not meet them on the way.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect([overflow, wrong, await violationsOf(page)]).toEqual([[0, 0], [], []]);
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

test.each(['/docs/', '/en/docs/'])(
  '%s lists every operation without JavaScript, also where the reference was',
  async (path) => {
    const page = await site.browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${site.origin}${path}reference/`);
    expect(page.url()).toBe(`${site.origin}${path}#endpoints`);
    const text = await page.locator('.documentation').innerText();
    const openapi = JSON.parse(await readFile('src/generated/openapi.json', 'utf8'));
    const operations = Object.keys(openapi.paths).map((operation) => `/api${operation}`);
    expect(operations.filter((operation) => !text.includes(operation))).toEqual([]);
    expect(text).not.toMatch(/\(ours|\{props/);
    expect(await page.locator('#try-out').isVisible()).toBe(false);
    await page.close();
  },
);

test('the contents stay beside the text on a wide screen, and the page uses its width', async () => {
  for (const path of ['/docs/', '/en/docs/', '/docs/changelog/']) {
    const { page } = await site.open(path, 1280);
    const contents = page.locator('.contents');
    const right = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().right);
    expect(Math.abs((await right('.contents')) - (await right('.theme-switch')))).toBeLessThan(40);
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    expect([path, (await contents.boundingBox())?.y]).toEqual([path, 16]);
    await page.close();
  }
});

test('the contents mark the section that is read; on a phone they are folded until a tap', async () => {
  const { page: wide } = await site.open('/docs/', 1280);
  await wide.locator('.contents').getByRole('link', { name: 'ข้อผิดพลาด' }).click();
  const current = wide.locator('.contents [aria-current="location"]');
  await current.waitFor();
  expect(await current.allInnerTexts()).toEqual(['ข้อผิดพลาด']);
  await wide.close();
  const { page: narrow } = await site.open('/docs/', 360);
  const link = narrow.locator('.contents').getByRole('link', { name: 'ข้อผิดพลาด' });
  expect(await link.isVisible()).toBe(false);
  await narrow.locator('.contents summary').click();
  expect(await link.isVisible()).toBe(true);
  await narrow.close();
});

test('a page is in one language, but for names and what the lotteries say', async () => {
  for (const name of ['', 'embed/', 'why/', 'changelog/']) {
    const page = await site.browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${site.origin}/en/docs/${name}`);
    const text = await page.locator('.documentation').evaluate((element) => {
      for (const part of element.querySelectorAll('[lang="th"], pre')) part.remove();
      return element.textContent;
    });
    expect([name, text.match(/[ก-๙]{3,}/g) ?? []]).toEqual([name, []]);
    await page.close();
  }
});

test('who reads English is told which pages are in Thai', async () => {
  const { page } = await site.open('/en/docs/', 360);
  const links = await page.locator('nav a:not([href^="#"])').evaluateAll((all) =>
    all.map((link) => ({
      path: link.getAttribute('href') ?? '',
      lang: link.getAttribute('hreflang') ?? 'en',
      said: getComputedStyle(link, '::after').content,
    })),
  );
  expect(links.length).toBeGreaterThan(10);
  for (const { path, lang, said } of links) {
    // One text in both languages.
    if (path === PAGES.package) continue;
    expect([path, lang]).toEqual([path, path.startsWith('/en/') ? 'en' : 'th']);
    // That link says ภาษาไทย.
    if (lang === 'th' && path !== '/docs/') expect([path, said]).toEqual([path, '"(Thai)"']);
  }
  await page.close();
});

describe.each([
  ['/docs/examples/', 'ลองเลย'],
  ['/en/docs/examples/', 'Try it'],
])('the examples of %s', (path, words) => {
  test('each ask this host on a tap, and show what it answers', async () => {
    const { page, wrong } = await site.open(path, 360);
    const tries = page.locator('.try');
    expect(await tries.count()).toBe(Object.keys(EXAMPLES).length);
    for (const place of await tries.all()) {
      const asks = await place.locator('a').getAttribute('href');
      await place.getByRole('button', { name: words }).click();
      const answer = place.locator('pre');
      await answer.waitFor();
      expect(await place.getByRole('status').innerText()).toMatch(/^200 · [0-9]+ ms · /);
      // Long ones are cut.
      const body = await (await fetch(`${site.origin}${asks}`)).json();
      const [beginning = ''] = (await answer.innerText()).split('\n…');
      expect(beginning.length).toBeGreaterThan(100);
      expect(JSON.stringify(body, null, 2).slice(0, beginning.length)).toBe(beginning);
    }
    expect([await overflowOf(page), wrong, await violationsOf(page)]).toEqual([0, [], []]);
    await page.close();
  });

  test('are the files of the repository, and links without JavaScript', async () => {
    const page = await site.browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${site.origin}${path}`);
    expect(await page.getByRole('button', { name: words }).count()).toBe(0);
    for (const [file, { asks }] of Object.entries(EXAMPLES)) {
      const code = page.locator('details').filter({ hasText: file }).locator('pre');
      expect(await code.textContent()).toBe(
        (await readFile(`docs/examples/${file}`, 'utf8')).trimEnd(),
      );
      expect(await page.locator(`.try a[href="${asks}"]`).count()).toBeGreaterThan(0);
    }
    await page.close();
  });
});

test('from the README alone a page of any origin shows the newest draw and checks a ticket', async () => {
  const [, html = ''] = /```html\n(.*?)```/s.exec(await readFile('README.md', 'utf8')) ?? [];
  expect(html.trim().split('\n')).toHaveLength(2);
  const body = `<!doctype html><body>${html.replace('http://localhost:4321', site.origin)}`;
  const { origin, stop } = await standIn((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(body);
  });
  const page = await site.browser.newPage();
  await page.goto(origin);
  await page.getByText(first, { exact: true }).waitFor();
  await page.getByLabel('เลขของคุณ').fill(first);
  await page.getByLabel('เลขของคุณ').press('Enter');
  await page.getByText('6,000,000').first().waitFor();
  await page.close();
  stop();
});

test('the package is one import away for a page of any origin, and as small as is said', async () => {
  const module = await readFile(`${OUTPUT_FOLDER}/static${PACKAGE_MODULE}`);
  expect([module.length < 41_000, gzipSync(module).length < 15_000]).toEqual([true, true]);
  const page = await site.browser.newPage();
  const program = `import { createClient, getResults } from '${site.origin}${PACKAGE_MODULE}';
    const { data } = await getResults(createClient({ hosts: ['${site.origin}'] }));
    document.body.textContent = data[0].prizes[0].numbers[0];`;
  const body = `<!doctype html><body><script type="module">${program}</script>`;
  const other = await standIn((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(body);
  });
  await page.goto(other.origin);
  await page.getByText(first, { exact: true }).waitFor();
  await page.close();
  other.stop();
});
