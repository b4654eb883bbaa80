// What typed entries mean for one draw: a verdict, or a question that comes before it. The check
// page and the page without JavaScript answer alike.
import type { DrawDate } from '../../domain/draw-date.ts';
import { CODED_LOTTERY, matchCode, proposeDraw, type SeriesDay } from '../../domain/ticket-code.ts';
import { isDaySlip } from '../../domain/typed-day.ts';
import type { EntryMeaning } from '../../domain/typed-numbers.ts';
import type { CheckableDraw } from '../check/check-body.ts';
import { quote } from '../check/describe-check.ts';
import { askCoded, askStated, type DrawQuestion } from './draw-question.ts';
import { type Judgement, judgeTyped, takenNumbers, whatMayWinMore } from '../check/judge.ts';
import { openReadings, type OtherReading, otherReadings } from '../check/other-readings.ts';

export type TypedAnswer =
  /** Some entry can mean two things. */
  | { readonly kind: 'reading'; readonly why: string; readonly choices: readonly OtherReading[] }
  /** Nobody can tell which draw the tickets are of; `entries` are the numbers alone. */
  | {
      readonly kind: 'draw';
      readonly title: string;
      readonly question: DrawQuestion;
      readonly entries: readonly string[];
      /** Numbers in them, as the verdict counts. */
      readonly count: number;
    }
  /** Nothing can be asked or judged; a sentence. */
  | { readonly kind: 'refused'; readonly why: string }
  | {
      readonly kind: 'verdict';
      readonly judgements: readonly Judgement[];
      readonly choices: readonly OtherReading[];
    };

/** What is known of the draws besides the one to check with. */
export type AskedDraws = {
  /** The day of the newest stored draw. */
  readonly newest: DrawDate;
  /** Stored and announced: of one of them is a ticket whose code was typed. */
  readonly days: readonly SeriesDay[];
  /** Somebody chose the draw: its day, or a link with it. */
  readonly isChosen: boolean;
  /** Asked if nobody chose a draw, and the tickets may not be of the newest. */
  readonly question?: DrawQuestion | undefined;
};

/** @param checked the draw that was chosen, or the newest */
export function answerTyped(
  checked: CheckableDraw,
  meanings: readonly EntryMeaning[],
  draws: AskedDraws,
  origin: string,
): TypedAnswer {
  const open = openReadings(meanings, ({ isOpen }) => isOpen);
  if (open.length > 0) return { kind: 'reading', why: AMBIGUOUS, choices: open };
  const stated = readStated(meanings, draws);
  const why = findRefusal(checked, meanings, stated);
  if (why !== undefined) return { kind: 'refused', why };
  const question = askDraw(checked, meanings, draws, stated);
  if (question !== undefined) {
    const entries = meanings.filter(hasNumbers).flatMap(toEntries);
    const count = meanings.reduce((sum, { readings: [taken] }) => sum + (taken?.size ?? 1), 0);
    return { kind: 'draw', title: nameTickets(entries, count), question, entries, count };
  }
  const unsure = openReadings(meanings, whatMayWinMore(checked));
  if (unsure.length > 0) return { kind: 'reading', why: AMBIGUOUS, choices: unsure };
  const judgements = judgeTyped(checked, meanings, origin);
  return { kind: 'verdict', judgements, choices: otherReadings(meanings) };
}

/** No more than this many are named. */
const MOST_NAMED = 3;

function nameTickets(entries: readonly string[], count: number): string {
  const numbers = entries.map((entry) => entry.replace('..', ' ถึง ').replace(/×.*/, ''));
  return `สลาก ${entries.length > MOST_NAMED ? `${count} เลข` : numbers.join(', ')} งวดไหน`;
}

const AMBIGUOUS = 'เลขที่ใส่มาอ่านได้หลายแบบ เลือกแบบที่ใช่ก่อน';

/** What the days beside numbers and the codes of tickets say of their draw. */
function readStated(meanings: readonly EntryMeaning[], { days }: AskedDraws) {
  const typed = meanings.flatMap(({ readings: [taken] }) => taken?.day ?? []);
  const codes = meanings.flatMap(({ code }) => code ?? []);
  const proposed = codes.flatMap((code) => proposeDraw(code, days) ?? []);
  const [likeliest] = [...typed.map((drawDate) => ({ drawDate, isGuess: false })), ...proposed];
  /** Whether every day is this one, and every code may be of its draw. */
  const agreeOn = (day: DrawDate) => {
    const known = days.find(({ drawDate }) => drawDate === day) ?? { drawDate: day };
    return typed.every((other) => other === day) && codes.every((code) => matchCode(code)(known));
  };
  return { isSilent: typed.length + codes.length === 0, likeliest, agreeOn };
}

type StatedDraw = ReturnType<typeof readStated>;

const hasNumbers = ({ readings: [taken] }: EntryMeaning) => taken === undefined || taken.size > 0;

/** The code of a ticket names its draw. Once that is chosen, its number is enough. */
function toEntries(meaning: EntryMeaning): readonly string[] {
  return meaning.code ? takenNumbers(meaning) : [meaning.plain];
}

function findRefusal(
  { lottery, draw: { drawDate } }: CheckableDraw,
  meanings: readonly EntryMeaning[],
  { likeliest, agreeOn }: StatedDraw,
): string | undefined {
  const slip = meanings.find(({ kind, plain }) => kind === 'refused' && isDaySlip(plain));
  if (slip) return `${quote(slip.entry)} ไม่ใช่วันที่ครบถ้วน กรุณาเขียนวัน/เดือน/ปี เช่น 16/11/2569`;
  if (!meanings.some(hasNumbers)) return 'ใส่มาแต่วันที่ กรุณาใส่เลขบนสลากด้วย';
  if (isCodeOfAnother(lottery, meanings)) return CODE_OF_ANOTHER;
  const isOne = !likeliest || agreeOn(likeliest.drawDate) || agreeOn(drawDate);
  return isOne ? undefined : 'ใส่มาหลายงวด กรุณาตรวจทีละงวด';
}

/** Whether a code was typed that no ticket of the lottery has. */
export function isCodeOfAnother(
  { slug }: { readonly slug: string },
  meanings: readonly EntryMeaning[],
): boolean {
  return slug !== CODED_LOTTERY && meanings.some(({ code }) => code !== undefined);
}

export const CODE_OF_ANOTHER = 'รหัสที่ใส่มาเป็นของสลากกินแบ่งรัฐบาล กรุณาเลือกหวยให้ตรง';

/** Which draw the tickets are of, where nobody can tell; `undefined` where it is known. */
function askDraw(
  { draw: { drawDate } }: CheckableDraw,
  meanings: readonly EntryMeaning[],
  { newest, isChosen, question: unchosen }: AskedDraws,
  { isSilent, likeliest, agreeOn }: StatedDraw,
): DrawQuestion | undefined {
  const question = isChosen ? undefined : unchosen;
  if (isSilent) {
    // An unreadable entry is refused, whatever draw it is of.
    return meanings.every(({ kind }) => kind === 'refused') ? undefined : question;
  }
  if (likeliest?.isGuess === false) {
    const { drawDate: stated } = likeliest;
    return stated === drawDate ? undefined : askStated(stated, drawDate, newest);
  }
  if (isChosen && agreeOn(drawDate)) return undefined;
  return question ?? askCoded(likeliest?.drawDate, drawDate, newest);
}
