// Typed entries as tickets to keep for a draw that is not there yet, or why none of them is kept.
import { quote, readRefusal } from '../../../../api/check/describe-check.ts';
import { lengthsOf, takenNumbers } from '../../../../api/check/judge.ts';
import { numberFault } from '../../../../api/contract/decidable-number.ts';
import {
  CODE_OF_ANOTHER,
  isCodeOfAnother,
  readEntries,
} from '../../../../api/verdict/answer-question.ts';
import type { DrawDate } from '../../../../domain/draw-date.ts';
import { matchCode } from '../../../../domain/ticket-code.ts';
import { countNumbers, type EntryMeaning } from '../../../../domain/typed-numbers.ts';
import { manyWords, MOST_TYPED } from '../answer-loaded.ts';
import type { YearFile } from '../year-file.ts';
import { MOST_COUNT, type Tickets } from './saved-tickets.ts';

export type KeptFor = {
  /** The year of the newest draw: its prizes say which numbers are legal. */
  readonly file: YearFile;
  readonly drawDate: DrawDate;
  /** Tickets of each number, where the entry does not say how many. */
  readonly each: number;
};

export const NO_FILE_WORDS = 'ยังเก็บไม่ได้ ต้องมีข้อมูลของหวยนี้ก่อน กรุณาเชื่อมต่ออินเทอร์เน็ต';

/** A sentence where an entry cannot be kept: it would be judged later, when nobody is asked. */
export function readTyped(
  entries: readonly string[],
  { file: { lottery, draws }, drawDate, each }: KeptFor,
): Tickets | string {
  const [newest] = draws;
  if (newest === undefined || entries.length === 0) return 'กรุณาใส่เลขในช่อง “เลขของคุณ” ก่อน';
  if (entries.length > MOST_TYPED) return `ยังไม่ได้เก็บ ${manyWords(entries.length)}`;
  const numberLengths = lengthsOf(lottery, newest);
  const read = readEntries(entries, { lottery, draw: newest }, drawDate);
  const size = countNumbers(read);
  if (size > MOST_TYPED) return `ยังไม่ได้เก็บ ${manyWords(size)}`;
  const open = read.find(isOpenLater);
  if (open) return `ยังไม่ได้เก็บ ${quote(open.entry)} อ่านได้หลายแบบ กด “ตรวจ” แล้วเลือกแบบที่ใช่ก่อน`;
  const isOtherDay = ({ readings: [taken] }: (typeof read)[number]) =>
    taken?.day !== undefined && taken.day !== drawDate;
  const dated = read.find(isOtherDay);
  if (dated) return `ยังไม่ได้เก็บ วันที่ ${quote(dated.entry)} ไม่ตรงกับงวดที่เลือก`;
  if (isCodeOfAnother(lottery, read)) return `ยังไม่ได้เก็บ ${CODE_OF_ANOTHER}`;
  const coded = read.find(({ code }) => code && !matchCode(code)({ drawDate }));
  if (coded)
    return `ยังไม่ได้เก็บ รหัส ${quote(coded.entry)} ไม่น่าใช่ของงวดที่เลือก ดูวันที่บนสลาก ถ้าใช่ ใส่เฉพาะเลข 6 หลัก`;
  const tickets = read.flatMap((meaning) =>
    takenNumbers(meaning).map((number) => {
      const count = Math.min(MOST_COUNT, each * meaning.count);
      return { lottery: lottery.slug, drawDate, number, count };
    }),
  );
  const accepted = { ...lottery, numberLengths };
  const wrong = tickets.find(({ number }) => numberFault(number, accepted) !== undefined);
  if (wrong) return `ยังไม่ได้เก็บ ${readRefusal(wrong.number, accepted)}`;
  return tickets.length === 0 ? 'ใส่มาแต่วันที่ กรุณาใส่เลขบนสลากด้วย' : tickets;
}

/** Whether an entry may be other tickets, one of which may win: `402,701` is its halves or one. */
function isOpenLater({ entry, isOpen, hasMore, readings }: EntryMeaning): boolean {
  const [taken, ...further] = readings;
  const [ticket = ''] = taken?.numbers ?? [];
  // `12. 402701` is of a list, and `53 402701` may be two tickets.
  const isLed = !entry.includes('.') && further.some(({ numbers }) => numbers.includes(ticket));
  return isOpen || hasMore || isLed || (taken?.size !== 1 && further.length > 0);
}
