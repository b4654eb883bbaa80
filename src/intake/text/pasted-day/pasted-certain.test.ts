// Texts of which each line is certain, and texts with a line that a person has to judge: nothing of
// the latter is stored before.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NAMES } from '../../../../tests/support/real-names.ts';
import { storedRows } from '../../../../tests/support/stored-rows.ts';
import { readPastedDay } from './pasted-day.ts';

const NOW = Date.parse('2026-11-28T23:59:00+07:00');

function read(file: string) {
  const text = readFileSync(`tests/fixtures/pasted/certain/${file}.txt`, 'utf8');
  return readPastedDay(text, NAMES, undefined, NOW);
}

test.each([
  ['below-last-draw', 3, /ผลงวดก่อน/],
  ['below-made-by-ai', 4, /ai/],
  ['below-xsmb-made-by-ai', 10, /ai/],
  ['below-last-night', 4, /เมื่อคืนวาน/],
  ['below-not-out-yet', 4, /อันบนมั่ว/],
  ['below-no-draw-inside-a-sentence', 4, /เนื่องจาก/],
  ['middle-of-last-night', 3, /อันบน/],
  ['clock-before-the-hour', 1, /09:15.*19:30/],
  ['clock-after-midnight', 1, /00:12.*23:30/],
  ['clock-of-the-sender', 1, /01:05.*17:30/],
])('%s: line %i is asked about: %s', (file, line, reason) => {
  expect(read(file)).toMatchObject({
    kind: 'read',
    asked: [{ line, reason: expect.stringMatching(reason) }],
  });
});

test.each([
  ['saturday-is-a-wednesday', /วันเสาร์.*2026-11-25.*วันพุธ/],
  ['month-misspelt-march', /มีนายน.*did you mean มีนาคม/],
  ['month-misspelt-june', /มิถุนาคม.*did you mean มิถุนายน/],
])('%s is refused: %s', (file, reason) => {
  expect(read(file)).toEqual({ kind: 'refused', line: 1, reason: expect.stringMatching(reason) });
});

const XSMB = { 'five-digit': ['60337'], 'bottom-two-digit': ['52'] };
const SPECIAL = { 'top-three-digit': ['481'], 'bottom-two-digit': ['20'] };

test.each([
  [
    'saturday-english',
    {
      'lao-star': { 'top-three-digit': ['482'], 'bottom-two-digit': ['68'] },
      'hanoi-special': SPECIAL,
    },
  ],
  ['saturday-vietnamese', { 'hanoi-normal': XSMB }],
  ['xsmb-tuong-thuat', { 'hanoi-normal': { 'five-digit': ['48105'], 'bottom-two-digit': ['31'] } }],
  ['one-line-with-a-tail', { 'hanoi-special': SPECIAL }],
])('%s is read whole: %j', (file, draws) => {
  const day = read(file);
  expect(day).toMatchObject({ kind: 'read', asked: [] });
  const rows = day.kind === 'read' ? day.rows : [];
  expect(Object.fromEntries(rows.map(({ lottery, row }) => [lottery.slug, row.prizes]))).toEqual(
    draws,
  );
});

test('N3 below the sheet of the government lottery is named, and none of its numbers is taken', () => {
  const sheet =
    'ตรวจหวย สลากกินแบ่งรัฐบาล 16/11/69\nรางวัลที่ 1 : 482915\nเลขหน้า 3 ตัว : 318, 706\nเลขท้าย 3 ตัว : 054, 927\nเลขท้าย 2 ตัว : 63';
  const n3 =
    '\n\nผลสลากตัวเลขสามหลัก (N3)\nรางวัลสามตรง 915\nรางวัลสามสลับหลัก 159 195\nรางวัลสองตรง 27\nรางวัลพิเศษ 0482913000127\nN3 สองตรง : 15';
  const alone = readPastedDay(sheet, NAMES, undefined, NOW);
  const beside = readPastedDay(`${sheet}${n3}`, NAMES, undefined, NOW);
  if (alone.kind !== 'read' || beside.kind !== 'read') throw new Error('is not read');
  expect([beside.rows, beside.asked]).toEqual([alone.rows, []]);
  expect(beside.ignored.map(({ line }) => line)).toEqual([7, 8, 9, 10, 11, 12]);
});

