// Whose numbers the next lines of a pasted text are.
import type { Lottery } from '../../../domain/lottery.ts';
import type { NameBook } from '../name-book.ts';
import type { NameItem, ReadLine } from './lines.ts';
import { enterTally, type Tally } from './lottery-tally.ts';
import { REASONS } from './reasons.ts';

/** The next lines belong to nobody if the numbers of the last name stood beside it. */
export type Heading =
  | { readonly kind: 'none' }
  | { readonly kind: 'lottery'; readonly tally: Tally }
  | { readonly kind: 'not-ours' }
  /** A whole table stands above. */
  | { readonly kind: 'table' }
  | { readonly kind: 'unknown'; readonly reason: string };

/** What a name says of the numbers below it, and its line of the lottery. */
export function headingOf(
  { target, name }: NameItem['name'],
  line: ReadLine,
  tallies: Map<string, Tally>,
  book: NameBook,
): Heading {
  if (target.kind === 'not-ours') return { kind: 'not-ours' };
  if (target.kind !== 'lottery') return { kind: 'unknown', reason: REASONS.ambiguous(name) };
  const tally = enterTally(tallies, target.lottery, line);
  const heading = { kind: 'lottery', tally } as const;
  mindTimes(heading, line, book);
  if (line.says === 'no-draw') tally.noDraw = true;
  if (line.says === 'not-yet') tally.notYet = true;
  return heading;
}

/** Words that begin so may be the name of a lottery. */
const LIKE_A_NAME = /^ ?(?:ผล)?(?:หวย|สลาก|ลาว|ฮานอย|หุ้น)/;

/** Below unknown words numbers are the heading's only where labels bind them to its prizes. */
export function interrupt(heading: Heading, words: string, hasNumbers: boolean): Heading {
  const isBound = heading.kind === 'lottery' && heading.tally.lottery.drawn === 'each-prize';
  if (LIKE_A_NAME.test(words) || (hasNumbers && !isBound))
    return { kind: 'unknown', reason: REASONS.below };
  return heading;
}

/** Whether the text has said a number of the lottery. */
export function isStated(heading: Heading): boolean {
  return heading.kind === 'lottery' && heading.tally.statements.length > 0;
}

/**
 * Asks about a lottery where a time beside its name is before its draw, or says that another one is
 * meant: one whose name begins with this one's, and whose draw is nearer to the time.
 */
export function mindTimes(heading: Heading, { times }: ReadLine, book: NameBook): void {
  if (heading.kind !== 'lottery') return;
  const { tally } = heading;
  const { lottery } = tally;
  const keys = book.keysOf(lottery);
  const namesakes = book.lotteries.filter((namesake) =>
    keys.some((key) => book.keysOf(namesake)[0]?.startsWith(key)),
  );
  for (const time of times) {
    const away = ({ schedule }: Lottery) => Math.abs(readTime(schedule.time) - readTime(time));
    const [nearest] = namesakes
      .filter((namesake) => away(namesake) < away(lottery))
      .sort((left, right) => away(left) - away(right));
    if (nearest) tally.problem ??= REASONS.time(lottery.nameTh, time, nearest.nameTh);
    else if (time < lottery.schedule.time) tally.problem ??= REASONS.early(time, lottery);
  }
}

const readTime = (time: string) => Date.parse(`1970-01-01T${time}Z`);
