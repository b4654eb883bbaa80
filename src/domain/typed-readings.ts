// The ways to read the digits of an entry: as one number, as several, as tickets of a book.
import { padNumber } from './digits.ts';
import type { DrawDate } from './draw-date.ts';
import { listTickets, type ShortBook } from './short-book.ts';
import { joinPieces, piecesOf } from './spaced-pieces.ts';
import { typedDay } from './typed-day.ts';

/** What the readings of an entry depend on. */
export type EntryContext = {
  /** The lengths of numbers that a lottery takes. */
  readonly lengths: readonly number[];
  /** The draw that numbers are checked with: a day without a year is near it. */
  readonly near: DrawDate;
};

/** One way to read an entry. */
export type Reading = {
  /** Those of a range are written out once they are needed, which is after all were counted. */
  readonly numbers: readonly string[];
  readonly size: number;
  /** The first and the last number of a range. */
  readonly range?: readonly [from: string, to: string];
  /** The day that is meant, if the entry is not a number. */
  readonly day?: DrawDate;
};

/** A visitor is not given more readings than these to choose from. */
export const MOST_READINGS = 5;
/** A book has a hundred tickets; a longer range is a typing error. */
export const LONGEST_RANGE = 1000;
/** `69-71` is two numbers or three; of more than a hundred nobody holds every one. */
const LONGEST_SHORT_RANGE = 100;
/** With a slash or a comma a range is at most a strip of a book. */
const STRIP = 10;
/** A line of more pieces is a list: other readings are not looked for. */
const MOST_PIECES = 200;
/** Only whole tickets are written without a gap, or with a hyphen for a range. */
export const SHORTEST_TICKET = 4;
/** `26-13-402701`: a part of a ticket's code, or three numbers. */
export const PART_OF_CODE = /^(?:\d\d-)+(\d{6})(?:-\d{4})?$/;

/** Digits with gaps: one number, else each piece, else the longest numbers from the left. */
export function readPieces(digits: string, lengths: readonly number[]): Reading[] {
  const pieces = piecesOf(digits);
  if (pieces.length === 1) return readGapless(digits, lengths);
  const [, ticket] = PART_OF_CODE.exec(digits) ?? [];
  if (ticket !== undefined) return [readAs([ticket]), readAs(pieces)];
  const joined = isList(digits) ? [] : joinPieces(pieces, lengths, MOST_READINGS + 1);
  const [first = pieces] = joined;
  const byLength = [...joined].sort((left, right) => left.length - right.length);
  const whole = [pieces.join('')];
  // With commas the entry is more likely a list than one number.
  const likely = digits.includes('/') ? [pieces, whole] : [whole, pieces];
  return [...likely, first, ...byLength].map(readAs);
}

/** `69-71` as every number from the first to the last, where they are short ones. */
export function readShortRange(digits: string): Reading[] {
  const [, from = '', to = ''] = /^(\d{2,3})-(\d{2,3})$/.exec(digits) ?? [];
  const size = rangeSize(from, to);
  return size > 0 && size <= LONGEST_SHORT_RANGE ? [readRange(from, to)] : [];
}

/** Pieces that are whole numbers, beside others that are not: `70 1234`. */
export function loosePieces(digits: string, lengths: readonly number[]): string[] {
  const pieces = piecesOf(digits);
  const legal = pieces.filter(({ length }) => lengths.includes(length));
  return legal.length < pieces.length ? legal : [];
}

/** One number, or whole tickets that were pasted without a gap; a mistyped one is not cut. */
function readGapless(digits: string, lengths: readonly number[]): Reading[] {
  const longest = Math.max(...lengths);
  if (digits.length <= longest) return [readAs([digits])];
  if (digits.length % longest !== 0) return [];
  return lengths
    .filter((length) => length >= SHORTEST_TICKET && digits.length % length === 0)
    .sort((left, right) => right - left)
    .map((length) => readAs(digits.match(new RegExp(`.{${length}}`, 'g')) ?? []));
}

/** The ends as tickets, as numbers by themselves, or as the day of the ticket. */
export function readBook(
  book: ShortBook,
  digits: string,
  { lengths, near }: EntryContext,
): Reading[] {
  const { head, ends } = book;
  const tickets = listTickets(book);
  // `402700/1/2` is three tickets, not one ticket beside a day.
  const isRun = tickets[0]?.every((ticket, index) => Number(ticket) === Number(head) + index);
  const isDated = digits.includes(' ') || !isRun;
  const day = isDated ? typedDay(digits.slice(head.length + 1), near) : undefined;
  const last = tickets[0]?.at(-1) ?? head;
  let longest = 0;
  if (digits.includes('-')) longest = LONGEST_RANGE;
  else if (digits.includes('/')) longest = STRIP;
  return [
    ...(isOneNumber(digits, lengths) ? [readAs([digits.replaceAll(' ', '')])] : []),
    ...(day === undefined ? [] : [{ ...readAs([head]), day }]),
    ...(ends.length === 1 && rangeSize(head, last) > 0 && rangeSize(head, last) <= longest
      ? [readRange(head, last)]
      : []),
    ...tickets.map(readAs),
    // `402701 2` may also be two copies of one ticket.
    ...(/^\d+ \d$/.test(digits) ? [readAs([head])] : []),
    readAs(piecesOf(digits)),
    // Digits on both sides of a comma or slash are not one number.
    ...(digits.includes('/') ? [] : readPieces(digits, lengths)),
  ];
}

/** A spaced number is a whole one wherever a lottery has its length. */
export function isOneNumber(digits: string, lengths: readonly number[]): boolean {
  return /^[0-9 ]+$/.test(digits) && lengths.includes(digits.replaceAll(' ', '').length);
}

/** These numbers, and nothing else. */
export function readAs(numbers: readonly string[]): Reading {
  return { numbers, size: numbers.length };
}

/** Every number from one to another. */
export function readRange(from: string, to: string): Reading {
  const size = rangeSize(from, to);
  let written: readonly string[] | undefined;
  return {
    get numbers() {
      written ??= Array.from({ length: size }, (_, step) =>
        padNumber(Number(from) + step, from.length),
      );
      return written;
    },
    size,
    range: [from, to],
  };
}

/** The size of a range between two numbers of equal length; 0 where it is not one. */
export function rangeSize(from: string, to: string): number {
  const size = Number(to) - Number(from) + 1;
  return from.length === to.length && size >= 2 && size <= LONGEST_RANGE ? size : 0;
}

/** Whether a line is a list, of which other readings are not looked for. */
export const isList = (digits: string) => piecesOf(digits).length > MOST_PIECES;

/** Each reading once, in their order. */
export function distinct(readings: readonly Reading[]): Reading[] {
  const byNumbers = new Map<string, Reading>();
  for (const reading of readings) {
    // The ends of a range say all of it; of two numbers they are the list of them.
    const key = `${reading.range ?? reading.numbers} ${reading.size} ${reading.day}`;
    if (!byNumbers.has(key)) byNumbers.set(key, reading);
  }
  return [...byNumbers.values()];
}
