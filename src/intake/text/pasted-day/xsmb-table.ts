// The northern Vietnam draw as Vietnamese pages print it: ฮานอยปกติ is the special prize and the
// end of the first. Read only where all 27 numbers stand below their prizes.
import type { Lottery } from '../../../domain/lottery.ts';
import type { NameBook } from '../name-book.ts';
import { listNames, type ReadLine } from './lines.ts';
import type { Statement } from './prize-of-label.ts';
import { findGroup, foldVietnamese } from './read-text.ts';
import { REASONS } from './reasons.ts';

/** The lottery that is drawn so. */
const XSMB_LOTTERY = 'hanoi-normal';

/** How many numbers each prize has, and their digits, from the special to the seventh. */
const COUNTS = [1, 1, 2, 6, 4, 6, 3, 4];
const DIGITS = [5, 5, 5, 5, 4, 4, 3, 2];

const LABELS = [/db|dac biet/, /nhat|1/, /nhi|2/, /ba|3/, /tu|4/, /nam|5/, /sau|6/, /bay|7/].map(
  ({ source }) =>
    new RegExp(`^ ?(?:giai ?|g\\.? ?)?(?:${source})(?![\\p{L}\\p{N}]) ?[:.)|-]?`, 'u'),
);
const NUMBERS_ONLY = /^[\d ,|.-]*$/;
const NORTH = /mien bac|xs ?mb|sx ?mb/;
export type XsmbTable = {
  readonly lottery: Lottery;
  readonly statements: readonly Statement[];
  readonly lines: readonly ReadLine[];
  /** What its heading says against it. */
  readonly problem: string | undefined;
};

/** `undefined` where the text has no such table, or one that lacks a number or has one too many. */
export function xsmbTableIn(lines: readonly ReadLine[], book: NameBook): XsmbTable | undefined {
  const lottery = book.lotteries.find(({ slug }) => slug === XSMB_LOTTERY);
  const folded = lines.map(({ plain }) => foldVietnamese(plain));
  const from = folded.findIndex((line) => NORTH.test(line));
  const start = folded.findIndex((line, at) => at > from && readPrizeRow(line, 0));
  if (lottery === undefined || from < 0 || start < 0) return undefined;
  const rows: string[][] = [];
  let to = start;
  for (; to < folded.length; to += 1) {
    const line = folded[to] ?? '';
    const open = rows.at(-1);
    const isFull = open === undefined || open.length === COUNTS[rows.length - 1];
    const row = isFull ? readPrizeRow(line, rows.length) : undefined;
    if (row !== undefined) rows.push(row);
    else if (NUMBERS_ONLY.test(line)) open?.push(...numbersIn(line));
    else return undefined;
    const digits = DIGITS[rows.length - 1];
    if (!rows.at(-1)?.every(({ length }) => length === digits)) return undefined;
    if (rows.length === COUNTS.length && rows.at(-1)?.length === COUNTS.at(-1)) break;
  }
  const [[special] = [], [first] = []] = rows;
  const isSecond = folded.slice(to + 1).some((line) => readPrizeRow(line, 0)?.length === 1);
  const isCutOff = to === folded.length;
  if (isCutOff || isSecond || special === undefined || first === undefined) return undefined;
  const statements = [
    { slug: 'five-digit', numbers: [special] },
    { slug: 'bottom-two-digit', numbers: [first.slice(-2)] },
  ];
  const problem = problemOf(lines.slice(0, start));
  return { lottery, statements, lines: lines.slice(start, to + 1), problem };
}

/** Why the lines above say that the table is of another draw. */
function problemOf(above: readonly ReadLine[]): string | undefined {
  const names = above.flatMap(listNames).map(({ name }) => name);
  const isOwn = ({ name, target }: (typeof names)[number]) =>
    findGroup(name) !== undefined ||
    (target.kind === 'lottery' && target.lottery.slug === XSMB_LOTTERY);
  const another = names.find((name) => !isOwn(name));
  return another && REASONS.tableOf(another.name);
}

/** The numbers behind a prize's label; `undefined` where another thing stands there. */
function readPrizeRow(line: string, prize: number): string[] | undefined {
  const label = LABELS[prize]?.exec(line)?.[0];
  const rest = label === undefined ? undefined : line.slice(label.length);
  return rest !== undefined && NUMBERS_ONLY.test(rest) ? numbersIn(rest) : undefined;
}

function numbersIn(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}
