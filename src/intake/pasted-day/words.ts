// The one judge of the words around numbers, for every reader: whether they say that the numbers
// are not results, take them back, or doubt them.

/**
 * Tips, limits, bets, trials and examples look like results: a text with one of these words is
 * refused whole. Thai, looked up without what may stand between its letters.
 */
const TIPS =
  /(?<!ไม่มี)เลข(?:เด็ด|ปิด|ดับ|เด่น|ดัง(?!นี้|ต่อไป|กล่าว)|มงคล|อั้น|นำโชค|รอง|วิ่ง|ชุด|จับ|ล็อ[คก]|หลุด|เดา|สุ่ม|ฝัน|ไหล)|(?:หวย|ชุด)เด็ด|(?:หวย|โพย)ซอง|ผลหลุด|(?:ส่ง|ใบ|ยอด)โพย|ยอดรวม|รวม[\d,]{1,12}บาท|แนวทาง|ฟันธง|ทำนาย|คาด(?:การณ์|เดา|ว่า)|เก็งเลข|เดาเลข|สุ่ม(?:เลข|ตัวเลข|ขึ้น|มา)|(?:การ|แบบ|โปรแกรม|ระบบ)สุ่ม|วิ่ง(?:บน|ล่าง)|ปิด(?:บน|ล่าง)|ดับ(?:บน|ล่าง)|เด่น(?:บน|ล่าง)|รูด(?:บน|ล่าง|หน้า|หลัง)|ปักหลัก|ตัวปิด|ทดสอบ|ทดลอง(?!เล่น)|เทส(?:ต์|ท์|ระบบ)|เดโม|ตัวอย่าง|จำลอง|สมมุ?ติ|ปลอม|สูตร|ขอเลข|ขอให้ออก|น่าจะออก|ให้โชค|(?:ไม่|มิ)ใช่(?:ผล|เลข|ของ)?จริง|ไม่ใช่ผล|ไม่ได้ออกจริง|เพื่อความบันเทิง|ความเชื่อส่วนบุคคล|วิจารณญาณ|ซ้อม(?:ออก|หมุน|จับ)/;
const TIPS_IN_ENGLISH =
  /lucky|predict|forecast|\b(?:demo(?:nstrat\w*)?|test(?:s|ing)?|mock(?:-?up)?|sample|simulat\w*|fake|dummy|tips?|guess\w*|example|placeholder|random\w*|not (?:the |an? )?(?:real|official|actual)|for (?:entertainment|reference))\b/;
/** Without accents, as they are typed as well; `quay thưởng` and `quay thứ tư` are results. */
const TIPS_IN_VIETNAMESE =
  /quay(?:so|xoso)?thu(?!ong|[2-7](?!mien)|hai|ba(?!mien)|tu(?!do)|nam|sau|bay)|quay(?:so)?(?:nhap|mau)|thunghiem|dudoan|dubao|soicau|chot(?:so|lo)|bachthu|songthu|loxien|caulo|lodep|sodep|giohoangdao|mophong|gialap|minhhoa|vidu|thamkhao|(?:khong|chua)chinhthuc|khongphaiketqua|ngaunhien|nhandinh|phantich|xinso|somo(?!ba|i)/;

