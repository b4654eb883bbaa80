// A day as people write it beside a ticket: `1/8/69`, `16-06-2568`, `16 พ.ย. 69`, `2026-08-16`.
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
const NAMED = String.raw`(\d{1,2}) ?(${MONTH}) ?(\d{4}|\d\d)`;
const ISO = String.raw`(\d{4})([/-])(\d{1,2})\6(\d{1,2})`;

const FORM = new RegExp(`^(?:${NUMERIC}|${ISO}|${NAMED})$`);
const UNGROUPED = [
  NUMERIC.replaceAll(String.raw`\2`, '[/.-]'),
  NAMED,
  ISO.replace(String.raw`\6`, '[/-]'),
];

/** What may be a day within a text. */
export const DAYS = new RegExp(
  String.raw`(?=\d)(?<!\d|\d *[/.-] *)(?:${UNGROUPED.join('|').replace(/\((?!\?)/g, '(?:')})(?!\d| ?[/.-] ?\d)`,
  'g',
);

/** The day that a text is; `undefined` where it is none. `typedDay('1/8/69') //=> '2026-08-01'` */
export function typedDay(text: string): DrawDate | undefined {
  const [, day1, , month1, year1, year2, , month2, day2, day3, name = '', year3] =
    FORM.exec(text) ?? [];
  const named = MONTHS.indexOf(name.replaceAll('.', '')) % THAI_MONTHS.length;
  const [day, month] = [day1 ?? day2 ?? day3, month1 ?? month2 ?? String(named + 1)];
  const year = readYear(year1 ?? year2 ?? year3 ?? '');
  if (day === undefined || year === undefined) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDrawDate(date) ? date : undefined;
}

/** Of two digits 43 to 99 are Buddhist, 00 to 42 Gregorian: both of this century. */
function readYear(text: string): number | undefined {
  const year = Number(text);
  if (text.length === 2)
    return year >= 2000 - 2500 + BUDDHIST_YEARS ? year + 2500 - BUDDHIST_YEARS : year + 2000;
  if (year >= 1900 && year < 2100) return year;
  const gregorian = year - BUDDHIST_YEARS;
  return gregorian >= 1900 && gregorian < 2100 ? gregorian : undefined;
}
