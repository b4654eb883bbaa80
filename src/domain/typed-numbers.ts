// What an entry that people type means: a ticket, a short book, a range, a day, or nothing.
import { padNumber } from './digits.ts';
import type { DrawDate } from './draw-date.ts';
import { findBook, listTickets, nextWithEnd, type ShortBook } from './short-book.ts';
import { joinPieces, numbersWithin } from './spaced-pieces.ts';
import { parseTicket, type TicketCode } from './ticket-code.ts';
import { typedDay } from './typed-day.ts';
import { plainEntry } from './typed-entries.ts';

/** One way to read an entry. */
export type Reading = {
  readonly numbers: readonly string[];
  /** How many numbers: of a range longer than wanted, none is written out. */
  readonly size: number;
  /** The first and the last number of a range. */
  readonly range?: readonly [from: string, to: string];
  /** The day that is meant, where the entry is no number. */
  readonly day?: DrawDate;
};

/** An entry is one of these; what cannot be read is refused. */
type Form =
  | { readonly kind: 'ticket'; readonly digits: string; readonly code?: TicketCode }
  | { readonly kind: 'book'; readonly digits: string; readonly book: ShortBook }
  | { readonly kind: 'range'; readonly from: string; readonly to: string; readonly isSure: boolean }
  | { readonly kind: 'day'; readonly digits: string; readonly day: DrawDate }
  | { readonly kind: 'refused' };

export type EntryMeaning = {
  /** As it was typed. */
  readonly entry: string;
  readonly kind: Form['kind'];
  /** The likeliest first; none where the entry is refused. */
  readonly readings: readonly Reading[];
  /** It can be two things: whoever typed it is asked before any verdict. */
  readonly isOpen: boolean;
  /** Whether it may mean still more than anybody would read through. */
  readonly hasMore: boolean;
  /** The numbers of all readings, those that are too many to name included. */
  readonly possible: readonly string[];
  /** How many tickets of each number. */
  readonly count: number;
  /** What the code of a ticket says besides its number. */
  readonly code?: TicketCode;
};

/** No visitor chooses between more. */
const MOST_READINGS = 5;
/** A book has a hundred tickets; a longer range is a typing error. */
export const LONGEST_RANGE = 1000;
/** With a slash or a comma a range is at most a strip of a book. */
const STRIP = 10;
/** A line of more pieces is a list: other readings are not looked for. */
const MOST_PIECES = 200;
/** Only whole tickets are written without a gap, or with a hyphen for a range. */
const SHORTEST_TICKET = 4;
/** A phone number is not a list of numbers. */
const PHONE = /^(?:0\d{1,2}|66[ -]?\d{1,2})[ -]\d{3}[ -]?\d{4}$/;

/**
 * What an entry means, by the lengths a lottery takes. @param most a longer range is counted and
 * not written out
 */
export function readEntry(
  entry: string,
  lengths: readonly number[],
  most = LONGEST_RANGE,
): EntryMeaning {
  const plain = plainEntry(entry);
  const [, bullet = '', listed = plain] = /^(\d{2,3})\. (.*)$/.exec(plain) ?? [];
  const [, digits = listed, times = '1'] = /^(.*)×(\d+)$/.exec(listed) ?? [];
  const form = findForm(digits, lengths, Number(times));
  const isLegal = ({ numbers }: Reading) => numbers.every(({ length }) => lengths.includes(length));
  const meant = distinct(listReadings(form, lengths, most).filter(isLegal));
  // Where a full stop parts two numbers, the first of them looks like a number of the list.
  const parted = meant.slice(0, 1).map(({ numbers }) => readAs([bullet, ...numbers]));
  const readings = distinct([...meant, ...(bullet ? parted : [])].filter(isLegal));
  return {
    entry,
    kind: readings.length === 0 ? 'refused' : form.kind,
    readings: readings.slice(0, MOST_READINGS),
    isOpen: isAmbiguous(form, lengths) && meant.length > 1,
    hasMore: readings.length > MOST_READINGS || isList(digits),
    possible: possibleNumbers(form, readings, lengths),
    count: form.kind === 'refused' ? 1 : Number(times),
    ...(form.kind === 'ticket' && form.code && { code: form.code }),
  };
}

function findForm(digits: string, lengths: readonly number[], count: number): Form {
  const code = parseTicket(digits);
  if (code.kind === 'government') return { kind: 'ticket', digits: code.number, code };
  const day = typedDay(digits);
  if (day !== undefined) return { kind: 'day', digits, day };
  const range = findRange(digits, lengths);
  if (range !== undefined && count > 0) return range;
  if (count === 0 || !/^[0-9][0-9 /-]*$/.test(digits) || PHONE.test(digits))
    return { kind: 'refused' };
  const book = findBook(digits, lengths);
  return book === undefined ? { kind: 'ticket', digits } : { kind: 'book', digits, book };
}

