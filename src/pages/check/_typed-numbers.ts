// What people type or paste into the check form, as the digits they mean.

const THAI_ZERO = '๐'.charCodeAt(0);

/** Blanks of any kind, the invisible one that chats put between words, and what lists are written with. */
const BETWEEN = /[\s\u200B,;|、،]+/;

/**
 * The numbers of a text, in its order. What is no number stays, so that it can be refused in words
 * rather than passed over.
 *
 * @example typedNumbers('004615, ๕๓') //=> ['004615', '53']
 */
export function typedNumbers(text: string): string[] {
  return text
    .split(BETWEEN)
    .map(typedNumber)
    .filter((number) => number !== '');
}

/** Thai digits become ASCII ones; hyphens, as tickets are often written, go away. */
function typedNumber(text: string): string {
  return text
    .replace(/[-\u2010-\u2015]/g, '')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO));
}
