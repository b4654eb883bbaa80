// People decorate what they paste into chats: emoji, flags, bold letters, digits in circles,
// Markdown. This makes plain text of it. An unknown sign stays, so that its line is refused, not
// misread.
import { digitsOfSign } from './digits.ts';

/**
 * Signs that stay in a plain line and of which nobody here knows the digit: numerals of other
 * scripts, fractions, dice, cards, and what a lost encoding left beside a digit.
 */
export const UNKNOWN_SIGNS =
  '(?![0-9])\\p{N}|[\\u2680-\\u2685]|(?!\\p{Emoji_Presentation})[\\u{1F000}-\\u{1F0FF}]|(?<=[0-9-])[\\uFFFD\\p{Co}]|[\\uFFFD\\p{Co}](?=[-0-9])';
const DECORATION = new RegExp(
  `(?!\\||${UNKNOWN_SIGNS})[\\p{S}\\p{Co}\\p{Extended_Pictographic}*_#\`]`,
  'gu',
);
/** In `① ลาวทีวี` the sign numbers a list; in `② ⓪ ④` and `3️⃣ ตัวบน` it does not. */
const BULLET =
  /^([\s\p{P}\p{S}\p{Extended_Pictographic}]*)(?:[0-9]\uFE0F?\u20E3|\p{No})\uFE0F?(?=\s+(?!\p{No}|[0-9]\uFE0F?\u20E3)\p{N}|\s*(?!ตัว|หลัก|บน|ล่าง|ท้าย|หน้า|digit|top|bottom|d(?![a-z]))\p{L})/iu;

/** In lower case with digits 0-9, blanks as one: '🇱🇦 ลาว TV **๔๕๐**' becomes ' ลาว tv 450 '. */
export function plainLine(line: string): string {
  return line
    .normalize('NFC')
    .replace(/(?!\u202D|\u202E|\uFE0F)(?:\p{Cf}|\p{Default_Ignorable_Code_Point})/gu, '')
    .replace(BULLET, '$1 ')
    .replace(/[\u{1F1E6}-\u{1F1FF}]+/gu, lettersOfFlags)
    .replace(/[\u{1F150}-\u{1F169}]/gu, (letter) => plainLetter(letter, 0x1f150))
    .replace(/[\u{1F170}-\u{1F189}]/gu, (letter) => plainLetter(letter, 0x1f170))
    .replace(/[\p{No}\p{Nd}]/gu, digitsOfSign)
    .replace(/[^\p{No}\u0E00-\u0E7F]/gu, (character) => character.normalize('NFKC'))
    .replace(/(?<=[0-9])\uFE0F?[\u20DD\u20DE\u20E3]|\uFE0F/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(DECORATION, ' ')
    .replace(/[\u0E31-\u0E3A\u0E47-\u0E4E\u0E30]{2,}/g, orderedMarks)
    .replaceAll('เเ', 'แ')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/** Drops flags, but keeps `vip` that somebody spelt with the letters of flag emoji. */
function lettersOfFlags(flags: string): string {
  const letters = flags.replace(/./gu, (letter) => plainLetter(letter, 0x1f1e6));
  return letters.includes('vip') ? ` ${letters} ` : ' ';
}

/** `plainLetter('🆅', 0x1f170) //=> 'v'` @param first the code of its alphabet's A; 0x61 is an a */
function plainLetter(letter: string, first: number): string {
  return String.fromCodePoint((letter.codePointAt(0) ?? 0) - first + 0x61);
}

/** The marks on a Thai letter in the order of a careful typist: vowel, tone, then the rest. */
function orderedMarks(marks: string): string {
  return marks
    .replace(/\u0E4D([\u0E48-\u0E4B]*)\u0E32/g, '$1\u0E33')
    .replace(/([\u0E48-\u0E4C]+)([\u0E31\u0E34-\u0E3A\u0E47])/g, '$2$1')
    .replace(/([\u0E30\u0E32\u0E33])([\u0E48-\u0E4B]+)/g, '$2$1')
    .replace(/\u0E4D([\u0E48-\u0E4B])\u0E32/g, '$1\u0E33')
    .replace(/([\u0E31\u0E34-\u0E3A\u0E47-\u0E4E])\1+/g, '$1');
}
