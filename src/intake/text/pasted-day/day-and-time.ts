// Days and times in a line of a pasted text. They are cut out before anything is read as a number.
import leven from 'leven';
import type { DrawDate } from '../../../domain/draw-date.ts';
import type { WeekDay } from '../../../domain/lottery.ts';
import {
  DAY_NAMES,
  dayOfYear,
  endingOf,
  MONTH,
  monthNamed,
  readYear,
  WEEK_DAY,
  WEEK_DAY_SHORT,
  WORD_START,
  weekDayNamed,
} from '../../../domain/thai-day.ts';

/** A day as far as the text says it; `weekDay` is the day of the week beside it. */
export type LineDay =
  | { readonly kind: 'day'; readonly day: DrawDate; readonly weekDay?: WeekDay | undefined }
  /** The year is missing, or the month as well: the end of a `DrawDate`. */
  | { readonly kind: 'part'; readonly ending: string; readonly weekDay?: WeekDay | undefined }
  /** It looks like a day and is not one: 31 February. `near` are months it may have meant. */
  | { readonly kind: 'wrong'; readonly text: string; readonly near?: readonly string[] }
  /** 25-26 พ.ย. */
  | { readonly kind: 'several' };

/** The day that is named in full, with its year. */
export function fullDay(day: LineDay): DrawDate | undefined {
  return day.kind === 'day' ? day.day : undefined;
}

/** หวยเสาร์ is that of a Saturday, พระจันทร์ not that of a Monday. */
const BEFORE_WEEK_DAY = `(?:วัน ?|(?<=หวย|ผล|งวด)|${WORD_START})`;
const BESIDE = `(?:${BEFORE_WEEK_DAY}(?<weekDay>${WEEK_DAY}|${WEEK_DAY_SHORT})\\.?,? ?(?:ที่|ngày|ngay)?:? ?)?`;
const ERA = '(?:ปี ?)?(?:พ\\.? ?ศ\\.?|ค\\.? ?ศ\\.?|พุทธศักราช|คริสต์?ศักราช|ปี)';
const WHOLE_YEAR = '(?<year>2[4-6]\\d\\d|2700|19\\d\\d|20\\d\\d)(?!\\d)';
/** The pair of a draw is not a year: 16 Nov 45-12. */
const YEAR = `(?:${ERA})? ?['’]?(?<year>2[4-6]\\d\\d|2700|19\\d\\d|20\\d\\d|\\d\\d(?! ?- ?\\d\\d?(?![\\d.:])))(?!\\d)`;
const DAY = '(?<!\\d)(?<day>\\d{1,2})';
const NAME = `(?<name>${MONTH})`;
const ORDINAL = '(?:st|nd|rd|th)?(?: of)?';

const AND = ' ?(?:-|,|/|&|\\+|~|และ|กับ|ถึง|หรือ|to|and|và|đến) ?(?:วันที่ ?)?';
const SEVERAL = [
  `(?<![\\d/.:-])(?:0?[1-9]|[12]\\d|3[01])${AND}(?=\\d{1,2}(?: ?(?:เดือน)? ?${MONTH}|[-/.]\\d{1,2}[-/.]\\d{2}| ?tháng))`,
  `(?<![\\d/.:-])\\d{1,2}/\\d{1,2}${AND}(?=\\d{1,2}/\\d{1,2})`,
  '(?<=วันที่[ :]{0,3})\\d{1,2}(?: ?(?:,|&|และ|กับ|ถึง) ?\\d{1,2}| ?- ?(?:1[3-9]|2\\d|3[01]))(?!\\d|[-/.]\\d| ?ตัว)',
].map((source) => new RegExp(source, 'gu'));

const WRITTEN = [
  // Nov 16, 2026
  `${BESIDE}${WORD_START}${NAME} ?(?<day>\\d{1,2})${ORDINAL},? ?${WHOLE_YEAR}`,
  // ศ. 30 ม.ค. 69, 16-พ.ย.-69, 16 สิงหาคม, Monday, 16 November 2026
  `${BESIDE}${DAY}${ORDINAL} ?[-/.]? ?(?:เดือน)? ?${NAME} ?[-/,]? ?(?:${YEAR}|(?<slip>\\d{3})(?= *$))?`,
  // Nov 16
  `${BESIDE}${WORD_START}${NAME} ?(?<day>\\d{1,2})${ORDINAL}(?![\\d:.])(?![ ,/-]*\\d)`,
  // ngày 07 tháng 10 năm 2026, วันที่ 7 เดือน 10 ปี 2569
  `${BESIDE}(?:ngày |ngay )?${DAY} ?(?:tháng|thang|เดือน) ?(?<month>\\d{1,2})(?!\\d),? ?(?:năm|nam)? ?(?:${YEAR})?`,
  // 2026-08-16, 2026/08/16
  `(?<![\\d/.-])(?<year>2[4-6]\\d\\d|20\\d\\d)(?<sign>[-/.])(?<month>\\d{1,2})\\k<sign>(?<day>\\d{1,2})(?!\\d)`,
  // 16-08-2026, 21/4/69
  `${BESIDE}(?<![/.-])${DAY} ?(?<sign>[-/.]) ?(?<month>\\d{1,2}) ?\\k<sign> ?${YEAR}`,
  // งวด 14/04
  `${BESIDE}(?<=(?:งวด|วันที่|วัน|ngày|ngay)[ :]{0,3})${DAY}[-/](?<month>\\d{1,2})(?![-/.\\d])`,
  // XSMB 28/11
  `(?<=^ ?(?:kq)?(?:xs)?(?:mb)? ?)${DAY}/(?<month>\\d{1,2})(?= *$)`,
  // 5 มีนายน 69: a word that is nearly a month. First, or วันที่ 5 would be a day without one.
  `${BESIDE}${DAY} ?(?:เดือน)? ?(?<slipped>[\\p{L}\\p{M}]{4,12})\\.? ?${YEAR}`,
  // งวดวันที่ 16
  `(?<=วันที่[ :]{0,3})${DAY}(?! ?\\d| ?ตัว| ?-|[:.]\\d)`,
].map((source) => new RegExp(source, 'gu'));

