// A text that people type or paste, parted into its entries. Each step replaces as many characters
// as it takes, so that an entry is found where it was typed and can be quoted.
import { digitsOfSign } from './digits.ts';
import { DAY_WORDS, DAYS, isDayLike, PART_OF_DAY } from './typed-day.ts';

/**
 * Signs that belong to an entry (of a day, a book, an amount) stand that far up, among characters
 * that nobody types, until the text has been split. The last byte is the sign itself.
 */
const HELD = 0xe000;
/** The dot of a bullet, which begins an entry. */
const BULLET_DOT = '\uE12E';
const hold = (text: string) =>
  text.replace(/[ ,./-]/g, (sign) => String.fromCharCode(HELD + sign.charCodeAt(0)));
const letGo = (text: string) =>
  text.replace(/[\uE020-\uE12E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) & 0xff));

const blank = (text: string) => ' '.repeat(text.length);

const DIGITS = /[\p{Nd}\p{No}]/gu;
const NEWLINES = /[\r\u2028\u2029]/g;
const COMMAS = /[;|、،，；]/g;
/** Tickets are often written with hyphens, and phones make dashes of them. */
const HYPHENS = /[\u00AD\u2010-\u2015\u2212\uFE63\uFF0D]/g;
/** Blanks of any width, invisible characters, quotes, emoji and ticks. */
const DECORATION =
  /[^\S\n]|[\p{Cf}\p{Co}]|[\uFE00-\uFE0F\u20E3"'`“”‘’„«»]|[\p{So}\p{Sk}]|\p{Extended_Pictographic}/gu;
/** Figures beside the numbers that are not numbers to check: baht, hours, sets and series. */
const ASIDES = [
  // `80 บาท`, `1,000 บ.`
  String.raw`(?<!\d)(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)? ?(?:บาท|บ\.|฿)`,
  // `14:30`
  String.raw`(?<!\d)\d{1,2}(?::\d\d){1,2}(?: ?น\.)?`,
  // `14.30 น.`
  String.raw`(?<!\d)\d{1,2}\.\d\d ?น\.`,
  // `ชุดที่ 13`
  String.raw`(?:ชุด|งวด|เล่ม)ที่ ?\d{1,4}(?!\d)`,
  // `ชุด 05`
  String.raw`ชุด ?(?!0(?!\d))\d{1,4}(?!\d| ?ใบ)`,
  // `งวด 38 ชุด 12`
  String.raw`งวด ?(?:3[2-9]|4\d)(?!\d)(?: ?ชุด ?\d{1,3})?`,
  // `ประจำวันที่`
  DAY_WORDS,
  // Words beside a number or a day.
  'เวลา|งวด|หมายเลข|เลข(?:ที่)?(?![ก-ฮเ-ไ])|สลาก(?![ก-ฮเ-ไ])|ลอตเตอรี่',
].join('|');
const ASIDE_OR_PART = new RegExp(`(${PART_OF_DAY})|${ASIDES}`, 'gu');
/** `53x100` is 53 for 100 baht, `53=100x50` for two prizes; behind six digits it is a count. */
const STAKE =
  /(?<![\d.]|\d[ -]|\d{3}[,/] ?)(\d{2,5})(?: ?[=x×*] ?(?:[1-9]\d?,000|\d{1,5})){1,2}(?: ?(?:บาท|บ\.|฿))?(?![\d.]| ?ใบ)/gi;
const AMOUNT = /(?<![\d,])\d(?:,\d{3})+(?!\d)/g;
/** The code on a government ticket. */
const CODE = /(?<!\d)\d\d-\d\d-\d\d-\d{6}-\d{4}(?!\d)/g;
/** `1.` or `1)` of a list, and one digit before a ticket; `12.34` is not a list. */
const BULLET =
  /(?<=^|[\n ,(])(\d{1,3})(?:[.)](?= +\d\d|\d{4})|\)(?=\d\d))|(?<=^|\n) *\d(?= +\d{6}(?!\d))/g;
/** A whole ticket and ends of others behind it: `402700,01,02`. The comma does not split them. */
const BOOK =
  /(?<![\d.\uE020-\uE12E])\d{4,6}(?:(?: *[,/] *| *- *| +)\d{1,3}(?![\d.:]|(?![xX]|ใบ|ชุด)\p{L}))+/gu;
/**
 * Groups of three digits may be halves of tickets: `402,701`; some write thousands as `402.701`.
 * Three of them are a list or a sum.
 */
const HALVES = /(?<![\d,/.\uE020-\uE12E])\d{3}(?:\.|(?:[,/]\d{3}[,/]\d{3})*[,/])\d{3}(?![\d,/.])/g;
/** A day or a code, with the blanks around it. */
const ALONE = /( ?)(?<![^ \n,])([^ \n,]*[\uE020\uE02D-\uE02F][^ \n,]*)( ?)/g;
/** A ticket that a hyphen or a slash joins to its day. */
const JOINED = /(?<=[\uE020\uE02D-\uE02F]\d+ ?)[/-](?= ?\d{6}(?!\d))/g;
/** A number of a list before a day: not a part of it. */
const BULLET_OF_DAY = /(?<=^|\n) *\d{1,2}\. +(?=\d{1,2} ?[/-] ?\d)/g;
const BRACKETS = /[()[\]{}]/g;
/** Six digits begin an entry behind a blank, but not behind what may be the number of a list. */
const BEFORE_TICKET = /(?<=\d|ใบ)(?<!(?:^|\n) *\d\d) (?= *\d{6}(?!\d))/g;

