// The hours at which somebody may throw a ticket away: what home, lottery, check, the element of
// other sites and saved tickets say at them, of a ticket that lost everything announced so far.
// Prints the table.
import { readFile, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbeddingSite } from './support/embedding-site.ts';
import { cloneInstalled, removeClone, run, start } from './support/fresh-clone.ts';
import { plain } from './support/page-parts.ts';
import { originOf, startBrowser, stopHost } from './support/visit.ts';

type StoredDraw = {
  drawDate: string;
  prizes: Record<string, string[]>;
  pending?: string[];
  decided?: readonly { reason: string; doubt: string }[];
};
const FILE = 'data/draws/thai-government/2026.json';
const FIRST_OF_MONTH = '2026-10-01';
const DOUBT = 'แหล่งให้เลขไม่ตรงกัน รอคนตรวจ: glo ให้ 70; sanook ให้ 71';

/** What is stored of the draw of the first, as it comes in on the day. */
const STORED: Readonly<Record<string, (draw: StoredDraw) => readonly StoredDraw[]>> = {
  'no result': () => [],
  'a part of it': (draw) => {
    const { 'first-prize': first = [], 'last-two-digit': two = [] } = draw.prizes;
    const prizes = { 'first-prize': first, 'last-two-digit': two };
    const pending = Object.keys(draw.prizes).filter((slug) => !(slug in prizes));
    return [{ ...draw, pending, prizes }];
  },
  'in doubt': (draw) => [{ ...draw, decided: [{ reason: 'the two differ', doubt: DOUBT }] }],
};

const MISSING = /ยังไม่มีผล|กำลังรอ|รอผล|ขาด/;
const HOUR = `${FIRST_OF_MONTH}T16:30:00+07:00`;

type Clock = {
  readonly stored: string;
  readonly lottery: string;
  readonly at: string;
  /** What every place has to say. */
  readonly says: RegExp;
};
const CLOCKS: readonly Clock[] = [
  { stored: 'no result', lottery: 'thai-government', at: HOUR, says: MISSING },
  {
    stored: 'a part of it',
    lottery: 'thai-government',
    at: HOUR,
    says: /ยังประกาศไม่ครบ|ไม่ครบ|รอผล|อาจยังถูก/,
  },
  {
    stored: 'in doubt',
    lottery: 'thai-government',
    at: HOUR,
    says: /ไม่ตรงกัน|อาจผิด|รอคนตรวจ|น่าสงสัย/,
  },
  {
    stored: 'in doubt',
    lottery: 'lao-lottery',
    at: '2026-10-07T20:35:00+07:00',
    says: MISSING,
  },
  {
    stored: 'in doubt',
    lottery: 'thai-government',
    at: '2026-11-28T10:00:00+07:00',
    says: MISSING,
  },
  {
    stored: 'in doubt',
    lottery: 'thai-government',
    at: '2027-10-01T10:00:00+07:00',
    says: MISSING,
  },
];

/** Of the draw of each moment: it matches nothing stored. */
const LOST = { 'thai-government': '123456', 'lao-lottery': '0001' } as const;

/** The lines of a text that bear on trust, as the table shows them. */
const WORDS =
  /ยังไม่|กำลังรอ|รอผล|ขาด|ไม่ครบ|ไม่ตรง|อาจผิด|รอคนตรวจ|วันก่อน|เดือน(?:ที่แล้ว|ก่อน)|ปี(?:ที่แล้ว|ก่อน)|งวดไหน|อย่าเพิ่ง|ไม่ถูก|เก็บ/;
const trustLines = (text: string) => {
  const lines = text.split('\n').map(plain);
  return [...new Set(lines.filter((line) => WORDS.test(line)))].join(' · ');
};

const table: Record<string, Record<string, string>> = {};
let folder: string;
let browser: Browser;
let whole: readonly StoredDraw[];
beforeAll(async () => {
  [folder, browser] = [await cloneInstalled(), await startBrowser()];
  whole = JSON.parse(await readFile(join(folder, FILE), 'utf8'));
});
afterAll(async () => {
  for (const [moment, places] of Object.entries(table)) {
    console.log(`\n${moment}`);
    for (const [place, words] of Object.entries(places)) console.log(`  ${place}: ${words}`);
  }
  await browser?.close();
  await removeClone(folder);
});