test.each(['วันที่ 24 ตุลาค 2569\nลาวสตาร์ 614-38', 'วันที่ 24 พฤษจิกาย 2569\nลาวสตาร์ 614-38'])(
  'a month that is not one decides no day: %j',
  (text) => {
    expect(readPastedDay(text, NAMES, undefined, NOW).kind).not.toBe('read');
  },
);

test.each([
  ['ล่าง 83', 'labelled'],
  ['บน 572 ล่าง 71', 'both labelled'],
  ['83', 'as long as a prize'],
  ['572-83', 'a pair'],
  ['12345678', 'as long as no prize'],
])('numbers of nobody below a result may correct it, and are asked about: %s', (correction) => {
  const day = readPastedDay(`28/11/69\nลาวทีวี 571-72\n${correction}`, NAMES, undefined, NOW);
  expect(day).toMatchObject({ asked: [{ line: 3, reason: expect.stringContaining('ไม่มีชื่อหวย') }] });
});

test('a telephone number below a result is no prize', () => {
  const day = readPastedDay('28/11/69\nลาวทีวี 571-72\n089-123-4567', NAMES, undefined, NOW);
  expect(day).toMatchObject({ rows: [{}], asked: [] });
});

test.each(['ลาวสตาร์ ❓', '❓ ลาวสตาร์', 'ลาวสตาร์ ⏳', 'ลาวสตาร์ รอบเย็น'])(
  'numbers below %s are not those of the lottery above it',
  (name) => {
    const text = `28/11/69\nลาวทีวี\nบน 571\n${name}\nล่าง 71`;
    const day = readPastedDay(text, NAMES, undefined, NOW);
    expect(storedRows(day)).toEqual([]);
  },
);

test.each([
  'ผลหวยวันศุกร์ที่ 20 พ.ย. 69\nลาวสตาร์ 418-70\n\nวันพฤหัสบดี\nลาวพลัส 563-29',
  'ผลหวยวันศุกร์ที่ 20 พ.ย. 69\nลาวสตาร์ 418-70\nฮานอยดึก (พฤหัส) 547-81',
  'ผลหวยวันศุกร์ที่ 20 พ.ย. 69\nลาวสตาร์ 418-70\nลาวพลัส 563-29 (วันพฤหัส)',
  'ผลหวยวันศุกร์ที่ 20 พ.ย. 69\nลาวสตาร์ 418-70\nผลวันพฤหัส\nลาวพลัส 563-29',
  'ผลหวย 20/11/69\nวันพฤหัส\nลาวสตาร์ 418-70\nวันศุกร์\nลาวพลัส 563-29',
  'ผลหวย 20/11/69\nลาวสตาร์ วันพฤหัส 418-70\nลาวพลัส วันศุกร์ 563-29',
  'ผลหวย 20/11/69\nลาวสตาร์ (พฤ.) 418-70\nลาวพลัส (ศ.) 563-29',
  'ผลหวย 20/11/69\nลาวสตาร์ Thu 418-70\nลาวพลัส Fri 563-29',
  'ผลหวย 20/11/69\nลาวสตาร์ 418-70 วันเสาร์\nลาวพลัส 563-29 วันศุกร์',
  'ผลหวย 20/11/69\nหวย | วัน | บน | ล่าง\nลาวสตาร์ | พฤหัส | 418 | 70\nลาวพลัส | ศุกร์ | 563 | 29',
  'ผลหวย 20/11/69\nลาวสตาร์\nวันพฤหัส\n418-70\nลาวพลัส\nวันศุกร์\n563-29',
  'Friday 20/11/2026\nLao Plus 563-29\nThursday: Lao Star 418-70',
  'ผลหวย วันพฤหัส-วันศุกร์ 20/11/69\nลาวสตาร์ 418-70',
  'ผลหวย 20/11/69\nหวย | พฤหัส | ศุกร์\nลาวสตาร์ | 418 | 70',
  '20/11/69\nลาวสตาร์ 418-70\nลาวพลัส 21/11/69 563-29 (ศ.)',
])('a weekday that is not that of its day is refused, wherever it stands: %j', (text) => {
  expect(readPastedDay(text, NAMES, undefined, NOW)).toEqual({
    kind: 'refused',
    line: expect.any(Number),
    reason: expect.stringMatching(/ข้อความว่าวัน.*แต่ 2026-11-2[01] เป็นวัน/),
  });
});

