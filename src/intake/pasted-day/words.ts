// Words of Thai result texts that are neither a name nor a number.

/** Tips and limits look like results and are none: a text with one of these is refused whole. */
const TIPS =
  /เลข(?:เด็ด|ปิด|ดับ|เด่น|ดัง|มงคล|อั้น|นำโชค|รอง|วิ่ง|ชุด|จับ|ล็อ[คก])|(?:หวย|โพย)ซอง|แนวทาง|ฟันธง|ทำนาย|คาดการณ์|เก็งเลข|วิ่ง(?:บน|ล่าง)|ปิด(?:บน|ล่าง)|ดับ(?:บน|ล่าง)|เด่น(?:บน|ล่าง)|รูด(?:บน|ล่าง|หน้า|หลัง)|ปักหลัก|ตัวปิด/;

/** The word that says that a line is about tips. */
export function tipIn(line: string): string | undefined {
  return TIPS.exec(line.replace(/\s+/g, ''))?.[0];
}

/** What says that a lottery draws nothing that day. */
const NO_DRAW = /\s*(?:ประกาศ)?(?:งด|หยุด|ไม่มี)(?:การ)?(?:ออก|จับ|ประกาศ)?(?:ผล|รางวัล|สลาก)*\s*$/;

/** What stands where a number will be. */
const NOT_YET =
  /\s*(?:(?:ยัง)?รอ(?:ผล|ประกาศ|ลุ้น|ออก)*|ยังไม่(?:ออก|ประกาศ|มี)(?:ผล|รางวัล)*|ไม่พบข้อมูล|กำลังออกผล|(?:(?<![a-z])x{1,6}(?![a-z])[\s-]*)+)\s*$/;

const BEFORE_NAME =
  /^\s*(?:สรุป|รายงาน|ประกาศ|ตรวจ|เช็ค|อัปเดต|อัพเดท|อัพเดต|ผลการออก|ผลการ|ผล|หวย|ลอตเตอรี่|รางวัล|ออกแล้ว|ออก|วันนี้|ล่าสุด|งวด|ประจำ|วันที่|วัน|เวลา|รอบ|ที่|ทุกหวย|ทั้งหมด|ครบ|(?:จันทร์|อังคาร|พุธ|พฤหัสบดี|ศุกร์|เสาร์|อาทิตย์)(?:ที่)?|คือ|ได้แก่|live)/;
const AFTER_NAME =
  /(?:ครับผม|ครับ|คับ|ค่ะ|คะ|ค่า|จ้า|จ๊ะ|จ้ะ|นะ|เลย|แล้ว|ออก|ผล|วันนี้|งวดนี้|ล่าสุด|งวด|งวดวันที่|งวดที่|ประจำวันที่|ประจำวัน|วันที่|วัน|เวลา|รอบ|(?<=\s)น)$/;

export type State = 'no-draw' | 'not-yet';

type Stripped = { readonly rest: string; readonly says?: State };

/** The text without the word at its end that says that there is no draw, or not yet. */
export function withoutState(text: string): Stripped {
  for (const [words, says] of [
    [NO_DRAW, 'no-draw'],
    [NOT_YET, 'not-yet'],
  ] as const) {
    if (words.test(text)) return { rest: text.replace(words, ' '), says };
  }
  return { rest: text };
}

/**
 * The text with fewer and fewer words around a name, ending with nothing where it is no more than such
 * words. Whoever looks for a name takes the first that is one: หวยไทย is a name, ไทย is another.
 */
export function* lessAndLess(text: string): Generator<string> {
  for (const begun of shorter(text.trim(), BEFORE_NAME)) yield* shorter(begun, AFTER_NAME);
}

/** The text, and what is left of it each time a word is taken away. */
function* shorter(text: string, word: RegExp): Generator<string> {
  let [rest, last] = [text, ''];
  do {
    yield rest;
    last = rest;
    rest = rest
      .replace(/[\s.]+$/, '')
      .replace(word, '')
      .trim();
  } while (rest !== last);
}

/** Behind these words stands the day of another draw. */
export const NEXT_DRAW = /(?:งวด|ครั้ง|รอบ)(?:ถัดไป|หน้า|ต่อไป)/;

/** Sums of money and counts of prizes, which stand beside the numbers of the government lottery. */
export const AMOUNTS =
  /(?:รางวัล)?(?:ๆ\s*)?ละ\s*[\d,]+(?:\s*บาท)?|(?<![\d,])[\d,]+\s*บาท|(?<!\d|ที่\s*)(?:มี\s*)?(?:จำนวน\s*)?\d{1,3}\s*รางวัล(?!ที่|เลข|ข้าง|\s*\d)(?:\s*ๆ)?|งวดที่\s*\d{1,4}(?:\/\d{2,4})?|(?:ปี|พ\.?ศ\.?|ค\.?ศ\.?)\s*\d{4}(?!\d)/g;
