// Answers typed entries with one draw: a verdict, or a question that comes before it. The check
// page, the forms of other pages and the page without JavaScript bring the draw and answer alike.
import { type DrawDate, thaiDateLabel } from '../../domain/draw-date.ts';
import { CODED_LOTTERY, matchCode, proposeDraw, type SeriesDay } from '../../domain/ticket-code.ts';
import { isDaySlip } from '../../domain/typed-day.ts';
import { type EntryMeaning, readEntry } from '../../domain/typed-numbers.ts';
import type { CardDraw, CheckableDraw } from '../check/check-body.ts';
import { quote } from '../check/describe-check.ts';
import { type AskedTickets, askCoded, askStated, type DrawQuestion } from './draw-question.ts';
import {
  type Judgement,
  judgeTyped,
  lengthsOf,
  takenNumbers,
  whatMayWinMore,
} from '../check/judge.ts';
import { openReadings, type OtherReading, otherReadings } from '../check/other-readings.ts';
import { summarize } from './verdict.ts';

/** What a page shows of a question. */
export type TypedAnswer = {
  /** `reading`: some entry can mean two things. `draw`: nobody can tell which draw is meant. */
  readonly kind: 'reading' | 'draw' | 'refused' | 'verdict';
  readonly title: string;
  readonly summary: string;
  readonly judgements: readonly Judgement[];
  /** What typed entries mean, or may mean besides what was judged. */
  readonly others: readonly OtherReading[];
  /** The numbers alone, to ask about another draw or to keep. */
  readonly entries: readonly string[];
  /** Asked instead of a verdict: which draw the tickets are of. */
  readonly ask?: Pick<DrawQuestion, 'choices'> &
    Pick<AskedTickets, 'count'> &
    Pick<CardDraw, 'lottery'>;
  /** The draw of the verdict. */
  readonly checked?: CardDraw;
} & DrawNotes;

/** What a visitor has to know beside a verdict. */
type DrawNotes = {
  readonly notes?: readonly string[] | undefined;
  /** Draws that were due after the checked one, in words. */
  readonly missing?: string | undefined;
};

/** An answer that checked nothing, and why. */
export function refuse(summary: string, title = 'ยังไม่ได้ตรวจ'): TypedAnswer {
  return { kind: 'refused', title, summary, judgements: [], others: [], entries: [] };
}

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
} & DrawNotes;

/** What typed entries mean for a draw. @param near a day without a year is near it */
export function readEntries(
  entries: readonly string[],
  { lottery, draw }: CheckableDraw,
  near = draw.drawDate,
) {
  const lengths = lengthsOf(lottery, draw);
  return entries.map((typed) => readEntry(typed, { lengths, near }));
}

/** @param checked the draw that was chosen, or the newest */
export function answerQuestion(
  checked: CardDraw,
  meanings: readonly EntryMeaning[],
  draws: AskedDraws,
  origin: string,
): TypedAnswer {
  const { lottery, draw } = checked;
  const open = openReadings(meanings, ({ isOpen }) => isOpen);
  if (open.length > 0) return askReadings(open);
  const stated = readStated(meanings, draws);
  const why = findRefusal(checked, meanings, stated);
  if (why !== undefined) return refuse(why);
  const entries = meanings.filter(hasNumbers).flatMap(toEntries);
  const question = askDraw(checked, meanings, draws, stated);
  if (question !== undefined) {
    // As the verdict counts.
    const count = meanings.reduce((sum, { readings: [taken] }) => sum + (taken?.size ?? 1), 0);
    return askTickets(nameTickets(entries, count), question, lottery, { entries, count });
  }
  const unsure = openReadings(meanings, whatMayWinMore(checked));
  if (unsure.length > 0) return askReadings(unsure);
  const judgements = judgeTyped(checked, meanings, origin);
  return {
    kind: 'verdict',
    title: `${lottery.nameTh} งวด ${thaiDateLabel(draw.drawDate)}`,
    summary: summarize(judgements),
    judgements,
    others: otherReadings(meanings),
    entries,
    checked,
    notes: draws.notes,
    missing: draws.missing,
  };
}

/** Asks of which draw tickets are. */
export function askTickets(
  title: string,
  { summary, choices }: DrawQuestion,
  lottery: CardDraw['lottery'],
  { entries, count }: AskedTickets,
): TypedAnswer {
  return { ...refuse(summary, title), kind: 'draw', entries, ask: { lottery, choices, count } };
}

function askReadings(others: readonly OtherReading[]): TypedAnswer {
  return { ...refuse('เลขที่ใส่มาอ่านได้หลายแบบ เลือกแบบที่ใช่ก่อน'), kind: 'reading', others };
}

/** No more than this many are named. */
const MOST_NAMED = 3;

function nameTickets(entries: readonly string[], count: number): string {
  const numbers = entries.map((entry) => entry.replace('..', ' ถึง ').replace(/×.*/, ''));
  return `สลาก ${entries.length > MOST_NAMED ? `${count} เลข` : numbers.join(', ')} งวดไหน`;
}

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
