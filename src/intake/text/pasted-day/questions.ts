// What a person has to judge before anything of a text is stored: words that nobody here knows,
// wherever they stand, and clocks that are before the draws.
import type { DrawDate } from '../../../domain/draw-date.ts';
import type { Lottery } from '../../../domain/lottery.ts';
import { closestNames, type NameBook } from '../name-book.ts';
import { nearDayNames } from './day-and-time.ts';
import { type Item, listNames, listTokens, type ReadLine } from './lines.ts';
import { markIn } from './marks.ts';
import { readText, signIn } from './read-text.ts';
import { REASONS, shortened } from './reasons.ts';
import { listNumbers } from './tokens.ts';

export type LineReason = { readonly line: number; readonly reason: string };

/** Every line with words, or a sign, that are not known, or that do not fit the line below. */
export function unknownWords(lines: readonly ReadLine[], book: NameBook): LineReason[] {
  const asked: LineReason[] = [];
  let below: ReadLine | undefined;
  let numbers: ReadLine | undefined;
  const isOfResults = lines.some(callsResults);
  for (const line of lines.toReversed()) {
    const isUnknown = line.unknown !== undefined && !line.isIdle;
    let why: ((words: string) => string) | undefined;
    if (isNameless(line, below) || isLostRound(line, below)) why = REASONS.nobodys;
    else if (isUndatedPast(line, numbers)) why = REASONS.past;
    else if (line.aside === 'wish' && !isOfResults) why = REASONS.wish;
    else if (isUnknown) why = (words) => unknownReason(words, line, book);
    if (why !== undefined)
      asked.push({ line: line.line, reason: why(line.unknown ?? shortened(line.plain)) });
    if (line.items.length > 0) below = line;
    if (hasNumbers(line)) numbers = line;
  }
  return asked;
}

/**
 * Whether a line is only names that are not ours, and no numbers stand below: หุ้น* fits sentences
 * too.
 */
function isNameless({ items, says }: ReadLine, below: ReadLine | undefined): boolean {
  const isOthers = (item: Item) => item.type === 'name' && item.name.target.kind === 'not-ours';
  const isHeading = below !== undefined && listNames(below).length === 0;
  return says === undefined && items.length > 0 && items.every(isOthers) && !isHeading;
}

/** ย้อนหลัง without a day, beside it or beside the next numbers. */
function isUndatedPast({ about, days }: ReadLine, numbers: ReadLine | undefined): boolean {
  return about === 'past' && days.length === 0 && !numbers?.days.length;
}

/** รอบเช้า below everything heads nothing: it may be about the numbers above. */
function isLostRound({ isIdle, unknown, items }: ReadLine, below: ReadLine | undefined): boolean {
  return isIdle && unknown !== undefined && items.length === 0 && below === undefined;
}

/** Whether a line says that these are results, so that no wish makes tips of them. */
function callsResults({ plain, unknown, isIdle }: ReadLine): boolean {
  return (unknown === undefined || isIdle) && RESULTS.test(plain);
}

const RESULTS = /ผล|ออกแล้ว|ตรวจ|ยินดี|results|kết quả|xsmb|ຜົນ/;

function hasNumbers(line: Pick<ReadLine, 'items'>): boolean {
  return listNumbers(listTokens(line)).length > 0;
}

/** Why words are asked about, and which name they may have meant. */
function unknownReason(words: string, line: Pick<ReadLine, 'items'>, book: NameBook) {
  const sign = signIn(words);
  if (sign !== undefined) return REASONS.sign(sign);
  const mark = markIn(words);
  if (mark !== undefined) return REASONS.mark(shortened(mark));
  const near = hasNumbers(line)
    ? closestNames(words, book)
    : words.split(' ').flatMap(nearDayNames);
  const part = unknownPart(words, book);
  return part === undefined
    ? REASONS.apart(shortened(words))
    : REASONS.unknown(shortened(part), near);
}

/** Why names and numbers of a line are mixed: two names side by side are one we do not know. */
export function mixedReason({ items }: Pick<ReadLine, 'items'>): string {
  const [first, second] = items;
  if (first?.type !== 'name' || second?.type !== 'name') return REASONS.mixed;
  return REASONS.unknown(`${first.name.name} ${second.name.name}`, []);
}

/** Without the known words around it; `undefined` where all words are known. */
function unknownPart(words: string, book: NameBook): string | undefined {
  const parts = words.trim().split(' ');
  const isUnknown = (part: string) => readText(part, book).unknown !== undefined;
  const [first, last] = [parts.findIndex(isUnknown), parts.findLastIndex(isUnknown)];
  return first < 0 ? undefined : parts.slice(first, last + 1).join(' ');
}

type DrawnRow = {
  readonly lottery: Lottery;
  readonly lines: readonly number[];
  readonly row: { readonly drawDate: string };
};

/**
 * The clocks that are before the hour of a draw below them: its numbers may be of the day before. A
 * clock below all draws is theirs where none stands above.
 */
export function earlyClocks(
  lines: readonly ReadLine[],
  rows: readonly DrawnRow[],
  newest: DrawDate,
): LineReason[] {
  const clocks = lines.filter(({ times, items }) => times.length > 0 && items.length === 0);
  const isWithin = ({ line }: ReadLine, { lines }: DrawnRow) =>
    line > (lines[0] ?? 0) && line < (lines.at(-1) ?? 0);
  return rows.flatMap((drawn) => {
    const {
      lottery,
      row,
      lines: [first = 0],
    } = drawn;
    // Where each name has its clock below it, none is that of the next name.
    const hasOwn = clocks.some((clock) => isWithin(clock, drawn));
    const isOthers = (clock: ReadLine) =>
      hasOwn && rows.some((other) => other !== drawn && isWithin(clock, other));
    const its = clocks.filter((clock) => !isOthers(clock));
    const clock = its.findLast(({ line }) => line < first) ?? its[0];
    const time = [...(clock?.times ?? [])].sort().at(-1);
    const isEarly = time !== undefined && time < lottery.schedule.time && row.drawDate === newest;
    return clock && isEarly ? [{ line: clock.line, reason: REASONS.early(time, lottery) }] : [];
  });
}