describe.each(Object.keys(STORED))('of the draw of the first is stored: %s', (stored) => {
  let host: Awaited<ReturnType<typeof start>>;
  let embedding: Server;
  let origin = '';
  beforeAll(async () => {
    const draws = whole.flatMap((draw) =>
      draw.drawDate === FIRST_OF_MONTH ? (STORED[stored]?.(draw) ?? []) : [draw],
    );
    const lines = draws.map((draw) => JSON.stringify(draw)).join(',\n');
    await writeFile(join(folder, FILE), `[\n${lines}\n]\n`);
    await run(folder, 'npm run build');
    host = await start(folder, 'npm run serve', /site (http:\S+)\//, { PORT: '0' });
    origin = host.match[1] ?? '';
    embedding = await openEmbeddingSite(origin);
  });
  afterAll(async () => {
    await stopHost(embedding);
    await host?.stop('SIGINT');
  });

  test.each(CLOCKS.filter((clock) => clock.stored === stored))(
    '$lottery at $at',
    async ({ lottery, at, says }) => {
      const number = LOST[lottery as keyof typeof LOST];
      const context = await browser.newContext({
        viewport: { width: 360, height: 800 },
        serviceWorkers: 'block',
      });
      const openAt = async (address: string): Promise<Page> => {
        const page = await context.newPage();
        await page.clock.setFixedTime(Date.parse(at));
        await page.goto(address, { waitUntil: 'networkidle' });
        return page;
      };
      const texts = {
        home: async () => {
          const page = await openAt(`${origin}/`);
          // Of the government the page itself; of another lottery its card.
          if (lottery === 'thai-government') return page.locator('main').innerText();
          // Its card may be in a fold.
          await page.evaluate(() => {
            for (const fold of document.querySelectorAll('details')) fold.open = true;
          });
          const cards = page.locator(`main [data-announced*='"${lottery}"']`);
          return (await cards.allInnerTexts()).join('\n');
        },
        lottery: async () =>
          (await openAt(`${origin}/lottery/${lottery}/`)).locator('main').innerText(),
        check: async () => {
          const page = await openAt(`${origin}/check/?lottery=${lottery}&numbers=${number}`);
          const answer = page.locator('#answer');
          await expect.poll(() => answer.innerText()).toMatch(/\S/);
          return answer.innerText();
        },
        element: async () => {
          const page = await openAt(`${originOf(embedding)}/?lottery=${lottery}`);
          const card = page.locator('lottery-result section');
          await card.locator('[part=draw]').waitFor();
          return card.innerText();
        },
        saved: async () => {
          const page = await openAt(`${origin}/check/?lottery=${lottery}`);
          await page.getByLabel('เลขของคุณ').fill(number);
          await page.locator('#keep').click();
          const day = at.slice(0, 10);
          const choice = page.getByLabel('สำหรับงวด');
          const days = await choice
            .locator('option:not(:disabled)')
            .evaluateAll((all) => all.map((option) => option.getAttribute('value') ?? ''));
          await choice.selectOption(days.includes(day) ? day : (days.find(Boolean) ?? ''));
          await page.getByRole('button', { name: 'เก็บในเครื่องนี้' }).click();
          await page
            .locator('#my-draws')
            .getByText(/รอผล|ตรวจแล้ว|ยังไม่มีผล/)
            .first()
            .waitFor();
          return `${await page.locator('#mine-status').innerText()}\n${await page.locator('#my-draws').innerText()}`;
        },
      };
      const row: Record<string, string> = {};
      for (const [place, read] of Object.entries(texts)) row[place] = trustLines(await read());
      table[`${lottery} at ${at}, stored: ${stored}`] = row;
      for (const [place, words] of Object.entries(row)) {
        expect(words, place).toMatch(says);
        // Nobody may take the ticket for lost.
        expect(words, place).not.toMatch(/ไม่ถูกรางวัล(?!ที่เทียบได้)/);
      }
      await context.close();
    },
  );
});
