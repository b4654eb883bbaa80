// Whoever presses ตรวจ before the script of a slow phone has run is told about the draw of the address,
// in words: never about another draw, and never in JSON.
import { expect, test } from 'vitest';
import { newestDraw } from './support/newest-draw.ts';
import { slowDown } from './support/phone.ts';
import { NO_QUOTA, visitBuiltSite } from './support/visit.ts';

const site = visitBuiltSite(NO_QUOTA);

const government = await newestDraw('thai-government');
const FIRST_PRIZE = /6,000,000\sบาท/;

/** Twenty moments, from 0.2 to 6 seconds after the page was asked for. */
const MOMENTS_MS = Array.from({ length: 20 }, (_, index) => 200 + Math.round((index * 5800) / 19));
const PAGES_AT_ONCE = 4;

type Press = {
  readonly path: string;
  /** Typed in at the moment; without it the number is the address's. */
  readonly number?: string;
};

/** What a visitor reads who presses the button at the moment, or as soon as there is one. */
async function answerAt(moment: number, { path, number }: Press): Promise<string> {
  const context = await site.browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await slowDown(page, 'weak-3g');
  // From within the page: a tap from outside waits until the page is at rest, which is too late.
  await page.addInitScript(
    ({ moment: due, typed, pathname }) => {
      if (location.pathname !== pathname) return;
      const press = () => {
        const button = document.querySelector<HTMLButtonElement>('#check button');
        const field = document.querySelector<HTMLInputElement>('#check [name=number]');
        if (field && typed) field.value = typed;
        if (button && field?.value) button.click();
        else setTimeout(press, 20);
      };
      setTimeout(press, due - performance.now());
    },
    { moment, typed: number, pathname: new URL(path, site.origin).pathname },
  );
  await page.goto(`${site.origin}${path}`, { waitUntil: 'commit' });
  await page.waitForFunction(
    () =>
      document.contentType === 'application/json' ||
      /ตรวจแล้ว|งวดไหน/.test(document.querySelector('#answer')?.textContent ?? ''),
    undefined,
    { timeout: 60_000 },
  );
  const said = await page.evaluate(
    () => document.querySelector<HTMLElement>('#answer')?.innerText ?? document.body.innerText,
  );
  const by = new URL(page.url()).pathname;
  await context.close();
  return `${by} ${said}`;
}

/** What was said, by moment: whole where it lacks any of the words, else only which address said it. */
async function answersOf(press: Press, words: readonly (string | RegExp)[]) {
  const left = [...MOMENTS_MS];
  const answers: { moment: number; by: string; wrong?: string }[] = [];
  const visit = async () => {
    for (let moment = left.shift(); moment !== undefined; moment = left.shift()) {
      const said = await answerAt(moment, press);
      const isRight = words.every((word) => said.search(word) >= 0);
      const [by = ''] = said.split(' ');
      answers.push({ moment, by, ...(!isRight && { wrong: said.slice(0, 200) }) });
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, visit));
  const asked = answers.filter(({ by }) => by === '/api/check');
  console.log(`${press.path}: ${asked.length} of ${answers.length} before the script had run`);
  return { wrong: answers.filter(({ wrong }) => wrong !== undefined), early: asked.length };
}

const DRAW_OF_ADDRESS = '/check/?lottery=thai-government&date=2026-09-16';
const OF_ITS_DRAW = ['งวด 16 กันยายน 2569', 'ถูกรางวัล 1', FIRST_PRIZE];
const OF_THE_NEWEST = ['สลากกินแบ่งรัฐบาล งวด', 'ถูกรางวัล 1', FIRST_PRIZE];

test.each([
  { path: DRAW_OF_ADDRESS, number: '730640', words: OF_ITS_DRAW },
  { path: `${DRAW_OF_ADDRESS}&numbers=730640`, words: OF_ITS_DRAW },
  { path: '/', number: government.numberOf('first-prize'), words: OF_THE_NEWEST },
])(
  'a first prize is one at every early moment on $path',
  async ({ words, ...press }) => {
    const { wrong, early } = await answersOf(press, words);
    expect(wrong).toEqual([]);
    // Or nothing was tried.
    expect(early).toBeGreaterThan(0);
  },
  400_000,
);
