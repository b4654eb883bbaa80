import { describe, expect, test } from 'vitest';
import { drawOn, prizeKind, smallLottery } from '../../tests/support/small-lottery.ts';
import { answerParts, othersParts, wonPrizes } from './check-answer.ts';
import { judge } from './judge.ts';
import { renderPart } from './page-part.ts';

const kinds = [
  prizeKind('first-prize', 6, { nameTh: 'รางวัลที่ 1', amount: '6000000.00', place: 'ABCDEF' }),
  prizeKind('last-two-digit', 2, { nameTh: 'รางวัลเลขท้าย 2 ตัว', amount: '2000.00', place: 'EF' }),
  prizeKind('bottom', 3, { nameTh: '3 ตัวล่าง', amount: '0.00' }),
];
const lottery = smallLottery(kinds, { slug: 'thai-government', nameTh: 'สลาก' });
const prizes = { 'first-prize': ['123453'], 'last-two-digit': ['53'], bottom: ['777'] };
const NOW = Date.parse('2026-08-17T12:00:00+07:00');

const judged = (...numbers: string[]) =>
  judge({ lottery, draw: drawOn('2026-08-16', prizes) }, numbers, '');
const htmlFor = (...numbers: string[]) =>
  answerParts(judged(...numbers), NOW)
    .map(renderPart)
    .join('\n');
const textFor = (...numbers: string[]) =>
  htmlFor(...numbers)
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');

describe('wonPrizes', () => {
  test('groups the numbers by prize, the largest prize first, each hit once', () => {
    const won = wonPrizes(judged('53', '123453', '99', '777', '53'));
    expect(won.map(({ prize, hits }) => [prize, hits.map(({ number }) => number)])).toEqual([
      ['รางวัลที่ 1', ['123453']],
      ['รางวัลเลขท้าย 2 ตัว', ['53', '123453', '53']],
      ['3 ตัวล่าง', ['777']],
    ]);
  });

  test('is the sum of the answers', () => {
    const judgements = judged('53', '123453', '99', '777', '53', 'x');
    const sum = wonPrizes(judgements).reduce(
      (all, { amount, hits }) => all + amount * hits.length,
      0,
    );
    const bodies = judgements.flatMap(({ body }) => (body.success ? body.data.totalAmount : []));
    expect(sum).toBe(bodies.reduce((all, one) => all + one, 0));
  });
});

describe('answerParts', () => {
  test('wins come first, with their sum, then what could not be checked, then a line for each loss', () => {
    const text = textFor('999999', '53', 'x', '123453', '98');
    const order = [
      'ถูกรางวัลที่ 1',
      'ถูกรางวัลเลขท้าย 2 ตัว',
      'รวม',
      'อ่าน “x”',
      '999999',
      '98',
      'ถูกรางวัลแล้วทำอย่างไร',
    ];
    const places = order.map((words) => text.indexOf(words));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(text).toContain('2 × 2,000\u00A0บาท = 4,000\u00A0บาท');
    expect(text).toContain('รวม 6,004,000\u00A0บาท');
  });

  test('a loss is a line: its number and two words', () => {
    expect(htmlFor('98')).toBe(
      '<ul class="lines"><li data-outcome="lost"><b class="number">98</b> <span>ไม่ถูกรางวัล</span></li></ul>',
    );
  });

  test('nothing is said of how near a number came', () => {
    expect(textFor('123452', '54', '52')).not.toMatch(/เกือบ|ใกล้|อีกนิด|เฉียด|เสียดาย/);
  });

  test('what a prize pays is not known to be nothing', () => {
    expect(textFor('777')).toContain('เราไม่มีข้อมูลเงินรางวัลของงวดนี้');
    expect(textFor('777', '53')).toContain('รวมเท่าที่มีข้อมูล 2,000');
  });

  test('a win that may win more stands in the lines as well', () => {
    const draw = drawOn('2026-08-16', { 'last-two-digit': ['53'] }, { pending: ['first-prize'] });
    const text = answerParts(judge({ lottery, draw }, ['123453'], ''), NOW)
      .map(renderPart)
      .join('');
    expect(text).toContain('ถูกรางวัลข้างต้น · ยังประกาศไม่ครบ รอผล: รางวัลที่ 1');
  });

  test('the note about a newer draw is said once', () => {
    const due = {
      state: 'late',
      since: '',
      drawDates: ['2026-09-01'],
      note: 'เทียบกับงวดเก่า',
    } as const;
    const entry = { lottery, draw: drawOn('2026-08-16', prizes), due };
    const html = answerParts(judge(entry, ['98', '97'], ''), NOW)
      .map(renderPart)
      .join('');
    expect(html.split('เทียบกับงวดเก่า')).toHaveLength(2);
    expect(html).not.toContain('ไม่ถูกรางวัล');
  });

  test('what to do stands below a win of the government lottery, and nowhere else', () => {
    expect(textFor('53')).toContain('ขอรับเงินรางวัลได้ถึงวันที่ 16 สิงหาคม 2571');
    expect(htmlFor('53')).toMatch(/ที่มา: <a href="https:/);
    expect(textFor('98', 'x')).not.toContain('ขอรับ');
    const other = { lottery: { ...lottery, slug: 'lao-tv' }, draw: drawOn('2026-08-16', prizes) };
    expect(
      answerParts(judge(other, ['53'], ''), NOW)
        .map(renderPart)
        .join(''),
    ).not.toContain('ขอรับ');
  });

  test('of nothing there is nothing', () => {
    expect(answerParts([], NOW)).toEqual([]);
  });
});

test('another reading is a button to its own question', () => {
  const others = [{ taken: 'ก', others: [{ words: 'ข', entries: ['437', '921'] }] }];
  const html = othersParts(others, (entries) => `/check/?numbers=${entries}`)
    .map(renderPart)
    .join('');
  expect(html).toBe('<li>ก <a class="button" href="/check/?numbers=437,921">ข</a></li>');
});
