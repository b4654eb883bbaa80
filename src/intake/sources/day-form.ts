// Reads a day in the form of its source, which names the era: `69` may be 2569 or 2069.
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
 * of the Buddhist one, `MMMM` a Thai month.
 * @example readDay('งวด 25 สิงหาคม 2569', ['D MMMM BBBB']) //=> '2026-08-25'
 */
export function readDay(text: string, forms: readonly string[]): DrawDate | undefined {
  const days = forms.values().map((form) => toDay(toPattern(form).exec(text)?.groups ?? {}));
  return days.find((day) => day !== undefined);
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
