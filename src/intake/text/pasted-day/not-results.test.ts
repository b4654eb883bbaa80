// Numbers that look like results, although the words around them say that they are not.
import { expect, test } from 'vitest';
import { NAMES } from '../../../../tests/support/real-names.ts';
import { storedRows } from '../../../../tests/support/stored-rows.ts';
import { readPastedDay } from './pasted-day.ts';

const NOW = Date.parse('2026-11-23T09:00:00+07:00');
const HEADING = 'ผลหวยวันอาทิตย์ที่ 22 พฤศจิกายน 2569';

function rowsOf(text: string) {
  const day = readPastedDay(text, NAMES, undefined, NOW);
  return storedRows(day).map(({ lottery }) => lottery.slug);
}

test.each([
  'สูตรคำนวณ',
  'สูตร 5 ขั้น',
  'ขอให้ออก',
  'lucky numbers',
  'ผลงวดที่แล้ว',
  'เมื่อวาน',
  'ย้อนหลังปีที่แล้ว',
  'ผลไม่เป็นทางการ รอตรวจสอบ',
  'ประกาศยกเลิกผล',
  'สาธุ ขอเลขนี้นะคะ',
  'ฝันเห็นเมื่อคืน',
])('%s, above numbers', (words) => {
  expect(rowsOf(`${HEADING}\n${words}\nลาวทีวี 641-27\nลาวสตาร์ 123-45`)).toEqual([]);
  expect(rowsOf(`${words}\n\n${HEADING}\nลาวทีวี\n3 ตัวบน 641\n2 ตัวล่าง 27`)).toEqual([]);
});

test('words above a list of several days', () => {
  const days = 'ลาวทีวี 21/11/69 513-89\nลาวทีวี 22/11/69 641-27';
  expect(rowsOf(days)).toHaveLength(2);
  expect(rowsOf(`ฝันเห็นเมื่อคืน\n${days}`)).toEqual([]);
});

test.each([
  '~~ลาวทีวี 641-27~~',
  '~ลาวทีวี 641-27~',
  'ลาวทีวี ~~641-27~~',
  '❌ ลาวทีวี 641-27',
  'ลาวทีวี 641-27 ✗',
  '⏳ ลาวทีวี 641-27',
  '⌛️ลาวทีวี\n3 ตัวบน 641\n2 ตัวล่าง 27',
  'ลาวทีวี 641-27\nไม่เป็นทางการ',
  'ลาวทีวี 641-27\nแก้ไข ลาวทีวี 614-27',
  'ลาวทีวี 641-27\nลาวสตาร์ 641-27\nลาว HD 641-27',
  'รัฐบาล\nคาดเดา\nรางวัลที่ 1 123456\nเลขหน้า 3 ตัว 111 222\nเลขท้าย 3 ตัว 333 444\nเลขท้าย 2 ตัว 55',
])('%j', (lines) => {
  expect(rowsOf(`${HEADING}\n${lines}`)).toEqual([]);
});

test.each([
  'ออกแล้วจ้าาาาา',
  'สวัสดีครับทุกคน',
  'Sun',
  'รอบดึก',
  'ผลหวยทั้งวัน ครบ',
  '#หวยวันนี้',
  '⏳ เริ่มรอผล ลาวสตาร์ ครับ',
])('%s, above numbers, says nothing of them', (words) => {
  expect(rowsOf(`${HEADING}\n${words}\nลาวทีวี 641-27`)).toEqual(['lao-tv']);
});
