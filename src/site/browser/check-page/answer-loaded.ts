// Finds the draw that a question of the check page asks about, and answers with it. Pure.
import {
  answerQuestion,
  askTickets,
  readEntries,
  refuse,
  type TypedAnswer,
} from '../../../api/verdict/answer-question.ts';
import { askAwaited, askToKeep } from '../../../api/verdict/draw-question.ts';
import { KEEP } from '../../../api/contract/states.ts';
import {
  type DrawDate,
  isBuddhistEra,
  isDrawDate,
  parseDrawDate,
  thaiDateLabel,
} from '../../../domain/draw-date.ts';
import { type Announced, canHaveHappened, findAwaited } from '../../../domain/lateness.ts';
import { countNumbers } from '../../../domain/typed-numbers.ts';
import { CLOCK_WORDS, latenessWords } from '../../view/announcement/lateness-words.ts';
import { answerNotes, noDrawsWords, unreachableWords } from './freshness.ts';
import { type LoadedYear, toAnnounced, type YearFile } from './year-file.ts';

/**
 * More are refused together: an answer without some of them would look like a loss. Days, and what
 * is neither, count as well.
 */
export const MOST_TYPED = 1000;

/** Says so. @param count of numbers, days and what is neither */
export const manyWords = (count: number) =>
  `ใส่ได้ครั้งละไม่เกิน ${MOST_TYPED} รายการ นับทั้งเลขและวันที่ (ใส่มา ${count} รายการ)`;

export type TypedQuestion = {
  readonly lotteryName: string;
  /** Newest first; empty without a draw. */
  readonly years: readonly string[];
  readonly date: string | undefined;
  /** As typed: each is a number, or several with blanks between. */
  readonly numbers: readonly string[];
  /** Why the draw of the day is not a result, where it was withdrawn: a sentence. */
  readonly withdrawn?: string | undefined;
  /** The years that this device has, if the requested one could not be loaded. */
  readonly kept?: readonly string[];
};

type YearQuestion = Pick<TypedQuestion, 'years' | 'date'>;

/**
 * The year whose file is needed: the newest for a draw to come. `undefined` if no file can answer.
 */
export function yearAsked({ years, date }: YearQuestion): string | undefined {
  const [newest] = years;
  const year = date?.slice(0, 4);
  if (year === undefined || newest === undefined || year > newest) return newest;
  return years.find((stored) => stored === year);
}

/** Whether the day is known to have no draw; nothing is known of a year that did not load. */
export function lacksDraw(question: YearQuestion, loaded: LoadedYear | undefined): boolean {
  if (loaded === undefined) return yearAsked(question) === undefined;
  return !loaded.file.draws.some(({ drawDate }) => drawDate === question.date);
}

/** @param loaded the file of the requested year, if it could be had */
export function answerLoaded(
  question: TypedQuestion,
  loaded: LoadedYear | undefined,
  now: number,
): TypedAnswer {
  const { years, date, numbers } = question;
  const year = yearAsked(question);
  const why = unanswerable(question, loaded, year);
  if (why !== undefined) return why;
  const announced = year === years[0] && loaded ? toAnnounced(loaded.file) : undefined;
  const draw = loaded?.file.draws.find(({ drawDate }) => date === undefined || drawDate === date);
  if (loaded === undefined || draw === undefined)
    return answerWithoutDraw(question, loaded?.file.lottery, announced, now);
  const { lottery, draws } = loaded.file;
  if (numbers.length > MOST_TYPED) return refuse(manyWords(numbers.length));
  const checked = { lottery, draw, unconfirmed: draw.unconfirmed };
  const meanings = readEntries(numbers, checked);
  const size = countNumbers(meanings);
  if (size > MOST_TYPED) return refuse(manyWords(size));
  const awaited = announced && findAwaited(announced, now);
  const { due = [], next } = awaited ?? {};
  const known = {
    // The file of an older year does not say which draw is the newest.
    newest: announced?.drawDate ?? parseDrawDate(`${years[0]}-12-31`),
    days: [...draws, ...due, ...(next ? [next] : [])],
    isChosen: date !== undefined,
    question: announced && awaited && askNewest(announced, awaited, loaded, now),
    notes: answerNotes(loaded, date !== undefined, now),
    missing: awaited && latenessWords(awaited, now),
  };
  return answerQuestion(checked, meanings, known, '');
}

