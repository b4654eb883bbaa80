// Why a line, or a whole text, is not taken: Thai first, in words a person can act on.
import type { Lottery } from '../../../domain/lottery.ts';
import { didYouMean } from '../name-book.ts';

/** No reason has to repeat more of a line. */
const LONGEST_WORDS = 40;

/** The beginning of a line, for a reason. */
export function shortened(words: string): string {
  return words.trim().slice(0, LONGEST_WORDS);
}

export const REASONS = {
  notOurs: 'ไม่ใช่หวยของเรา (a lottery we do not carry)',
  noNumber: 'ไม่มีเลขรางวัลในบรรทัดนี้ (no result in it)',
  table: 'มีหวยอื่นปนกับตารางเวียดนามนี้ แยกวาง (other lotteries stand beside this table; paste it alone)',
  tableOf: (name: string) =>
    `หัวตารางเป็น “${name}” ไม่ใช่ฮานอยปกติ (the heading of this table names another lottery)`,
  beside: 'ไม่ใช่เลขรางวัล (numbers beside the draw)',
  n3: 'สลาก N3 เป็นอีกเกมของสำนักงานสลากฯ (N3, another game of the operator)',
  notYet: 'ยังไม่ออกผล (not announced yet)',
  ambiguous: (name: string) =>
    `ชื่อ “${name}” เป็นได้หลายหวย เขียนชื่อเต็ม (several lotteries have this name; write it in full)`,
  unknown: (text: string, near: readonly string[]) =>
    `ไม่รู้จัก “${text}” (words we do not know${didYouMean(near)})`,
  early: (time: string, { nameTh, schedule }: Pick<Lottery, 'nameTh' | 'schedule'>) =>
    `เวลา ${time} ก่อน${nameTh}ออก (${schedule.time}) เลขอาจเป็นของวันอื่น (before its draw; the numbers may be of another day)`,
  apart: (words: string) =>
    `“${words}” ปนอยู่กับเลข แยกเป็นอีกบรรทัด (beside numbers; put it on a line of its own)`,
  mark: (sign: string) =>
    `“${sign}” อาจบอกว่าเลขผิด ยังไม่แน่ หรือเป็นยอดแทง (numbers may be wrong, uncertain or bets)`,
  below: 'เลขอยู่ใต้บรรทัดที่ไม่เข้าใจ จึงไม่รู้ว่าเป็นของหวยใด (numbers below a line that is not understood)',
  picks: (prize: string, picks: number, count: number) =>
    `${prize} ต้องมี ${picks} เลข แต่มี ${count} (this prize has another count of numbers)`,
  wish: (words: string) =>
    `“${words}” อาจอยู่ใต้เลขเด็ด เพราะข้อความไม่บอกว่าเลขเป็นผล (these may be tips; nothing says that they are results)`,
  past: (words: string) => `“${words}” ไม่บอกวันที่ของเลข (older draws without their day)`,
  nobodys: (words: string) => `“${words}” ไม่บอกว่าของหวยใด (it does not say of which lottery)`,
  noName: 'ไม่มีชื่อหวยกำกับเลขนี้ (numbers without the name of a lottery)',
  mixed: 'ชื่อกับเลขในบรรทัดนี้สลับกัน แยกเป็นหวยละบรรทัด (names and numbers are mixed; one lottery a line)',
  namesBehind:
    'เลขอาจอยู่เหนือชื่อ จึงไม่รู้ว่าเลขเป็นของหวยใด เขียนชื่อกับเลขบรรทัดเดียวกัน (these may be numbers above their names; put each name on the line of its numbers)',
  namesInARow:
    'ชื่อเรียงกันก่อนแล้วเลขเรียงกัน จึงไม่รู้ว่าเลขเป็นของหวยใด เขียนชื่อกับเลขบรรทัดเดียวกัน (these may be names in a row, then numbers in a row; put each name on the line of its numbers)',
  labelsInARow:
    'ชื่อรางวัลเรียงกันเป็นคอลัมน์ จึงไม่รู้ว่าเลขเป็นของรางวัลใด เขียนรางวัลกับเลขบรรทัดเดียวกัน (these may be prizes in a column beside their numbers; put each prize on the line of its numbers)',
  numbersInARow: (name: string) =>
    `ใต้ชื่อ ${name} มีเลขหลายบรรทัด จึงไม่รู้ว่าเลขใดเป็นของหวยนี้ (several lines of numbers below one name; put each name on the line of its numbers)`,
  numbers: (name: string) =>
    `เลขไม่ตรงกับรางวัลของ ${name} (the numbers do not fit its prizes; write 3บน: 513 | 2ล่าง: 89)`,
  contradiction: (name: string, first: string, second: string) =>
    `เลขของ ${name} ขัดกันเอง: ${first} กับ ${second} (the text contradicts itself)`,
  unproven: (name: string, number: string) =>
    `ไม่แน่ใจว่า ${number} เป็นรางวัลใดของ ${name} (no other number says which prize this is)`,
  sign: (sign: string) =>
    `ไม่รู้ว่า “${sign}” เป็นเลขใด พิมพ์เป็นตัวเลข (a sign that is no digit we know; type the digit)`,
  sameNumbers: (names: string) =>
    `เลขเหมือนกันทุกตัว: ${names} (the same numbers for several lotteries)`,
  half: (name: string, missing: string) =>
    `${name} ยังไม่ครบ ขาด ${missing} (half a result; draw:add takes one)`,
  drawnAndNot: (name: string) =>
    `${name} มีทั้งเลขและคำว่ายังไม่ออกหรืองด (both numbers and a word that there are none)`,
  time: (name: string, time: string, other: string) =>
    `${name} เวลา ${time} อาจเป็น ${other} (at this time it may be another lottery)`,
} as const;

export const REFUSALS = {
  tooLong: (longest: number) =>
    `ข้อความยาวเกิน ${longest} ตัวอักษร แบ่งวางทีละส่วน (too long; paste it in parts)`,
  wrongDay: (text: string, near: readonly string[]) =>
    `“${text}” ไม่ใช่วันจริงในปฏิทิน (no such day${didYouMean(near)})`,
  otherToday: (words: string, today: string, day: string) =>
    `ข้อความว่า “${words}” ซึ่งคือ ${today} แต่บอกวันที่ ${day} (the two do not agree; correct one of them)`,
  otherWeekDay: (weekDay: string, day: string, dayOfIt: string) =>
    `ข้อความว่าวัน${weekDay} แต่ ${day} เป็นวัน${dayOfIt} (its weekday and its day do not agree; correct one of them)`,
  severalDays: (text: string) =>
    `“${text}” เป็นหลายวัน วางทีละวัน (several days; paste one day at a time)`,
  twoDays: (days: string) => `มีหลายวันในข้อความเดียว: ${days} (several days; paste one day at a time)`,
  otherDay: (textDay: string, day: string) =>
    `ข้อความเป็นของวันที่ ${textDay} ไม่ใช่ ${day} (the text is of another day)`,
} as const;
