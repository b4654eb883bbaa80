// The day of a draw is text: a `Date` is a moment, and a time zone could move it to the day before.

/** A drawing date as the spec writes it: Gregorian, `YYYY-MM-DD`. Text, never a `Date`. */
export type DrawDate = string & { readonly DrawDate: unique symbol };

/** Whether the text is a day of the calendar, `YYYY-MM-DD`. */
export function isDrawDate(text: string): text is DrawDate {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // `Date` moves 30 February to March, so a day exists if it comes back as it was written.
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(text);
}

/** The day that a text says. Throws a `RangeError` where the calendar has no such day. */
export function parseDrawDate(text: string): DrawDate {
  if (isDrawDate(text)) return text;
  throw new RangeError(`${text} is not a day of the calendar`);
}

/** The day in UTC at a moment, in milliseconds since 1970. */
export function utcDay(at: number): DrawDate {
  return unjudgedDay(new Date(at).toISOString().slice(0, 10));
}

/** Takes a text for a day unseen: the rules of intake judge it. */
export function unjudgedDay(text: string): DrawDate {
  return text as DrawDate;
}

/** The years of the Buddhist era that passed before the Gregorian year 1. */
export const BUDDHIST_YEARS = 543;

/** The day in the Buddhist era, for display only: `2567-02-29` is not a Gregorian day. */
export function toBuddhistEra(drawDate: DrawDate): string {
  return `${Number(drawDate.slice(0, 4)) + BUDDHIST_YEARS}${drawDate.slice(4)}`;
}

/** Whether a date has a year of the Buddhist era, 2400 to 2700: no draw has it as Gregorian. */
export function isBuddhistEra(text: string): boolean {
  return /(?<!\d)(?:2[4-6]\d{2}|2700)(?!\d)/.test(text);
}

// Two lists, marked as pure, so that a bundle drops the one that it does not use.
/** From January on. */
export const THAI_MONTHS: readonly string[] =
  /* @__PURE__ */ 'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม'.split(
    ' ',
  );

/** `thaiDateLabel('2026-08-01') //=> '1 สิงหาคม 2569'` */
export function thaiDateLabel(drawDate: DrawDate): string {
  const month = THAI_MONTHS[Number(drawDate.slice(5, 7)) - 1];
  return `${Number(drawDate.slice(8))} ${month} ${toBuddhistEra(drawDate).slice(0, 4)}`;
}

/** From January on, as Thai readers abbreviate them. */
export const THAI_MONTHS_SHORT: readonly string[] =
  'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'.split(' ');

/**
 * The day without its year, for places where the year is plain: `thaiDayLabel('2026-08-01') //=> '1
 * ส.ค.'`
 */
export function thaiDayLabel(drawDate: DrawDate): string {
  return `${Number(drawDate.slice(8))} ${THAI_MONTHS_SHORT[Number(drawDate.slice(5, 7)) - 1]}`;
}

/** `thaiShortDateLabel('2026-08-01') //=> '1 ส.ค. 2569'` */
export function thaiShortDateLabel(drawDate: DrawDate): string {
  return `${thaiDayLabel(drawDate)} ${toBuddhistEra(drawDate).slice(0, 4)}`;
}

/** `announcedAt('2026-08-16', '14:30', '+07:00') //=> '2026-08-16T07:30:00.000Z'` */
export function announcedAt(drawDate: DrawDate, time: string, utcOffset: string): string {
  return new Date(`${drawDate}T${time}:00${utcOffset}`).toISOString();
}
