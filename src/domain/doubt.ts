// Why a draw may not be a result. It then waits for a person, who accepts it by the doubt's name.
import { announcementDays, type Calendar } from './calendar.ts';
import { copiedFrom } from './copied-draw.ts';
import { adjacentContradictions, sharedDigitContradictions } from './derive.ts';
import type { Draw } from './draw.ts';
import { DOUBT_NAMES, type Doubt, type DoubtName } from './doubt-names.ts';
import { DOUBT_WORDS } from './doubt-words.ts';
import { announcementAt } from './lateness.ts';
import { findPrizeName, type Lottery } from './lottery.ts';
import { areDifferent, type SourceNumbers } from './reading.ts';

export type DoubtContext = {
  readonly lottery: Lottery;
  readonly calendar: Calendar;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The stored draws of the lottery, newest first, the withdrawn ones among them. */
  readonly draws: readonly Draw[];
  /**
   * Draws that may have been copied, beside the stored ones: those that wait for a person, and
   * those that come together with this one.
   */
  readonly near?: readonly Draw[];
};

/** Every doubt of a draw's own numbers and day, at most one of each name, in their order. */
export function findDoubts(draw: Draw, context: DoubtContext): Doubt[] {
  const near = copiedFrom(draw, context.near ?? context.draws);
  const sentences: Record<Exclude<DoubtName, 'witness'>, string | undefined> = {
    zeros: zerosIn(draw, context.lottery),
    copy: near && DOUBT_WORDS.copy(near.drawDate),
    day: oddDay(draw, context),
    contradiction: contradictionIn(draw, context.lottery),
  };
  return DOUBT_NAMES.filter((name) => name !== 'witness').flatMap((name) => {
    const sentence = sentences[name];
    return sentence === undefined ? [] : [{ name, sentence }];
  });
}

/**
 * Whether the doubt is about the numbers themselves. Such a reading says nothing about the draw.
 */
export function isOfNumbers({ name }: Doubt): boolean {
  return name === 'zeros' || name === 'copy' || name === 'contradiction';
}

/** From so many numbers on, chance hardly ever repeats two of them in one prize. */
const MANY_NUMBERS = 5;

/**
 * Why zeros or repeated numbers are not a result, in Thai. A short number may be 000 (the end of
 * 12000), so only the longest numbers count, or a prize whose numbers are all zeros.
 */
export function zerosIn({ prizes }: Draw, lottery: Lottery): string | undefined {
  const numbers = Object.values(prizes).flat();
  const longest = Math.max(...numbers.map(({ length }) => length));
  const empty = Object.values(prizes).find((all) => all.length > 1 && all.every(isZero));
  if (empty !== undefined) return DOUBT_WORDS.zeros(empty);
  const zero = numbers.find((number) => number.length === longest && isZero(number));
  if (zero !== undefined && (longest > 2 || numbers.every(isZero)))
    return DOUBT_WORDS.zeros([zero]);
  const twice = Object.entries(prizes).find(
    ([, all]) => all.length >= MANY_NUMBERS && all.length - new Set(all).size > 1,
  );
  if (twice === undefined) return undefined;
  const [slug, all] = twice;
  const repeated = new Set(all.filter((number, index) => all.indexOf(number) !== index));
  return DOUBT_WORDS.repeats(findPrizeName(lottery, slug), [...repeated].slice(0, 3));
}

function isZero(number: string): boolean {
  return /^0+$/.test(number);
}

function oddDay({ drawDate }: Draw, context: DoubtContext): string | undefined {
  const { lottery, calendar, now, draws } = context;
  // Whoever entered a stored draw has judged its day already.
  if (draws.some((draw) => draw.drawDate === drawDate)) return undefined;
  if (now < announcementAt(lottery, drawDate)) {
    return DOUBT_WORDS.beforeAnnouncement(drawDate, lottery.schedule.time);
  }
  // People most often mistype the year, and most lotteries have draws of this year only.
  const first = draws.at(-1)?.drawDate;
  if (first !== undefined && drawDate < first) return DOUBT_WORDS.beforeFirst(first);
  if (announcementDays(lottery, calendar, drawDate, drawDate).length > 0) return undefined;
  return DOUBT_WORDS.offCalendar(drawDate);
}

function contradictionIn(draw: Draw, lottery: Lottery): string | undefined {
  const [clash] = [...sharedDigitContradictions(draw, lottery), ...adjacentContradictions(draw)];
  if (clash === undefined) return undefined;
  const prizeNames = [clash.rival, clash.slug].map(
    (slug) => `${findPrizeName(lottery, slug)} ${draw.prizes[slug]?.join(' ')}`,
  );
  return DOUBT_WORDS.contradiction(prizeNames);
}

/** The doubt that another source raises, or the same source at another time. */
export function findDisagreement(draw: SourceNumbers, readings: readonly SourceNumbers[]): Doubt[] {
  const differing = readings.filter((reading) => areDifferent(reading, draw));
  if (differing.length === 0) return [];
  return [{ name: 'witness', sentence: DOUBT_WORDS.witness([...differing, draw]) }];
}
