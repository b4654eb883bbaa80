// Why the day of a text cannot be told: it names none, or two of its lines contradict each other.
import { bangkokDay, getWeekDay } from '../../../domain/clock.ts';
import type { DrawDate } from '../../../domain/draw-date.ts';
import { WEEK_DAYS_TH } from '../../../domain/lottery.ts';
import { fullDay, type LineDay } from './day-and-time.ts';
import { listTokens, type ReadLine } from './lines.ts';
import { REFUSALS, shortened } from './reasons.ts';
import { listNumbers } from './tokens.ts';

/** Why a text is not read at all. */
export type DayFault =
  /** No number of the text is certainly a result of its day. */
  | { readonly kind: 'refused'; readonly reason: string; readonly line?: number }
  /** The text does not say its day, or not its year; `ending` is the end of a `DrawDate`. */
  | { readonly kind: 'undated'; readonly ending?: string };

export type Dated =
  | DayFault
  | { readonly kind: 'days'; readonly days: ReadonlyMap<DrawDate, readonly ReadLine[]> };

/** A day that a line names. */
export type Mention = Omit<ReadLine, 'days'> & { readonly day: LineDay };

/** The end of a `DrawDate`, and the line that has it. */
type Ending = { readonly line: number; readonly ending: string };

/** What the text says of its day. */
export type Clues = {
  /** The days named in full, each once. */
  readonly full: readonly DrawDate[];
  readonly endings: readonly Ending[];
  /** วันนี้, เมื่อวาน: so many days before `now`, each once. */
  readonly relative: readonly number[];
};

/** Refuses a text with a line of no real day, or of several days. */
export function findWrongDay(mentions: readonly Mention[]): Dated | undefined {
  for (const { line, day, plain } of mentions) {
    if (day.kind === 'wrong') return refuse(REFUSALS.wrongDay(day.text, day.near ?? []), line);
    if (day.kind === 'several') return refuse(REFUSALS.severalDays(shortened(plain)), line);
  }
  return undefined;
}

/** Refuses a text of which a line calls its own day วันนี้ or เมื่อวาน, and it is not. */
export function contradictRow(
  lines: readonly ReadLine[],
  now: number | undefined,
): Dated | undefined {
  for (const line of lines) {
    const [day, second] = new Set(line.days.flatMap((ofLine) => fullDay(ofLine) ?? []));
    if (day === undefined || second !== undefined) continue;
    const contradiction = contradictRelative(line, day, now, true);
    if (contradiction !== undefined) return refuse(contradiction, line.line);
  }
  return undefined;
}

/** Refuses a text some line of which is of another day. */
export function contradictDay(
  drawDate: DrawDate,
  lines: readonly ReadLine[],
  { full, endings }: Clues,
  now: number | undefined,
): Dated | undefined {
  // Another day at the head may be that of the message, whose yesterday is meant.
  const yesterday = lines.find(({ daysAgo, days }) => daysAgo.includes(1) && days.length === 0);
  const isOther = full.length > 0 || now === undefined || bangkokDay(now, 1) !== drawDate;
  if (yesterday !== undefined && isOther) {
    return refuse(REFUSALS.otherDay('เมื่อวาน', drawDate), yesterday.line);
  }
  const otherDay = full.find((day) => day !== drawDate);
  if (otherDay !== undefined) return refuse(REFUSALS.otherDay(otherDay, drawDate));
  const otherEnding = endings.find(({ ending }) => !drawDate.endsWith(ending));
  if (otherEnding !== undefined) {
    const { line, ending } = otherEnding;
    return refuse(REFUSALS.otherDay(ending.replace(/^-/, ''), drawDate), line);
  }
  const [contradiction] = lines
    .filter(({ unknown }) => unknown === undefined)
    .flatMap((line) => contradictRelative(line, drawDate, now, full.includes(drawDate)) ?? []);
  return contradiction === undefined ? contradictSpan(lines, [drawDate]) : refuse(contradiction);
}

/**
 * Refuses a text with a weekday that is not that of its line's day, else of the last day above: the
 * right one beside another line does not excuse it.
 * @param drawDate the day of the lines above the first day
 */
export function contradictWeekDay(
  lines: readonly ReadLine[],
  drawDate: DrawDate | undefined,
): Dated | undefined {
  let day = drawDate;
  for (const { days, weekDays, line } of lines) {
    day = days.flatMap((ofLine) => fullDay(ofLine) ?? []).at(-1) ?? day;
    if (day === undefined) continue;
    const weekDay = getWeekDay(day);
    const wrong = weekDays.find((candidate) => candidate !== weekDay);
    if (wrong !== undefined)
      return refuse(REFUSALS.otherWeekDay(WEEK_DAYS_TH[wrong], day, WEEK_DAYS_TH[weekDay]), line);
  }
  return undefined;
}

/** Refuses a text whose heading is of another month or year: one of the two is a slip. */
export function contradictSpan(
  lines: readonly ReadLine[],
  days: readonly DrawDate[],
): Dated | undefined {
  const first = lines.findIndex((line) => listNumbers(listTokens(line)).length > 0);
  for (const { spans, line } of lines.slice(0, first + 1)) {
    const wrong = spans.find((span) => days.some((day) => !day.startsWith(span)));
    if (wrong !== undefined) return refuse(REFUSALS.otherDay(wrong, days.join(', ')), line);
  }
  return undefined;
}

/** Until the first draw of a day, people who are still awake call the day before "today". */
const FIRST_DRAW_MS = 5.75 * 3_600_000;

/**
 * A heading calls its written day วันนี้ and is pasted later; from four weeks on the month, or the
 * year, may be a slip.
 */
const TODAY_DAYS = 28;
/** Nobody calls a written day so. */
const PART_OF_TODAY = /(?:เช้า|บ่าย|เย็น|ค่ำ)นี้/;

/**
 * Why วันนี้ or เมื่อวาน of a text pasted now is not its day.
 * @param isWritten whether the text says the day in full
 */
function contradictRelative(
  { daysAgo, plain }: Pick<ReadLine, 'daysAgo' | 'plain'>,
  day: DrawDate,
  now: number | undefined,
  isWritten: boolean,
): string | undefined {
  if (now === undefined) return undefined;
  const isHeading = isWritten && !PART_OF_TODAY.test(plain);
  for (const ago of daysAgo) {
    const days = [bangkokDay(now, ago), ...(ago === 0 ? [bangkokDay(now - FIRST_DRAW_MS)] : [])];
    for (let before = 1; ago === 0 && isHeading && before < TODAY_DAYS; before += 1)
      days.push(bangkokDay(now, before));
    if (days[0] !== undefined && !days.includes(day))
      return REFUSALS.otherToday(ago === 0 ? 'วันนี้' : 'เมื่อวาน', days[0], day);
  }
  return undefined;
}

/** Refuses the whole text, by a line of it. */
export function refuse(reason: string, line?: number): Dated {
  return { kind: 'refused', reason, ...(line !== undefined && { line }) };
}
