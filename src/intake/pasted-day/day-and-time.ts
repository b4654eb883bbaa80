// Days and times in a line of a pasted text. They are cut out before anything is read as a number.
import leven from 'leven';
import {
  BUDDHIST_YEARS,
  type DrawDate,
  isDrawDate,
  THAI_MONTHS,
  THAI_MONTHS_SHORT,
} from '../../domain/draw-date.ts';
import { WEEK_DAYS, type WeekDay } from '../../domain/lottery.ts';
import { foldVietnamese } from './words.ts';

/** A day as far as the text says it; `weekDay` is the day of the week beside it. */
export type LineDay =
  | { readonly kind: 'day'; readonly day: DrawDate; readonly weekDay?: WeekDay }
  /** The year is missing, or the month as well: the end of a `DrawDate`. */
  | { readonly kind: 'part'; readonly ending: string; readonly weekDay?: WeekDay }
  /** It looks like a day and is not one: 31 February. */
  | { readonly kind: 'wrong'; readonly text: string }
  /** 25-26 พ.ย. */
  | { readonly kind: 'several' };

/** The day that is named in full, with its year. */
export function fullDay(day: LineDay): DrawDate | undefined {
  return day.kind === 'day' ? day.day : undefined;
}

const THAI_WEEK_DAYS = ['จันทร์', 'อังคาร', 'พุธ', 'พฤหัส', 'ศุกร์', 'เสาร์', 'อาทิตย์'];
const WEEK_DAYS_SHORT = ['จ', 'อ', 'พ', 'พฤ', 'ศ', 'ส', 'อา'];
const WEEK_DAYS_IN_ENGLISH = WEEK_DAYS.map((day) => `${day}|${day.slice(0, 3)}`).join('|');
/** In Vietnamese Monday is the second day, and Sunday has a name. */
const WEEK_DAYS_OF_VIETNAM = [/2|hai/, /3|ba/, /4|tu/, /5|nam/, /6|sau/, /7|bay/, /cn|chu/];
const WEEK_DAY_OF_VIETNAM =
  'th[ứu] ?(?:hai|ba|t[ưu]|n[ăa]m|s[áa]u|b[ảa]y|[2-7])|ch[ủu] ?nh[ậa]t|cn(?= ngày| ngay|,? ?\\d)|t[2-7](?= ngày| ngay|,? ?\\d)';
const WEEK_DAY = `(?<![a-z])(?:วัน)?(?<weekDay>${THAI_WEEK_DAYS.join('|')}|(?:พฤ|อา|[จอพศส])(?=\\.)|(?<![\\p{L}\\p{M}])(?:พฤ|อา|[จอพศส])(?= ?\\d)|(?:${WEEK_DAYS_IN_ENGLISH}|${WEEK_DAY_OF_VIETNAM})(?![a-z0-9]))(?:บดี|ฯ)?\\.?,? ?(?:ที่|ngày|ngay)?:? ?`;
const DAY = '(?<day>\\d{1,2})';
const YEAR =
  "(?:ปี ?)?(?:พ\\.? ?ศ\\.?|ค\\.? ?ศ\\.?|พุทธศักราช|คริสต์?ศักราช|ปี)? ?['’]?(?<year>2[4-6]\\d\\d|2700|19\\d\\d|20\\d\\d|\\d\\d)(?!\\d)";

/** มกราคม, มกรา, ม.ค. without its dots. */
const THAI_NAMES = [
  THAI_MONTHS,
  THAI_MONTHS.map((month) => month.replace(/คม$|ยน$|พันธ์$/, '')),
  THAI_MONTHS_SHORT.map((month) => month.replaceAll('.', '')),
];
const ENGLISH_MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const ENGLISH_NAMES = [ENGLISH_MONTHS, ENGLISH_MONTHS.map((month) => month.slice(0, 3))];
const MONTHS = new Map(
  [...THAI_NAMES, ...ENGLISH_NAMES].flatMap((names) =>
    names.map((name, index) => [name, String(index + 1)] as const),
  ),
);
const MONTH = `(?<name>${THAI_NAMES.flat()
  .map((name) => (name.length > 3 ? name : [...name].join('\\.? ?')))
  .join('|')})`;
/** A Thai word where a month stands: พฤษจิกายน. */
const MISSPELT_MONTH = '(?<name>[ก-\\u0E4E]{4,12}?)';
const ENGLISH_MONTH = `(?<![a-z])(?<name>${ENGLISH_NAMES.flat().join('|')}|sept)(?![a-z])`;
/** No pair of a draw: 16 Nov 45-12; and 11 Nov 20, 2026 begins with a number. */
const ENGLISH_YEAR =
  "[-/,]? ?['’]?(?<year>\\d{4}|\\d\\d)(?!\\d| ?- ?\\d|,? ?(?:20|25)\\d\\d(?!\\d))";
