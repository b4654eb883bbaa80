import { describe, expect, test } from 'vitest';
import { lotteryDraws, readRealArchive } from '../../../tests/support/real-archive.ts';
import { amountNote, bahtText } from './baht.ts';

describe('bahtText', () => {
  test.each([
    { amount: '6000000.00', text: '6,000,000 บาท', because: 'thousands are grouped' },
    { amount: '2000.50', text: '2,000.5 บาท', because: 'satang are not dropped' },
    { amount: '0.01', text: '0.01 บาท', because: 'the least amount is one' },
    { amount: '0.00', text: undefined, because: 'no payout is known, which is not "0 baht"' },
  ])('$amount is $text: $because', ({ amount, text }) => {
    expect(bahtText(amount)).toBe(text);
  });
});

describe('amountNote', () => {
  test('a lottery without official payouts says so, one with gaps in its history says that', async () => {
    const { archive } = await readRealArchive();
    const note = (slug: string, ...amounts: string[]) =>
      amountNote(lotteryDraws(archive, slug).lottery, amounts);
    expect(note('lao-tv', '0.00')).toContain('เราไม่มีข้อมูลเงินรางวัลของหวยนี้');
    expect(note('thai-government', '0.00')).toContain('ยังไม่มีหลักฐานยืนยัน');
    expect(note('thai-government', '6000000.00')).toBeUndefined();
  });
});
