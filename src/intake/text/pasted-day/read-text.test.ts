import { describe, expect, test } from 'vitest';
import { NAMES } from '../../../../tests/support/real-names.ts';
import { readText } from './read-text.ts';

describe('readText', () => {
  test('the code of a list before a name says nothing', () => {
    expect(readText('dws ลาวทีวี', NAMES).names).toMatchObject([{ name: 'ลาวtv' }]);
  });

  test.each(['gold', 'max', 'lite', 'visa', 'pro', 'fake', 'not', 'test'])(
    '%s is no code: it is a word, or another lottery may be called so',
    (word) => {
      expect(readText(`${word} ลาวทีวี`, NAMES)).toMatchObject({
        names: [],
        unknown: `${word} ลาวทีวี`,
      });
    },
  );

  test('a part of the day beside a group is a heading, and beside a name it is not known', () => {
    expect(readText('ผลฮานอยรอบค่ำ', NAMES)).toMatchObject({ names: [{ name: 'ฮานอย' }] });
    expect(readText('ฮานอยพิเศษรอบค่ำ', NAMES)).toMatchObject({ names: [], isIdle: false });
  });
});

/** Words that say of numbers that they are not the day's, in the languages of the known words. */
const AGAINST =
  'ที่แล้ว ก่อน ก่อนหน้า ที่ผ่านมา เมื่อคืน เมื่อวานซืน พรุ่งนี้ ปีก่อน เดือนก่อน วันก่อน ของเก่า ผิด ไม่ใช่ ปลอม มั่ว ทดสอบ ตัวอย่าง จำลอง สมมติ เดา สุ่ม เด็ด เด่น ทำนาย แนวทาง สถิติ ไม่ชัวร์ แก้ไข ยกเลิก quaythử quaythu dựđoán dudoan soicau thamkhao hômkia test demo fake sample example forecast predicted lastdraw previous notreal unofficial';

describe.each(AGAINST.split(' '))('%s', (against) => {
  test('is never put together from known words', () => {
    for (const before of [
      '',
      'ผล',
      'วัน',
      'วันที่',
      'งวด',
      'งวดที่',
      'รอบ',
      'ครั้ง',
      'ผลการออก',
      'results ',
      'ket qua ',
    ]) {
      for (const behind of ['', 'ค่ะ', 'ครับ', 'จ้า', 'นะคะ', 'แล้ว', ' results', ' xsmb']) {
        const words = `${before}${against}${behind}`;
        expect([words, readText(words, NAMES).unknown]).toEqual([words, words.trim()]);
      }
    }
  });
});