const ORDINAL = '(?:st|nd|rd|th)?(?: of)?';

const AND = ' ?(?:-|,|/|&|\\+|~|และ|กับ|ถึง|หรือ|to|and|và|đến) ?(?:วันที่ ?)?';
const SEVERAL = [
  `(?<![\\d/.:-])(?:0?[1-9]|[12]\\d|3[01])${AND}(?=\\d{1,2}(?: ?(?:เดือน)? ?${MONTH.replace('?<name>', '?:')}|[-/.]\\d{1,2}[-/.]\\d{2}| ?(?:tháng|${ENGLISH_MONTHS.map((month) => month.slice(0, 3)).join('|')})))`,
  `(?<![\\d/.:-])\\d{1,2}/\\d{1,2}${AND}(?=\\d{1,2}/\\d{1,2})`,
  '(?<=วันที่[ :]{0,3})\\d{1,2}(?: ?(?:,|&|และ|กับ|ถึง) ?\\d{1,2}| ?- ?(?:1[3-9]|2\\d|3[01]))(?!\\d|[-/.]\\d| ?ตัว)',
].map((source) => new RegExp(source, 'gu'));

const WRITTEN = [
  // 16 สิงหาคม 2569, 16 พฤษจิกายน 2569
  `(?:${WEEK_DAY})?(?<!\\d)${DAY} ?(?:เดือน)? ?${MISSPELT_MONTH}\\.? ?${YEAR}`,
  // ศ. 30 ม.ค. 69, 16-พ.ย.-69, 16 สิงหาคม
  `(?:${WEEK_DAY})?(?<!\\d)${DAY} ?[-/.]? ?(?:เดือน)? ?${MONTH}\\.? ?[-/,]? ?(?:${YEAR}|(?<slip>\\d{3})(?= *$))?`,
  // Monday, 16 November 2026, 16 Nov 26, 16 Nov
  `(?:${WEEK_DAY})?(?<!\\d)${DAY}${ORDINAL} ?[-/]?${ENGLISH_MONTH}\\.?(?: ?${ENGLISH_YEAR}|(?![ ,/-]*\\d))`,
  // Nov 16, 2026
  `(?:${WEEK_DAY})?${ENGLISH_MONTH}\\.? ?${DAY}${ORDINAL}(?!\\d)(?: ?${ENGLISH_YEAR}|(?![ ,/-]*\\d))`,
  // ngày 07 tháng 10 năm 2026, วันที่ 7 เดือน 10 ปี 2569
  `(?:${WEEK_DAY})?(?:ngày |ngay )?(?<!\\d)${DAY} ?(?:tháng|thang|เดือน) ?(?<month>\\d{1,2})(?!\\d),? ?(?:năm|nam)? ?(?:${YEAR})?`,
  // 2026-08-16, 2026/08/16
  `(?<![\\d/.-])(?<year>2[4-6]\\d\\d|20\\d\\d)(?<sign>[-/.])(?<month>\\d{1,2})\\k<sign>${DAY}(?!\\d)`,
  // 16-08-2026, 21/4/69
  `(?:${WEEK_DAY})?(?<![\\d/.-])${DAY} ?(?<sign>[-/.]) ?(?<month>\\d{1,2}) ?\\k<sign> ?${YEAR}`,
  // งวด 14/04
  `(?:${WEEK_DAY})?(?<=(?:งวด|วันที่|วัน|ngày|ngay)[ :]{0,3})${DAY}[-/](?<month>\\d{1,2})(?![-/.\\d])`,
  // งวดวันที่ 16
  `(?<=วันที่[ :]{0,3})${DAY}(?! ?\\d| ?ตัว| ?-|[:.]\\d)`,
].map((source) => new RegExp(source, 'gu'));

const ERA = '(?:ปี ?)?(?:พ\\.? ?ศ\\.?|ค\\.? ?ศ\\.?|พุทธศักราช|คริสต์?ศักราช|ปี)';
const WHOLE_YEAR = '(?<year>2[4-6]\\d\\d|2700|19\\d\\d|20\\d\\d)(?!\\d)';

/** A month or a year without a day: พฤศจิกายน 2569, November 2026, ปี 2569. */
const SPANS = [
  `(?:เดือน ?)?${MONTH}\\.? ?(?:${ERA} ?)?${WHOLE_YEAR}`,
  `${ENGLISH_MONTH}\\.?,? ?${WHOLE_YEAR}`,
  `${ERA} ?${WHOLE_YEAR}`,
].map((source) => new RegExp(source, 'gu'));

const TIME =
  /(?<![\d:./-])([01]?\d|2[0-3])[:.]([0-5]\d)(?::[0-5]\d)?(?![\d:]) ?(?:นาฬิกา|น\.|น(?![\p{L}\p{M}]))?/gu;

