// What a person has to judge before anything of a text is stored: words that nobody here knows,
// wherever they stand, and clocks that are before the draws.
import type { DrawDate } from '../../../domain/draw-date.ts';
import type { Lottery } from '../../../domain/lottery.ts';
import { closestNames, type NameBook } from '../name-book.ts';
import { nearDayNames } from './day-and-time.ts';
import { type Item, listNames, listTokens, type ReadLine } from './lines.ts';
import { signIn } from './read-text.ts';
import { REASONS, shortened } from './reasons.ts';
import { listNumbers } from './tokens.ts';

export type LineReason = { readonly line: number; readonly reason: string };

/** Every line with words, or a sign, that are not known, or that do not fit the line below. */
export function unknownWords(lines: readonly ReadLine[], book: NameBook): LineReason[] {
  const asked: LineReason[] = [];
  let below: ReadLine | undefined;
  let numbers: ReadLine | undefined;
  for (const line of lines.toReversed()) {
    const isLost =
      isNameless(line, below) || isUndatedPast(line, numbers) || isLostRound(line, below);
    const unknown = isLost ? line.plain : line.unknown;
    if (unknown !== undefined && (isLost || !line.isIdle))
      asked.push({ line: line.line, reason: unknownReason(unknown, line, book) });
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

function hasNumbers(line: Pick<ReadLine, 'items'>): boolean {
  return listNumbers(listTokens(line)).length > 0;
}

/** Why words are asked about, and which name they may have meant. */
export function unknownReason(words: string, line: Pick<ReadLine, 'items'>, book: NameBook) {
  const sign = signIn(words);
  if (sign !== undefined) return REASONS.sign(sign);
  const near = hasNumbers(line)
    ? closestNames(words, book)
    : words.split(' ').flatMap(nearDayNames);
  return REASONS.unknown(shortened(words), near);
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
  return rows.flatMap(({ lottery, row, lines: [first = 0] }) => {
    const clock = clocks.findLast(({ line }) => line < first) ?? clocks[0];
    const time = [...(clock?.times ?? [])].sort().at(-1);
    const isEarly = time !== undefined && time < lottery.schedule.time && row.drawDate === newest;
    return clock && isEarly ? [{ line: clock.line, reason: REASONS.early(time, lottery) }] : [];
  });
}
