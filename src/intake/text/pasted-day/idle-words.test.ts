// Words that say nothing of the numbers: no sentence of them may correct, cancel or date one.
import { expect, test } from 'vitest';
import { LOTTERIES } from '../../../../tests/support/real-lotteries.ts';
import { NAMES } from '../../../../tests/support/real-names.ts';
import { storedRows } from '../../../../tests/support/stored-rows.ts';
import { listNames } from '../../../domain/lottery-names.ts';
import { readPastedDay } from './pasted-day.ts';
import { readText } from './read-text.ts';

const HEADING = 'ผลหวย 28/11/69';
const ROW = 'ลาวทีวี 777-62';
const BESIDE = ['', 'แอดมิน', 'ผล', 'ค่ะ', 'งวด', 'ที่', 'เป็น', 'ทุกคน', 'มา', 'คือ', 'โชคดี', 'มี'];

function isStored(...lines: string[]): boolean {
  return storedRows(readPastedDay([HEADING, ...lines].join('\n'), NAMES)).length > 0;
}

test.each([
  // Denied, corrected, cancelled.
  'ไม่ ไม่ใช่ มิใช่ ไม่จริง ไม่ถูก ถูกต้อง ถูกต้องคือ แก้ แก้ไข แก้เป็น เปลี่ยนเป็น ใหม่ เลขใหม่ ผลใหม่ ผิด พิมพ์ผิด เลขผิด สลับกัน ขออภัย ขอโทษ ยกเลิก โมฆะ เลื่อน มั่ว ปลอม แต่',
  // Of another day.
  'เดิม เลขเดิม เก่า ของเก่า งวดเก่า งวดก่อน รอบก่อน รอบที่แล้ว งวดที่แล้ว งวดที่ผ่านมา วันก่อน เมื่อวานซืน เมื่อคืน คืนวาน พรุ่งนี้ วันพรุ่งนี้ มะรืน ปีที่แล้ว เดือนที่แล้ว ย้อนหลัง ผลย้อนหลัง',
  // Not certain, not drawn.
  'ยังไม่ออก ยังไม่ครบ ไม่ชัวร์ ไม่แน่ใจ น่าจะ อาจจะ คาดว่า ทำนาย รอยืนยัน ไม่เป็นทางการ ข่าวลือ ได้ยินมา เขาว่า ตัวอย่าง ทดสอบ ทดลอง สมมุติ สุ่ม เอไอ',
  // Tips and bets.
  'ฝัน ฝันเห็น เลขเด็ด เด็ดๆ เลขดัง เลขดี เลขมงคล แนวทาง สูตร คำนวณ สถิติ ลุ้นกัน แอดมินให้ แอดมินให้มา พ่อให้ ป้าให้ ลุงบอก ให้มา ขอเลข ขอให้ออก ขอให้ถูก ขอให้เข้า แทง ซื้อ เล่น โพย ยอดแทง ยอดวันนี้ ฝากเลข แจกเลข เก็ง วิ่ง รูด',
  // Which numbers are meant.
  'อันบน อันล่าง อันนี้ ด้านบน ข้างล่าง บรรทัด เฉพาะ ยกเว้น',
  'not wrong old new tomorrow maybe guess prediction tips corrected correction sai cu dudoan soicau chotso',
])('%s: each is asked about, wherever it stands', (words) => {
  const sentences = words
    .split(' ')
    .flatMap((word) => BESIDE.flatMap((idle) => [`${idle}${word}`, `${word} ${idle}`]));
  const stored = sentences.filter((words) => isStored(ROW, words) || isStored(words, ROW));
  expect(stored).toEqual([]);
});

test('no name of a lottery is made of such words', () => {
  const names = LOTTERIES.flatMap(listNames).flatMap((name) => [name, `หวย${name}`, `ผล${name}`]);
  expect(names.filter((name) => readText(name, NAMES).names.length === 0)).toEqual([]);
});

test('beside numbers they are words like any other', () => {
  expect(isStored(ROW, 'กดไลค์ กดแชร์ เป็นกำลังใจให้แอดมินด้วยนะคะ')).toBe(true);
  expect(isStored(`${ROW} กดไลค์`)).toBe(false);
});

test('a wish says nothing below results, and makes tips of other numbers', () => {
  expect(isStored(ROW, 'เฮงๆ รวยๆ ปังๆ')).toBe(true);
  const tips = readPastedDay(`28/11/69\n${ROW}\nเฮงๆ รวยๆ ปังๆ`, NAMES);
  expect(tips).toMatchObject({ asked: [{ line: 3 }] });
});
