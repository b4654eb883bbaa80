import { describe, expect, test } from 'vitest';
import { plainEntry, typedNumbers } from './typed-entries.ts';

const plain = (text: string) => typedNumbers(text).map(plainEntry);

describe('typedNumbers', () => {
  test.each([
    { text: '004615', entries: ['004615'], because: 'digits stay, zeros too' },
    { text: '  004615\n', entries: ['004615'], because: 'blanks around are layout' },
    { text: '004-615', entries: ['004-615'], because: 'a hyphen may part a ticket or two numbers' },
    { text: '004 – 615', entries: ['004-615'], because: 'as do the dashes phones make of them' },
    { text: '004 -- 615', entries: ['004-615'], because: 'however many' },
    { text: '437\u2009921', entries: ['437 921'], because: 'thin blanks are blanks' },
    { text: '004\u2060615', entries: ['004 615'], because: 'and those without width' },
    { text: '- 004615\n- 53 -', entries: ['004615', '53'], because: 'one at an end parts nothing' },
    { text: '๐๑๒๓๔๕๖๗๘๙', entries: ['0123456789'], because: 'Thai digits are digits to a reader' },
    { text: '໐໑໒໓໔໕໖໗໘໙', entries: ['0123456789'], because: 'so are Lao ones' },
    {
      text: '０１２３４５６７８９',
      entries: ['0123456789'],
      because: 'and those of wide keyboards',
    },
    { text: '④⓪②❼❸¹₆'.replace('⓪', '0'), entries: ['4027316'], because: 'and those in circles' },
    { text: '4️⃣0️⃣2️⃣7️⃣0️⃣1️⃣', entries: ['4 0 2 7 0 1'], because: 'and on keys' },
    { text: '"053" ‘53’', entries: ['053 53'], because: 'quotes are no part of a number' },
    { text: '0046150', entries: ['0046150'], because: 'seven digits are not cut to a winning six' },
    { text: '12a\n12.34', entries: ['12a', '12.34'], because: 'they are to be refused in words' },
    { text: '437921/437922', entries: ['437921', '437922'], because: 'a slash parts two tickets' },
    { text: '437921และ437922', entries: ['437921', '437922'], because: 'as "and" does' },
    { text: '437921 437922', entries: ['437921', '437922'], because: 'as a blank does' },
    { text: '437 921 123456', entries: ['437 921', '123456'], because: 'before six digits' },
    {
      text: '\u202A437921\u202C\u200F\n\u2066๕๓\u2069\uFEFF',
      entries: ['437921', '53'],
      because: 'the marks of a direction are pasted unseen',
    },
    { text: '437921 to 437930', entries: ['437921..437930'], because: 'a range in English' },
    { text: 'to 12 to', entries: ['to 12 to'], because: 'which has two ends' },
    { text: '12 345\n678901', entries: ['12 345', '678901'], because: 'a line is one entry' },
    {
      text: '12,345;67|89、01，02',
      entries: ['12', '345', '67', '89', '01', '02'],
      because: 'lists',
    },
    { text: '12\u200B34 \u00A056', entries: ['12 34 56'], because: 'blanks are seen or not' },
    { text: '12,,\r\n\t, 34', entries: ['12', '34'], because: 'as many as there are' },
    { text: '53\n53', entries: ['53', '53'], because: 'two tickets may have the same number' },
    { text: ' - , "" ', entries: [], because: 'nothing was typed' },
    { text: '', entries: [], because: 'nothing at all' },
  ])('$text means $entries: $because', ({ text, entries }) => {
    expect(plain(text)).toEqual(entries);
  });

  test.each([
    ['402700-02', '402700-02'],
    ['402700/01/02', '402700/01/02'],
    ['402700,01,02', '402700/01/02'],
    ['402700, 01 และ 02', '402700/01/02'],
    ['๔๐๒๗๐๐、๐๑', '402700/01'],
    ['402700,01 x2', '402700/01×2'],
    ['437921 53', '437921 53'],
    ['402,701', '402/701'],
    ['402.701', '402/701'],
    ['402/700/402/701', '402/700/402/701'],
  ])('what may be ends of tickets stays with its ticket: %s', (text, entry) => {
    expect(plain(text)).toEqual([entry]);
  });

  test.each([
    ['402, 701', ['402', '701']],
    ['53x100,402', ['53', '402']],
    ['53x1,000,402', ['53', '402']],
    ['53x100, 70x50', ['53', '70']],
    ['402,701,402', ['402', '701', '402']],
    ['53, 437921', ['53', '437921']],
    ['437921\n53', ['437921', '53']],
    ['437921, 437922, 53', ['437921', '437922/53']],
    ['402700-02 123456-58', ['402700-02', '123456-58']],
    ['437921, 12a', ['437921', '12a']],
    ['16/8/2569, 53', ['16/8/2569', '53']],
  ])('of others the entries are their own: %s', (text, entries) => {
    expect(plain(text)).toEqual(entries);
  });

  test.each([
    ['1/8/69 123456', ['1/8/69', '123456']],
    ['๑/๘/๖๙ ๑๒๓๔๕๖', ['1/8/69', '123456']],
    ['123456 งวด 1 ส.ค. 69', ['123456', '1 ส.ค. 69']],
    ['วันที่ 1 ตุลา 69 เวลา 14.30 น. 123456', ['1 ตุลา 69', '123456']],
    ['งวดวันที่ 16 พฤศจิกายน 2569 เลข 123456', ['16 พฤศจิกายน 2569', '123456']],
    ['16/06/68 123456', ['16/06/68', '123456']],
    ['2026-08-16 123456', ['2026-08-16', '123456']],
    ['16/8/2569, 16／08／2026', ['16/8/2569', '16/08/2026']],
    // Behind a ticket they may be its ends.
    ['123456 16/06/68', ['123456 16/06/68']],
    ['123456 16/11', ['123456 16/11']],
    // Without its year, or not in the calendar.
    ['16/11 123456', ['16/11', '123456']],
    ['16.11 123456', ['16.11', '123456']],
    ['123456 16.11', ['123456', '16.11']],
    ['16-11-123456', ['16-11', '123456']],
    ['16/11/123456', ['16/11', '123456']],
    ['1/10/69-123456', ['1/10/69', '123456']],
    ['1/10 70', ['1/10', '70']],
    ['1. 16/11\n2. 123456', ['16/11', '123456']],
    ['1. 16/11/69', ['16/11/69']],
    ['70 1/10', ['70', '1/10']],
    ['16/พ.ย./69 123456', ['16/พ.ย./69', '123456']],
    ['123456 16 พ.ย.', ['123456', '16 พ.ย']],
    ['วันจันทร์ที่ 16 พ.ย. 69 123456', ['16 พ.ย. 69', '123456']],
    ['31/02/69 53', ['31/02/69', '53']],
    ['งวด 16 123456', ['งวด 16', '123456']],
    ['งวดวันที่ 1 123456', ['งวดวันที่ 1', '123456']],
    ['พ.ย. 69 123456', ['พ.ย. 69', '123456']],
    ['123456 11/2569', ['123456', '11/2569']],
    // These are no days.
    ['1. 12\n2. 11', ['12', '11']],
    ['12.34 123456', ['12.34', '123456']],
    ['53/70', ['53', '70']],
    ['12/10/14/15', ['12', '10', '14', '15']],
  ])('a day is an entry of its own: %s', (text, entries) => {
    expect(plain(text)).toEqual(entries);
  });

  test.each([
    ['1. 123456', ['123456']],
    ['1) 123456', ['123456']],
    ['(๒) ๑๒๓๔๕๖', ['123456']],
    ['1.123456', ['123456']],
    ['1 123456', ['123456']],
    ['1️⃣ 123456', ['123456']],
    ['① 123456', ['123456']],
    ['12. 345678', ['12. 345678']],
    ['12 345678', ['12 345678']],
    ['12, 345678', ['12', '345678']],
    ['437 345678', ['437', '345678']],
    ['1. 402701 2. 402702', ['402701', '402702']],
    ['✅ 123456', ['123456']],
    ['• 123456', ['123456']],
    ['➡️ 123456 🎉🎉', ['123456']],
    ['#123456', ['123456']],
    ['✅123456✅', ['123456']],
    ['[123456]', ['123456']],
    ['123456?', ['123456']],
  ])('numbers and ticks of a list are no numbers: %s', (text, entries) => {
    expect(plain(text)).toEqual(entries);
  });

  test.each([
    ['123456 (2 ใบ)', '123456×2'],
    ['123456 (2ใบ)', '123456×2'],
    ['123456 = 2 ใบ', '123456×2'],
    ['123456, 2 ใบ', '123456×2'],
    ['123456 จำนวน 2 ใบ', '123456×2'],
    ['123456 ชุดที่ 13', '123456'],
    ['123456 งวดที่ 26 ชุดที่ 13', '123456'],
    // The set is printed on a ticket; how many there are is said in ใบ.
    ['123456 ชุด 05', '123456'],
    ['123456 ชุด12', '123456'],
    ['123456 (ชุด 2)', '123456'],
    ['123456 ชุด 12 ใบ', '123456×12'],
    ['123456 2 ใบ 160 บาท', '123456×2'],
    ['123456 80.-'.replace('80.-', '80 บาท'), '123456'],
    ['123456,80 บาท', '123456'],
    ['14:30 123456', '123456'],
    ['123456 14.30 น.', '123456'],
    ['123456 งวด 38 ชุด 12', '123456'],
    ['6,000,000', '6,000,000'],
    ['53x100', '53'],
    ['53 × 100', '53'],
    ['053*50', '053'],
    ['53=100', '53'],
    ['53x1,000', '53'],
    ['53x100บ.', '53'],
    ['53 = 100 บาท', '53'],
    ['53x1,000x500 บาท', '53'],
    ['53=100x50', '53'],
    ['53x100x50', '53'],
    ['53 (5 ใบ)', '53×5ใบ'],
    ['53 x5 ใบ', '53×5ใบ'],
    ['123456x5', '123456×5'],
    ['1234 x5', '1234'],
    ['17295=100', '17295'],
    ['1234 5 ใบ', '1234×5ใบ'],
    ['437 921 x5', '437 921×5'],
    ['402700,01 x5', '402700/01×5'],
    ['402,701 x5', '402/701×5'],
    ['69-26-13-039184-4358', '69-26-13-039184-4358'],
  ])('what stands beside a number is a count or nothing: %s', (text, entry) => {
    expect(plain(text)).toEqual([entry]);
  });
});

test.each([
  'ลาวทีวี 70',
  'ล่าง 15',
  '437921 ถึง 437930',
  '๔๓๗๙๒๑ ชุด 5',
  '"12a"',
  '437 921',
  '16/8/2569',
  '402700,01',
  '1. 437921',
  '53 5 ใบ',
  '16/11',
  '16 พ.ย.',
  'งวด 16',
])('%s stays as it was typed, so that whoever typed it finds it again', (typed) => {
  expect(typedNumbers(` ${typed}\n`)).toEqual([typed]);
  expect(typedNumbers(`53และ${typed}`)).toEqual(['53', typed]);
  expect(plainEntry(plainEntry(typed))).toBe(plainEntry(typed));
  expect(plain(plainEntry(typed))).toEqual([plainEntry(typed)]);
});
