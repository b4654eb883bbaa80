// The day of a draw, always as text. A `Date` would be a point in time, and a time zone could
// move it to the day before; text cannot move.
/** A drawing date as the spec writes it: Gregorian, `YYYY-MM-DD`. Text, never a `Date`. */
export type DrawDate = string & { readonly DrawDate: unique symbol };

/** A time of day in the lottery's zone, `HH:MM`. */
export type ClockTime = string;

/**
 * Whether the text is a day of the Gregorian calendar, written `YYYY-MM-DD`.
 *
 * @example isDrawDate('2026-11-31') //=> false, November has 30 days
 */
export function isDrawDate(text: string): text is DrawDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = Number(text.slice(8));
  return day >= 1 && day <= daysInMonth(Number(text.slice(0, 4)), Number(text.slice(5, 7)));
}

/** 0 for a month that is none. Counted, not asked of a `Date`: every draw of every build comes here. */
function daysInMonth(year: number, month: number): number {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && isLeapYear ? 29 : (MONTH_DAYS[month - 1] ?? 0);
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

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

const THAI_MONTHS = [
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
] as const;

/**
 * The date as Thai readers write it: day without a leading zero, month name, Buddhist year.
 *
 * @example thaiDateLabel('2026-08-01' as DrawDate) //=> '1 สิงหาคม 2569'
 */
export function thaiDateLabel(drawDate: DrawDate): string {
  const month = THAI_MONTHS[Number(drawDate.slice(5, 7)) - 1];
  return `${Number(drawDate.slice(8))} ${month} ${toBuddhistEra(drawDate).slice(0, 4)}`;
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
