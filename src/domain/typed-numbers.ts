// What an entry that people type means: a ticket, a short book, a range, a day, or nothing.
import type { DrawDate } from './draw-date.ts';
import { findBook, nextWithEnd, type ShortBook } from './short-book.ts';
import { numbersWithin, piecesOf } from './spaced-pieces.ts';
import { parseTicket, type TicketCode } from './ticket-code.ts';
import { isDayLike, isDaySlip, typedDay } from './typed-day.ts';
import { plainEntry } from './typed-entries.ts';
import {
  distinct,
  type EntryContext,
  isList,
  isOneNumber,
  loosePieces,
  MOST_READINGS,
  PART_OF_CODE,
  rangeSize,
  readAs,
  readBook,
  type Reading,
  readPieces,
  readRange,
  readShortRange,
  SHORTEST_TICKET,
} from './typed-readings.ts';

/** An entry is one of these; what cannot be read is refused. */
type Form =
  | { readonly kind: 'ticket'; readonly digits: string; readonly code?: TicketCode }
  | { readonly kind: 'book'; readonly digits: string; readonly book: ShortBook }
  | { readonly kind: 'range'; readonly from: string; readonly to: string; readonly isSure: boolean }
  | { readonly kind: 'day'; readonly digits: string; readonly day: DrawDate | undefined }
  | { readonly kind: 'refused' };

export type EntryMeaning = {
  /** As it was typed. */
  readonly entry: string;
  /** Without what makes no difference. */
  readonly plain: string;
  readonly kind: Form['kind'];
  /** The likeliest first; empty if the entry is refused. */
  readonly readings: readonly Reading[];
  /** Whether the entry can mean two things: whoever typed it is asked before any verdict. */
  readonly isOpen: boolean;
  /** Whether it may mean more than anybody would read through. */
  readonly hasMore: boolean;
  /** The numbers of all readings, those that are too many to name included. */
  readonly possible: () => readonly string[];
  /** How many tickets of each number. */
  readonly count: number;
  /** What the code of a ticket says besides its number. */
  readonly code?: TicketCode;
};

/** A phone number is not a list of numbers. */
const PHONE = /^(?:0\d{1,2}|66[ -]?\d{1,2})[ -]\d{3}[ -]?\d{4}$/;

/** `12. 345678`, and `12 402701`: a number of a list, a series or a day. */
const BULLET = /^(?<bullet>\d{2,3}(?=\.)|\d\d(?= \d{6}(?!\d)))\.? (?<rest>.*)$/;

/** `402701×3ใบ`: how many tickets of the number. */
const COUNT = /^(?<digits>.*)×(?<times>\d+)(?:ใบ)?$/;

/** What an entry means, by the lengths a lottery takes. */
export function readEntry(entry: string, context: EntryContext): EntryMeaning {
  const { lengths } = context;
  const plain = plainEntry(entry);
  const { bullet, rest = plain } = BULLET.exec(plain)?.groups ?? {};
  const { digits = rest, times = '1' } = COUNT.exec(rest)?.groups ?? {};
  const count = Number(times);
  const form = findForm(digits, context, count);
  const isLegal = (reading: Reading) =>
    (reading.range ?? reading.numbers).every(({ length }) => lengths.includes(length));
  const meant = distinct(listReadings(form, context).filter(isLegal));
  const readings = distinct([...meant, ...withBullet(bullet, meant)].filter(isLegal));
  const loose = form.kind === 'ticket' && !form.code ? loosePieces(form.digits, lengths) : [];
  return {
    entry,
    plain,
    kind: readings.length === 0 ? 'refused' : form.kind,
    readings: readings.slice(0, MOST_READINGS),
    isOpen: isAmbiguous(form, lengths, meant),
    // In `70 1234` the pair may be meant, and the rest is a slip.
    hasMore: readings.length > MOST_READINGS || isList(digits) || loose.length > 0,
    possible: () => [...possibleNumbers(form, readings, lengths), ...loose],
    count: form.kind === 'refused' ? 1 : count,
    ...(form.kind === 'ticket' && form.code && { code: form.code }),
  };
}

/** The number of a list may be a number as well. */
function withBullet(bullet: string | undefined, [likeliest]: readonly Reading[]): Reading[] {
  if (bullet === undefined || likeliest === undefined) return [];
  return [readAs([bullet, ...likeliest.numbers])];
}

function findForm(digits: string, { lengths, near }: EntryContext, count: number): Form {
  const code = parseTicket(digits);
  if (code.kind === 'government') return { kind: 'ticket', digits: code.number, code };
  if (isDayLike(digits)) return { kind: 'day', digits, day: typedDay(digits, near) };
  if (isDaySlip(digits) || (count > 1 && isShortList(digits, lengths))) return { kind: 'refused' };
  const range = findRange(digits, lengths);
  if (range !== undefined && count > 0) return range;
  if (count === 0 || !/^[0-9][0-9 /-]*$/.test(digits) || PHONE.test(digits))
    return { kind: 'refused' };
  const book = findBook(digits, lengths);
  return book === undefined ? { kind: 'ticket', digits } : { kind: 'book', digits, book };
}

/** In `53 100x100` a stake is meant, but nobody can tell of which numbers. */
function isShortList(digits: string, lengths: readonly number[]): boolean {
  const joined = piecesOf(digits).join('');
  return /^\d{2,3}(?:[ /-]\d{2,3})+$/.test(digits) && !lengths.includes(joined.length);
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
function listReadings(form: Form, context: EntryContext): Reading[] {
  const { lengths } = context;
  switch (form.kind) {
    case 'ticket':
      return [...readPieces(form.digits, lengths), ...readShortRange(form.digits)];
    case 'book':
      return readBook(form.book, form.digits, context);
    case 'range': {
      const { from, to, isSure } = form;
      return [readRange(from, to), ...(isSure ? [] : [readAs([from, to])])];
    }
    case 'day': {
      const { day, digits } = form;
      const pieces = /^[0-9/-]+$/.test(digits) ? [digits.split(/[/-]/)] : [];
      const joined = digits.includes('-') ? pieces.map((parts) => [parts.join('')]) : [];
      const days = day === undefined ? [] : [{ numbers: [], size: 0, day }];
      return [...days, ...[...joined, ...pieces].map(readAs)];
    }
    case 'refused':
      return [];
  }
}

/** Whether nobody can tell, without the visitor, what an entry means. */
function isAmbiguous(form: Form, lengths: readonly number[], meant: readonly Reading[]): boolean {
  switch (form.kind) {
    case 'range':
      return !form.isSure && meant.length > 1;
    case 'book':
      return !isOneNumber(form.digits, lengths) && meant.length > 1;
    case 'day':
      // The numbers of `31/11/69` are as likely a slip of a day.
      return meant.length > 1 || meant.some(({ day }) => day === undefined);
    case 'ticket':
      return PART_OF_CODE.test(form.digits) && meant.length > 1;
    case 'refused':
      return false;
  }
}

function possibleNumbers(form: Form, readings: readonly Reading[], lengths: readonly number[]) {
  const within =
    form.kind === 'ticket' && !isList(form.digits)
      ? numbersWithin(piecesOf(form.digits), lengths)
      : [];
  return [...new Set([...within, ...readings.flatMap(({ numbers }) => numbers)])];
}

/** How many numbers there are; an entry that is none, such as a day, counts as one. */
export function countNumbers(meanings: readonly EntryMeaning[]): number {
  return meanings.reduce((sum, { readings: [taken] }) => sum + Math.max(1, taken?.size ?? 1), 0);
}
