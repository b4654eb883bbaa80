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

test('a number in a circle is no digit', () => {
  expect(shown('① ลาวทีวี')).toBe('ลาวทีวี');
});
