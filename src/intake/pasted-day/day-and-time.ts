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

export type LineWithoutDays = {
  readonly rest: string;
  readonly days: readonly SaidDay[];
  /** `HH:MM`. */
  readonly times: readonly string[];
};

const THAI_WEEK_DAYS = ['จันทร์', 'อังคาร', 'พุธ', 'พฤหัส', 'ศุกร์', 'เสาร์', 'อาทิตย์'];
const WEEK_DAYS_SHORT = ['จ', 'อ', 'พ', 'พฤ', 'ศ', 'ส', 'อา'];
const WEEK_DAY = `(?:วัน)?(${THAI_WEEK_DAYS.join('|')}|(?:พฤ|อา|[จอพศส])(?=\\.))(?:บดี|ฯ)?\\.? ?(?:ที่)? ?`;
const YEAR =
  '(?:พ\\.? ?ศ\\.?|ค\\.? ?ศ\\.?|ปี)? ?(2[4-6]\\d\\d|2700|19\\d\\d|20\\d\\d|\\d\\d)(?!\\d)';

/** The month of each way to write it: มกราคม, มกรา, ม.ค. without its dots. */
const MONTHS = new Map(
  [
    THAI_MONTHS,
    THAI_MONTHS.map((month) => month.replace(/คม$|ยน$|พันธ์$/, '')),
    THAI_MONTHS_SHORT.map((month) => month.replaceAll('.', '')),
  ].flatMap((names) => names.map((name, index) => [name, String(index + 1)] as const)),
);
const MONTH = `(${[...MONTHS.keys()].map((name) => (name.length > 3 ? name : [...name].join('\\.?'))).join('|')})`;

const ENGLISH_MONTHS = new Map(
  'january february march april may june july august september october november december'
    .split(' ')
    .flatMap((name, index) =>
      [name, name.slice(0, 3)].map((word) => [word, String(index + 1)] as const),
    ),
);
const ENGLISH_MONTH = `(?<![a-z])(${[...ENGLISH_MONTHS.keys()].join('|')})`;
const WEEK_DAYS_IN_ENGLISH = WEEK_DAYS.map((day) => `${day}|${day.slice(0, 3)}`).join('|');
const ENGLISH_WEEK_DAY = `(?<![a-z])(${WEEK_DAYS_IN_ENGLISH})(?![a-z])\\.?,? ?`;

type Groups = readonly (string | undefined)[];

const WRITTEN: readonly [RegExp, (text: string, groups: Groups) => SaidDay | undefined][] = [
  // ศ. 30 ม.ค. 69, 16 สิงหาคม 2569, 16 สิงหาคม
  [
    pattern(`(?:${WEEK_DAY})?(?<!\\d)(\\d{1,2}) ?(?:เดือน)? ?${MONTH}\\.? ?(?:${YEAR})?`),
    (text, [weekDay, day, name = '', year]) => {
      const month = MONTHS.get(name.replaceAll('.', ''));
      return year === undefined ? sayPart(month, day) : sayDay(text, year, month, day, weekDay);
    },
  ],
  // Monday, 16 November 2026, 16 Nov 2026
  [
    pattern(
      `(?:${ENGLISH_WEEK_DAY})?(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)? ?${ENGLISH_MONTH}\\.?,? ?(\\d{4})(?!\\d)`,
    ),
    (text, [weekDay, day, month, year]) =>
      sayDay(text, year, ENGLISH_MONTHS.get(month ?? ''), day, weekDay),
  ],
  // Nov 16, 2026
  [
    pattern(
      `(?:${ENGLISH_WEEK_DAY})?${ENGLISH_MONTH}\\.? ?(\\d{1,2})(?:st|nd|rd|th)?,? ?(\\d{4})(?!\\d)`,
    ),
    (text, [weekDay, month, day, year]) =>
      sayDay(text, year, ENGLISH_MONTHS.get(month ?? ''), day, weekDay),
  ],
  // 2026-08-16, 2026/08/16
  [
    pattern('(?<![\\d/.-])(2[4-6]\\d\\d|20\\d\\d)([-/.])(\\d{1,2})\\2(\\d{1,2})(?!\\d)'),
    (text, [year, , month, day]) => sayDay(text, year, month, day),
  ],
  // 16-08-2026, 21/4/69
  [
    pattern(`(?:${WEEK_DAY})?(?<![\\d/.-])(\\d{1,2}) ?([-/.]) ?(\\d{1,2}) ?\\3 ?${YEAR}`),
    (text, [weekDay, day, , month, year]) => sayDay(text, year, month, day, weekDay),
  ],
  // งวด 14/04
  [
    pattern('(?<=(?:งวด|วันที่|วัน|ngày)[ :]{0,3})(\\d{1,2})[-/](\\d{1,2})(?![-/.\\d])'),
    (_, [day, month]) => sayPart(month, day),
  ],
  // งวดวันที่ 16
  [pattern('(?<=วันที่[ :]{0,3})(\\d{1,2})(?! ?\\d| ?ตัว| ?-)'), (_, [day]) => sayPart('', day)],
];

const TIME =
  /(?<![\d:./-])([01]?\d|2[0-3])[:.]([0-5]\d)(?::[0-5]\d)?(?![\d:]) ?(?:นาฬิกา|น\.|น(?![\p{L}\p{M}]))?/gu;

/** Cuts every day and time out of a plain line. */
export function withoutDays(line: string): LineWithoutDays {
  const days: SaidDay[] = [];
  const times: string[] = [];
  const withoutWritten = WRITTEN.reduce(
    (rest, [form, read]) =>
      rest.replace(form, (text: string, ...groups: unknown[]) => {
        const said = read(text, groups as Groups);
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

function pattern(source: string): RegExp {
  return new RegExp(source, 'gu');
}

/** Undefined where the numbers cannot be a day and a month: they are not a date then. */
function sayDay(
  text: string,
  year = '',
  month = '',
  day = '',
  weekDay?: string,
): SaidDay | undefined {
  if (!mayBe(month, day)) return undefined;
  const written = `${fullYear(year)}-${two(month)}-${two(day)}`;
  if (!isDrawDate(written)) return { kind: 'wrong', text: text.trim() };
  const said = weekDay === undefined ? undefined : weekDayNamed(weekDay);
  const isOther = said !== undefined && said !== getWeekDay(written);
  return { kind: 'day', day: written, ...(isOther && { weekDay: said }) };
}

function sayPart(month = '', day = ''): SaidDay | undefined {
  if (!mayBe(month, day)) return undefined;
  return { kind: 'part', ending: `${month === '' ? '' : `-${two(month)}`}-${two(day)}` };
}

function mayBe(month: string, day: string): boolean {
  return Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
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

function two(digits: string): string {
  return digits.padStart(2, '0');
}

/** พระจันทร์ is not a day, and อาทิตย์นี้ is a week. */
const SAID = new RegExp(
  `(?:วัน ?|(?<![\\p{L}\\p{M}]))(${THAI_WEEK_DAYS.join('|')})(?!นี้|หน้า|ละ)|\\b(${WEEK_DAYS_IN_ENGLISH})\\b`,
  'giu',
);

/** `undefined` where it says none, or several: those of a timetable. */
export function saidWeekDay(text: string): WeekDay | undefined {
  const said = new Set(
    [...text.matchAll(SAID)].map(([, thai, english]) =>
      thai === undefined
        ? WEEK_DAYS.find((day) => day.startsWith((english ?? '').toLowerCase()))
        : WEEK_DAYS[THAI_WEEK_DAYS.indexOf(thai)],
    ),
  );
  return said.size === 1 ? ([...said][0] as WeekDay) : undefined;
}
