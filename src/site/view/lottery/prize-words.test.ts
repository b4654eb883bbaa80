import { describe, expect, test } from 'vitest';
import { lotteryDraws, readRealArchive } from '../../../../tests/support/real-archive.ts';
import { day, prizeKind, smallLottery } from '../../../../tests/support/small-lottery.ts';
import { amountNote, eraTexts, formatBaht } from './prize-words.ts';

describe('bahtText', () => {
  test.each([
    { amount: '6000000.00', text: '6,000,000 บาท', because: 'thousands are grouped' },
    { amount: '2000.50', text: '2,000.5 บาท', because: 'satang are not dropped' },
    { amount: '0.01', text: '0.01 บาท', because: 'the least amount is one' },
    { amount: '0.00', text: undefined, because: 'no payout is known, which is not "0 baht"' },
  ])('$amount is $text: $because', ({ amount, text }) => {
    expect(formatBaht(amount)).toBe(text);
  });
});

describe('amountNote', () => {
  test('a lottery without official payouts says so, one with gaps in its history says that', async () => {
    const { archive } = await readRealArchive();
    const note = (slug: string, ...amounts: string[]) =>
      amountNote(
        lotteryDraws(archive, slug).lottery,
        amounts.map((amount) => prizeKind('p', 2, { amount })),
      );
    expect(note('lao-tv', '0.00')).toContain('เราไม่มีข้อมูลเงินรางวัลของหวยนี้');
    expect(note('thai-government', '0.00')).toContain('ยังไม่มีหลักฐานยืนยัน');
    expect(note('thai-government', '6000000.00')).toBeUndefined();
  });
});

const p = prizeKind('p', 2, { nameTh: 'รางวัล ก', amount: '1000.00' });
const q = prizeKind('q', 3, { nameTh: 'รางวัล ข', picks: 2, amount: '500.00' });
const changesFrom = (before: (typeof p)[], after: (typeof p)[]) =>
  eraTexts(
    smallLottery([], {
      eras: [
        { from: null, prizes: before },
        { from: day('2024-01-01'), prizes: after },
      ],
    }),
  )[0]?.changes;

test('an era says since when, and the first has always been', () => {
  const changes = ['โครงสร้างรางวัลแรกที่มีข้อมูล'];
  expect(eraTexts(smallLottery([p]))).toEqual([{ since: 'ตั้งแต่แรก', changes }]);
});

test('an amount, a count, a new prize and a prize given up are each a change', () => {
  expect(changesFrom([p], [{ ...p, amount: '2000.00' }])).toEqual([
    'รางวัล ก จาก 1,000 บาท เป็น 2,000 บาท',
  ]);
  expect(changesFrom([p], [{ ...p, picks: 4 }])).toEqual(['รางวัล ก จาก 1 เลข เป็น 4 เลข']);
  expect(changesFrom([p], [p, q])).toEqual(['เพิ่มรางวัล ข · 2 เลข เลขละ 500 บาท']);
  expect(changesFrom([p, q], [p])).toEqual(['เลิกรางวัล ข']);
  expect(changesFrom([p], [p])).toEqual([]);
});

test('an amount that was unknown has not "changed from nothing"', () => {
  expect(changesFrom([{ ...p, amount: '0.00' }], [p])).toEqual(['รางวัล ก ยืนยันได้ว่า 1,000 บาท']);
});

test('every era of every lottery but the oldest changed something', async () => {
  const { archive } = await readRealArchive();
  for (const { lottery } of archive) {
    const texts = eraTexts(lottery);
    expect(texts.slice(0, -1).filter(({ changes }) => changes.length === 0)).toEqual([]);
  }
  const government = eraTexts(lotteryDraws(archive, 'thai-government').lottery);
  const [newest] = government;
  expect(newest?.since).toBe('ตั้งแต่ 1 กันยายน 2560');
  expect(government.at(-1)?.changes[0]).toMatch(/ยังไม่มีหลักฐานยืนยัน/);
  expect(newest?.changes).toContain('รางวัลที่ 1 จาก 3,000,000 บาท เป็น 6,000,000 บาท');
});
