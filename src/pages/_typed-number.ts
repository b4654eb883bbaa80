// What people type or paste into the check form, as the digits they mean.

const THAI_ZERO = '๐'.charCodeAt(0);

/**
 * Thai digits become ASCII ones; blanks and hyphens, as tickets are often written, go away.
 * Anything else stays, so that the API can refuse it in words.
 *
 * @example typedNumber(' ๐๐๔ 615') //=> '004615'
 */
export function typedNumber(text: string): string {
  return text
    .replace(/[\s-]/g, '')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO));
}