/** The word that says that a line is about tips. @param plain as `plainLine` gives it */
export function tipIn(plain: string): string | undefined {
  const thai = TIPS.exec(plain.replace(/[\s.,'"~·•-]/g, '')) ?? TIPS_IN_ENGLISH.exec(plain);
  const folded = foldVietnamese(plain).replace(/[^a-z0-9]/g, '');
  return thai?.[0] ?? (TIPS_IN_VIETNAMESE.test(folded) ? shortened(plain) : undefined);
}

/** No reason has to repeat more of a line. */
const LONGEST_WORDS = 40;

/** The beginning of a line, for a reason. */
export function shortened(words: string): string {
  return words.trim().slice(0, LONGEST_WORDS);
}

/** `foldVietnamese('Quay thử') //=> 'quay thu'`; `thứ`, which counts days, becomes `ngay`. */
export function foldVietnamese(text: string): string {
  const plain = text.toLowerCase().replaceAll('thứ', 'ngay').normalize('NFD');
  return plain.replace(/([a-z])\p{Mn}+/gu, '$1').replaceAll('đ', 'd');
}

/** The words with which Vietnamese pages head the northern draw, without accents. */
const NORTHERN_HEADING = new Set(
  'ket qua kqxs kqxsmb xsmb sxmb mb xo so kien thiet mien bac truyen thong thu do ha noi quang ninh hai phong nam dinh thai binh ngay thang hom nay hai ba tu sau bay chu nhat cn mo quay thuong truc tiep tuong thuat moi nhanh nhat chinh xac luc gio cap theo bang giai va cua xs kq rss minh ngoc day du'.split(
    ' ',
  ),
);

/** What a heading says beside the usual words of the northern draw; empty where that is all. */
export function withoutNorthernWords(plain: string): string {
  const words = plain.split(/[^\p{L}\p{M}]+/u);
  return words
    .filter((word) => !NORTHERN_HEADING.has(foldVietnamese(word)))
    .join(' ')
    .trim();
}

/** Words that take back a number above. */
const CORRECTION =
  /แก้|ขออภัย|ขอโทษ|ผิด|ที่ถูก(?!ใจ)|ไม่ใช่|ยกเลิก|sorry|correct|wrong|dinh chinh|xin loi|nham lan/;
/** Words of somebody who is not sure of a number. */
const DOUBT =
  /(?:ไม่|ไม่ค่อย)(?:ชัวร์|แน่ใจ|แน่นอน|มั่นใจ|คอนเฟิร์ม|ได้ยืนยัน)|ยังไม่(?:ยืนยัน|คอนเฟิร์ม|เช็[คก]|ตรวจ)|ไม่เป็นทางการ|unofficial|unconfirmed|รอ(?:คอนเฟิร์ม|เช็[คก]|ดูอีก|ตรวจ|ยืนยัน)|น่าจะ|มั้ง|(?:หรือ|รึ)เปล่า|ใช่(?:ไหม|มั้ย|ป่าว)|คลาดเคลื่อน|จำไม่ได้|(?<![a-z])(?:not sure|unsure|maybe|probably|tbc|to be confirmed)(?![a-z])|khong chac|chua chac/;
const QUESTION = /[?？❓❔⁉⁈⁇🤔🤷]/u;
/** Struck out, marked as wrong, or waited for. */
const MARKED = /~+[^~\s][^~]*~+|[❌❎✖✗✘🚫⛔⏳⌛]/u;

/** What a line says against numbers: `correction` of those above, or `doubt` of its own. */
export type Objection = {
  readonly kind: 'correction' | 'doubt';
  readonly words: string;
  /** A question mark alone. */
  readonly isAsked?: boolean;
};

/** @param plain the line as `plainLine` gives it @param pasted with its signs, without addresses */
export function objectionIn(plain: string, pasted: string): Objection | undefined {
  const folded = foldVietnamese(plain);
  const doubt = DOUBT.exec(folded)?.[0];
  if (doubt !== undefined) return { kind: 'doubt', words: doubt };
  const words = CORRECTION.exec(folded)?.[0];
  if (words !== undefined) return { kind: 'correction', words };
  const sign = QUESTION.exec(pasted)?.[0];
  return sign === undefined ? undefined : { kind: 'doubt', words: sign, isAsked: true };
}

/** The sign that strikes a line out. */
export function markIn(pasted: string): string | undefined {
  return MARKED.exec(pasted)?.[0].trim();
}

/** Behind these words stands the day of another draw. */
export const NEXT_DRAW = /(?:งวด|ครั้ง|รอบ)(?:ถัดไป|หน้า|ต่อไป)/;
