// Digit strings. A number here is text: '004615' is six digits, and arithmetic on it would lose two.
// A position counts from the left and starts at 0.

/** How many different numbers a prize with so many digits can draw. `possibleValues(3) //=> 1000` */
export function possibleValues(digits: number): number {
  return 10 ** digits;
}

/** Every number of that many digits, ascending. `everyNumber(2) //=> ['00', '01', … '99']` */
export function everyNumber(digits: number): string[] {
  return Array.from({ length: possibleValues(digits) }, (_, value) => padNumber(value, digits));
}

/** A value as a number of that many digits. `padNumber(331, 4) //=> '0331'` */
export function padNumber(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
