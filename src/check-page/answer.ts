// Answers a question of the check page: which draw, and what each number won.
import { summaryOf } from '../contract/check-answer.ts';
import { dueDraws } from '../contract/due-draws.ts';
import { type Judgement, judgeTyped, lengthsOf } from '../contract/judge.ts';
import { otherReadings, type OtherReading } from '../contract/other-readings.ts';
import type { Draw } from '../domain/draw.ts';
import { isBuddhistEra, isDrawDate, thaiDateLabel } from '../domain/draw-date.ts';
import { readingsOf } from '../domain/typed-numbers.ts';
import { noneHeldWords, unreachableWords } from './held.ts';
import type { LoadedYear } from './load-year.ts';
import { notesOf } from './notes.ts';

/** More are refused together: an answer without some of them would look like a loss. */
export const MOST_NUMBERS = 1000;

export type Asked = {
  readonly lotteryName: string;
  /** Newest first; empty without a draw. */
  readonly years: readonly string[];
  readonly date: string | undefined;
  /** As typed: each is a number, or several with blanks between. */
  readonly numbers: readonly string[];
  /** The years on this device, where the one asked for could not be loaded. */
  readonly kept?: readonly string[];
};

export type Answer = {
  readonly title: string;
  readonly summary: string;
  readonly notes: readonly string[];
  readonly judgements: readonly Judgement[];
  /** What typed entries may mean as well. */
  readonly others: readonly OtherReading[];
  /** The draw checked against; absent where nothing could be checked. */
  readonly draw?: Draw;
};

const REFUSED = { notes: [], judgements: [], others: [] };

/** The year whose file is needed; `undefined` where none can have the draw. */
export function yearAsked({ years, date }: Pick<Asked, 'years' | 'date'>): string | undefined {
  return date === undefined ? years[0] : years.find((year) => year === date.slice(0, 4));
}

/** @param loaded the file of the year asked, where it was to be had */
export function answerTo(
  asked: Asked,
  loaded: LoadedYear | undefined,
  now: number,
  origin: string,
): Answer {
  const { lotteryName, years, date, numbers } = asked;
  const refuse = (title: string, summary: string): Answer => ({ ...REFUSED, title, summary });
  if (numbers.length === 0) return refuse('ยังไม่ได้ตรวจ', 'กรุณาใส่เลขที่ต้องการตรวจ');
  if (years.length === 0) {
    return refuse('ตรวจไม่ได้', noneHeldWords(lotteryName));
  }
  const year = yearAsked(asked);
  if (year !== undefined && loaded === undefined) {
    return refuse('ตรวจไม่ได้ในขณะนี้', unreachableWords(lotteryName, asked.kept ?? []));
  }
  if (date !== undefined && isBuddhistEra(date)) {
    return refuse('ตรวจไม่ได้', 'ปีในลิงก์เป็นพุทธศักราช ต้องลบ 543 กรุณาเลือกงวดจากรายการ');
  }
  if (date !== undefined && !isDrawDate(date)) {
    return refuse('ตรวจไม่ได้', 'ไม่มีวันที่นี้ในปฏิทิน กรุณาเลือกงวดจากรายการ');
  }
  const due = year === years[0] ? dueAfter(loaded, now) : undefined;
  const draw = loaded?.file.draws.find(({ drawDate }) => date === undefined || drawDate === date);
  if (loaded === undefined || draw === undefined) {
    const day = date === undefined ? 'ล่าสุด' : `วันที่ ${thaiDateLabel(date)}`;
    const isDue = due?.drawDates.some((one) => one === date);
    return refuse('ตรวจไม่ได้', `${isDue ? 'ยังไม่มี' : 'ไม่มี'}ผล${lotteryName}งวด${day} ในระบบ`);
  }
  const lengths = lengthsOf(loaded.file.lottery, draw);
  const read = numbers.map((entry) => readingsOf(entry, lengths));
  const meant = read.flatMap(({ chosen }) => chosen);
  if (meant.length > MOST_NUMBERS) {
    return refuse('ยังไม่ได้ตรวจ', `ตรวจได้ครั้งละไม่เกิน ${MOST_NUMBERS} เลข (ใส่มา ${meant.length} เลข)`);
  }
  const { unconfirmed } = draw;
  // A visitor who chose a day has a ticket of that day.
  const open = date === undefined ? due : undefined;
  const judgements = judgeTyped(
    { lottery: loaded.file.lottery, draw, due: open, unconfirmed },
    read,
    origin,
  );
  return {
    title: `${lotteryName} งวด ${thaiDateLabel(draw.drawDate)}`,
    summary: summaryOf(judgements),
    notes: notesOf({ ...loaded, draw, isNewestYear: year === years[0] }, now),
    judgements,
    others: otherReadings(numbers, read),
    draw,
  };
}

/** What was due after the newest draw, by the schedule: with or without a connection. */
function dueAfter(loaded: LoadedYear | undefined, now: number) {
  const [newest] = loaded?.file.draws ?? [];
  if (loaded === undefined || newest === undefined) return undefined;
  const { lottery, entry } = loaded.file;
  return dueDraws({ ...lottery, entry, drawDate: newest.drawDate }, now);
}
