// The northern Vietnam draw as Vietnamese pages print it: ฮานอยปกติ is the special prize and the
// end of the first. Read only where all 27 numbers stand below their prizes.
import { WEEK_DAYS } from '../../domain/lottery.ts';
import type { ReadLine } from './lines.ts';

/** The lottery that is drawn so. */
export const XSMB_LOTTERY = 'hanoi-normal';

/** How many numbers each prize has, and their digits, from the special to the seventh. */
const COUNTS = [1, 1, 2, 6, 4, 6, 3, 4];
const DIGITS = [5, 5, 5, 5, 4, 4, 3, 2];

const LABELS = [/đb|db|đặc biệt/, /nhất|1/, /nhì|2/, /ba|3/, /tư|4/, /năm|5/, /sáu|6/, /bảy|7/].map(
  ({ source }) =>
    new RegExp(`^ ?(?:giải ?|g\\.? ?)?(?:${source})(?![\\p{L}\\p{N}]) ?[:.)|-]?`, 'u'),
);
const NUMBERS_ONLY = /^[\d ,|.-]*$/;
const NORTH = /miền bắc|mien bac|xsmb/;
const WEEK_DAYS_OF_VIETNAM = 'thứ hai,thứ ba,thứ tư,thứ năm,thứ sáu,thứ bảy,chủ nhật'.split(',');

export type XsmbTable = NonNullable<ReturnType<typeof xsmbTableIn>>;

/**
 * `undefined` where the text has no such table, or one that lacks a number or has one too many.
 * @returns its prizes and lines, 1-based, and the day of the week in its heading
 */
export function xsmbTableIn(lines: readonly ReadLine[]) {
  const from = lines.findIndex(({ plain }) => NORTH.test(plain));
  const start = lines.findIndex(({ plain }, at) => at > from && readPrizeRow(plain, 0));
  if (from < 0 || start < 0) return undefined;
  const rows: string[][] = [];
  let to = start;
  for (; to < lines.length; to += 1) {
    const plain = lines[to]?.plain ?? '';
    const open = rows.at(-1);
    const isFull = open === undefined || open.length === COUNTS[rows.length - 1];
    const row = isFull ? readPrizeRow(plain, rows.length) : undefined;
    if (row !== undefined) rows.push(row);
    else if (NUMBERS_ONLY.test(plain)) open?.push(...numbersIn(plain));
    else return undefined;
    const digits = DIGITS[rows.length - 1];
    if (!rows.at(-1)?.every(({ length }) => length === digits)) return undefined;
    if (rows.length === COUNTS.length && rows.at(-1)?.length === COUNTS.at(-1)) break;
  }
  const [[special] = [], [first] = []] = rows;
  const isSecond = lines.slice(to + 1).some(({ plain }) => readPrizeRow(plain, 0)?.length === 1);
  const isCutOff = to === lines.length;
  if (isCutOff || isSecond || special === undefined || first === undefined) return undefined;
  const heading = lines.slice(from, start).map(({ plain }) => plain);
  const weekDay = WEEK_DAYS.find((_, at) =>
    heading.join(' ').includes(WEEK_DAYS_OF_VIETNAM[at] ?? ' '),
  );
  const prizes = { 'five-digit': [special], 'bottom-two-digit': [first.slice(-2)] };
  return { prizes, from: from + 1, to: to + 1, weekDay };
}

/** The numbers behind a prize's label; `undefined` where another thing stands there. */
function readPrizeRow(plain: string, prize: number): string[] | undefined {
  const label = LABELS[prize]?.exec(plain)?.[0];
  const rest = label === undefined ? undefined : plain.slice(label.length);
  return rest !== undefined && NUMBERS_ONLY.test(rest) ? numbersIn(rest) : undefined;
}

function numbersIn(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}