/** The text with a line for each entry, and blanks for what makes no difference. */
function markEntries(text: string): string {
  const withPlainSigns = text
    .replace(DIGITS, plainDigit)
    .replace(NEWLINES, '\n')
    .replace(COMMAS, ',')
    .replaceAll('และ', ',  ')
    .replaceAll('／', '/')
    .replace(HYPHENS, '-')
    .replace(DECORATION, blank)
    .replace(STAKE, (stake, number) => number.padEnd(stake.length))
    .replace(ASIDE_OR_PART, (words, part) => (part ? hold(words) : blank(words)))
    .replace(AMOUNT, hold)
    .replace(CODE, hold)
    .replace(BULLET_OF_DAY, blank);
  return holdDays(withPlainSigns)
    .replace(JOINED, ' ')
    .replace(ALONE, (_, before, alone, after) => `${before && '\n'}${alone}${after && '\n'}`)
    .replace(BULLET, (bullet) =>
      bullet.length > 2 && bullet.trim() === bullet
        ? bullet.replace(/.$/, BULLET_DOT)
        : blank(bullet),
    )
    .replace(BRACKETS, ' ')
    .replace(HALVES, (threes) => hold(threes.replaceAll(/[,.]/g, '/')))
    .replace(BOOK, (book) => book.replace(/[,/]/g, hold('/')))
    .replace(/ (?=\d+\uE12E)|[,/]/g, '\n')
    .replace(BEFORE_TICKET, '\n');
}

/** A day is an entry of its own. */
function holdDays(text: string): string {
  return DAYS.reduce(
    (rest, form) => rest.replace(form, (day, ...match) => holdDay(day, rest, match.at(-3))),
    text,
  );
}

/** Ends behind a ticket may be a day: they are the book's. */
function holdDay(day: string, text: string, at: number): string {
  const isBehind =
    /\d{4,6}[ ,]*$/.test(text.slice(Math.max(0, at - 9), at)) &&
    /^(?:(?:\d\d ?[/-] ?){2}\d\d|\d{1,2} ?[/-] ?\d{1,2})$/.test(day);
  return isBehind || !isDayLike(day) ? day : hold(day);
}

/** Marks of writing direction: invisible, and pasted with the text. */
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** The entries of a text as they were typed, those that are not numbers included. */
export function typedNumbers(text: string): string[] {
  let at = 0;
  return markEntries(text)
    .split('\n')
    .flatMap((line) => {
      // Drops the end of an "และ" whose first letter was cut off before the entry.
      const rest = text[at - 1] === 'แ' ? /^ละ?/ : '';
      const entry = text.slice(at, at + line.length).replace(rest, '');
      at += line.length + 1;
      return /[\p{L}\p{N}]/u.test(line) ? entry.replace(DIRECTIONS, '').trim() : [];
    });
}

/** From one number to another: a book of tickets. */
const TO = / *(?:ถึง|\.{2,}|…|~) *|(?<=\d) ?to ?(?=\d)/gi;
/** How many tickets of a number: the sets that sellers make, or a count. */
const TIMES = /[ /]*(?:[x×*]|ชุดละ|ชุด|จำนวน) ?(\d{1,4})(?: ?ใบ)?$|(?:[ /]+=?|=) *(\d{1,4}) ?ใบ$/i;

/** What ends a sentence; of the dots, only single ones. */
const END = String.raw`(?:[!?:, -]|(?<!\.)\.)`;
/** Signs around an entry. Each run of ends is tried from its beginning alone. */
const EDGES = new RegExp(String.raw`^(?:(?!\.\.)[^\p{L}\p{N}×])+|(?<!${END})${END}+$`, 'gu');

/** An entry without what makes no difference: `๔๓๗๙๒๑ ถึง ๔๓๗๙๓๐` becomes `437921..437930`. */
export function plainEntry(entry: string): string {
  const plain = letGo(markEntries(entry)).replaceAll(/[ \n]+/g, ' ');
  return (
    plain
      .replace(EDGES, '')
      .replace(TO, '..')
      .replace(TIMES, '×$1$2')
      // Without the word it would be a stake.
      .replace(/^\d{2,5}×\d+$/, '$&ใบ')
      .replace(/ *-[ -]*/g, '-')
      .replace(/ *\/ */g, '/')
  );
}

/** A Thai, circled or raised sign of one digit becomes that digit. Others stay, to be refused. */
function plainDigit(sign: string): string {
  const digits = digitsOfSign(sign);
  return digits.length === sign.length ? digits : sign;
}
