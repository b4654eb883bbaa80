// What may say that a number is not the draw of the name and day it stands with: a weekday, a short
// name, a bet, markup, a flag.
import { expect, test } from 'vitest';
import { NAMES } from '../../../../tests/support/real-names.ts';
import { storedRows } from '../../../../tests/support/stored-rows.ts';
import { readPastedDay } from './pasted-day.ts';

const NOW = Date.parse('2026-11-28T23:59:00+07:00');

const read = (text: string) => readPastedDay(text, NAMES, undefined, NOW);

/** The lines that a person has to judge before anything is stored. */
function listAsked(text: string) {
  const day = read(text);
  return day.kind === 'read' ? day.asked : [];
}

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
  expect(read(text)).toEqual({
    kind: 'refused',
    line: expect.any(Number),
    reason: expect.stringMatching(/ข้อความว่าวัน.*แต่ 2026-11-2[01] เป็นวัน/),
  });
});

test.each([
  'ผลหวย (ศ.) 20/11/69\nวันศุกร์\nลาวสตาร์ | ศุกร์ | 418 | 70',
  'ลาวสตาร์ 20/11/69 (ศ.) 418-70\nลาวพลัส 21/11/69 วันเสาร์ 563-29',
])('the weekday of each day may stand anywhere: %j', (text) => {
  expect(storedRows(read(text)).length).toBeGreaterThan(0);
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
  const reasons = listAsked(text).map(({ reason }) => reason);
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
  expect(listAsked(text).length).toBeGreaterThan(0);
});

test.each(['20/11/69\nลาวสตาร์ บน=418 ล่าง=70', '20/11/69\nลาวสตาร์ 3 ตัวบน = 418\n2 ตัวล่าง = 70'])(
  'a sign behind a label joins no stake: %j',
  (text) => {
    expect(storedRows(read(text))).toHaveLength(1);
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
  const day = read(text);
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
