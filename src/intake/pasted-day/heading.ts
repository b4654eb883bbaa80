// Whose numbers the next lines of a pasted text are.
import type { Lottery } from '../../domain/lottery.ts';
import type { NameBook } from '../name-book.ts';
import type { Item, NumberToken, ReadLine } from './lines.ts';
import { REASONS } from './reasons.ts';
import type { Tally } from './lottery-tally.ts';
import type { Label } from './tokens.ts';

/** The next lines belong to nobody if the numbers of the last name stood beside it. */
export type Heading =
  | { readonly kind: 'none' }
  | { readonly kind: 'lottery'; readonly tally: Tally }
  | { readonly kind: 'not-ours' }
  /** `interrupted`: another name stood between; labels of its own bring the lottery back. */
  | { readonly kind: 'unknown'; readonly reason: string; readonly interrupted?: Tally };

/** Words that begin so may be the name of a lottery. */
const LIKE_A_NAME = /^ ?(?:ผล)?(?:หวย|สลาก|ลาว|ฮานอย|หุ้น)/;
/** Labels of the government lottery alone. */
const OWN_LABELS: readonly Label['kind'][] = ['rank', 'adjacent', 'front'];

/** News put this heading between the prizes of the government lottery, below unknown words. */
export function interrupt(heading: Heading, words: string, reason: string, hasNumbers: boolean) {
  if (heading.kind === 'unknown') return { ...heading, reason };
  // Words alone before its first number may say that its numbers are not results.
  const isInterrupted =
    heading.kind === 'lottery' &&
    heading.tally.lottery.drawn === 'each-prize' &&
    !LIKE_A_NAME.test(words) &&
    (hasNumbers || isStated(heading));
  return { kind: 'unknown', reason, ...(isInterrupted && { interrupted: heading.tally }) } as const;
}

/** Brings an interrupted lottery back by labels that no other lottery has. */
export function resume(heading: Heading, payload: readonly NumberToken[]): Heading {
  if (heading.kind !== 'unknown' || heading.interrupted === undefined) return heading;
  const labels = payload.flatMap((token) => (token.type === 'label' ? [token.label.kind] : []));
  const isOwn = labels.length > 0 && labels.every((kind) => OWN_LABELS.includes(kind));
  return isOwn ? { kind: 'lottery', tally: heading.interrupted } : heading;
}

/** Whether the text has said a number of the lottery. */
export function isStated(heading: Heading): boolean {
  return heading.kind === 'lottery' && heading.tally.statements.length > 0;
}

/** Each name with its numbers, all behind or all before; `undefined` for a mixture. */
export function groupByName(items: readonly Item[]) {
  const isBefore = items[0]?.type === 'payload';
  const groups = items.flatMap((item, index) => {
    if (item.type !== 'name') return [];
    const beside = items[isBefore ? index - 1 : index + 1];
    return [{ item, tokens: beside?.type === 'payload' ? beside.tokens : [] }];
  });
  const withNumbers = groups.filter(({ tokens }) => tokens.length > 0).length;
  const isEach = withNumbers === groups.length || (groups.length === 1 && !isBefore);
  return isEach && withNumbers === items.length - groups.length ? groups : undefined;
}

/**
 * Asks about a lottery where a time beside its name says that another one is meant: one whose name
 * begins with this one's, and whose draw is nearer to the time.
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
  }
}

const readTime = (time: string) => Date.parse(`1970-01-01T${time}Z`);
