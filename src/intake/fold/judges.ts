// The judges of what comes in: what is doubtful about a reading, beside what was said and is said
// at once. Their verdict stays with the statement.
import type { Instant } from '../../domain/clock.ts';
import type { Calendar } from '../../domain/calendar.ts';
import { areTwins } from '../../domain/copied-draw.ts';
import { findDoubts, zerosIn } from '../../domain/doubt.ts';
import type { Doubt, DoubtName } from '../../domain/doubt-names.ts';
import { DOUBT_WORDS } from '../../domain/doubt-words.ts';
import { byNewestFirst, type Draw } from '../../domain/draw.ts';
import { areDifferent, gainedPrizes, type Reading } from '../../domain/reading.ts';
import type { RuleContext } from '../rules/rule.ts';
import type { DayLine } from './day-line.ts';
import type { FoldedDay } from './fold-day.ts';
import type { OfDay } from './same-day.ts';

export type JudgeContext = Omit<RuleContext, 'draws'> & {
  readonly calendar: Calendar;
  /** What other lotteries have on the days of what came. */
  readonly sameDay?: readonly OfDay[];
};

/** A draw as one source says it. @param doubts beside what came for other lotteries */
type Judged = { readonly draw: Draw; readonly doubts?: readonly Doubt[] | undefined };

/** What judges readings that come together, beside what is known of the lottery. */
export function judgeReadings(
  folded: readonly FoldedDay[],
  batch: readonly Judged[],
  context: JudgeContext,
) {
  const draws = folded.flatMap(({ draw }) => draw ?? []);
  // Zeros take nothing back, and nobody copies them.
  const spoken = batch.filter(({ draw }) => zerosIn(draw, context.lottery) === undefined);
  const restated = new Set(spoken.map(({ draw }) => `${draw.source} ${draw.drawDate}`));
  const waiting = folded.flatMap(({ heldBack }) =>
    (heldBack?.readings ?? [])
      .filter(({ stored }) => !stored)
      .filter(({ source }) => !restated.has(`${source} ${heldBack?.drawDate}`))
      .map(({ source, prizes }) => ({ drawDate: heldBack?.drawDate, source, prizes }) as Draw),
  );
  const drawOfDay = new Map(draws.map((draw) => [draw.drawDate, draw]));
  // What only repeats a draw, though it was withdrawn, is no other one to compare with.
  const unsettled = spoken.filter(({ draw }) => !isSettled(draw, drawOfDay.get(draw.drawDate)));
  const near = [...draws, ...waiting, ...unsettled.map(({ draw }) => draw)].sort(byNewestFirst);
  return (judged: Judged, known: Draw | undefined, isCorrection: boolean): Doubt[] => {
    const { draw, doubts = [] } = judged;
    if (isSettled(draw, known)) return [];
    const isBeside = known !== undefined && (isCorrection || !areDifferent(known, draw));
    const whole = isBeside ? { ...draw, prizes: { ...known.prizes, ...draw.prizes } } : draw;
    const own = findDoubts(whole, { ...context, draws, near });
    const beside = [...doubts, ...doubtTwins(whole, known, context)];
    const isFirst = ({ name }: Doubt, index: number) =>
      beside.findIndex((doubt) => doubt.name === name) === index;
    return [
      ...own,
      ...beside.filter(isFirst).filter(({ name }) => own.every((doubt) => doubt.name !== name)),
    ];
  };
}

/** Somebody may have swapped two names. What is stored as a twin, a person has accepted. */
function doubtTwins(
  whole: Draw,
  stored: Draw | undefined,
  { sameDay = [] }: JudgeContext,
): Doubt[] {
  const twins = sameDay.filter(
    ({ draw }) =>
      draw.drawDate === whole.drawDate &&
      areTwins(whole, draw) &&
      !(stored && areTwins(stored, draw)),
  );
  const names = new Set(twins.map(({ lottery }) => lottery.nameTh));
  return names.size === 0 ? [] : [{ name: 'copy', sentence: DOUBT_WORDS.twins([...names]) }];
}

/** Whether a person has left a source out for the day, before a moment. */
export function isLeftOut(
  source: string,
  { decided = [] }: DayLine,
  before: Instant = '9',
): boolean {
  return decided.some(
    (act) => 'leaveOut' in act && act.leaveOut === source && !act.prizes && (act.at ?? '') < before,
  );
}

/** Whether the draw has each of these prizes with these numbers. */
export function isSettled(reading: Pick<Reading, 'prizes'>, draw: Draw | undefined): boolean {
  if (draw === undefined) return false;
  return gainedPrizes(draw, reading).length === 0 && !areDifferent(draw, reading);
}

/** Doubts as a line keeps them. */
export function sentencesOf(doubts: readonly Doubt[]): Partial<Record<DoubtName, string>> {
  return Object.fromEntries(doubts.map(({ name, sentence }) => [name, sentence]));
}