test.each([
  'ผลหวย (ศ.) 20/11/69\nวันศุกร์\nลาวสตาร์ | ศุกร์ | 418 | 70',
  'ลาวสตาร์ 20/11/69 (ศ.) 418-70\nลาวพลัส 21/11/69 วันเสาร์ 563-29',
])('the weekday of each day may stand anywhere: %j', (text) => {
  expect(storedRows(readPastedDay(text, NAMES, undefined, NOW)).length).toBeGreaterThan(0);
});

test.each([
  'ผลหวยวันศุกร์ที่ 20 พ.ย. 69\n🇱🇦 หวยลาว 🇱🇦\nสตาร์ 418-70\n\nฮานอยพิเศษ 417-82\nฮานอยปกติ 395-60\nVIP 862-18',
  'ผลหวย 20/11/69\nลาว\nสตาร์ 418-70\nพลัส 563-29\nฮานอยพิเศษ 417-82\nVIP 862-18',
  'ผลหวย 20/11/69\nลาว\nสตาร์ 418-70\nฮานอยพิเศษ 417-82\nฮานอยปกติ 395-60\nVIP 862-18\nพลัส 563-29',
  'ผลหวย 20/11/69\nลาว\nสตาร์ 418-70\nฮานอยปกติ 395-60\nExtra 417-82\nกาชาด 682-94',
  'ผลหวย 20/11/69\nฮานอย\nพิเศษ 417-82\nปกติ 395-60\nลาวสตาร์ 418-70\nVIP 862-14\nพัฒนา 612-38',
  'ผลหวย 20/11/69\nฮานอย\nพิเศษ 417-82\nลาวสตาร์ 418-70\nVIP 862-18',
  'ผลหวย 20/11/69\nฮานอย\nพิเศษ 417-82\nลาว สตาร์ 418-70\nVIP 862-18',
  'ผลหวย 20/11/69\nผลฮานอยวันนี้\nลาวสตาร์ 418-70\nVIP 862-18',
  'ผลหวย 20/11/69\nหวยฮานอย\nลาวสตาร์ 418-70\nพัฒนา 612-38',
  'ผลหวย 20/11/69\nหวยลาว\nฮานอยพิเศษ 417-82\nฮานอยปกติ 395-60\nสามัคคี VIP 972-09',
  'ผลหวย 20/11/69\nฮานอย\nพิเศษ 417-82\n\nหุ้นลาว 395-60\nVIP 862-18',
  'ผลหวย 20/11/69\nฮานอย\nกาชาด 417-82\nลาวกาชาด 547-81\nอาเซียน 251-97',
])('a short name below a full one of another group is asked about: %j', (text) => {
  const day = readPastedDay(text, NAMES, undefined, NOW);
  const reasons = day.kind === 'read' ? day.asked.map(({ reason }) => reason) : [];
  expect(reasons).toContainEqual(expect.stringMatching(/หลายหวย|ไม่รู้จัก/));
});

test.each([
  '20/11/69\nลาวสตาร์\n418=50\nลาวพลัส\n563=20',
  '20/11/69\nลาวสตาร์\n418*50\nฮานอยพิเศษ\n417*20',
  '20/11/69\nฮานอยพิเศษ 417=50\nฮานอยปกติ 395=50\nฮานอย VIP 862=50',
  '20/11/69\nฮานอยพิเศษ 417×50\nฮานอยปกติ 395×20',
  '20/11/69\nลาวสตาร์ 418=70\nลาวพลัส 563=50',
  '20/11/69\nลาวสตาร์ 418*70\nลาวพลัส 563*50',
  '20/11/69\nลาวสตาร์ ๔๑๘ = ๗๐',
  '20/11/69\nลาวสตาร์ 418 x 70',
  '20/11/69\nลาวสตาร์ 418X70',
])('two numbers joined by a sign of stakes are asked about: %j', (text) => {
  const day = readPastedDay(text, NAMES, undefined, NOW);
  expect(day.kind === 'read' && day.asked.length).toBeGreaterThan(0);
});

