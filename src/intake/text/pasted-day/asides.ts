// Removes addresses, telephone numbers, sums and counts beside results. Each expression is bounded,
// or begins where no other match can.

const CONTACTS =
  /(?:https?:\/\/|www\.)\S*|(?<![a-z0-9.-])[a-z0-9-]{1,40}\.(?:com|net|org|info|bet|app|site|online|club|me|ly|io|vn|cc|link|shop|live|example|co\.th|in\.th)(?![a-z])\S*|@[\w.]{0,64}|(?:line|ไลน์|ไอดี)(?: ?(?:id|ไอดี))? ?[:=] ?[a-z][\w.-]{2,40}|(?<!\d)(?:\+66 ?|0)\d{1,2}-\d{3}-\d{4}(?!\d)|(?<!\d)0\d{8,9}(?!\d)|(?<!\d)0\d{2}-\d{7}(?!\d)/gi;

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
    `${SUM} ?(?:พัน|หมื่น|แสน|ล้าน|ครั้ง|รายการ|คน|ชม|นาที)(?![ก-๎])`,
    'งวดที่ ?\\d{1,4}(?:\\/\\d{2,4})?',
    '(?:ปี|พ\\.?ศ\\.?|ค\\.?ศ\\.?) ?\\d{4}(?!\\d)',
    // Mã ĐB: 15VA - 13VA, the signs of the tickets that won.
    '(?:ký hiệu|ky hieu|mã|ma)[\\p{L} ]{0,20}:? ?\\d{1,2}[a-z]{2}(?: ?[-,]? ?\\d{1,2}[a-z]{2})*',
  ].join('|'),
  'gu',
);

/**
 * A line of a chat as LINE exports it, `10:33⇥who⇥what`, and as WhatsApp does, whose day stays:
 * `[27/11/2026, 22:05] who: what`, `27/11/2026, 22:05 - who: what`.
 */
const MESSAGE =
  /^(?:(?<line>\d{1,2}:\d{2})\t(?<who>[^\t]{1,80})\t|\u200E?\[?(?<day>\d{1,2}\/\d{1,2}\/\d{2,4}),? (?<time>\d{1,2}:\d{2})(?::\d{2})?(?:\]| -) (?<name>[^:\d]{1,40}): )/u;

/**
 * The message and when it was sent.
 * @param isName whether words name a lottery: with a name there the line is a row of a table
 */
export function withoutSender(pasted: string, isName: (words: string) => boolean) {
  const message = MESSAGE.exec(pasted);
  const { line, time = line, who, name = who, day = '' } = message?.groups ?? {};
  if (message === null || time === undefined || isName(name ?? ''))
    return { sent: pasted, sentAt: [] };
  return { sent: `${day} ${pasted.slice(message[0].length)}`, sentAt: [time.padStart(5, '0')] };
}

/** Without addresses, telephone numbers and names of accounts. */
export function withoutContacts(words: string): string {
  return words.replace(CONTACTS, ' ').replace(/ +/g, ' ');
}

/** The pages of a list, one a line: 1, 2, 3, 52. */
const PAGES = /^1\r?\n2\r?\n3(?:\r?\n[4-9])*(?:\r?\n(?:\.{3}|…))?(?:\r?\n\d{1,4})?$/gm;

/** A text whose lines of pages are blank. */
export function withoutPages(text: string): string {
  return text.replace(PAGES, (pages) => pages.replace(/[\d.…]/g, ''));
}

/** @param rest a plain line without its days and times */
export function withoutAmounts(rest: string): string {
  return rest.replace(AMOUNTS, ' ').replace(/ +/g, ' ');
}
