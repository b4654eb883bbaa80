// The numbers of a prize that came most often and those away longest, in whole ties, and what that
// means: nothing for a draw to come. For the page and for its program, which counts other draws.
import { getWeekDay } from '../../../domain/clock.ts';
import { BUDDHIST_YEARS, thaiShortDateLabel } from '../../../domain/draw-date.ts';
import type { CountedDraw, PrizeFrequency } from '../../../domain/frequency.ts';
import { WEEK_DAYS, WEEK_DAYS_TH } from '../../../domain/lottery.ts';
import { unbroken } from '../../../domain/spaced.ts';
import type { AbsentDays } from '../../../domain/unknown-days.ts';
import { countText, roughText } from '../figure-text.ts';

/** The draws counted first: enough of them, none from long ago. */
export const FIRST_CHOICE = '100';

/** What can be counted: the newest draws, all, those of a year, those of a day of the week. */
export function listChoices(draws: readonly CountedDraw[]) {
  const choice = (value: string, name: string) => {
    return { value, name, draws: chooseDraws(draws, value).length };
  };
  const newest = ['30', FIRST_CHOICE].map((most) => choice(most, `${most} งวดล่าสุด`));
  const years = [...new Set(draws.map(({ drawDate }) => drawDate.slice(0, 4)))];
  const weekDays = WEEK_DAYS.map((day) => choice(day, `วัน${WEEK_DAYS_TH[day]}`));
  return {
    newest: [...newest, choice('all', 'ทุกงวด')],
    years: years.map((year) => choice(year, `ปี ${Number(year) + BUDDHIST_YEARS}`)),
    weekDays: weekDays.filter((day) => day.draws > 0),
  };
}

/** The draws of a choice. @param draws newest first */
export function chooseDraws<One extends CountedDraw>(draws: readonly One[], choice: string): One[] {
  if (choice === 'all') return [...draws];
  if (/^\d{4}$/.test(choice)) return draws.filter(({ drawDate }) => drawDate.startsWith(choice));
  if (/^\d/.test(choice)) return draws.slice(0, Number(choice));
  return draws.filter(({ drawDate }) => getWeekDay(drawDate) === choice);
}

/** Numbers that share a figure: named, or only counted where they are many. */
export type Tie = { readonly figure: string; readonly numbers: string };

/** A list stops once it has told of so many; a tie is never cut. */
const ENOUGH = 10;
/** A larger tie says nothing about any of its numbers. */
const NAMED_MOST = 30;

/** The numbers that came most often, whole ties. */
export function mostDrawn({ numbers }: PrizeFrequency): Tie[] {
  return takeTies(numbers.map(({ number, count }) => [`${countText(count)} ครั้ง`, number]));
}

/** The numbers away longest, whole ties; those that never came are first. */
export function longestAway({ numbers, neverDrawn, neverDrawnCount }: PrizeFrequency): Tie[] {
  const away = numbers
    .toSorted((left, right) => right.drawsSince - left.drawsSince)
    .map(({ number, drawsSince }) => [`${countText(drawsSince)} งวด`, number] as const);
  const never = 'ยังไม่เคยออก';
  if (neverDrawnCount <= NAMED_MOST) {
    return takeTies([...neverDrawn.map((number) => [never, number] as const), ...away]);
  }
  // So many numbers would say nothing in a list, so they are only counted.
  const counted = { figure: never, numbers: unbroken(`${countText(neverDrawnCount)} เลข`) };
  return [counted, ...takeTies(away)];
}

function takeTies(drawn: readonly (readonly [figure: string, number: string])[]): Tie[] {
  const figures = new Set(drawn.slice(0, ENOUGH).map(([figure]) => figure));
  return [...figures].map((figure) => {
    const tied = drawn.filter((entry) => entry[0] === figure).map(([, number]) => number);
    const many = tied.length > NAMED_MOST && `${countText(tied.length)} เลขเท่ากัน`;
    return { figure: unbroken(figure), numbers: unbroken(many || tied.join('\u00a0· ')) };
  });
}

/** The count that the number drawn most often has by chance alone, in the middle case. */
export function mostByChance({ expectedPerNumber, possibleValues }: PrizeFrequency): number {
  let chance = Math.exp(-expectedPerNumber);
  let upTo = chance;
  let count = 0;
  // Counts of rare events: Poisson's distribution.
  while (upTo ** possibleValues < 0.5) {
    count += 1;
    chance *= expectedPerNumber / count;
    upTo += chance;
  }
  return count;
}

/** Below the numbers drawn most often. */
export function mostDrawnWords(frequency: PrizeFrequency): string {
  const { draws, expectedPerNumber } = frequency;
  if (draws === 0) return 'ไม่มีงวดที่มีรางวัลนี้';
  const most = countText(mostByChance(frequency));
  return unbroken(
    `นับ ${countText(draws)} งวด ที่คาดคือเลขละ ${roughText(expectedPerNumber)} ครั้ง ความบังเอิญล้วน ๆ ก็มักมีเลขที่ออกถึง ${most} ครั้ง ออกบ่อยไม่ได้แปลว่าจะออกอีก`,
  );
}

/** Below the numbers away longest. */
export function longestAwayWords({ draws, expectedPerNumber }: PrizeFrequency): string {
  return unbroken(
    `นับทั้ง ${countText(draws)} งวด โดยเฉลี่ยเลขหนึ่งห่างกัน ${roughText(draws / expectedPerNumber)} งวด ไม่ออกนานไม่ได้แปลว่าใกล้ออก`,
  );
}

/** How often a number came in all draws that had its prize. */
export type WholeCount = { readonly draws: number; readonly count: number };

/**
 * What became of one number.
 * @param among the draws that were counted, `'100 งวดล่าสุด'`
 * @param whole where those are not all, and all were counted
 */
export function numberWords(
  frequency: PrizeFrequency,
  number: string,
  among: string,
  whole?: WholeCount,
): string {
  const { kind, expectedPerNumber } = frequency;
  const drawnNumber = frequency.numbers.find((drawn) => drawn.number === number);
  const count = `ออก ${countText(drawnNumber?.count ?? 0)} ครั้ง (คาด ${roughText(expectedPerNumber)})`;
  const last = drawnNumber
    ? ` ล่าสุด ${thaiShortDateLabel(drawnNumber.lastDate)} หลังจากนั้นไม่ออก ${countText(drawnNumber.drawsSince)} งวด`
    : '';
  const all = whole ? ` ทั้งหมด ${countText(whole.draws)} งวด: ${countText(whole.count)} ครั้ง` : '';
  return unbroken(`${kind.nameTh} ${among}: ${number} ${count}${last}${all}`);
}

/** Beside "not drawn for n draws": how many days no count has; empty where there is none. */
export function absentWords({ missing, unknownDays }: AbsentDays): string {
  const days = unknownDays.reduce((sum, range) => sum + range.days, missing.length);
  const ends = [...missing, ...unknownDays.flatMap(({ from, to }) => [from, to])].sort();
  const [first, last] = [ends[0], ends.at(-1)];
  if (first === undefined || last === undefined) return '';
  const [from, to] = [first, last].map(thaiShortDateLabel);
  const span = first === last ? from : `ระหว่าง ${from}–${to}`;
  return `“ไม่ออกมา” นับเฉพาะงวดที่มีผล แต่มี ${countText(days)} วันตามกำหนดที่ไม่มีผลในระบบ (${span}) เลขที่ห่างหายข้ามวันเหล่านั้นอาจออกไปแล้ว`;
}
