import { expect, test } from 'vitest';
import { plainLine } from './plain-line.ts';

const shown = (line: string) => plainLine(line).replace(/\s+/g, ' ').trim();

test.each([
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['໐໑໒໓໔໕໖໗໘໙', '0123456789'],
  ['４５０－𝟖𝟓', '450-85'],
  ['4️⃣5️⃣0️⃣', '450'],
  ['🇱🇦 ลาวประตูชัย 🇱', 'ลาวประตูชัย'],
  ['**ลาว TV** ⭐️', 'ลาว tv'],
  ['450—85', '450-85'],
  ['เเม่โขง', 'แม่โขง'],
  ['ลาวร่ํารวย', 'ลาวร่ำรวย'],
  ['ลาวรํ่ารวย', 'ลาวร่ำรวย'],
  ['ลาว\u200bทีวี\ufeff', 'ลาวทีวี'],
  ['ลาว\u034f\u2060ท\ufe00ี\u3164วี', 'ลาวทีวี'],
  ['②⓪④-⑦⑦', '204-77'],
  ['❷⓿❹-➐➆', '204-77'],
  ['²⁰⁴ ₇₇', '204 77'],
  ['⑵⒇⑷-⒎⓻', '2204-77'],
  ['1️⃣ ลาวทีวี 5️⃣1️⃣3️⃣-8️⃣9️⃣', 'ลาวทีวี 513-89'],
  ['❶ 513-89 ลาวทีวี', '513-89 ลาวทีวี'],
  ['3️⃣ ตัวบน 5️⃣ 1️⃣ 3️⃣', '3 ตัวบน 5 1 3'],
  ['⑤ ① ③ - ⑧ ⑨', '5 1 3 - 8 9'],
  ['ลาวม่ันคง ลาวม่ังค่ัง ลาวกา้วหน้า', 'ลาวมั่นคง ลาวมั่งคั่ง ลาวก้าวหน้า'],
  ['ลาวรำ่รวย', 'ลาวร่ำรวย'],
])('%s is read as %s', (line, plain) => {
  expect(shown(line)).toBe(plain);
});

test('letters in boxes and letters of flags are letters where they spell a word', () => {
  expect(shown('ลาวสตาร์ 🆅🅸🅿')).toBe('ลาวสตาร์ vip');
  expect(shown('ลาวสตาร์ 🇻🇮🇵')).toBe('ลาวสตาร์ vip');
});

test('what strikes a number out, or turns it round, stays', () => {
  expect(plainLine('4\u03365\u0336')).toContain('\u0336');
  expect(plainLine('\u202e058')).toContain('\u202e');
});

test.each(['½', '⚁', '🂡', '៣', '㊂', '〇', 'Ⅷ', '9\uFFFD'])(
  '%s may be a digit that we do not know: it stays',
  (sign) => {
    expect(shown(`ลาวทีวี ${sign}`)).toMatch(/^ลาวทีวี ./);
  },
);

test('a number in a circle before a name counts', () => {
  expect(shown('① ลาวทีวี')).toBe('ลาวทีวี');
});
