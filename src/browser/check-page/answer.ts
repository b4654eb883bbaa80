// Answers a question of the check page: which draw, and what each number won. Pure.
import { summarize } from '../../contract/verdict.ts';
import { dueDraws } from '../../contract/due-draws.ts';
import { type Judgement, judgeTyped, lengthsOf } from '../../contract/judge.ts';
import { type OtherReading, otherReadings } from '../../contract/other-readings.ts';
import type { Draw } from '../../domain/draw.ts';
import { isBuddhistEra, isDrawDate, parseDrawDate, thaiDateLabel } from '../../domain/draw-date.ts';
import { type Announced, findAwaited } from '../../domain/lateness.ts';
import { readEntry } from '../../domain/typed-numbers.ts';
import { answerNotes, noDrawsWords, unreachableWords } from './freshness.ts';
import { type LoadedYear, toAnnounced } from './year-file.ts';

/** More are refused together: an answer without some of them would look like a loss. */
export const MOST_TYPED = 1000;

export type TypedQuestion = {
  readonly lotteryName: string;
  /** Newest first; empty without a draw. */
  readonly years: readonly string[];
  readonly date: string | undefined;
  /** As typed: each is a number, or several with blanks between. */
  readonly numbers: readonly string[];
  /** Why the draw of the day is not a result, where it was withdrawn: a sentence. */
  readonly withdrawn?: string | undefined;
  /** The years on this device, where the one asked for could not be loaded. */
  readonly kept?: readonly string[];
};

type YearQuestion = Pick<TypedQuestion, 'years' | 'date'>;

export type PageAnswer = {
  readonly title: string;
  readonly summary: string;
  readonly notes: readonly string[];
  readonly judgements: readonly Judgement[];
  /** What typed entries may mean as well. */
  readonly others: readonly OtherReading[];
  /** The draw checked against; absent where nothing could be checked. */
  readonly draw?: Draw;
};

/** An answer in which nothing was checked, and why. */
export function refuse(title: string, summary: string): PageAnswer {
  return { title, summary, notes: [], judgements: [], others: [] };
}

/** The year whose file is needed; `undefined` where none can have the draw. */
export function yearAsked({ years, date }: YearQuestion): string | undefined {
  return date === undefined ? years[0] : years.find((year) => year === date.slice(0, 4));
}

/** Whether the day is known to have no draw; nothing is known of a year that did not load. */
export function lacksDraw(question: YearQuestion, loaded: LoadedYear | undefined): boolean {
  if (loaded === undefined) return yearAsked(question) === undefined;
  return !loaded.file.draws.some(({ drawDate }) => drawDate === question.date);
}

/** @param loaded the file of the year asked, where it was to be had */
export function answerQuestion(
  question: TypedQuestion,
  loaded: LoadedYear | undefined,
  now: number,
): PageAnswer {
  const { years, date, numbers } = question;
  const year = yearAsked(question);
  const why = unanswerable(question, loaded, year);
  if (why !== undefined) return why;
  const announced = year === years[0] && loaded ? toAnnounced(loaded.file) : undefined;
  // What was due after the newest draw, by the schedule: with or without a connection.
  const due = announced && dueDraws(announced, now);
  const draw = loaded?.file.draws.find(({ drawDate }) => date === undefined || drawDate === date);
  if (loaded === undefined || draw === undefined) {
    return refuse('ตรวจไม่ได้', noDrawWords(question, announced, now));
  }
  const { lottery } = loaded.file;
  const lengths = lengthsOf(lottery, draw);
  const read = numbers.map((entry) => readEntry(entry, lengths));
  const meant = read.flatMap(({ chosen }) => chosen);
  if (meant.length > MOST_TYPED) {
    return refuse('ยังไม่ได้ตรวจ', `ตรวจได้ครั้งละไม่เกิน ${MOST_TYPED} เลข (ใส่มา ${meant.length} เลข)`);
  }
  const judgements = judgeTyped({ lottery, draw, unconfirmed: draw.unconfirmed }, read, '');
  return {
    title: `${question.lotteryName} งวด ${thaiDateLabel(draw.drawDate)}`,
    summary: summarize(judgements),
    notes: answerNotes({ ...loaded, draw, due }, date !== undefined, now),
    judgements,
    others: otherReadings(numbers, read),
    draw,
  };
}

/** Why a question cannot be answered, whatever draws there are. */
function unanswerable(
  { lotteryName, years, date, numbers, kept = [] }: TypedQuestion,
  loaded: LoadedYear | undefined,
  year: string | undefined,
): PageAnswer | undefined {
  if (numbers.length === 0) return refuse('ยังไม่ได้ตรวจ', 'กรุณาใส่เลขที่ต้องการตรวจ');
  if (years.length === 0) return refuse('ตรวจไม่ได้', noDrawsWords(lotteryName));
  if (year !== undefined && loaded === undefined) {
    return refuse('ตรวจไม่ได้ในขณะนี้', unreachableWords(lotteryName, kept));
  }
  if (date === undefined) return undefined;
  const isBuddhist = isBuddhistEra(date);
  if (!isBuddhist && isDrawDate(date)) return undefined;
  const why = isBuddhist ? 'ปีในลิงก์เป็นพุทธศักราช ต้องลบ 543' : 'ไม่มีวันที่นี้ในปฏิทิน';
  return refuse('ตรวจไม่ได้', `${why} กรุณาเลือกงวดจากรายการ`);
}

function noDrawWords(
  { lotteryName, date, withdrawn }: TypedQuestion,
  announced: Announced | undefined,
  now: number,
): string {
  if (withdrawn !== undefined) return withdrawn;
  const isDue = announced && findAwaited(announced, now).due.some((each) => each.drawDate === date);
  const day = date === undefined ? 'ล่าสุด' : `วันที่ ${thaiDateLabel(parseDrawDate(date))}`;
  return `${isDue ? 'ยังไม่มี' : 'ไม่มี'}ผล${lotteryName}งวด${day} ในระบบ`;
}
