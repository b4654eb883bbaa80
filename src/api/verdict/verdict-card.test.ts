import { describe, expect, test } from 'vitest';
import { drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import type { Draw } from '../../domain/draw.ts';
import { judge } from '../check/judge.ts';
import { renderPart } from './part.ts';
import { verdictParts } from './verdict.ts';

const lottery = smallLottery(
  [
    prizeKind('first-prize', 6, { nameTh: 'รางวัลที่ 1', amount: '6000000.00', place: 'ABCDEF' }),
    prizeKind('front', 3, { nameTh: 'เลขหน้า 3 ตัว', amount: '4000.00', place: 'ABC' }),
    prizeKind('last-two', 2, { nameTh: 'เลขท้าย 2 ตัว', amount: '2000.00', place: 'EF' }),
  ],
  { slug: 'thai-government', nameTh: 'สลาก' },
);
const PRIZES = { 'first-prize': ['402701'], front: ['791', '912'], 'last-two': ['70'] };
const ACTIONS = {
  whole: '/whole/',
  another: '#numbers',
  keep: '#mine',
  missing: { words: 'ยังไม่มีผล 3 งวด', href: '/ask/' },
};
const NOW = Date.parse('2026-10-01T15:05:00+07:00');

function show(
  numbers: readonly string[],
  more: Partial<Draw> = {},
  prizes: object = PRIZES,
  now = NOW,
) {
  const draw = drawOn('2026-10-01', prizes as Draw['prizes'], more);
  const checked = { lottery, draw };
  const parts = verdictParts(checked, judge(checked, numbers, ''), now, { actions: ACTIONS });
  return parts.map(renderPart).join('\n').replaceAll('\u00A0', ' ');
}

describe('a card for each state of one ticket', () => {
  test.each([
    ['first', '402701', {}, ['ถูกรางวัลที่ 1', '6,000,000 บาท', 'ลงชื่อหลังสลากตอนนี้', '1 ตุลาคม 2571']],
    ['win', '483170', {}, ['4831<mark>70</mark>', 'ถูกเลขท้าย 2 ตัว', '2,000 บาท', 'เลขที่ออก 70']],
    ['win', '912370', {}, ['<mark>912</mark>3<mark>70</mark>', 'ถูก 2 รางวัล', '6,000 บาท']],
    ['lost', '123456', {}, ['ไม่ถูกรางวัล', 'เทียบครบทั้ง 3 รางวัล 4 เลขแล้ว', 'วันที่บนสลากไม่ใช่ 1 ต.ค.?']],
    ['lost', '99', {}, ['เทียบแล้วกับ เลขท้าย 2 ตัว']],
    ['doubt', '402701', { doubt: 'ก ให้ 402701; ข ให้ 402707' }, ['ยังบอกแน่ไม่ได้', 'ก ให้ 402701']],
  ] as const)('%s: %s', (state, number, more, words) => {
    const html = show([number], more);
    expect(html).toMatch(new RegExp(`^<article class="verdict" [^>]*data-state="${state}">`));
    for (const word of words) expect(html).toContain(word);
  });

  test('while prizes are to come it has not lost: how many are there, and what is open', () => {
    const { 'first-prize': _, ...there } = PRIZES;
    const html = show(['123456'], { pending: ['first-prize'] }, there);
    expect(html).toContain('data-state="open"');
    expect(html).toContain('ประกาศแล้ว 2 จาก 3 รางวัล เลขนี้อาจยังถูก<');
    expect(html).toContain('เทียบแล้วไม่ตรง: เลขหน้า 3 ตัว · เลขท้าย 2 ตัว');
    expect(html).toContain('รอผล: รางวัลที่ 1 อย่าเพิ่งทิ้งสลาก');
    expect(html).toContain('ดูผลเมื่อ 15:05 น.');
    expect(html).toContain('data-awaited');
    expect(html).not.toContain('ไม่ถูกรางวัล');
    const won = show(['123470'], { pending: ['first-prize'] }, there);
    expect(won).toContain('data-state="win"');
    expect(won).toContain('เลขนี้อาจยังถูกอีก');
  });

  test('what no later draw decides promises no later check', () => {
    const { 'first-prize': _, ...there } = PRIZES;
    const html = show(['123456'], {}, there);
    expect(html).toContain('data-state="open"');
    expect(html).not.toMatch(/data-keep|ตรวจต่อให้เอง/);
    expect(html).toContain('ดูผลงวดนี้');
  });

  test('nobody is congratulated on a prize that cannot be claimed any more', () => {
    expect(show(['402701'])).toContain('ขอแสดงความยินดีด้วย');
    const late = show(['402701'], {}, PRIZES, Date.parse('2028-10-02T00:00:00+07:00'));
    expect(late).toContain('พ้นกำหนดขอรับเงินรางวัล');
    expect(late).not.toContain('ขอแสดงความยินดีด้วย');
  });

  test('a doubtful draw pays nothing and has no green card', () => {
    expect(show(['402701'], { doubt: 'ก' })).not.toMatch(/บาท|ถูกรางวัล|icon="win"/);
  });
});

test('of several each winner has a card, the others a line, and how to claim stands once', () => {
  const html = show(['402701', '483170', '123456', '219045', 'abc']);
  expect(html.match(/<article/g)).toHaveLength(2);
  expect(html).toContain('รวม 6,002,000 บาท');
  expect(html.match(/class="lines"/g)).toHaveLength(1);
  expect(html.match(/<details class="claim"/g)).toHaveLength(1);
  expect(html).not.toContain('class="tear"');
});

test('many winners are listed by prize', () => {
  const html = show(['100070', '200070', '300070', '400070', '500070', '600070']);
  expect(html).not.toContain('<article');
  expect(html).toContain('6 × 2,000 บาท = 12,000 บาท');
});