/**
 * Asks which draw the tickets are of, if nobody chose one and a draw was due after the newest; or
 * if the clock is before the newest draw, since then nobody knows what was due.
 */
function askNewest(
  announced: Announced,
  awaited: ReturnType<typeof findAwaited>,
  { offline }: LoadedYear,
  now: number,
) {
  const { drawDate } = announced;
  const { due, next } = awaited;
  const days = due.map((announcement) => announcement.drawDate);
  if (days.length > 0) {
    const why = offline ? `ออฟไลน์ จึงไม่รู้ว่ามีผลใหม่กว่านี้ไหม` : latenessWords(awaited, now);
    return askAwaited(drawDate, days, why, next?.drawDate);
  }
  if (canHaveHappened(announced, drawDate, now)) return undefined;
  return askAwaited(drawDate, next ? [next.drawDate] : [], CLOCK_WORDS);
}

/** Why a question cannot be answered, whatever draws there are. */
function unanswerable(
  { lotteryName, years, date, numbers, kept = [] }: TypedQuestion,
  loaded: LoadedYear | undefined,
  year: string | undefined,
): TypedAnswer | undefined {
  if (numbers.length === 0) return refuse('กรุณาใส่เลขที่ต้องการตรวจ');
  if (years.length === 0) return refuse(noDrawsWords(lotteryName), 'ตรวจไม่ได้');
  if (year !== undefined && loaded === undefined) {
    return refuse(unreachableWords(lotteryName, kept), 'ตรวจไม่ได้ในขณะนี้');
  }
  if (date === undefined) return undefined;
  const isBuddhist = isBuddhistEra(date);
  if (!isBuddhist && isDrawDate(date)) return undefined;
  const why = isBuddhist ? 'ปีในลิงก์เป็นพุทธศักราช ต้องลบ 543' : 'ไม่มีวันที่นี้ในปฏิทิน';
  return refuse(`${why} กรุณาเลือกงวดจากรายการ`, 'ตรวจไม่ได้');
}

/** Says that a day has no draw. Tickets of a draw that was due can be kept for it. */
function answerWithoutDraw(
  { lotteryName, date, withdrawn, numbers }: TypedQuestion,
  lottery: YearFile['lottery'] | undefined,
  announced: Announced | undefined,
  now: number,
): TypedAnswer {
  if (withdrawn !== undefined) return refuse(withdrawn, 'ตรวจไม่ได้');
  const day = date === undefined ? undefined : parseDrawDate(date);
  if (day !== undefined && lottery && announced && mayCome(announced, day, now)) {
    const title = `${lotteryName} งวด ${thaiDateLabel(day)}`;
    const tickets = { entries: numbers, count: numbers.length };
    return askTickets(title, askToKeep(lotteryName, day), lottery, tickets);
  }
  const when = day === undefined ? 'ล่าสุด' : `วันที่ ${thaiDateLabel(day)}`;
  // Sources may have left out a draw that was held all the same.
  return refuse(`ไม่มีผล${lotteryName}งวด${when} ในระบบ ${KEEP.th}`, 'ตรวจไม่ได้');
}

/** Whether a draw of that day was due, or is announced next. */
function mayCome(announced: Announced, day: DrawDate, now: number): boolean {
  const { due, next } = findAwaited(announced, now);
  return [...due, ...(next ? [next] : [])].some(({ drawDate }) => drawDate === day);
}
