import { describe, expect, test } from 'vitest';
import {
  bahtText,
  type CheckOutcome,
  countWords,
  quote,
  outcomeWords,
  readOutcome,
  readRefusal,
  undecidedWords,
} from './describe-check.ts';
import { faultBody, missingNumber } from '../contract/faults.ts';

const data = {
  number: '123453',
  isWinner: false,
  drawDate: '2026-08-16',
  displayName: '16 สิงหาคม 2569',
  matches: [],
  totalAmount: 0,
  lottery: 'thai-government',
  lotteryName: 'สลาก',
};
const body = (changes: object) => ({ success: true, data: { ...data, ...changes } }) as never;

describe('what is said of a number', () => {
  test('lost only where nothing is undecided', () => {
    expect(outcomeWords(body({}))).toBe('ไม่ถูกรางวัล');
    const prizes = [{ slug: 'p', name: 'รางวัล' }];
    for (const field of ['pendingPrizes', 'unavailablePrizes', 'notCompared']) {
      expect(outcomeWords(body({ [field]: prizes }))).toBe('ไม่ถูกรางวัลที่เทียบได้');
    }
    expect(outcomeWords(body({ doubt: '' }))).not.toContain('ไม่ถูกรางวัล');
    expect(outcomeWords(faultBody(missingNumber()))).toBe(missingNumber().error);
  });

  test.each([
    ['notCompared', '2 ตัวล่าง', 'ยังไม่ได้ตรวจ 2 ตัวล่าง กรุณาตรวจแยกด้วยเลข 2 หลัก'],
    ['notCompared', 'เลข 7 ตัว', 'ยังไม่ได้ตรวจ เลข 7 ตัว กรุณาเทียบกับผลเอง'],
  ])('what is undecided by %s is named: %s', (field, name, said) => {
    const prizes = [{ slug: name === '2 ตัวล่าง' ? 'bottom-two-digit' : 'p', name }];
    expect(undecidedWords({ ...data, [field]: prizes })).toEqual([said]);
    expect(undecidedWords(data)).toEqual([]);
  });

  test('an answer is marked as won, lost or refused', () => {
    expect([true, false].map((isWinner) => readOutcome(body({ isWinner })))).toEqual([
      'win',
      'lost',
    ]);
    expect(readOutcome(faultBody(missingNumber()))).toBe('refused');
  });

  test.each(['pendingPrizes', 'unavailablePrizes', 'notCompared', 'doubt'])(
    'with %s an answer that is no win is open, not lost',
    (field) => {
      const open = { ...data, isWinner: false, [field]: [{ slug: 'p', name: 'รางวัล' }] };
      expect(readOutcome({ success: true, data: open } as never)).toBe('open');
      expect(readOutcome({ success: true, data: { ...open, isWinner: true } } as never)).toBe(
        'win',
      );
    },
  );

  test.each([
    ['1', '“1” มี 1 หลัก'],
    ['1234567', '“1234567” มี 7 หลัก'],
    ['abc', 'อ่าน “abc” เป็นเลขไม่ได้'],
    ['12.34', 'อ่าน “12.34” เป็นเลขไม่ได้'],
    ['4379 ชุด 5', '“4379 ชุด 5” มี 4 หลัก'],
    ['4379 ถึง 4380', '“4379 ถึง 4380” มี 4 หลัก'],
    ['0046 150', 'อ่าน “0046 150” เป็นเลขไม่ได้'],
  ])('"%s" is refused by its name, with the lengths there are', (entry, said) => {
    const words = readRefusal(entry, { nameTh: 'หวยเล็ก', numberLengths: [2, 3, 6] });
    expect(words).toContain(said);
    expect(words).toContain('หวยเล็กตรวจได้เฉพาะเลข 2, 3, 6 หลัก');
  });

  test.each([
    ['437930 ถึง 437921', '“437930 ถึง 437921” เลขแรกของช่วงต้องน้อยกว่าเลขสุดท้าย'],
    ['437921 to 437921', '“437921 to 437921” เลขแรกของช่วงต้องน้อยกว่าเลขสุดท้าย'],
    ['4379 ~ 437921', '“4379 ~ 437921” เลขแรกกับเลขสุดท้ายมีจำนวนหลักไม่เท่ากัน'],
    ['000000 ถึง 001000', '“000000 ถึง 001000” มี 1001 เลข ช่วงหนึ่งมีได้ไม่เกิน 1000 เลข'],
    ['12 ถึง', '“12 ถึง” ขาดเลขแรกหรือเลขสุดท้ายของช่วง'],
    ['437921 ชุด 0', '“437921 ชุด 0” ไม่มีสลากสักใบ กรุณาใส่จำนวนตั้งแต่ 1 ใบ'],
  ])('"%s" is quoted as typed, with the reason that is its own', (entry, words) => {
    expect(readRefusal(entry, { nameTh: 'หวยเล็ก', numberLengths: [2, 3, 6] })).toBe(words);
  });

  test('a long entry is named by how it begins', () => {
    expect([quote('1'.repeat(24)), quote('1'.repeat(25))]).toEqual([
      `“${'1'.repeat(24)}”`,
      `“${'1'.repeat(24)}…”`,
    ]);
  });

  test('every outcome is counted, and what there is none of is not named', () => {
    const counted = (...outcomes: readonly CheckOutcome[]) =>
      countWords(outcomes.map((outcome) => ({ outcome })));
    expect(counted('win', 'lost', 'lost')).toBe('ตรวจแล้ว 3 เลข: ถูกรางวัล 1, ไม่ถูกรางวัล 2');
    expect(counted('open', 'refused')).toBe('ตรวจแล้ว 2 เลข: ยังตอบได้ไม่ครบ 1, ตรวจไม่ได้ 1');
    expect(countWords([{ outcome: 'win', count: 9999 }, { outcome: 'lost' }])).toBe(
      'ตรวจแล้ว 10000 ใบ: ถูกรางวัล 9999, ไม่ถูกรางวัล 1',
    );
  });

  test.each([
    [0, '0'],
    [999, '999'],
    [2000, '2,000'],
    [120_000, '120,000'],
    [6_000_000, '6,000,000'],
  ])('%i baht are %s', (amount, text) => {
    expect(bahtText(amount)).toBe(`${text}\u00A0บาท`);
  });
});
