// A day as people write it beside a ticket: `1/8/69`, `16-06-2568`, `16 พ.ย. 69`, `2026-08-16`, and
// without its year: `16/11`, `16 พ.ย.`.
import { addDays } from './clock.ts';
import {
  BUDDHIST_YEARS,
  type DrawDate,
  isDrawDate,
  THAI_MONTHS,
  THAI_MONTHS_SHORT,
} from './draw-date.ts';

/** `ม.ค.` is also written `มค`, `ม.ค` and `มกรา`. */
const MONTHS = [
  ...THAI_MONTHS,
  ...THAI_MONTHS_SHORT.map((month) => month.replaceAll('.', '')),
  ...THAI_MONTHS.map((month) => month.replace(/(?:คม|ยน|พันธ์)$/, '')),
];
const MONTH = MONTHS.map((month) =>
  month.length > 3 ? month : [...month].map((letter) => `${letter}\\.?`).join(''),
).join('|');
const NUMERIC = String.raw`(\d{1,2}) ?([/.-]) ?(\d{1,2}) ?\2 ?(\d{4}|\d\d)`;
const NAMED = String.raw`(\d{1,2}) ?[/-]? ?(${MONTH})(?: ?[/-]? ?(\d{4}|\d\d))?`;
const ISO = String.raw`(\d{4})([/-])(\d{1,2})\6(\d{1,2})`;
/** `1. 12` is a number of a list. */
const YEARLESS = String.raw`(\d{1,2})(?: ?[/-] ?|\.)(\d{1,2})`;

const FORM = new RegExp(`^(?:${NUMERIC}|${ISO}|${NAMED}|${YEARLESS})$`);
const UNGROUPED = [
  NUMERIC.replaceAll(String.raw`\2`, '[/.-]'),
  NAMED,
  ISO.replace(String.raw`\6`, '[/-]'),
  YEARLESS,
];

/** What may be a day within a text. */
export const DAYS = new RegExp(
  String.raw`(?=\d)(?<!\d|\d *[/.-] *)(?:${UNGROUPED.join('|').replace(/\((?!\?)/g, '(?:')})(?!\d| ?[/.-] ?\d{1,5}(?!\d))`,
  'g',
);

/** `งวดประจำวันที่`, `วันจันทร์ที่`: what stands before a day. */
export const DAY_WORDS = '(?:งวด)?(?:ประจำ)?(?:งวด)?วัน[ก-๙]{0,12}ที่';

const WITHOUT_MONTH = String.raw`(?:${DAY_WORDS}|งวด) ?(?:[12]\d|3[01]|0?[1-9])(?!\d| ?[/.-] ?\d| ?[/-]? ?(?:${MONTH}))`;
const WITHOUT_DAY = String.raw`(?:(?<!(?<!\d)\d{1,2} ?)(?:${MONTH}) ?(?:25|20)?\d\d|(?<![\d/.-]|[/.-] )(?:0?[1-9]|1[0-2])[/-](?:25[5-9]|202)\d)(?!\d| ?[/-]\d)`;

/** `งวด 16`, `พ.ย. 69`, `11/2569`: not a number, and no draw can be told from it. */
export const PART_OF_DAY = `${WITHOUT_MONTH}|${WITHOUT_DAY}`;
const PART = new RegExp(`^(?:${PART_OF_DAY})$`);

/** Whether a text says a day in part, or one that the calendar lacks: `งวด 16`, `31/2/69`. */
export function isDaySlip(text: string): boolean {
  return PART.test(text) || isDayLike(text);
}

type TypedParts = {
  readonly day: string;
  readonly month: string;
  /** The year as it is written; empty if there is none. */
  readonly year: string;
};

function parseParts(text: string): TypedParts | undefined {
  const match = FORM.exec(text);
  if (match === null) return undefined;
  const [, day1, , month1, year1, year2, , month2, day2, day3, name = '', year3, day4, month4] =
    match;
  const month = MONTHS.indexOf(name.replaceAll('.', '')) % THAI_MONTHS.length;
  return {
    day: day1 ?? day2 ?? day3 ?? day4 ?? '',
    month: month1 ?? month2 ?? month4 ?? String(month + 1),
    year: year1 ?? year2 ?? year3 ?? '',
  };
}

/** Whether a text is written like a day; the calendar may lack it: `31/2/69`. */
export function isDayLike(text: string): boolean {
  const { day, month } = parseParts(text) ?? { day: 0, month: 0 };
  return Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;
}

/**
 * The day that a text is; `undefined` if it is not one. `typedDay('1/8/69', …) //=> '2026-08-01'`
 * @param near a day without its year is of the nine months before it or the three behind it
 */
export function typedDay(text: string, near: DrawDate): DrawDate | undefined {
  const parts = parseParts(text);
  if (parts === undefined) return undefined;
  const day = `-${parts.month.padStart(2, '0')}-${parts.day.padStart(2, '0')}`;
  if (parts.year === '') return nearestDay(day, near);
  const date = `${readYear(parts.year)}${day}`;
  return isDrawDate(date) ? date : undefined;
}

/** A day without a year is at most this long before the near day: people check old tickets. */
const MOST_DAYS_BEFORE = 274;

/** The first one that is not too long before the near day. */
function nearestDay(dayOfYear: string, near: DrawDate): DrawDate | undefined {
  const first = addDays(near, -MOST_DAYS_BEFORE);
  const year = Number(first.slice(0, 4));
  const days = [year, year + 1].map((possible) => `${possible}${dayOfYear}`);
  return days.filter(isDrawDate).find((day) => day >= first);
}

/**
 * Two digits from 43 to 99 are a Buddhist year, from 00 to 42 a Gregorian one: both of this
 * century.
 */
function readYear(text: string): number | undefined {
  const year = Number(text);
  if (text.length === 2)
    return year >= 2000 - 2500 + BUDDHIST_YEARS ? year + 2500 - BUDDHIST_YEARS : year + 2000;
  if (year >= 1900 && year < 2100) return year;
  const gregorian = year - BUDDHIST_YEARS;
  return gregorian >= 1900 && gregorian < 2100 ? gregorian : undefined;
}
