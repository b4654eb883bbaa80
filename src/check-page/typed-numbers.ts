// What people type or paste into the check form, as the digits they mean.
import { TICKET } from '../domain/ticket.ts';

/** What parts one number from the next: a new line, or what lists are written with. */
const BETWEEN = /[\r\n\u2028\u2029,;|、،，；]+/;

/** Blanks of any kind, and the invisible one that chats put between words. */
const BLANKS = /[\s\u200B]+/g;

/** Tickets are often written with hyphens, and phones make dashes of them. */
const HYPHENS = / ?[-\u00AD\u2010-\u2015\u2212\uFF0D] ?/g;

const QUOTES = /["'`“”‘’„«»]/g;

/** Thai, Lao and full-width digits; the place of their zeros in Unicode ends in a 0 each (hexadecimal). */
const OTHER_DIGITS = /[๐-๙໐-໙０-９]/g;

/**
 * The entries of a text, in order: one for each line, or between two commas. Keeps blanks within an
 * entry, since their meaning depends on the lottery's lengths, and what is no number, so that it is
 * refused in words.
 *
 * @example typedNumbers('004 615, ๕๓') //=> ['004 615', '53']
 */
export function typedNumbers(text: string): string[] {
  return text.split(BETWEEN).map(plain).filter(Boolean);
}

function plain(text: string): string {
  return text
    .replace(QUOTES, '')
    .replace(BLANKS, ' ')
    .replace(HYPHENS, '')
    .replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) % 16))
    .trim();
}

/**
 * Every number an entry with blanks may mean: `004 615` is a ticket, or two numbers. Returns all
 * readings that use every digit, the longest first, so that no visitor sees only the loss of the
 * one not meant. Returns an entry without such a reading as it is, to be refused.
 *
 * @param lengths those the lottery accepts
 * @example readingsOf('004 615', [2, 3, 6]) //=> ['004615', '004', '615']
 * @example readingsOf('12 345', [2, 3, 6]) //=> ['12', '345']
 */
export function readingsOf(entry: string, lengths: readonly number[]): string[] {
  if (!/^[0-9 ]+$/.test(entry)) return [entry];
  const pieces = entry.split(' ');
  const runs = pieces.flatMap((_, from) =>
    Array.from({ length: TICKET.length }, (_, fewer) => from + TICKET.length - fewer)
      .filter((to) => to <= pieces.length)
      .map((to) => ({ from, to, number: pieces.slice(from, to).join('') }))
      .filter(({ number }) => lengths.includes(number.length)),
  );
  // A run is a reading only where the pieces before it and those after it can all be read as well.
  const readBefore = new Set([0]);
  for (const { from, to } of runs) if (readBefore.has(from)) readBefore.add(to);
  const readAfter = new Set([pieces.length]);
  for (const { from, to } of [...runs].reverse()) if (readAfter.has(to)) readAfter.add(from);
  const readings = runs.filter(({ from, to }) => readBefore.has(from) && readAfter.has(to));
  return readings.length === 0 ? [entry] : readings.map(({ number }) => number);
}
