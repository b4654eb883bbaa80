// The days of a lottery's draws in few bytes, since the edge carries those of every lottery: twenty
// years of days are two kilobytes.
import type { DrawDate } from './draw-date.ts';

export type DaySet = {
  /** The first and the last day of the set, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** One bit a day from the first one on, four to a hexadecimal digit, the earliest leftmost. */
  readonly bits: string;
};

const DAY_MS = 86_400_000;
const DAYS_PER_DIGIT = 4;

/** @param days newest first, each once; `undefined` for none */
export function daySet(days: readonly DrawDate[]): DaySet | undefined {
  const [to] = days;
  const from = days.at(-1);
  if (from === undefined || to === undefined) return undefined;
  const digits = new Array<number>(Math.floor(daysBetween(from, to) / DAYS_PER_DIGIT) + 1).fill(0);
  for (const day of days) {
    const [digit, bit] = placeOf(from, day);
    digits[digit] = (digits[digit] ?? 0) | bit;
  }
  return { from, to, bits: digits.map((digit) => digit.toString(16)).join('') };
}

export function hasDay({ from, to, bits }: DaySet, day: DrawDate): boolean {
  if (day < from || day > to) return false;
  const [digit, bit] = placeOf(from, day);
  return (Number.parseInt(bits.charAt(digit), 16) & bit) !== 0;
}

/** Which digit holds a day, and which bit of it. */
function placeOf(from: string, day: string): [digit: number, bit: number] {
  const index = daysBetween(from, day);
  return [Math.floor(index / DAYS_PER_DIGIT), 8 >> (index % DAYS_PER_DIGIT)];
}

/** In UTC, where every day has the same length. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
}