/** A month or a year without a day: พฤศจิกายน 2569, November 2026, ปี 2569. */
const SPANS = [
  `(?:เดือน ?)?${NAME},? ?(?:${ERA} ?)?${WHOLE_YEAR}`,
  `tháng ?(?<month>\\d{1,2})(?:/| ?năm ?)${WHOLE_YEAR}`,
  `(?:${ERA}|năm) ?${WHOLE_YEAR}`,
].map((source) => new RegExp(source, 'gu'));

/** ทุกวันจันทร์-ศุกร์ says when draws are, not of which day this text is. */
const TIMETABLE = new RegExp(
  `ทุก ?(?:วัน)? ?${WEEK_DAY}(?: ?(?:-|,|ถึง|และ|กับ) ?(?:วัน)?${WEEK_DAY})*`,
  'gu',
);
/** อาทิตย์นี้ is a whole week; (ส.) stands behind a day. */
const WEEK_DAYS_ALONE = [
  `${BEFORE_WEEK_DAY}(?<weekDay>${WEEK_DAY})(?!นี้|หน้า|ละ)`,
  `\\((?<weekDay>${WEEK_DAY_SHORT})\\.?\\)`,
].map((source) => new RegExp(source, 'gu'));

const TIME =
  /(?<![\d:./-])(?<hour>[01]?\d|2[0-3])[:.h](?<minute>[0-5]\d)(?::[0-5]\d)?(?![\d:]) ?(?:นาฬิกา|น\.|น(?![\p{L}\p{M}])|(?<half>[ap])\.?m\.?(?![\p{L}\p{M}]))?/gu;

type Groups = Readonly<Record<string, string | undefined>>;

/** Cuts every day, month, day of the week and time (`HH:MM`) out of a plain line. */
export function withoutDays(line: string) {
  const days: LineDay[] = [];
  const times: string[] = [];
  const weekDays: WeekDay[] = [];
  /** Months and years: each the beginning of a `DrawDate`. */
  const spans: string[] = [];
  let rest = line;
  /** What is taken as undefined stays. */
  const cut = <T>(
    forms: readonly RegExp[],
    taken: T[],
    read: (groups: Groups, text: string) => T | undefined,
  ) => {
    for (const form of forms) {
      rest = rest.replace(form, (text: string, ...match: unknown[]) => {
        const last = match.at(-1);
        const value = read(typeof last === 'object' ? (last as Groups) : {}, text);
        if (value !== undefined) taken.push(value);
        return value === undefined ? text : ' ';
      });
    }
  };
  cut(SEVERAL, days, () => ({ kind: 'several' }));
  cut(WRITTEN, days, readDay);
  weekDays.push(...days.flatMap((day) => ('weekDay' in day && day.weekDay) || []));
  cut(SPANS, spans, readSpan);
  cut([TIMETABLE], [], () => true);
  cut(WEEK_DAYS_ALONE, weekDays, ({ weekDay = '' }) => weekDayNamed(weekDay));
  cut([TIME], times, readTime);
  return { rest, days, times, spans, weekDays };
}

/** Undefined where the numbers cannot be a day and a month: they are not a date then. */
function readDay(groups: Groups, text: string): LineDay | undefined {
  const { weekDay: named = '', slip, year = slip, name = '', slipped = '', day = '' } = groups;
  if (Number(day) < 1 || Number(day) > 31) return undefined;
  const near = nearDayNames(slipped).filter((month) => monthNamed(month) !== undefined);
  if (slipped !== '')
    return near.length === 0 ? undefined : { kind: 'wrong', text: text.trim(), near };
  const month = groups['month'] ?? (name && monthNamed(name));
  if (month === undefined || Number(month) > 12) return undefined;
  const ending = month === '' ? `-${day.padStart(2, '0')}` : endingOf(day, month);
  const weekDay = weekDayNamed(named);
  if (year === undefined) return { kind: 'part', ending, ...(weekDay && { weekDay }) };
  const date = dayOfYear(readYear(year), ending);
  return date === undefined
    ? { kind: 'wrong', text: text.trim() }
    : { kind: 'day', day: date, ...(weekDay && { weekDay }) };
}

function readSpan({ year = '', name = '', ...groups }: Groups): string {
  const month = groups['month'] ?? monthNamed(name);
  return `${readYear(year)}${month ? `-${String(month).padStart(2, '0')}` : ''}`;
}

function readTime({ hour = '', minute, half }: Groups): string {
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** A slip has at most so many wrong letters, and more right ones. */
const MOST_SLIPS = 2;

/** The months and days of the week whose names a word may have meant. */
export function nearDayNames(word: string): string[] {
  if (word.length <= 2 * MOST_SLIPS) return [];
  return DAY_NAMES.filter((name) => leven(word, name) <= MOST_SLIPS);
}
