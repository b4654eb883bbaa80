// A book of tickets written short: one whole ticket, and the ends of others behind it.
import { padNumber } from './digits.ts';
import { piecesOf } from './spaced-pieces.ts';

/** `402700-02` as a whole ticket and the ends behind it. */
export type ShortBook = {
  readonly head: string;
  readonly ends: readonly string[];
};

/** The shortest head and longest end of a book, and the fewest digits that an end leaves out. */
const SHORTEST_HEAD = 4;
const LONGEST_END = 3;
const LEFT_OUT = 2;

/** The pieces as a short book; `undefined` if they are not one. */
export function findBook(digits: string, lengths: readonly number[]): ShortBook | undefined {
  const [head = '', ...ends] = piecesOf(digits);
  if (head.length < SHORTEST_HEAD || !lengths.includes(head.length) || ends.length === 0) return;
  const longest = Math.min(LONGEST_END, head.length - LEFT_OUT);
  if (ends.some((end) => end.length < 1 || end.length > longest)) return;
  return { head, ends };
}

/**
 * The tickets that the ends may name: counting on past 99, or within one hundred. None if every end
 * is that of the head: `402701 01` is not two tickets.
 */
export function listTickets({ head, ends }: ShortBook): (readonly string[])[] {
  if (ends.every((end) => head.endsWith(end))) return [];
  const following: string[] = [];
  for (const end of ends) following.push(nextWithEnd(following.at(-1) ?? head, end));
  const alike = ends.map((end) => head.slice(0, -end.length) + end);
  return [
    [head, ...following],
    [head, ...alike],
  ];
}

/** The first number from `from` on with that end: `nextWithEnd('402798', '02') //=> '402802'` */
export function nextWithEnd(from: string, end: string): string {
  const same = from.slice(0, -end.length) + end;
  if (same >= from) return same;
  const next = Number(same) + 10 ** end.length;
  return padNumber(next % 10 ** from.length, from.length);
}
