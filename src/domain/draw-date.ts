// The day of a draw, always as text. A `Date` would be a point in time, and a time zone could
// move it to the day before; text cannot move. What needs the Gregorian calendar is in gregorian.ts.

/** A drawing date as the spec writes it: Gregorian, `YYYY-MM-DD`. Text, never a `Date`. */
export type DrawDate = string & { readonly DrawDate: unique symbol };

/** A time of day in the lottery's zone, `HH:MM`. */
export type ClockTime = string;

/**
 * The same day in the Buddhist era, as stats writes it: the year plus 543.
 *
 * Text in, text out. `2024-02-29` becomes `2567-02-29`, a day the Gregorian calendar lacks, so the
 * answer must never be parsed as a date.
 *
 * @example toBuddhistEra('2026-11-16' as DrawDate) //=> '2569-11-16'
 */
export function toBuddhistEra(drawDate: DrawDate): string {
  return `${Number(drawDate.slice(0, 4)) + 543}${drawDate.slice(4)}`;
}

/**
 * Whether a text meant as a date has a year of the Buddhist era: 2400 to 2700, however it is written.
 * No draw has such a Gregorian year.
 *
 * @example isBuddhistEra('2569-08-16') //=> true
 */
export function isBuddhistEra(text: string): boolean {
  return /(?<!\d)(?:2[4-6]\d{2}|2700)(?!\d)/.test(text);
}

/** From January on. */
export const THAI_MONTHS: readonly string[] = [
  'มกราคม',
  'กุมภาพันธ์',
  'มีนาคม',
  'เมษายน',
  'พฤษภาคม',
  'มิถุนายน',
  'กรกฎาคม',
  'สิงหาคม',
  'กันยายน',
  'ตุลาคม',
  'พฤศจิกายน',
  'ธันวาคม',
];

/**
 * The date as Thai readers write it: day without a leading zero, month name, Buddhist year.
 *
 * @example thaiDateLabel('2026-08-01' as DrawDate) //=> '1 สิงหาคม 2569'
 */
export function thaiDateLabel(drawDate: DrawDate): string {
  const month = THAI_MONTHS[Number(drawDate.slice(5, 7)) - 1];
  return `${Number(drawDate.slice(8))} ${month} ${toBuddhistEra(drawDate).slice(0, 4)}`;
}

/** From January on, as Thai readers abbreviate them. */
export const THAI_MONTHS_SHORT: readonly string[] = [
  'ม.ค.',
  'ก.พ.',
  'มี.ค.',
  'เม.ย.',
  'พ.ค.',
  'มิ.ย.',
  'ก.ค.',
  'ส.ค.',
  'ก.ย.',
  'ต.ค.',
  'พ.ย.',
  'ธ.ค.',
];

/**
 * The day without its year, where the year is plain.
 *
 * @example thaiDayLabel('2026-08-01' as DrawDate) //=> '1 ส.ค.'
 */
export function thaiDayLabel(drawDate: DrawDate): string {
  return `${Number(drawDate.slice(8))} ${THAI_MONTHS_SHORT[Number(drawDate.slice(5, 7)) - 1]}`;
}

/**
 * The day and its year, short.
 *
 * @example thaiShortDateLabel('2026-08-01' as DrawDate) //=> '1 ส.ค. 2569'
 */
export function thaiShortDateLabel(drawDate: DrawDate): string {
  return `${thaiDayLabel(drawDate)} ${toBuddhistEra(drawDate).slice(0, 4)}`;
}

/**
 * The moment a draw is announced, as UTC with milliseconds.
 *
 * The offset is written into the text before it becomes a `Date`, so the machine's own time zone
 * has no say.
 *
 * @example announcedAt('2026-08-16' as DrawDate, '14:30', '+07:00') //=> '2026-08-16T07:30:00.000Z'
 */
export function announcedAt(drawDate: DrawDate, time: ClockTime, utcOffset: string): string {
  return new Date(`${drawDate}T${time}:00${utcOffset}`).toISOString();
}

/**
 * Whether the text is a day of the Gregorian calendar, written `YYYY-MM-DD`. By the platform's `Date`, for the edge,
 * which carries no date-fns: it moves the 30th of February on to March, so a day that comes back as written exists.
 *
 * @example isDrawDate('2026-11-31') //=> false, November has 30 days
 */
export function isDrawDate(text: string): text is DrawDate {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(text);
}
