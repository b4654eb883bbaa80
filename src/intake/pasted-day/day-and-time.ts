// Days and times in a line of a pasted text. They are cut out before anything is read as a number.
import { getWeekDay } from '../../domain/clock.ts';
import {
  BUDDHIST_YEARS,
  type DrawDate,
  isDrawDate,
  THAI_MONTHS,
  THAI_MONTHS_SHORT,
} from '../../domain/draw-date.ts';
import { WEEK_DAYS, type WeekDay } from '../../domain/lottery.ts';

/** A day as far as the text says it. */
export type SaidDay =
  /** `weekDay` is the day of the week beside it, where it is not that of the day. */
  | { readonly kind: 'day'; readonly day: DrawDate; readonly weekDay?: WeekDay }
  /** The year is missing, or the month as well: the end of a `DrawDate`. */
  | { readonly kind: 'part'; readonly ending: string }
  /** It looks like a day and is not one: 31 February. */
  | { readonly kind: 'wrong'; readonly text: string };

const THAI_WEEK_DAYS = ['จันทร์', 'อังคาร', 'พุธ', 'พฤหัส', 'ศุกร์', 'เสาร์', 'อาทิตย์'];
const WEEK_DAYS_SHORT = ['จ', 'อ', 'พ', 'พฤ', 'ศ', 'ส', 'อา'];
const WEEK_DAY = `(?:วัน)?(?<weekDay>${THAI_WEEK_DAYS.join('|')}|(?:พฤ|อา|[จอพศส])(?=\\.))(?:บดี|ฯ)?\\.? ?(?:ที่)? ?`;
const DAY = '(?<day>\\d{1,2})';
const YEAR =
  '(?:พ\\.? ?ศ\\.?|ค\\.? ?ศ\\.?|ปี)? ?(?<year>2[4-6]\\d\\d|2700|19\\d\\d|20\\d\\d|\\d\\d)(?!\\d)';

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
  .map((name) => (name.length > 3 ? name : [...name].join('\\.?')))
  .join('|')})`;
const ENGLISH_MONTH = `(?<![a-z])(?<name>${ENGLISH_NAMES.flat().join('|')})`;
const WEEK_DAYS_IN_ENGLISH = WEEK_DAYS.map((day) => `${day}|${day.slice(0, 3)}`).join('|');
const ENGLISH_WEEK_DAY = `(?<![a-z])(?<weekDay>${WEEK_DAYS_IN_ENGLISH})(?![a-z])\\.?,? ?`;
const ENGLISH_YEAR = ',? ?(?<year>\\d{4})(?!\\d)';

const WRITTEN = [
  // ศ. 30 ม.ค. 69, 16 สิงหาคม 2569, 16 สิงหาคม
  `(?:${WEEK_DAY})?(?<!\\d)${DAY} ?(?:เดือน)? ?${MONTH}\\.? ?(?:${YEAR})?`,
  // Monday, 16 November 2026, 16 Nov 2026
  `(?:${ENGLISH_WEEK_DAY})?(?<!\\d)${DAY}(?:st|nd|rd|th)? ?${ENGLISH_MONTH}\\.?${ENGLISH_YEAR}`,
  // Nov 16, 2026
  `(?:${ENGLISH_WEEK_DAY})?${ENGLISH_MONTH}\\.? ?${DAY}(?:st|nd|rd|th)?${ENGLISH_YEAR}`,
  // 2026-08-16, 2026/08/16
  `(?<![\\d/.-])(?<year>2[4-6]\\d\\d|20\\d\\d)(?<sign>[-/.])(?<month>\\d{1,2})\\k<sign>${DAY}(?!\\d)`,
  // 16-08-2026, 21/4/69
  `(?:${WEEK_DAY})?(?<![\\d/.-])${DAY} ?(?<sign>[-/.]) ?(?<month>\\d{1,2}) ?\\k<sign> ?${YEAR}`,
  // งวด 14/04
  `(?<=(?:งวด|วันที่|วัน|ngày)[ :]{0,3})${DAY}[-/](?<month>\\d{1,2})(?![-/.\\d])`,
  // งวดวันที่ 16
  `(?<=วันที่[ :]{0,3})${DAY}(?! ?\\d| ?ตัว| ?-)`,
].map((source) => new RegExp(source, 'gu'));

const TIME =
  /(?<![\d:./-])([01]?\d|2[0-3])[:.]([0-5]\d)(?::[0-5]\d)?(?![\d:]) ?(?:นาฬิกา|น\.|น(?![\p{L}\p{M}]))?/gu;

/** Cuts every day and time (`HH:MM`) out of a plain line. */
export function withoutDays(line: string) {
  const days: SaidDay[] = [];
  const times: string[] = [];
  const withoutWritten = WRITTEN.reduce(
    (rest, form) =>
      rest.replace(form, (text: string, ...found: unknown[]) => {
        const said = readDay(text, found.at(-1) as Groups);
        if (said !== undefined) days.push(said);
        return said === undefined ? text : ' ';
      }),
    line,
  );
  const rest = withoutWritten.replace(TIME, (_, hour: string, minute: string) => {
    times.push(`${hour.padStart(2, '0')}:${minute}`);
    return ' ';
  });
  return { rest, days, times };
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Undefined where the numbers cannot be a day and a month: they are not a date then. */
function readDay(text: string, groups: Groups): SaidDay | undefined {
  const { weekDay, year, name = '', day = '' } = groups;
  const { month = MONTHS.get(name.replaceAll('.', '')) ?? '' } = groups;
  if (Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return undefined;
  const ending = [month, day].map((digits) => digits && `-${digits.padStart(2, '0')}`).join('');
  if (year === undefined) return { kind: 'part', ending };
  const written = `${fullYear(year)}${ending}`;
  if (!isDrawDate(written)) return { kind: 'wrong', text: text.trim() };
  const said = weekDay === undefined ? undefined : weekDayNamed(weekDay);
  const isOther = said !== undefined && said !== getWeekDay(written);
  return { kind: 'day', day: written, ...(isOther && { weekDay: said }) };
}

/** Thai pages write 69 for 2569, which is 2026, and some write 26. */
function fullYear(year: string): number {
  const value = Number(year);
  if (value < 50) return 2000 + value;
  if (value < 100) return 2500 + value - BUDDHIST_YEARS;
  return value >= 2400 ? value - BUDDHIST_YEARS : value;
}

function weekDayNamed(name: string): WeekDay | undefined {
  return WEEK_DAYS.find((weekDay, index) =>
    [THAI_WEEK_DAYS[index], WEEK_DAYS_SHORT[index], weekDay, weekDay.slice(0, 3)].includes(name),
  );
}

/** พระจันทร์ is not a day, and อาทิตย์นี้ is a week. */
const SAID = new RegExp(
  `(?:วัน ?|(?<![\\p{L}\\p{M}]))(${THAI_WEEK_DAYS.join('|')})(?!นี้|หน้า|ละ)|\\b(${WEEK_DAYS_IN_ENGLISH})\\b`,
  'giu',
);

/** `undefined` where it says none, or several: those of a timetable. */
export function saidWeekDay(text: string): WeekDay | undefined {
  const said = new Set(
    [...text.matchAll(SAID)].map(([, thai, english = '']) =>
      weekDayNamed(thai ?? english.toLowerCase()),
    ),
  );
  return said.size === 1 ? ([...said][0] as WeekDay) : undefined;
}
