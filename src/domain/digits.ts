// Digit strings: '004615' is six digits, as a number it would be four. Positions start at 0.

/** Every number of that many digits, ascending. `everyNumber(2) //=> ['00', '01', … '99']` */
export function everyNumber(digits: number): string[] {
  return Array.from({ length: 10 ** digits }, (_, value) => padNumber(value, digits));
}

/** A value as a number of that many digits. `padNumber(331, 4) //=> '0331'` */
export function padNumber(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}

/** The numbers beside a number, 000000 next to 999999. `adjacentNumbers('10') //=> ['09', '11']` */
export function adjacentNumbers(number: string): string[] {
  const digits = number.length;
  const count = 10 ** digits;
  return [count - 1, 1].map((step) => padNumber((Number(number) + step) % count, digits)).sort();
}

/**
 * Rows of signs that each stand for a number: the first sign, its number, and how many there are.
 */
const ROWS_OF_SIGNS: readonly (readonly [first: number, number: number, signs: number])[] = [
  [0x0e50, 0, 10], // ๐ of Thai
  [0x0ed0, 0, 10], // ໐ of Lao
  [0x2460, 1, 20], // ①
  [0x2474, 1, 20], // ⑴
  [0x2488, 1, 20], // ⒈
  [0x24ea, 0, 1], // ⓪
  [0x24eb, 11, 10], // ⓫
  [0x24f5, 1, 10], // ⓵
  [0x24ff, 0, 1], // ⓿
  [0x2776, 1, 10], // ❶
  [0x2780, 1, 10], // ➀
  [0x278a, 1, 10], // ➊
  [0x1f10b, 0, 1], // 🄋
  [0x1f10c, 0, 1], // 🄌
];

/** The digits that a sign stands for: '๕', '②' and '²'; itself where it is not known. */
export function digitsOfSign(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const row = ROWS_OF_SIGNS.find(([first, , signs]) => code >= first && code < first + signs);
  if (row !== undefined) return String(code - row[0] + row[1]);
  const plain = sign.normalize('NFKC');
  return /^[0-9]+$/.test(plain) ? plain : sign;
}
