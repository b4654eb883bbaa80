// Chats decorate: emoji, flags, bold letters, Thai digits, Markdown. Other signs stay, so that a
// line with one is not understood instead of misread.

/** In lower case with digits 0-9, blanks as one: '🇱🇦 ลาว TV **๔๕๐**' becomes ' ลาว tv 450 '. */
export function plainLine(line: string): string {
  return line
    .normalize('NFC')
    .replace(/[\u{1F1E6}-\u{1F1FF}]+/gu, lettersOfFlags)
    .replace(/[\u{1F150}-\u{1F169}]/gu, (letter) => plainLetter(letter, 0x1f150))
    .replace(/[\u{1F170}-\u{1F189}]/gu, (letter) => plainLetter(letter, 0x1f170))
    .replace(/[๐-๙໐-໙]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/\p{No}/gu, ' ')
    .replace(/[^\u0E00-\u0E7F]/gu, (character) => character.normalize('NFKC'))
    .replace(/(?<=[0-9])\uFE0F?\u20E3|[\uFE00-\uFE0F]|(?![\u202D\u202E])\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/(?!\|)[\p{S}\p{Extended_Pictographic}*_#`]/gu, ' ')
    .replace(/\u0E4D([\u0E48-\u0E4B]?)\u0E32/g, '$1\u0E33')
    .replace(/([\u0E48-\u0E4B])\u0E4D\u0E32/g, '$1\u0E33')
    .replaceAll('เเ', 'แ')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/** Flags, whole or half, say nothing; but the letters of flags can also spell VIP. */
function lettersOfFlags(flags: string): string {
  const letters = flags.replace(/./gu, (letter) => plainLetter(letter, 0x1f1e6));
  return letters.includes('vip') ? ` ${letters} ` : ' ';
}

/** `plainLetter('🆅', 0x1f170) //=> 'v'` @param first the code of its alphabet's A; 0x61 is an a */
function plainLetter(letter: string, first: number): string {
  return String.fromCodePoint((letter.codePointAt(0) ?? 0) - first + 0x61);
}
