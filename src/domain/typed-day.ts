// A day as people type it beside a ticket, with its year or without: `1/8/69`, `16/11`.
import { addDays } from './clock.ts';
import type { DrawDate } from './draw-date.ts';
import { dayOfYear, endingOf, MONTH, monthNamed, readYear } from './thai-day.ts';

const [DAY, YEAR] = ['(?<day>\\d{1,2})', '(?<year>\\d{4}|\\d\\d)'];
const FORMS = [
  `${DAY} ?(?<sign>[/.-]) ?(?<month>\\d{1,2}) ?\\k<sign> ?${YEAR}`,
  `(?<year>\\d{4})(?<sign>[/-])(?<month>\\d{1,2})\\k<sign>${DAY}`,
  `${DAY} ?[/-]? ?(?<name>${MONTH})(?: ?[/-]? ?${YEAR})?`,
  // `1. 12` is a number of a list.
  `${DAY}(?: ?[/-] ?|\\.)(?<month>\\d{1,2})`,
];
const WHOLE = FORMS.map((form) => new RegExp(`^(?:${form})$`, 'u'));

/** What may be a day within a text, each form by itself. */
export const DAYS: readonly RegExp[] = FORMS.map(
  (form) =>
    new RegExp(`(?=\\d)(?<!\\d|\\d *[/.-] *)(?:${form})(?!\\d| ?[/.-] ?\\d{1,5}(?!\\d))`, 'gu'),
);

/** `งวดประจำวันที่`, `วันจันทร์ที่`: what stands before a day. */
export const DAY_WORDS = '(?:งวด)?(?:ประจำ)?(?:งวด)?วัน[ก-๙]{0,12}ที่';

const WITHOUT_MONTH = `(?:${DAY_WORDS}|งวด) ?(?:[12]\\d|3[01]|0?[1-9])(?!\\d| ?[/.-] ?\\d| ?[/-]? ?${MONTH})`;
const WITHOUT_DAY = `(?:(?<!(?<!\\d)\\d{1,2} ?)${MONTH} ?(?:25|20)?\\d\\d|(?<![\\d/.-]|[/.-] )(?:0?[1-9]|1[0-2])[/-](?:25[5-9]|202)\\d)(?!\\d| ?[/-]\\d)`;

/** `งวด 16`, `พ.ย. 69`, `11/2569`: not a number, and no draw can be told from it. */
export const PART_OF_DAY = `${WITHOUT_MONTH}|${WITHOUT_DAY}`;
const PART = new RegExp(`^(?:${PART_OF_DAY})$`, 'u');

/** Whether a text says a day in part, or one that the calendar lacks: `งวด 16`, `31/2/69`. */
export function isDaySlip(text: string): boolean {
  return PART.test(text) || isDayLike(text);
}

/** The parts of a day as they are written: a month as its number or its name, perhaps a year. */
function parseParts(text: string) {
  const groups = WHOLE.map((form) => form.exec(text)?.groups).find((parts) => parts);
  if (groups === undefined) return undefined;
  const { day = '', name = '', month = monthNamed(name) ?? 0, year } = groups;
  return { day, month, year };
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
  const ending = endingOf(parts.day, parts.month);
  if (parts.year !== undefined) return dayOfYear(readYear(parts.year), ending);
  // People check old tickets, and the first such day that is not too old is meant.
  const first = addDays(near, -MOST_DAYS_BEFORE);
  const year = Number(first.slice(0, 4));
  const days = [year, year + 1].flatMap((possible) => dayOfYear(possible, ending) ?? []);
  return days.find((day) => day >= first);
}

/** A day without a year is at most this long before the near day. */
const MOST_DAYS_BEFORE = 274;
