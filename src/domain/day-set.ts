import { padNumber } from './digits.ts';
import type { DrawDate } from './draw-date.ts';

// Keeps the days of a lottery's draws in few bytes, since the edge carries those of every lottery:
// twenty years take two kilobytes. Each month has 31 places, so the place of a day follows from its
// text without a calendar.

export type DaySet = {
  readonly from: string;
  readonly to: string;
  /** A bit a place from the first day's on, four to a hexadecimal digit, the earliest leftmost. */
  readonly bits: string;
};

/** Includes the 30th of February: its place is never set. */
const PLACED = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const PLACES_PER_MONTH = 31;
const PLACES_PER_DIGIT = 4;

/** @param days newest first, each once; `undefined` for none */
export function daySet(days: readonly DrawDate[]): DaySet | undefined {
  const [to] = days;
  const from = days.at(-1);
  if (from === undefined || to === undefined) return undefined;
  const first = findPlace(from);
  const digits = new Array<number>(findBit(findPlace(to) - first).digit + 1).fill(0);
  for (const day of days) {
    const { digit, mask } = findBit(findPlace(day) - first);
    digits[digit] = (digits[digit] ?? 0) | mask;
  }
  return { from, to, bits: digits.map((digit) => digit.toString(16)).join('') };
}

/** Whether the set has the day; false for a text that is not a day. */
export function hasDay({ from, to, bits }: DaySet, day: string): boolean {
  if (!PLACED.test(day) || day < from || day > to) return false;
  return isSet(bits, findPlace(day) - findPlace(from));
}

/** The stored days next to a day without a draw. Outside the set there is only one of them. */
export type NearestDays = {
  readonly before?: DrawDate | undefined;
  readonly after?: DrawDate | undefined;
};

/** @param day has the form of a day, and is not in the set */
export function nearestDays({ from, to, bits }: DaySet, day: string): NearestDays {
  if (day > to) return { before: to as DrawDate };
  if (day < from) return { after: from as DrawDate };
  const first = findPlace(from);
  // The first and the last place are set, so each walk ends.
  const walk = (step: 1 | -1) => {
    let index = findPlace(day) - first + step;
    while (!isSet(bits, index)) index += step;
    return dayAt(first + index);
  };
  return { before: walk(-1), after: walk(1) };
}

/** How many days the set has. */
export function countDays({ bits }: DaySet): number {
  return BigInt(`0x${bits}`).toString(2).replaceAll('0', '').length;
}

/** Newest first. */
export function daysOfYear(set: DaySet, year: string): DrawDate[] {
  const last = findPlace(`${year}-12-31`);
  const days = Array.from({ length: 12 * PLACES_PER_MONTH }, (_, index) => dayAt(last - index));
  return days.filter((day) => hasDay(set, day));
}

/** @param index of a place, that of the first day is 0 */
function isSet(bits: string, index: number): boolean {
  const { digit, mask } = findBit(index);
  return (Number.parseInt(bits.charAt(digit), 16) & mask) !== 0;
}

function findBit(index: number): { digit: number; mask: number } {
  return { digit: Math.floor(index / PLACES_PER_DIGIT), mask: 8 >> (index % PLACES_PER_DIGIT) };
}

function findPlace(day: string): number {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return months * PLACES_PER_MONTH + Number(day.slice(8));
}

/** The day of a place: `findPlace` the other way round. */
function dayAt(place: number): DrawDate {
  const months = Math.floor((place - 1) / PLACES_PER_MONTH) - 1;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  const day = ((place - 1) % PLACES_PER_MONTH) + 1;
  return `${padNumber(year, 4)}-${padNumber(month, 2)}-${padNumber(day, 2)}` as DrawDate;
}
