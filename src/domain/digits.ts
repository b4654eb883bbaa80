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
