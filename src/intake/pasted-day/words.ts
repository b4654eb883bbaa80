// Words of Thai result texts that are neither a name nor a number, as letters alone: they are looked up, so
// that no expression goes over a text twice.

/** Tips, limits and trials look like results and are none: a text with one of these is refused whole. */
const TIPS =
  /(?<!ไม่มี)เลข(?:เด็ด|ปิด|ดับ|เด่น|ดัง|มงคล|อั้น|นำโชค|รอง|วิ่ง|ชุด|จับ|ล็อ[คก])|(?:หวย|โพย)ซอง|แนวทาง|ฟันธง|ทำนาย|คาดการณ์|เก็งเลข|วิ่ง(?:บน|ล่าง)|ปิด(?:บน|ล่าง)|ดับ(?:บน|ล่าง)|เด่น(?:บน|ล่าง)|รูด(?:บน|ล่าง|หน้า|หลัง)|ปักหลัก|ตัวปิด|ทดสอบ|ตัวอย่าง|จำลอง|สมมติ|ปลอม|สูตร|ขอเลข|ขอให้ออก|lucky|predict|forecast/;

/** The word that says that a line is about tips. */
export function tipIn(line: string): string | undefined {
  return TIPS.exec(line.replace(/\s/g, ''))?.[0];
}

export type State = 'no-draw' | 'not-yet';

/**
 * What a word says: of the draw, or nothing beside a name. `other` is another draw than the day's, whose
 * words would each say nothing: งวด, ที่, แล้ว. `idle` is talk: beside a name it is not understood, but
 * it takes nothing from the numbers below.
 */
export type WordMeaning = State | 'nothing' | 'idle' | 'other';

const WORDS: Readonly<Record<WordMeaning, string>> = {
  nothing:
    'สรุป รายงาน ประกาศ ตรวจ เช็ค อัปเดต อัพเดท อัพเดต ผล การ หวย ลอตเตอรี่ รางวัล ออก จับ วันนี้ ล่าสุด งวด งวดนี้ ประจำ วันที่ วัน เวลา รอบ ที่ ทุก ทั้งหมด ครบ จันทร์ อังคาร พุธ พฤหัส พฤหัสบดี ศุกร์ เสาร์ อาทิตย์ คือ ได้แก่ live ครับ ผม คับ ค่ะ คะ ค่า จ้า จ๊ะ จ้ะ นะ เลย แล้ว น ' +
    // News, sentences and other languages. No word by which a number is hoped for, sold or bought.
    'เมื่อวาน เมื่อวานนี้ วานนี้ ย้อนหลัง ดังนี้ มีดังนี้ และ ส่วน ก็ แล้วก็ กับ หมายเลข ปรากฏว่า ว่า ผู้สื่อข่าว ทั้งนี้ ผู้ถูก จะได้รับ เงินรางวัล บาท พี่ โทร line ไลน์ result results of the monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun',
  idle: 'ทั้งวัน ชุดใหญ่ รอบเช้า รอบเที่ยง รอบบ่าย รอบเย็น รอบค่ำ รอบดึก หน้าแรก ข่าว ที่มา แหล่งที่มา เครดิต โฆษณา วันที่บันทึก สติกเกอร์ รูปภาพ ขอบคุณ สวัสดี อรุณสวัสดิ์ มาแล้ว ทุกคน ทุกท่าน แอดมิน อัปเดตสด สด hello hi thanks',
  'no-draw': 'งด หยุด ไม่มี งดสลาก ไม่มีสลาก',
  'not-yet':
    'รอ เริ่มรอ รอลุ้น ยังรอ ยังไม่ออก ยังไม่ประกาศ ยังไม่มี ไม่พบข้อมูล ไม่มีข้อมูล กำลังออก x xx xxx xxxx xxxxx xxxxxx',
  other:
    'งวดที่แล้ว งวดก่อน งวดหน้า งวดถัดไป รอบที่แล้ว รอบก่อน รอบหน้า ครั้งก่อน ครั้งที่แล้ว วันก่อน เมื่อวานซืน พรุ่งนี้ ปีที่แล้ว ปีก่อน เดือนก่อน สถิติ',
};

const MEANINGS = new Map(
  Object.entries(WORDS).flatMap(([meaning, words]) =>
    words.split(' ').map((word) => [word, meaning as WordMeaning] as const),
  ),
);

/** @param word letters alone, as `nameKey` gives them */
export function meaningOf(word: string): WordMeaning | undefined {
  return MEANINGS.get(word);
}

/** Whoever writes so takes back a number that stands above. */
export const CORRECTION =
  /แก้|ขออภัย|ขอโทษ|ผิด|ที่ถูก(?!ใจ)|ไม่ใช่|ยกเลิก|ไม่เป็นทางการ|รอตรวจ|รอยืนยัน|unofficial|unconfirmed|sorry|correct|wrong/;

/** Behind these words stands the day of another draw. */
export const NEXT_DRAW = /(?:งวด|ครั้ง|รอบ)(?:ถัดไป|หน้า|ต่อไป)/;
