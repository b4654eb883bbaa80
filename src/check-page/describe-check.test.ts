import { describe, expect, test } from 'vitest';
import { describeCheck, named, outcomeOf, refusalOf } from './describe-check.ts';

const data = {
  number: '123453',
  isWinner: true,
  drawDate: '2026-08-16',
  displayName: '16 สิงหาคม 2569',
  matches: [{ prize: 'เลขท้าย 2 ตัว', amount: '2000.00', winningNumber: '53' }],
  totalAmount: 2000,
  lottery: 'thai-government',
  lotteryName: 'สลาก',
};
const answer = (
  changes: Partial<typeof data> & {
    unavailablePrizes?: object;
    notCompared?: object;
    pendingPrizes?: object;
    dueDraws?: object;
  },
) =>
  describeCheck({
    success: true,
    data: { ...data, ...changes } as never,
    disclaimer: '',
    attribution: { source: '', url: 'https://site.example' },
  });

describe('describeCheck', () => {
  test('a win names each prize, its number and its baht, and the total', () => {
    expect(answer({})).toBe(
      'เลข 123453 ถูกรางวัล! สลาก งวด 16 สิงหาคม 2569\nเลขท้าย 2 ตัว (53) 2,000 บาท\nรวม 2,000 บาท',
    );
  });

  test('a prize without a fixed payout has no baht', () => {
    const matches = [{ prize: '2 ตัวบน', amount: '0.00', winningNumber: '53' }];
    const text = answer({ matches, totalAmount: 0 });
    expect(text).not.toContain('บาท');
    expect(text).toContain('\nเราไม่มีข้อมูลเงินรางวัลของงวดนี้');
    const more = [...data.matches, ...matches];
    expect(answer({ matches: more })).toContain('\nรวมเท่าที่มีข้อมูล 2,000 บาท');
  });

  test('no win is said of the draw it was checked against', () => {
    expect(answer({ isWinner: false, matches: [], totalAmount: 0 })).toBe(
      'เลข 123453 ไม่ถูกรางวัล สลาก งวด 16 สิงหาคม 2569',
    );
  });

  test('a prize nobody has the number of is not called lost', () => {
    const unavailablePrizes = [{ slug: 'six-digit', name: 'เลข 6 ตัว' }];
    const text = answer({ isWinner: false, matches: [], totalAmount: 0, unavailablePrizes });
    expect(text).toContain('ไม่ถูกรางวัลที่เทียบได้');
    expect(text).toContain('ยังตอบไม่ได้ เพราะไม่มีข้อมูล: เลข 6 ตัว');
  });

  test('before all is announced no number has lost', () => {
    const pendingPrizes = [{ slug: 'first-prize', name: 'รางวัลที่ 1' }];
    const text = answer({ isWinner: false, matches: [], totalAmount: 0, pendingPrizes });
    expect(text).toContain('ไม่ถูกรางวัลที่เทียบได้');
    expect(text).toContain('ยังประกาศไม่ครบ รอผล: รางวัลที่ 1 กรุณาตรวจอีกครั้ง');
  });

  test('a prize that is no part of a ticket is to be checked by itself', () => {
    const notCompared = [{ slug: 'bottom-two-digit', name: '2 ตัวล่าง' }];
    const text = answer({ isWinner: false, matches: [], totalAmount: 0, notCompared });
    expect(text).toContain('ยังไม่ได้ตรวจ 2 ตัวล่าง กรุณาตรวจแยกด้วยเลข 2 หลัก');
  });

  test('where a newer draw was due no number has lost, and a win says which draw it is of', () => {
    const note = 'เทียบกับงวด 16 ส.ค. เท่านั้น ยังไม่มีผลงวด 16 พ.ย.';
    const dueDraws = { state: 'late', since: '', drawDates: ['2026-11-16'], note };
    const open = answer({ isWinner: false, matches: [], totalAmount: 0, dueDraws });
    expect(open.split('\n')).toEqual([
      'เลข 123453 ไม่ตรงกับรางวัลใดที่เทียบได้ของ สลาก งวด 16 สิงหาคม 2569',
      note,
    ]);
    expect(open).not.toContain('ไม่ถูกรางวัล');
    expect(answer({ dueDraws })).toContain(note);
  });

  test('an answer is marked as won, lost or refused', () => {
    const body = (isWinner: boolean) => ({ success: true, data: { ...data, isWinner } }) as never;
    expect([outcomeOf(body(true)), outcomeOf(body(false))]).toEqual(['win', 'lost']);
    expect(outcomeOf({ success: false, error: '', code: 'invalid_number' })).toBe('refused');
  });

  test.each(['pendingPrizes', 'unavailablePrizes', 'notCompared', 'dueDraws'])(
    'with %s an answer that is no win is open, not lost',
    (field) => {
      const open = { ...data, isWinner: false, [field]: [{ slug: 'p', name: 'รางวัล' }] };
      expect(outcomeOf({ success: true, data: open } as never)).toBe('open');
      expect(outcomeOf({ success: true, data: { ...open, isWinner: true } } as never)).toBe('win');
    },
  );

  test.each([
    ['1', '“1” มี 1 หลัก'],
    ['1234567', '“1234567” มี 7 หลัก'],
    ['abc', 'อ่าน “abc” เป็นเลขไม่ได้'],
    ['12/34', 'อ่าน “12/34” เป็นเลขไม่ได้'],
    ['0046 150', 'อ่าน “0046 150” เป็นเลขไม่ได้'],
  ])('"%s" is refused by its name, with the lengths there are', (entry, said) => {
    const words = refusalOf(entry, { nameTh: 'หวยเล็ก', numberLengths: [2, 3, 6] });
    expect(words).toContain(said);
    expect(words).toContain('หวยเล็กตรวจได้เฉพาะเลข 2, 3, 6 หลัก');
  });

  test('a long entry is named by how it begins', () => {
    expect([named('1'.repeat(24)), named('1'.repeat(25))]).toEqual([
      `“${'1'.repeat(24)}”`,
      `“${'1'.repeat(24)}…”`,
    ]);
  });

  test('a refusal is shown as it stands', () => {
    expect(describeCheck({ success: false, error: 'ระบุเลข', code: 'missing_number' })).toBe(
      'ระบุเลข',
    );
  });
});
