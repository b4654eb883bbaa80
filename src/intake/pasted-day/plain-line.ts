// Chats decorate: emoji, flags, bold letters, Thai digits, Markdown. Other signs stay, so that a
// line with one is not understood instead of misread.

const FIRST_REGIONAL_LETTER = 0x1f1e6;
const SMALL_A = 0x61;

/**
 * The line in lower case with digits 0-9, without decoration, blanks as one.
 * @example plainLine('🇱🇦 ลาว TV **๔๕๐**') //=> ' ลาว tv 450 '
 */
export function plainLine(line: string): string {
  return line
    .normalize('NFC')
    .replace(/[\u{1F1E6}-\u{1F1FF}]+/gu, lettersOfFlags)
    .replace(/[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]/gu, letterInBox)
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
  const letters = [...flags].map((letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) - FIRST_REGIONAL_LETTER + SMALL_A),
  );
  return letters.join('').includes('vip') ? ` ${letters.join('')} ` : ' ';
}

/** `letterInBox('🆅') //=> 'v'` */
function letterInBox(box: string): string {
  const code = box.codePointAt(0) ?? 0;
  return String.fromCodePoint(SMALL_A + code - (code < 0x1f170 ? 0x1f150 : 0x1f170));
}

// Removes addresses, telephone numbers, sums and counts beside results. Each expression is bounded,
// or begins where no other match can.

/** `#หวย16พย69`; a heading of Markdown has a blank behind its sign. */
const HASHTAG = /#[^\s#]+/g;

const CONTACTS =
  /(?:https?:\/\/|www\.)\S*|(?<![a-z0-9.-])[a-z0-9-]{1,40}\.(?:com|net|org|info|bet|app|site|online|club|example|co\.th|in\.th)(?![a-z])\S*|@[\w.]{0,64}|(?<!\d)(?:\+66 ?|0)\d{1,2}-\d{3}-\d{4}(?!\d)|(?<!\d)0\d{8,9}(?!\d)|(?<!\d)0\d{2}-\d{7}(?!\d)/g;

const UNIT = '(?: ?(?:ล้าน|แสน|หมื่น|พัน))?';
const SUM = '(?<![\\d,.])\\d[\\d,.]{0,14}';
/** 041,266 is a list, not a sum: a sum begins with another digit than 0 and ends in three zeros. */
const AMOUNTS = new RegExp(
  [
    `บาทละ ?[\\d,]{1,9}(?: ?/ ?[\\d,]{1,9})?`,
    `(?:รางวัล)?(?:ๆ ?)?(?<!แ)ละ ?[\\d,]{1,15}(?![\\d,])${UNIT}(?: ?บาท)?`,
    `${SUM}${UNIT} ?(?:บาท(?!ละ)|baht(?![a-z])|%)`,
    '(?<![\\d,])[1-9]\\d{0,2}(?:,\\d{3}){0,3},000(?![\\d,])',
    '(?:ราง)?วัลที่ ?[1-5] ?(?:-|ถึง) ?[1-5](?!\\d)',
    '(?<!\\d|ที่ ?)(?:มี ?)?(?:จำนวน ?)?(?:\\d ?รางวัล|\\d{2,3} ?รางวัล(?!ละ))(?!ที่|เลข|ข้าง| ?\\d)(?: ?ๆ)?',
    'งวดที่ ?\\d{1,4}(?:\\/\\d{2,4})?',
    '(?:ปี|พ\\.?ศ\\.?|ค\\.?ศ\\.?) ?\\d{4}(?!\\d)',
  ].join('|'),
  'g',
);

/** @param isName whether the words of a hashtag name a lottery: such a one stays */
export function withoutHashtags(pasted: string, isName: (words: string) => boolean): string {
  return pasted.replace(HASHTAG, (tag) => (isName(tag.slice(1)) ? tag : ' '));
}

/** A line of a chat that LINE exported: `10:33⇥who⇥what`. */
const MESSAGE = /^\d{1,2}:\d{2}\t([^\t]{1,80})\t/;

/** @param isName whether the words name a lottery: what stands in that column is a table then */
export function withoutSender(pasted: string, isName: (words: string) => boolean): string {
  const [head = '', sender = ''] = MESSAGE.exec(pasted) ?? [];
  return isName(sender) ? pasted : pasted.slice(head.length);
}

/** @param plain as `plainLine` gives it */
export function withoutContacts(plain: string): string {
  return plain.replace(CONTACTS, ' ').replace(/ +/g, ' ');
}

/** @param rest a plain line without its days and times */
export function withoutAmounts(rest: string): string {
  return rest.replace(AMOUNTS, ' ').replace(/ +/g, ' ');
}