/** Cuts every day, month and time (`HH:MM`) out of a plain line. */
export function withoutDays(line: string) {
  const days: LineDay[] = [];
  const times: string[] = [];
  /** Months and years: each the beginning of a `DrawDate`. */
  const spans: string[] = [];
  const single = SEVERAL.reduce(
    (rest, form) =>
      rest.replace(form, () => {
        days.push({ kind: 'several' });
        return ' ';
      }),
    line,
  );
  const withoutWritten = WRITTEN.reduce(
    (rest, form) =>
      rest.replace(form, (text: string, ...captures: unknown[]) => {
        const day = readDay(text, captures.at(-1) as Groups);
        if (day !== undefined) days.push(day);
        return day === undefined ? text : ' ';
      }),
    single,
  );
  const withoutSpans = SPANS.reduce(
    (rest, form) =>
      rest.replace(form, (...matches: unknown[]) => {
        const { year = '', name = '' } = matches.at(-1) as Groups;
        const month = name && monthNamed(name)?.padStart(2, '0');
        spans.push(`${fullYear(year)}${month ? `-${month}` : ''}`);
        return ' ';
      }),
    withoutWritten,
  );
  const rest = withoutSpans.replace(TIME, (_, hour: string, minute: string) => {
    times.push(`${hour.padStart(2, '0')}:${minute}`);
    return ' ';
  });
  return { rest, days, times, spans };
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Undefined where the numbers cannot be a day and a month: they are not a date then. */
function readDay(text: string, groups: Groups): LineDay | undefined {
  const { weekDay = '', slip, year = slip, name = '', day = '' } = groups;
  const { month = monthNamed(name) } = groups;
  if (month === undefined || Number(month) > 12 || Number(day) < 1 || Number(day) > 31)
    return undefined;
  const ending = [month, day].map((digits) => digits && `-${digits.padStart(2, '0')}`).join('');
  const dayOfWeek = weekDayNamed(weekDay);
  const weekDayPart = dayOfWeek && { weekDay: dayOfWeek };
  if (year === undefined) return { kind: 'part', ending, ...weekDayPart };
  const dayText = `${fullYear(year)}${ending}`;
  return isDrawDate(dayText)
    ? { kind: 'day', day: dayText, ...weekDayPart }
    : { kind: 'wrong', text: text.trim() };
}

/** A slip has at most so many wrong letters; the names of months differ in more. */
const MOST_SLIPS = 2;

/** The number of a month, of a misspelt one too; empty for no name, `undefined` for none. */
function monthNamed(text: string): string | undefined {
  const name = text.replace(/[. ]/g, '').replace(/^sept$/, 'sep');
  const month = name === '' ? '' : MONTHS.get(name);
  if (month !== undefined || name.length < 4) return month;
  const slips = THAI_MONTHS.map((full) => leven(name, full));
  const least = Math.min(...slips);
  const near = slips.filter((slip) => slip === least);
  return least <= MOST_SLIPS && near.length === 1 ? String(slips.indexOf(least) + 1) : undefined;
}

/** Thai pages write 69 for 2569, which is 2026, and some write 26. */
function fullYear(year: string): number {
  const value = Number(year);
  if (value < 50) return 2000 + value;
  if (value < 100) return 2500 + value - BUDDHIST_YEARS;
  return value >= 2400 ? value - BUDDHIST_YEARS : value;
}

function weekDayNamed(name: string): WeekDay | undefined {
  const folded = foldVietnamese(name).replace(/^thu ?|^ngay ?|^t(?=\d)/, '');
  return WEEK_DAYS.find((weekDay, index) => {
    const names = [THAI_WEEK_DAYS[index], WEEK_DAYS_SHORT[index], weekDay, weekDay.slice(0, 3)];
    return names.includes(name) || (name !== '' && WEEK_DAYS_OF_VIETNAM[index]?.test(folded));
  });
}

/** พระจันทร์ is not a day of the week, อาทิตย์นี้ is a whole week, and ทุกวันพุธ is a timetable. */
const SAID = new RegExp(
  `(?<!ทุก)(?:วัน ?|(?<![\\p{L}\\p{M}]))(${THAI_WEEK_DAYS.join('|')})(?!นี้|หน้า|ละ)|\\b(${WEEK_DAYS_IN_ENGLISH})\\b|(?<!\\p{L})(${WEEK_DAY_OF_VIETNAM})(?![\\p{L}\\d])`,
  'giu',
);

/** `undefined` where it says none, or several: those of a timetable. */
export function findWeekDay(text: string): WeekDay | undefined {
  const weekDays = new Set(
    [...text.matchAll(SAID)].map(([, thai, english, vietnamese = '']) =>
      weekDayNamed((thai ?? english ?? vietnamese).toLowerCase()),
    ),
  );
  return weekDays.size === 1 ? ([...weekDays][0] as WeekDay) : undefined;
}
