import { describe, expect, test } from 'vitest';
import { drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import { daySet } from '../../domain/day-set.ts';
import { parseDrawDate } from '../../domain/draw-date.ts';
import type { CatalogueEntry } from '../contract/catalogue.ts';
import { dueDraws } from '../check/due-draws.ts';
import { renderPart } from './part.ts';
import { countNumbers } from '../../domain/typed-numbers.ts';
import { readEntries } from './answer-question.ts';
import { typedCheck } from './typed-check.ts';

const entry: CatalogueEntry = {
  slug: 'small',
  nameTh: 'หวยเล็ก',
  prizes: ['two'],
  numberLengths: [2, 6],
  hasDraws: true,
  hasCompleteDraws: true,
  days: daySet(['2026-08-16', '2025-12-30'].map(parseDrawDate)),
};
const lottery = smallLottery([prizeKind('two', 2)]);
const draw = drawOn('2026-08-16', { two: ['12'] });
const known = { entry, origin: '', now: 0 };
/** At noon two days later: the draw of the 17th was announced at 20:30. */
const due = dueDraws({ ...lottery, drawDate: draw.drawDate }, Date.parse('2026-08-18T12:00+07:00'));

const pageOf = (entries: string[], date = '', checked = { lottery, draw, due }) => {
  const page = typedCheck(checked, { entries, date }, readEntries(entries, checked), known);
  return { ...page, html: (page.parts ?? []).map(renderPart).join('') };
};

test('a page says that numbers may be wrong, and why, instead of a win', () => {
  const doubtful = drawOn('2026-08-16', { two: ['12'] }, { doubt: 'สองแหล่งไม่ตรงกัน' });
  const checked = { lottery, draw: doubtful, due: undefined };
  const { html } = pageOf(['12'], draw.drawDate, checked);
  expect(html).toContain('<p>ตรงกับเลขที่มี</p>');
  expect(html).toMatch(/สองแหล่งไม่ตรงกัน อย่าเพิ่งทิ้งสลาก/);
  expect(html).not.toContain('ถูกรางวัล');
});

describe('while a draw is missing', () => {
  test('the newest one judges nothing: the page asks of which draw the ticket is', () => {
    for (const number of ['12', '99']) {
      const { title, summary, html } = pageOf([number]);
      expect([title, summary]).toEqual([
        `สลาก ${number} งวดไหน`,
        expect.stringMatching(/17\u00A0ส\.ค\. .*อย่าเพิ่งทิ้ง.* ดูวันที่บนสลาก แล้วเลือกงวด$/),
      ]);
      expect(html).not.toMatch(/ถูกรางวัล/);
      const days = [...html.matchAll(/date=([0-9-]+)&amp;number=(\d+)/g)].map(
        ([, ...found]) => found,
      );
      expect(days).toEqual([
        ['2026-08-17', number],
        ['2026-08-16', number],
      ]);
    }
  });

  test('a draw that was chosen judges', () => {
    expect(pageOf(['99'], '2026-08-16').summary).toBe('งวด 16 ส.ค. 2569: ไม่ถูกรางวัล');
  });

  test('a day beside the number is the draw of the ticket', () => {
    expect(pageOf(['99', '16/8/69']).summary).toBe('งวด 16 ส.ค. 2569: ไม่ถูกรางวัล');
    expect(pageOf(['99', '30/12/2568']).html).toContain('date=2025-12-30&amp;number=99"');
  });

  test('the ways to another draw have the tickets without that day', () => {
    const { html } = pageOf(['99 (2 ใบ)', '16/8/69']);
    const links = [...html.matchAll(/<a [^>]*href="[^"]*(lottery=[^"]*)"/g)].map(
      ([, query]) => query,
    );
    const query = `lottery=small&amp;number=${encodeURIComponent('99×2ใบ')}`;
    expect(links).toEqual([query, query]);
  });
});

test('an entry that can be two things is asked about, and nothing is judged beside it', () => {
  const checked = { lottery, draw, due: undefined };
  const { title, summary, html } = pageOf(['12', '402700-02'], '', checked);
  expect([title, summary]).toEqual(['ยังไม่ได้ตรวจ', 'เลขที่ใส่มาอ่านได้หลายแบบ เลือกแบบที่ใช่ก่อน']);
  expect(html).not.toMatch(/ถูกรางวัล/);
  expect(html).toContain('number=12%0A402700%0A402701%0A402702');
});

test.each([
  [['1/8/69'], 'กรุณาใส่เลขบนสลากด้วย'],
  [['1/8/69', '53', '16/8/69'], 'กรุณาตรวจทีละงวด'],
  [['69-26-13-039184-4358'], 'กรุณาเลือกหวยให้ตรง'],
])('%j is refused: %s', (entries, words) => {
  const { summary, typed } = pageOf(entries);
  expect([summary, typed]).toEqual([expect.stringContaining(words), entries.join('\n')]);
});

test('the series that the chosen draw states decide, and its day only where it states none', () => {
  const government = { ...lottery, slug: 'thai-government' };
  const titleOf = (code: string, series?: number[]) => {
    const stated = drawOn('2026-08-16', { two: ['12'] }, { series });
    const checked = { lottery: government, draw: stated, due: undefined };
    return pageOf([`69-${code}-12-437921-1234`], '2026-08-16', checked).title;
  };
  const asks = 'สลาก 437921 งวดไหน';
  expect(titleOf('31', [31, 32])).not.toBe(asks);
  expect(titleOf('29', [29, 30])).not.toBe(asks);
  expect(titleOf('31', [29, 30])).toBe(asks);
  expect([titleOf('31'), titleOf('29')]).toEqual([expect.not.stringContaining('งวดไหน'), asks]);
});

test('more numbers than a page takes are counted', () => {
  expect(countNumbers(readEntries(['000000..000020', 'none'], { lottery, draw }))).toBe(22);
});