test.each(['20/11/69\nลาวสตาร์ บน=418 ล่าง=70', '20/11/69\nลาวสตาร์ 3 ตัวบน = 418\n2 ตัวล่าง = 70'])(
  'a sign behind a label joins no stake: %j',
  (text) => {
    expect(storedRows(readPastedDay(text, NAMES, undefined, NOW))).toHaveLength(1);
  },
);

test.each([
  'ผลหวย 20/11/69\n<s>ลาวสตาร์ 418-70</s>\nลาวพลัส 563-29',
  'ผลหวย 20/11/69\n[s]ลาวสตาร์ 418-70[/s]\nลาวพลัส 563-29',
  'ผลหวย 20/11/69\n<!-- ลาวสตาร์ 418-70 -->\nลาวพลัส 563-29',
  'ผลหวย 20/11/69\n--ลาวสตาร์ 418-70--\nลาวพลัส 563-29',
  'ผลหวย 20/11/69\n// ลาวสตาร์ 418-70\nลาวพลัส 563-29',
  'ผลหวย 20/11/69\n/* ลาวสตาร์ 418-70 */',
  'ผลหวย 20/11/69\nลาวพลัส 563-29 // 536-29',
  'ผลหวย 20/11/69\n‹del›ลาวสตาร์ 418-70‹/del›',
])('what is crossed out or a comment is asked about: %j', (text) => {
  const day = readPastedDay(text, NAMES, undefined, NOW);
  expect(day).toMatchObject({ kind: 'read', asked: [{ line: 2 }] });
});

test.each(['https://x.com/a//b', '-- ผลหวย --', '--- ลาวสตาร์ 418-70 ---', '>> ผลหวย <<'])(
  '%s crosses out nothing',
  (line) => {
    const day = readPastedDay(`20/11/69\nลาวสตาร์ 418-70\n${line}`, NAMES, undefined, NOW);
    expect(storedRows(day)).toHaveLength(1);
  },
);

test.each(['🇻🇳 ลาวสตาร์ 418-70', '🇱🇦 ฮานอยพิเศษ 418-70', 'ฮานอยพิเศษ 🇱🇦 418-70'])(
  'the flag of one country beside the name of another is asked about: %s',
  (line) => {
    const day = readPastedDay(`20/11/69\n${line}`, NAMES, undefined, NOW);
    expect(day).toMatchObject({ kind: 'read', asked: [{ line: 2 }] });
  },
);

test.each(['🇱🇦 ลาวสตาร์ 418-70', '🇱🇦🇻🇳 ฮานอยพิเศษ 418-70', '🇹🇭 ฮานอยพิเศษ 418-70'])(
  'flags of no other country are decoration: %s',
  (line) => {
    expect(storedRows(readPastedDay(`20/11/69\n${line}`, NAMES, undefined, NOW))).toHaveLength(1);
  },
);

test.each([
  [
    'หวยฮานอยวันนี้ ออกแล้ว 19/11/2569 ฮานอยพิเศษ ฮานอยปกติ ฮานอยวีไอพี ตรวจผลที่นี่\n\nผลหวยฮานอย ประจำวันที่ 19 พฤศจิกายน 2569 มีดังนี้\n\nฮานอยพิเศษ เวลา 17.30 น.\nเลขท้าย 3 ตัวบน: 748\nเลขท้าย 2 ตัวล่าง: 30\n\nฮานอยปกติ เวลา 18.30 น.\nเลขท้าย 3 ตัวบน: 516\nเลขท้าย 2 ตัวล่าง: 92\n\nฮานอยวีไอพี เวลา 19.30 น.\nเลขท้าย 3 ตัวบน: 083\nเลขท้าย 2 ตัวล่าง: 67\n\nอ่านข่าวเพิ่มเติมได้ที่เว็บไซต์ของเรา',
    3,
  ],
  ['20/11/69 ครบจบในโพสต์เดียว\nลาวสตาร์ 418-70', 1],
  ['ผลรวมเมื่อวาน เสาร์ 28-11-69\nลาวสตาร์ 418-70', 1],
  ['20/11/69\nลาวสตาร์ 418-70\nพรุ่งนี้เจอกันใหม่ครับ', 1],
])('%j is read whole', (text, count) => {
  const day = readPastedDay(text, NAMES, undefined, Date.parse('2026-11-29T10:00:00+07:00'));
  expect(storedRows(day)).toHaveLength(count);
});