/** `12-34` is two numbers; two whole tickets with a hyphen may be a range. */
function findRange(digits: string, lengths: readonly number[]): Form | undefined {
  const [, from = '', mark, end = ''] = /^(\d+)(\.\.|-)(\d+)$/.exec(digits) ?? [];
  const isSure = mark === '..';
  const isShort = end.length < from.length && from.length >= SHORTEST_TICKET;
  const to = isSure && isShort ? nextWithEnd(from, end) : end;
  const isRange = lengths.includes(from.length) && rangeSize(from, to) > 0;
  if (!isRange || !(isSure || from.length >= SHORTEST_TICKET)) return undefined;
  return { kind: 'range', from, to, isSure };
}

/** All that an entry of a form may mean, the likeliest first. */
function listReadings(form: Form, lengths: readonly number[], most: number): Reading[] {
  switch (form.kind) {
    case 'ticket':
      return readPieces(form.digits, lengths);
    case 'book':
      return readBook(form.book, form.digits, lengths, most);
    case 'range': {
      const { from, to, isSure } = form;
      return [readRange(from, to, most), ...(isSure ? [] : [readAs([from, to])])];
    }
    case 'day': {
      const day = { numbers: [], size: 0, day: form.day };
      return [day, ...(/^[0-9/-]+$/.test(form.digits) ? readPieces(form.digits, lengths) : [])];
    }
    case 'refused':
      return [];
  }
}

/** Digits with gaps: one number, else each piece, else the longest numbers from the left. */
function readPieces(digits: string, lengths: readonly number[]): Reading[] {
  const pieces = digits.split(/[ /-]/);
  if (pieces.length === 1) return readGapless(digits, lengths);
  if (digits.includes('/')) return [readAs(pieces)];
  const joined = isList(digits) ? [] : joinPieces(pieces, lengths, MOST_READINGS + 1);
  const [first = pieces] = joined;
  const others = joined.toSorted((one, other) => one.length - other.length);
  return [[pieces.join('')], pieces, first, ...others].map(readAs);
}

/** One number, or whole tickets that were pasted without a gap; a mistyped one is not cut. */
function readGapless(digits: string, lengths: readonly number[]): Reading[] {
  const longest = Math.max(...lengths);
  if (digits.length <= longest) return [readAs([digits])];
  if (digits.length % longest !== 0) return [];
  return lengths
    .filter((length) => length >= SHORTEST_TICKET && digits.length % length === 0)
    .toSorted((one, other) => other - one)
    .map((length) => readAs(digits.match(new RegExp(`.{${length}}`, 'g')) ?? []));
}

/** The ends as tickets, as numbers of their own, or as the day of the ticket. */
function readBook(
  book: ShortBook,
  digits: string,
  lengths: readonly number[],
  most: number,
): Reading[] {
  const { head, ends } = book;
  const day = typedDay(digits.slice(head.length + 1));
  const tickets = listTickets(book);
  const last = tickets[0]?.at(-1) ?? head;
  const longest = digits.includes('-') ? LONGEST_RANGE : digits.includes('/') ? STRIP : 0;
  return [
    ...(isOneNumber(digits, lengths) ? [readAs([digits.replaceAll(' ', '')])] : []),
    ...(day === undefined ? [] : [{ ...readAs([head]), day }]),
    ...(ends.length === 1 && rangeSize(head, last) > 0 && rangeSize(head, last) <= longest
      ? [readRange(head, last, most)]
      : []),
    ...tickets.map(readAs),
    ...readPieces(digits, lengths),
  ];
}

/** Whether nobody can tell, without the visitor, what an entry of several readings means. */
function isAmbiguous(form: Form, lengths: readonly number[]): boolean {
  if (form.kind === 'range') return !form.isSure;
  return form.kind === 'day' || (form.kind === 'book' && !isOneNumber(form.digits, lengths));
}

/** A spaced number is a whole one wherever a lottery has its length. */
function isOneNumber(digits: string, lengths: readonly number[]): boolean {
  return /^[0-9 ]+$/.test(digits) && lengths.includes(digits.replaceAll(' ', '').length);
}

function possibleNumbers(form: Form, readings: readonly Reading[], lengths: readonly number[]) {
  const within =
    form.kind === 'ticket' && !isList(form.digits)
      ? numbersWithin(form.digits.split(/[ -]/), lengths)
      : [];
  return [...new Set([...within, ...readings.flatMap(({ numbers }) => numbers)])];
}

function readAs(numbers: readonly string[]): Reading {
  return { numbers, size: numbers.length };
}

function readRange(from: string, to: string, most: number): Reading {
  const size = rangeSize(from, to);
  const numbers = Array.from({ length: size <= most ? size : 0 }, (_, step) =>
    padNumber(Number(from) + step, from.length),
  );
  return { numbers, size, range: [from, to] };
}

/** The size of a range between two numbers of equal length; 0 where it is not one. */
function rangeSize(from: string, to: string): number {
  const size = Number(to) - Number(from) + 1;
  return from.length === to.length && size >= 2 && size <= LONGEST_RANGE ? size : 0;
}

const isList = (digits: string) => digits.split(/[ -]/).length > MOST_PIECES;

/** Each reading once, in their order. */
function distinct(readings: readonly Reading[]): Reading[] {
  const byNumbers = new Map<string, Reading>();
  for (const reading of readings) {
    const key = `${reading.numbers} ${reading.size} ${reading.day}`;
    if (!byNumbers.has(key)) byNumbers.set(key, reading);
  }
  return [...byNumbers.values()];
}
