// Answers a question of the check page: which draw, and what each number won. Pure.
import { askAwaited, askToKeep, type DrawQuestion } from '../../../api/verdict/draw-question.ts';
import { KEEP } from '../../../api/contract/states.ts';
import { type Judgement, lengthsOf } from '../../../api/check/judge.ts';
import type { OtherReading } from '../../../api/check/other-readings.ts';
import { answerTyped } from '../../../api/verdict/typed-answer.ts';
import { summarize } from '../../../api/verdict/verdict.ts';
import {
  type DrawDate,
  isBuddhistEra,
  isDrawDate,
  parseDrawDate,
  thaiDateLabel,
} from '../../../domain/draw-date.ts';
import { type Announced, canHaveHappened, findAwaited } from '../../../domain/lateness.ts';
import { countNumbers, readEntry } from '../../../domain/typed-numbers.ts';
import { CLOCK_WORDS, latenessWords } from '../../view/announcement/lateness-words.ts';
import { answerNotes, noDrawsWords, unreachableWords } from './freshness.ts';
import { type LoadedYear, toAnnounced, type YearDraw, type YearFile } from './year-file.ts';

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

export type PageAnswer = {
  readonly title: string;
  readonly summary: string;
  readonly notes: readonly string[];
  readonly judgements: readonly Judgement[];
  /** What typed entries may mean as well. */
  readonly others: readonly OtherReading[];
  /** The draw checked against; absent where nothing could be checked. */
  readonly draw?: YearDraw;
  /** The lottery of the draw, or of a question. */
  readonly lottery?: YearFile['lottery'];
  /** Draws that were due after it, in words. */
  readonly missing?: string;
  /**
   * Asked instead of a verdict: which draw the tickets are of. With the entries that are tickets.
   */
  readonly ask?: Pick<DrawQuestion, 'choices'> & {
    readonly entries: readonly string[];
    readonly count: number;
  };
};

/** An answer that checked nothing, and why. */
export function refuse(title: string, summary: string): PageAnswer {
  return { title, summary, notes: [], judgements: [], others: [] };
}

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
  const draw = loaded?.file.draws.find(({ drawDate }) => date === undefined || drawDate === date);
  if (loaded === undefined || draw === undefined)
    return answerWithoutDraw(question, loaded?.file.lottery, announced, now);
  const { lottery, draws } = loaded.file;
  if (numbers.length > MOST_TYPED) return refuse(UNCHECKED, manyWords(numbers.length));
  const lengths = lengthsOf(lottery, draw);
  const meanings = numbers.map((entry) => readEntry(entry, { lengths, near: draw.drawDate }));
  const size = countNumbers(meanings);
  if (size > MOST_TYPED) return refuse(UNCHECKED, manyWords(size));
  const awaited = announced && findAwaited(announced, now);
  const { due = [], next } = awaited ?? {};
  const known = {
    // The file of an older year does not say which draw is the newest.
    newest: announced?.drawDate ?? parseDrawDate(`${years[0]}-12-31`),
    days: [...draws, ...due, ...(next ? [next] : [])],
    isChosen: date !== undefined,
    question: announced && askNewest(announced, loaded, now),
  };
  const answer = answerTyped({ lottery, draw, unconfirmed: draw.unconfirmed }, meanings, known, '');
  switch (answer.kind) {
    case 'refused':
      return refuse(UNCHECKED, answer.why);
    case 'reading':
      return { ...refuse(UNCHECKED, answer.why), others: answer.choices };
    case 'draw': {
      const { summary, choices } = answer.question;
      const ask = { choices, entries: answer.entries, count: answer.count };
      return { ...refuse(answer.title, summary), lottery, ask };
    }
    case 'verdict':
      return {
        title: `${question.lotteryName} งวด ${thaiDateLabel(draw.drawDate)}`,
        summary: summarize(answer.judgements),
        notes: answerNotes(loaded, date !== undefined, now),
        judgements: answer.judgements,
        others: answer.choices,
        draw,
        lottery,
        missing: awaited ? latenessWords(awaited, now) : '',
      };
  }
}

const UNCHECKED = 'ยังไม่ได้ตรวจ';

/**
 * Asks which draw the tickets are of, if nobody chose one and a draw was due after the newest; or
 * if the clock is before the newest draw, since then nobody knows what was due.
 */
function askNewest(announced: Announced, { offline }: LoadedYear, now: number) {
  const { drawDate } = announced;
  const { due, next } = findAwaited(announced, now);
  const days = due.map((announcement) => announcement.drawDate);
  if (days.length > 0) {
    const missing = latenessWords(findAwaited(announced, now), now);
    const why = offline ? `ออฟไลน์ จึงไม่รู้ว่ามีผลใหม่กว่านี้ไหม` : missing;
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
): PageAnswer | undefined {
  if (numbers.length === 0) return refuse(UNCHECKED, 'กรุณาใส่เลขที่ต้องการตรวจ');
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

/** Says that a day has no draw. Tickets of a draw that was due can be kept for it. */
function answerWithoutDraw(
  { lotteryName, date, withdrawn, numbers }: TypedQuestion,
  lottery: YearFile['lottery'] | undefined,
  announced: Announced | undefined,
  now: number,
): PageAnswer {
  if (withdrawn !== undefined) return refuse('ตรวจไม่ได้', withdrawn);
  const day = date === undefined ? undefined : parseDrawDate(date);
  if (day !== undefined && announced && mayCome(announced, day, now)) {
    const { summary, choices } = askToKeep(lotteryName, day);
    return {
      ...refuse(`${lotteryName} งวด ${thaiDateLabel(day)}`, summary),
      ...(lottery && { lottery }),
      ask: { choices, entries: numbers, count: numbers.length },
    };
  }
  const when = day === undefined ? 'ล่าสุด' : `วันที่ ${thaiDateLabel(day)}`;
  // Sources may have left out a draw that was held all the same.
  return refuse('ตรวจไม่ได้', `ไม่มีผล${lotteryName}งวด${when} ในระบบ ${KEEP.th}`);
}

/** Whether a draw of that day was due, or is announced next. */
function mayCome(announced: Announced, day: DrawDate, now: number): boolean {
  const { due, next } = findAwaited(announced, now);
  return [...due, ...(next ? [next] : [])].some(({ drawDate }) => drawDate === day);
}
