import { describe, expect, test } from 'vitest';
import { drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import { answerParts, othersParts, summarize, verdictParts, wonPrizes } from './verdict.ts';
import { judge } from '../check/judge.ts';
import { renderPart } from './part.ts';

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

describe('while a newer draw has no result', () => {
  const checked = { lottery, draw: drawOn('2026-08-16', prizes) };
  const missing = { words: 'อย่าเพิ่งทิ้งสลากของงวดที่ยังไม่มีผล', href: '/ask/' };
  const actions = { whole: '/whole/', another: '#number', missing };
  const textOf = (...numbers: string[]) =>
    verdictParts({ ...checked, lottery: { ...lottery, group: 'thai' } }, judged(...numbers), NOW, {
      actions,
    })
      .map(renderPart)
      .join('');

  test.each([[['999999', '98']], [['999999', '98', '53']], [['999999', '123453', '53', '98']]])(
    'of %s it is said once that no ticket is to be thrown away',
    (numbers) => {
      expect(textOf(...numbers).match(/อย่าเพิ่งทิ้ง/g)).toHaveLength(1);
    },
  );

  test('not of tickets that won', () => {
    expect(textOf('123453', '53')).not.toContain('อย่าเพิ่งทิ้ง');
  });
});

describe('answerParts', () => {
  test('wins come first, with their sum, then what could not be checked, then a line for each loss', () => {
    const text = textFor('999999', '53', 'x', '123453', '98');
    const order = [
      'ถูกรางวัลที่ 1',
      'ถูกรางวัลเลขท้าย 2\u00A0ตัว',
      'รวม',
      'อ่าน “x”',
      '999999',
      '98',
      'วิธีขึ้นเงินและที่มา',
    ];
    const places = order.map((words) => text.indexOf(words));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(text).toContain('2 × 2,000\u00A0บาท = 4,000\u00A0บาท');
    expect(text).toContain('รวม 6,004,000\u00A0บาท');
  });

  test('a loss has one verdict: above where it is alone, on its line, or over those of many', () => {
    const line = '<li data-outcome="lost"><b class="number">98</b>';
    expect(htmlFor('98')).toBe(`<ul class="lines">${line}</li></ul>`);
    expect(htmlFor('98', '97')).toContain(`${line} <span>ไม่ถูกรางวัล</span></li>`);
    const many = htmlFor(...'98 97 96 95 94 93 92 91 90 89 88'.split(' '), '123453');
    expect(many).toContain(
      `<summary>11 เลข: ไม่ถูกรางวัล</summary><ul class="lines many">${line}</li>`,
    );
    expect(many.split('ไม่ถูกรางวัล')).toHaveLength(2);
  });

  test('a number without a match in a doubtful draw has not lost', () => {
    const entry = { lottery, draw: drawOn('2026-08-16', prizes, { doubt: 'สองแหล่งไม่ตรงกัน' }) };
    for (const numbers of [['98'], ['98', '97'], ['98', '97', '53']]) {
      const judgements = judge(entry, numbers, '');
      const said = summarize(judgements) + answerParts(judgements, NOW).map(renderPart).join('');
      expect(said).toContain('ไม่ตรงกับเลขที่มี');
      expect(said).not.toContain('ไม่ถูกรางวัล');
    }
  });

  test.each([['53'], ['98'], ['53', '98']])(
    'of a doubtful draw no verdict is final',
    (...numbers) => {
      const entry = { lottery, draw: drawOn('2026-08-16', prizes, { doubt: 'สองแหล่งไม่ตรงกัน' }) };
      expect(summarize(judge(entry, numbers, ''))).toMatch(/ · เลขอาจผิด$/);
    },
  );

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

  test('a note stands below a win, and a prize is apart from its baht', () => {
    const html = answerParts(judged('123453', '98'), NOW, [['ก']])
      .map(renderPart)
      .join('');
    expect(html).toContain('<h3>ถูกรางวัลที่ 1 · <span>6,000,000');
    expect(html.indexOf('<p class="note">ก</p>')).toBeGreaterThan(html.indexOf('ถูกรางวัลที่'));
  });

  test('what to do stands below a win of the government lottery, and nowhere else', () => {
    expect(textFor('53')).toContain('ขอรับเงินรางวัลได้ถึงวันที่ 16 สิงหาคม 2571');
    expect(htmlFor('53')).toMatch(/ที่มา: <a href="https:[^>]*>Page News<\/a> อ้างเว็บไซต์สำนักงาน/);
    expect(textFor('98', 'x')).not.toContain('ขอรับ');
    const other = { lottery: { ...lottery, slug: 'lao-tv' }, draw: drawOn('2026-08-16', prizes) };
    expect(
      answerParts(judge(other, ['53'], ''), NOW)
        .map(renderPart)
        .join(''),
    ).not.toContain('ขอรับ');
  });

  test('no number gives no verdict', () => {
    expect(answerParts([], NOW)).toEqual([]);
  });
});

test('another reading is a button to its own question', () => {
  const others = [{ taken: 'ก', choices: [{ words: 'ข', entries: ['437', '921'] }] }];
  const html = othersParts(others, (entries) => `/check/?numbers=${entries}`)
    .map(renderPart)
    .join('');
  expect(html).toBe('<li>ก <a class="button" href="/check/?numbers=437,921">ข</a></li>');
});
