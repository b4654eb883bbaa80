import { padNumber, possibleValues } from './digits.ts';

/**
 * The two numbers either side of a number, ascending, going round at the ends
 * (GLO's รางวัลข้างเคียง: 000000 and 999999 are neighbours).
 *
 * @example adjacentNumbers('000000') //=> ['000001', '999999']
 */
export function adjacentNumbers(number: string): string[] {
  const digits = number.length;
  const count = possibleValues(digits);
  return [count - 1, 1].map((step) => padNumber((Number(number) + step) % count, digits)).sort();
}
