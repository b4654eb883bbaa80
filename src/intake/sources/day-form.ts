// Reads a day in the form of its source, which names the era: `69` may be 2569 or 2069.
import { bangkokDay } from '../../domain/clock.ts';
import { BUDDHIST_YEARS, type DrawDate } from '../../domain/draw-date.ts';
import { dayOfYear, endingOf, monthNamed } from '../../domain/thai-day.ts';

const TOKENS = {
  YYYY: '(?<common>\\d{4})',
  YY: '(?<commonShort>\\d{2})',
  BBBB: '(?<buddhist>\\d{4})',
  BB: '(?<buddhistShort>\\d{2})',
  MMMM: '(?<name>[ก-๎.]+)',
  MM: '(?<month>\\d{2})',
  M: '(?<month>\\d{1,2})',
  DD: '(?<day>\\d{2})',
  D: '(?<day>\\d{1,2})',
} as const;

const TOKEN = /YYYY|YY|BBBB|BB|MMMM|MM|M|DD|D/g;
/** Draws of these years exist. A year read by the wrong era falls outside. */
const [EARLIEST, LATEST] = [1990, 2060];

/** Whether a form says the whole day: its year, its month and its day. */
export function isDayForm(form: string): boolean {
  const tokens = form.match(TOKEN) ?? [];
  return ['[YB]', 'M', 'D'].every((kind) => tokens.some((token) => RegExp(kind).test(token)));
}

/**
 * The first day that a text has in one of the forms: `YYYY`, `YY` of the common era, `BBBB`, `BB`
 * of the Buddhist one, `MMMM` a Thai month. With a clock it is a day only where it is that day in
 * Bangkok too.
 * @param isMoment the source writes the moment at which the day begins: its day in Bangkok is meant
 * @example readDay('งวด 25 สิงหาคม 2569', ['D MMMM BBBB']) //=> '2026-08-25'
 */
export function readDay(
  text: string,
  forms: readonly string[],
  isMoment = false,
): DrawDate | undefined {
  for (const form of forms) {
    const match = toPattern(form).exec(text);
    const day = toDay(match?.groups ?? {});
    if (match === null || day === undefined) continue;
    if (!/\d:\d\d/.test(text)) return day;
    const inBangkok = dayOfMoment(day, text.slice(match.index + match[0].length));
    return isMoment || inBangkok === day ? inBangkok : undefined;
  }
  return undefined;
}

/** A clock without a zone counts as UTC, as programs write it. */
function dayOfMoment(day: DrawDate, rest: string): DrawDate | undefined {
  const [, clock, zone = 'Z'] = /^(?:T|\s+)([\d:.]+)\s*(Z|[+-]\d\d:?\d\d)?\s*$/i.exec(rest) ?? [];
  const moment = Date.parse(`${day}T${clock}${zone}`);
  return Number.isNaN(moment) ? undefined : bangkokDay(moment);
}

function toPattern(form: string): RegExp {
  const escaped = form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ +/g, '\\s*');
  const pattern = escaped.replace(TOKEN, (token) => TOKENS[token as keyof typeof TOKENS]);
  return new RegExp(`(?<!\\d)${pattern}(?!\\d)`);
}

function toDay(groups: Readonly<Record<string, string | undefined>>): DrawDate | undefined {
  const { common, commonShort, buddhist, buddhistShort, name = '', day = '' } = groups;
  const ofBuddhist = buddhist ?? (buddhistShort && `25${buddhistShort}`);
  const year =
    ofBuddhist === undefined
      ? Number(common ?? `20${commonShort}`)
      : Number(ofBuddhist) - BUDDHIST_YEARS;
  if (!(year >= EARLIEST && year <= LATEST)) return undefined;
  return dayOfYear(year, endingOf(day, groups['month'] ?? monthNamed(name) ?? 0));
}
