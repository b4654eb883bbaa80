// The words of a line → the lotteries they name, or that they name none.
import { nameKey } from '../../../domain/lottery-names.ts';
import { UNKNOWN_SIGNS } from '../../../domain/plain-line.ts';
import type { NameBook, Named } from '../name-book.ts';

export type TextMeaning = {
  readonly names: readonly { readonly target: Named; readonly name: string }[];
  readonly says?: 'no-draw' | 'not-yet' | undefined;
  /** Of which other draws the day beside it is. */
  readonly about?: 'next' | 'past' | undefined;
  /**
   * Words that are neither a name nor known as meaningless: with them the text names nothing at
   * all.
   */
  readonly unknown?: string;
  /** Whether all words are known: the unknown one is a part of the day. */
  readonly isIdle?: boolean;
};

/** A code before the name, `dws ดาวโจนส์ STAR`: no word has no vowel, but parts of names. */
const CODE = /^ ?(?!(?:tv|hd|st) )[b-df-hj-np-tv-z]{2,4} (?=\p{L})/u;

/** No name or word is longer than this, nor is a sentence with a result. */
const [LONGEST_NAME, LONGEST_TEXT] = [40, 200];
/** The groups whose lotteries are called by what stands behind: ลาว, ฮานอย. */
const GROUP = /^(?:หวย)?(ลาว|ฮานอย)$/;

/** `findGroup('หวยลาว') //=> 'ลาว'` */
export function findGroup(name: string): string | undefined {
  return GROUP.exec(name)?.[1];
}

/** @param group the word that stands once above many names; empty where there is none */
export function readText(text: string, book: NameBook, group = ''): TextMeaning {
  const unknown = { names: [], unknown: text.trim().slice(0, LONGEST_TEXT) };
  // Text in the other writing direction is not read.
  if (text.length > LONGEST_TEXT || /[\u202D\u202E]/.test(text) || signIn(text)) return unknown;
  // Treats stretched letters as one: ออกแล้วววว is ออกแล้ว.
  const keys = [text, text.replace(CODE, '')].map((words) =>
    nameKey(words).replace(/([\u0E00-\u0E7F])\1{2,}/g, '$1'),
  );
  const [meaning] = keys.flatMap((key) => readKey(key, book, group) ?? []);
  // ฮานอยรอบค่ำ is a heading; ฮานอยพิเศษ รอบค่ำ may be another lottery.
  const isHeading = meaning?.names.length && meaning.names.every(({ name }) => findGroup(name));
  return meaning?.isIdle && !isHeading ? { ...unknown, isIdle: true } : (meaning ?? unknown);
}

/** `foldVietnamese('Quay thưởng') //=> 'quay thuong'` */
export function foldVietnamese(text: string): string {
  const plain = text.toLowerCase().normalize('NFD');
  return plain
    .replace(/([a-z])\p{Mn}+/gu, '$1')
    .replaceAll('đ', 'd')
    .normalize('NFC');
}

const UNKNOWN_SIGN = new RegExp(UNKNOWN_SIGNS, 'u');

/** A sign that may be a digit, but none that we know. */
export function signIn(text: string): string | undefined {
  return UNKNOWN_SIGN.exec(text)?.[0];
}

type Piece = { readonly name: string; readonly target?: Named; readonly word?: Meaning };
type Split = { readonly cost: number; readonly pieces: readonly Piece[] };

/** หวย and ลาวทีวี rather than หวยลาว and ทีวี, but หวยไทย rather than หวย and ไทย. */
const [COST_OF_NAME, COST_OF_ROUND, COST_OF_WORD] = [1000, 100, 1];

/** Splits letters into as few names as possible, and words; `undefined` where some are neither. */
function readKey(key: string, book: NameBook, group: string): TextMeaning | undefined {
  const readings: (Split | undefined)[] = [{ cost: 0, pieces: [] }];
  const folded = foldVietnamese(key);
  for (let end = 1; end <= key.length; end += 1) {
    for (let start = Math.max(0, end - LONGEST_NAME); start < end; start += 1) {
      const before = readings[start];
      const isLast = end === key.length;
      const word = MEANINGS.get(folded.slice(start, end));
      const piece = before && readPiece(key.slice(start, end), word, isLast, book, group);
      if (before === undefined || piece === undefined) continue;
      const cost = before.cost + piece.cost;
      if (cost < (readings[end]?.cost ?? Infinity)) {
        readings[end] = { cost, pieces: [...before.pieces, piece] };
      }
    }
  }
  const pieces = readings[key.length]?.pieces;
  if (pieces === undefined) return undefined;
  const words = pieces.flatMap(({ word }) => word ?? []);
  const says = words.find((word) => word === 'no-draw' || word === 'not-yet');
  const about = words.find((word) => word === 'next' || word === 'past');
  const names = pieces.flatMap(({ name, target }) =>
    target === undefined ? [] : [{ name, target }],
  );
  return { names, says, about, isIdle: words.includes('round') };
}

/** A name of the group or by itself, or a known word. */
function readPiece(
  name: string,
  word: Meaning | undefined,
  isLast: boolean,
  { findKey }: NameBook,
  group: string,
) {
  const ofGroup = group === '' ? undefined : findKey(`${group}${name}`, isLast);
  const target = ofGroup ?? findKey(name, isLast);
  if (target !== undefined) return { name, target, cost: COST_OF_NAME };
  return word && { name, word, cost: word === 'round' ? COST_OF_ROUND : COST_OF_WORD };
}

