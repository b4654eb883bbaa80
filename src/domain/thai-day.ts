// Days as people write them: `1/8/69`, `16-06-2568`, `16 พ.ย. 69`, `2026-08-16`, `16/11`. The names
// of months and days of the week in Thai, English and Vietnamese, and the years of two eras, stand
// here for every reader of a day; each name is exact.
import {
  BUDDHIST_YEARS,
  type DrawDate,
  isDrawDate,
  THAI_MONTHS,
  THAI_MONTHS_SHORT,
} from './draw-date.ts';
import { WEEK_DAYS, WEEK_DAYS_TH, type WeekDay } from './lottery.ts';

/** Where a word begins and ends in any script: `\b` would end one before ậ or ก. */
export const [WORD_START, WORD_END] = ['(?<![\\p{L}\\p{M}\\p{N}])', '(?![\\p{L}\\p{M}])'] as const;

const split = (words: string) => words.split(' ');
const MONTHS_EN =
  'january february march april may june july august september october november december';
const MONTHS_VI = 'giêng hai ba tư năm sáu bảy tám chín mười mười|một mười|hai';

/** The twelve months in each spelling, without dots and blanks: มกราคม, มกรา, มค, january, jan. */
const MONTHS = /* @__PURE__ */ [
  THAI_MONTHS,
  THAI_MONTHS.map((month) => month.replace(/(?:คม|ยน|พันธ์)$/, '')),
  THAI_MONTHS_SHORT.map((month) => month.replaceAll('.', '')),
  split(MONTHS_EN),
  split(MONTHS_EN).map((month) => month.slice(0, 3)),
  split(MONTHS_EN).map((month) => (month === 'september' ? 'sept' : month)),
  split(MONTHS_VI).map((month) => `tháng${month.replace('|', '')}`),
];

/** The month that a name is, from 1; `undefined` where it is not exactly one. */
export function monthNamed(name: string): number | undefined {
  const key = name.replace(/[. ]/g, '').toLowerCase();
  const month = MONTHS.map((names) => names.indexOf(key)).find((index) => index >= 0);
  return month === undefined ? undefined : month + 1;
}

/** `ม.ค.` is also written `ม. ค` and `มค`. */
const spaced = (name: string) =>
  /^[ก-๎]{2,3}$/.test(name) ? [...name].join('\\.? ?') : name.replace(/^tháng|mười(?=.)/g, '$& ?');

/** The source of an expression for the name of a month. */
export const MONTH = /* @__PURE__ */ `(?:${MONTHS.flat()
  .sort((left, right) => right.length - left.length)
  .map(spaced)
  .join('|')})(?:\\.|${WORD_END})`;

/** In Thai, in English and Vietnamese, which counts from Monday as 2, and short beside a day. */
const WEEK_DAY_FORMS: Readonly<
  Record<WeekDay, readonly [thai: string, latin: string, short: string]>
> = {
  monday: ['จันทร์', 'th[ứu] ?(?:hai|2(?![/.-]))|mon(?:day)?', 'จ|t2'],
  tuesday: ['อังคาร', 'th[ứu] ?(?:ba|3(?![/.-]))|tue(?:s(?:day)?)?', 'อ|t3'],
  wednesday: ['พุธ', 'th[ứu] ?(?:t[ưu]|4(?![/.-]))|wed(?:nesday)?', 'พ|t4'],
  thursday: ['พฤหัส(?:บดี|ฯ)?', 'th[ứu] ?(?:n[ăa]m|5(?![/.-]))|thu(?:r(?:s(?:day)?)?)?', 'พฤ|t5'],
  friday: ['ศุกร์', 'th[ứu] ?(?:s[áa]u|6(?![/.-]))|fri(?:day)?', 'ศ|t6'],
  saturday: ['เสาร์', 'th[ứu] ?(?:b[ảa]y|7(?![/.-]))|sat(?:urday)?', 'ส|t7'],
  sunday: ['อาทิตย์', 'ch[ủu] ?nh[ậa]t|sun(?:day)?', 'อา|cn'],
};
const column = (at: 0 | 1 | 2) => Object.values(WEEK_DAY_FORMS).map((forms) => forms[at]);
/** `thu 7` before `thu`, which is Thursday: `thu 7/10`. */
const COUNTED = 'th[ứu] ?(?:s[áa]u|b[ảa]y|[67](?![/.-]))';

/** Sources for the name of a day of the week: anywhere, and beside a day. */
export const WEEK_DAY = /* @__PURE__ */ `(?:${column(0).join('|')}|(?:${COUNTED}|${column(1).join('|')})(?![\\p{L}\\p{M}\\p{N}]))`;
export const WEEK_DAY_SHORT = /* @__PURE__ */ `(?:พฤ|อา|${column(2).join('|')})`;

/** The day of the week that a name is; `undefined` where it is not exactly one. */
export function weekDayNamed(name: string): WeekDay | undefined {
  return WEEK_DAYS.find((day) =>
    new RegExp(`^(?:${WEEK_DAY_FORMS[day].join('|')})$`, 'iu').test(name),
  );
}

/** The names in full that a misspelt one may have meant. */
export const DAY_NAMES: readonly string[] = /* @__PURE__ */ [
  ...THAI_MONTHS,
  ...split(MONTHS_EN),
  ...Object.values(WEEK_DAYS_TH),
  ...WEEK_DAYS,
];

/**
 * Two digits from 43 to 99 are a Buddhist year, from 00 to 42 a Gregorian one: both of this
 * century.
 */
export function readYear(text: string): number | undefined {
  const year = Number(text);
  if (text.length === 2)
    return year >= 2000 - 2500 + BUDDHIST_YEARS ? year + 2500 - BUDDHIST_YEARS : year + 2000;
  if (year >= 1900 && year < 2100) return year;
  const gregorian = year - BUDDHIST_YEARS;
  return gregorian >= 1900 && gregorian < 2100 ? gregorian : undefined;
}

/** The end of a `DrawDate`: `endingOf(1, 8) //=> '-08-01'` */
export function endingOf(day: string, month: string | number): string {
  return `-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The day of a Gregorian year; `undefined` where the calendar has none. */
export function dayOfYear(year: number | undefined, ending: string): DrawDate | undefined {
  const day = `${year}${ending}`;
  return isDrawDate(day) ? day : undefined;
}
