// The words of a line → the lotteries they name, or that they name none.
import { nameKey } from '../../domain/lottery-names.ts';
import { UNKNOWN_SIGNS } from '../../domain/plain-line.ts';
import type { NameBook, Named } from '../name-book.ts';

export type TextMeaning = {
  readonly names: readonly { readonly target: Named; readonly name: string }[];
  readonly says?: 'no-draw' | 'not-yet' | undefined;
  /**
   * Words that are neither a name nor known as meaningless: with them the text names nothing at
   * all.
   */
  readonly unknown?: string;
  /** Whether these words mean nothing. */
  readonly isIdle?: boolean;
};

/** Parts of names, which are not the code of a list however short they are. */
const NAME_WORDS =
  /^(?:s?vip|star|tv|hd|ex|extra|st|visa|plus|super|new|gold|lite|mini|max|pro|asean)$/;

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
  const keys = [text, withoutCode(text)].map((words) =>
    nameKey(words).replace(/([\u0E00-\u0E7F])\1{2,}/g, '$1'),
  );
  const [meaning] = keys.flatMap((key) => readKey(key, book, group) ?? []);
  return meaning?.isIdle ? { ...unknown, isIdle: true } : (meaning ?? unknown);
}

const UNKNOWN_SIGN = new RegExp(UNKNOWN_SIGNS, 'u');

/** A sign that may be a digit, but none that we know. */
export function signIn(text: string): string | undefined {
  return UNKNOWN_SIGN.exec(text)?.[0];
}

type Piece = { readonly name: string; readonly target?: Named; readonly word?: Meaning };
type Split = { readonly cost: number; readonly pieces: readonly Piece[] };

/** หวย and ลาวทีวี rather than หวยลาว and ทีวี, but หวยไทย rather than หวย and ไทย. */
const [COST_OF_NAME, COST_OF_TALK, COST_OF_WORD] = [1000, 100, 1];

/** Splits letters into as few names as possible, and words; `undefined` where some are neither. */
function readKey(key: string, book: NameBook, group: string): TextMeaning | undefined {
  const readings: (Split | undefined)[] = [{ cost: 0, pieces: [] }];
  for (let end = 1; end <= key.length; end += 1) {
    for (let start = Math.max(0, end - LONGEST_NAME); start < end; start += 1) {
      const before = readings[start];
      const piece = before && readPiece(key.slice(start, end), end === key.length, book, group);
      if (before === undefined || piece === undefined) continue;
      const cost = before.cost + piece.cost;
      if (cost < (readings[end]?.cost ?? Infinity)) {
        readings[end] = { cost, pieces: [...before.pieces, piece] };
      }
    }
  }
  const pieces = readings[key.length]?.pieces;
  const words = pieces?.map(({ word }) => word);
  if (pieces === undefined || words?.includes('other')) return undefined;
  const says = words?.find((word) => word === 'no-draw' || word === 'not-yet');
  const names = pieces.flatMap(({ name, target }) =>
    target === undefined ? [] : [{ name, target }],
  );
  return { names, says, isIdle: words?.includes('idle') ?? false };
}

/** A name of the group or by itself, or a known word. */
function readPiece(name: string, isLast: boolean, { findKey }: NameBook, group: string) {
  const ofGroup = group === '' ? undefined : findKey(`${group}${name}`, isLast);
  const target = ofGroup ?? findKey(name, isLast);
  if (target !== undefined) return { name, target, cost: COST_OF_NAME };
  const word = MEANINGS.get(name);
  return word && { name, word, cost: word === 'idle' ? COST_OF_TALK : COST_OF_WORD };
}

/** Some lists put a code of their own before the name: `dws ดาวโจนส์ STAR`. */
function withoutCode(text: string): string {
  const [, code, name] = /^ ?([a-z]{1,5}) (.+)$/su.exec(text) ?? [];
  return code === undefined || name === undefined || NAME_WORDS.test(code) ? text : name;
}

// Words of Thai result texts that are neither a name nor a number, looked up as letters alone.

/**
 * `other` announces another draw than the day's: its numbers are not results of the day. `idle`
 * means nothing: beside a name it is not understood, but the numbers below still count.
 */
type Meaning = 'no-draw' | 'not-yet' | 'nothing' | 'idle' | 'other';

const WORDS: Readonly<Record<Meaning, string>> = {
  nothing:
    'สรุป รายงาน ประกาศ ตรวจ เช็ค อัปเดต อัพเดท อัพเดต ผล การ หวย ลอตเตอรี่ รางวัล ออก จับ วันนี้ ล่าสุด งวด งวดนี้ ประจำ วันที่ วัน เวลา รอบ ที่ ทุก ทั้งหมด ครบ จันทร์ อังคาร พุธ พฤหัส พฤหัสบดี ศุกร์ เสาร์ อาทิตย์ คือ ได้แก่ live ครับ ผม คับ ค่ะ คะ ค่า จ้า จ๊ะ จ้ะ นะ เลย แล้ว น ' +
    'แจ้ง ขอแจ้ง ขออนุญาต รวมผล หวยรวม รวมหวย สรุปรวม ชื่อ ลำดับ ชนิด ประเภท ' +
    // Words of Lao, as headings have them.
    'ຜົນ ຫວຍ ການ ອອກ ເລກ ລາງວັນ ງວດ ວັນ ວັນທີ ປະຈໍາ ມື້ນີ້ ' +
    // News, sentences and other languages, without words of tips or of selling and buying numbers.
    'เมื่อวาน เมื่อวานนี้ วานนี้ ย้อนหลัง ดังนี้ มีดังนี้ และ ส่วน ก็ แล้วก็ กับ หมายเลข ปรากฏว่า ว่า ผู้สื่อข่าว ทั้งนี้ ผู้ถูก จะได้รับ เงินรางวัล บาท พี่ โทร line ไลน์ result results date of the monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun',
  idle: 'ทั้งวัน ชุดใหญ่ รอบเช้า รอบเที่ยง รอบบ่าย รอบเย็น รอบค่ำ รอบดึก ช่วงเช้า ช่วงเที่ยง ช่วงบ่าย ช่วงเย็น ช่วงค่ำ ช่วงดึก ภาคเช้า ภาคบ่าย ภาคค่ำ เที่ยง หน้าแรก ข่าว ที่มา แหล่งที่มา เครดิต โฆษณา วันที่บันทึก สติกเกอร์ รูปภาพ ขอบคุณ สวัสดี อรุณสวัสดิ์ มาแล้ว ทุกคน ทุกท่าน แอดมิน อัปเดตสด สด hello hi thanks',
  'no-draw': 'งด หยุด ไม่มี งดสลาก ไม่มีสลาก',
  'not-yet':
    'รอ เริ่มรอ รอลุ้น ยังรอ ยังไม่ออก ยังไม่ประกาศ ยังไม่มี ไม่พบข้อมูล ไม่มีข้อมูล กำลังออก x xx xxx xxxx xxxxx xxxxxx',
  other:
    'งวดที่แล้ว งวดก่อน งวดหน้า งวดถัดไป รอบที่แล้ว รอบก่อน รอบหน้า ครั้งก่อน ครั้งที่แล้ว วันก่อน เมื่อวานซืน พรุ่งนี้ ปีที่แล้ว ปีก่อน เดือนก่อน สถิติ',
};

const MEANINGS = new Map(
  Object.entries(WORDS).flatMap(([meaning, words]) =>
    words.split(' ').map((word) => [word, meaning as Meaning] as const),
  ),
);