// Words that stand beside results and say nothing of them, looked up as letters alone. A text with
// any other word is asked about, so that a word may be missing here, and none may be wrong: no row
// of these words may say that a number is not the day's.

/**
 * `round` is a part of the day: beside a name it may be part of the name. `past` stands above draws
 * that have days of their own.
 */
type Meaning = 'no-draw' | 'not-yet' | 'next' | 'past' | 'nothing' | 'round';

/** The day behind these is that of another draw. */
export const NEXT_DRAW_WORDS = ['งวด', 'ครั้ง', 'รอบ'].flatMap((draw) =>
  ['ถัดไป', 'หน้า', 'ต่อไป'].map((next) => `${draw}${next}`),
);

const WORDS: Readonly<Record<Meaning, string>> = {
  nothing:
    // Headings.
    'สรุป รายงาน ประกาศ ตรวจ เช็ค อัปเดต อัพเดท อัพเดต ผล การ หวย ลอตเตอรี่ รางวัล ออก จับ วันนี้ ล่าสุด งวด งวดนี้ ประจำ วันที่ คืนวันที่ วัน เวลา รอบ ที่ ทุก ทุกตัว ทุกรางวัล ทั้ง ทั้งหมด ทั้งวัน ครบ ตาราง รายวัน ประจำวัน ผลออกแล้ว คือ ได้แก่ live สด อัปเดตสด ออกแล้ว มาแล้ว ครบแล้ว ประกาศแล้ว อัปเดตแล้ว น แจ้ง ขอแจ้ง ขออนุญาต รวมผล หวยรวม รวมหวย สรุปรวม ชุดใหญ่ ชื่อ ลำดับ ชนิด ประเภท หน้าแรก ข่าว วันที่บันทึก สติกเกอร์ รูปภาพ ' +
    'ຜົນ ຫວຍ ການ ອອກ ເລກ ລາງວັນ ງວດ ວັນ ວັນທີ ປະຈໍາ ມື້ນີ້ ' +
    'result results date of the lottery today s yesterday update updated latest draw winningnumbers ' +
    'ketqua kq kqxs kqxsmb xsmb sxmb xs xoso kienthiet mienbac truyenthong thudo hanoi quangninh haiphong namdinh thaibinh ngay thang nam homnay homqua mothuong quaythuong tructiep tuongthuat moinhat nhanhnhat chinhxac luc giocap theo bangloto bang daydu giai cac va cua rss minhngoc dau duoi ' +
    // News and sentences.
    'เมื่อวาน เมื่อวานนี้ วานนี้ ดังนี้ มีดังนี้ และ ส่วน ก็ แล้วก็ กับ หมายเลข ปรากฏว่า ว่า ผู้สื่อข่าว ทั้งนี้ ผู้ถูก จะได้รับ เงินรางวัล บาท ' +
    'ครับ ผม คับ ค่ะ คะ ค่า จ้า จ๊ะ จ้ะ นะ เลย ' +
    // Thanks and adverts, without wishes of luck: those may stand below tips.
    'ขอบคุณ ติดตาม สวัสดี อรุณสวัสดิ์ ทุกคน ทุกท่าน แอดมิน ยินดี ยินดีด้วย ด้วย ขอแสดงความยินดี กับผู้ถูกรางวัล กับคนถูก กับคนถูกรางวัล ผู้โชคดี กับผู้โชคดี ใครถูกบ้าง ที่มา แหล่งที่มา สำนักงานสลากกินแบ่งรัฐบาล เครดิต โฆษณา พี่ โทร line ไลน์ แอดไลน์ เพิ่มเพื่อน สมัครสมาชิก สมัครเลย กดติดตาม กดไลก์ กดแชร์ เพจ ไว้ ไม่พลาด สนใจสอบถาม สอบถามเพิ่มเติม ทักแชท ทักแชทได้ อ่านต่อ อ่านต่อที่ ดูผลย้อนหลังได้ที่ ดูเพิ่มเติม ดูเพิ่มเติมที่ ถัดไป ถูกใจ ตอบกลับ แชร์ ความคิดเห็น รายการ ครั้ง hello hi thanks thankyou congratulations camon xincamon',
  round:
    'รอบเช้า รอบเที่ยง รอบบ่าย รอบเย็น รอบค่ำ รอบดึก ช่วงเช้า ช่วงเที่ยง ช่วงบ่าย ช่วงเย็น ช่วงค่ำ ช่วงดึก ภาคเช้า ภาคบ่าย ภาคค่ำ เที่ยง',
  next: NEXT_DRAW_WORDS.join(' '),
  past: 'ย้อนหลัง',
  'no-draw': 'งด หยุด ไม่มี งดสลาก ไม่มีสลาก',
  'not-yet':
    'รอ เริ่มรอ รอลุ้น ยังรอ ยังไม่ออก ยังไม่ประกาศ ยังไม่มี ไม่พบข้อมูล ไม่มีข้อมูล กำลังออก x xx xxx xxxx xxxxx xxxxxx',
};

const MEANINGS = new Map(
  Object.entries(WORDS).flatMap(([meaning, words]) =>
    words.split(' ').map((word) => [word, meaning as Meaning] as const),
  ),
);
