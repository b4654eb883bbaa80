// What people type or paste as numbers, and the tickets they mean by it.
import { padNumber } from './digits.ts';

/** What parts one entry from the next: a new line, or what lists are written with. */
const BETWEEN = /(?:[\r\n\u2028\u2029,;|/、،，；／]|และ)+/;
/** A day is not a list: its parts are not tickets. */
const DAY = /(?<!\d)\d{1,2}[/／]\d{1,2}[/／](?:25|20)\d\d(?!\d)/g;
/** Which way text runs: pasted with it, and never seen. */
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Blanks of any width, and the invisible ones that chats put between words. */
const BLANKS = /[\s\u200B-\u200D\u2060]+/g;
/** Tickets are often written with hyphens, and phones make dashes of them. */
const HYPHENS = / ?[-\u00AD\u2010-\u2015\u2212\uFF0D][- \u00AD\u2010-\u2015\u2212\uFF0D]*/g;
/** From one number to another: a book of tickets. */
const TO = / ?(?:ถึง|\.{2,}|…|~) ?|(?<=\d) ?to ?(?=\d)/gi;
/** How many tickets of a number: the sets that sellers make, or a count. */
const TIMES = / ?(?:[x×*]|ชุดละ|ชุด) ?(\d{1,4})(?: ?ใบ)?$| (\d{1,4}) ?ใบ$/i;
const QUOTES = /["'`“”‘’„«»]/g;
/** Thai, Lao and full-width digits: their code points end in 0 to 9. */
const OTHER_DIGITS = /[๐-๙໐-໙０-９]/g;

/** The entries of a text, one a line or between commas, what is not a number included. */
export function typedNumbers(text: string): string[] {
  // A letter that nobody types holds a day together.
  return text
    .replace(DAY, (day) => day.replaceAll(/[/／]/g, '\0'))
    .split(BETWEEN)
    .map((entry) => entry.replaceAll('\0', '/').replace(DIRECTIONS, '').trim())
    .filter(plainEntry);
}

/** An entry without what makes no difference: `๔๓๗๙๒๑ ถึง ๔๓๗๙๓๐` becomes `437921..437930`. */
export function plainEntry(entry: string): string {
  return entry
    .replace(DIRECTIONS, '')
    .replace(QUOTES, '')
    .replace(BLANKS, ' ')
    .replace(HYPHENS, '-')
    .replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(TO, '..')
    .replace(TIMES, '×$1$2')
    .replace(/^[ -]+|[ -]+$/g, '');
}

/** The numbers that an entry may mean; together they have all its digits in order. */
export type NumberList = readonly string[];

export type EntryMeaning = ReturnType<typeof readEntry>;

/** No visitor chooses between more. */
const MOST_OTHERS = 4;
/** A book has a hundred tickets; a longer range is a typing error. */
export const LONGEST_RANGE = 1000;
/** A line of more pieces is a list: other readings are not looked for. */
const MOST_PIECES = 200;

/**
 * What an entry with blanks or hyphens means, by the lengths a lottery takes: one number of all
 * digits, else each piece, else the longest numbers from the left; other splits of all digits are
 * named. `437921..437930` is a range, `437921×5` five tickets. What cannot be read means itself,
 * and is refused.
 * @param most a longer range is counted and not written out
 */
export function readEntry(entry: string, lengths: readonly number[], most = LONGEST_RANGE) {
  const plain = plainEntry(entry);
  const [, digits = plain, times = '1'] = /^(.*)×(\d+)$/.exec(plain) ?? [];
  const count = Number(times);
  const alone = (chosen: NumberList, size = chosen.length) => ({
    /** What the entry is taken for; empty where it is more numbers than were asked for. */
    chosen,
    size,
    /** What else it may mean, those of the fewest numbers first. */
    others: [] as readonly NumberList[],
    /** Whether it may mean still more than anybody would read through. */
    hasMore: false,
    /** How many tickets of each number. */
    count,
  });
  const [, from = '', mark, to = ''] = /^(\d+)(\.\.|-)(\d+)$/.exec(digits) ?? [];
  // `12-34` is two numbers far more often than a range; two tickets with a hyphen may be a book.
  const isBook =
    mark === '-' ? from.length === Math.max(...lengths) : lengths.includes(from.length);
  const size = isBook ? rangeSize(from, to) : 0;
  const range = Array.from({ length: size <= most ? size : 0 }, (_, step) =>
    padNumber(Number(from) + step, from.length),
  );
  if (mark === '..' && size > 0 && count > 0) return alone(range, size);
  if (count === 0 || !/^[0-9 -]+$/.test(digits)) return { ...alone([entry]), count: 1 };
  const pieces = digits.split(/[ -]/);
  const isList = pieces.length > MOST_PIECES;
  const found = isList ? [] : someReadings(pieces, lengths);
  const likely = [[pieces.join('')], pieces, found[0] ?? [entry]];
  const isReading = (reading: NumberList) =>
    reading.every(({ length }) => lengths.includes(length));
  const chosen = likely.find(isReading) ?? [entry];
  const readings = [...likely.filter(isReading), ...found, ...(range.length > 0 ? [range] : [])];
  const distinct = new Map(readings.map((reading) => [reading.join(), reading]));
  distinct.delete(chosen.join());
  const others = [...distinct.values()].sort((one, other) => one.length - other.length);
  const hasMore = isList || others.length > MOST_OTHERS;
  return { ...alone(chosen), others: others.slice(0, MOST_OTHERS), hasMore };
}

/** Readings of all pieces, the longest numbers from the left first: one more than is ever shown. */
function someReadings(pieces: readonly string[], lengths: readonly number[]): NumberList[] {
  const longest = Math.max(...lengths);
  /** By piece, where the number can end that begins with it: the longest first. */
  const endsOf = new Map<number, number[]>();
  for (let from = pieces.length - 1; from >= 0; from -= 1) {
    const ends: number[] = [];
    for (let [to, digits] = [from, 0]; to < pieces.length && digits <= longest; ) {
      digits += pieces[to]?.length ?? 0;
      to += 1;
      if (lengths.includes(digits) && (to === pieces.length || endsOf.has(to))) ends.unshift(to);
    }
    if (ends.length > 0) endsOf.set(from, ends);
  }
  const found: NumberList[] = [];
  const read = (from: number, before: NumberList): void => {
    if (found.length > MOST_OTHERS + 1) return;
    if (from === pieces.length) return void found.push(before);
    for (const to of endsOf.get(from) ?? []) read(to, [...before, pieces.slice(from, to).join('')]);
  };
  read(0, []);
  return found;
}

/** The size of a range between two numbers of equal length; 0 where it is not one. */
function rangeSize(from: string, to: string): number {
  const size = Number(to) - Number(from) + 1;
  return from.length === to.length && size >= 2 && size <= LONGEST_RANGE ? size : 0;
}
