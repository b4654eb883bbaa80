// A number is checked against the newest stored draw, but its ticket may be of one announced since.
// The answer says so, because "not a winner" would mislead.
import {
  type DrawDate,
  parseDrawDate,
  thaiDayLabel,
  thaiShortDateLabel,
} from '../domain/draw-date.ts';
import {
  type Announced,
  type Announcement,
  findAwaited,
  type Lateness,
  latenessAt,
  MOST_DUE,
} from '../domain/lateness.ts';
import { grouped } from '../domain/spaced.ts';
import type { CheckBody } from './check.schema.ts';
import type { ResultsBody } from '../answers/results.schema.ts';

/** Draws announced after the newest stored draw, and not stored. */
export type DueDraws = NonNullable<CheckBody['data']['dueDraws']>;

/** The draws due after the newest stored one of a lottery; `undefined` where none was. */
export function dueDraws(announced: Announced, now: number): DueDraws | undefined {
  const { due } = findAwaited(announced, now);
  return describeDue(announced.drawDate, due, now, due.length);
}

/** The draw after the newest one, as results tell it. */
export type NextDraw = NonNullable<ResultsBody['nextDraw']>;

/** The same from results, which name only the first of those draws. */
export function dueNext(newestStored: string, next: NextDraw | undefined, now: number) {
  if (next === undefined) return undefined;
  const first = { drawDate: parseDrawDate(next.drawDate), at: Date.parse(next.announcedAt) };
  if (latenessAt(first.at, now) === 'current') return undefined;
  return describeDue(parseDrawDate(newestStored), [first], now);
}

const ONLY = ' เท่านั้น ';

/** @param count how many are due; without it only the first is known */
function describeDue(
  stored: DrawDate,
  due: readonly Announcement[],
  now: number,
  count?: number,
): DueDraws | undefined {
  const [oldest, newest] = [due[0], due.at(-1)];
  if (oldest === undefined) return undefined;
  const isOneYear = stored.slice(0, 4) === newest?.drawDate.slice(0, 4);
  const label = isOneYear ? thaiDayLabel : thaiShortDateLabel;
  const days = due.map(({ drawDate }) => drawDate);
  const missing =
    count === undefined
      ? firstMissingWords('late', oldest.drawDate, label)
      : missingWords(days, label);
  return {
    state: latenessAt(oldest.at, now) === 'late' ? 'late' : 'awaited',
    since: new Date(oldest.at).toISOString(),
    ...(count !== undefined && { count }),
    drawDates: days.slice(-MOST_DUE),
    note: `เทียบกับงวด ${label(stored)}${ONLY}${missing}`,
  };
}

/** Which draws are due: `ยังไม่มีผลงวด 1 ก.ย.` */
export function dueWords({ note }: Pick<DueDraws, 'note'>): string {
  return note.slice(note.indexOf(ONLY) + ONLY.length);
}

/** Writes a day, with its year if a reader could take it for another year. */
type Label = (drawDate: DrawDate) => string;

/** One by its day, several as `ยังไม่มีผล 3 งวด (1 ก.ย.–1 ต.ค.)`. @param days ascending */
export function missingWords(days: readonly DrawDate[], label: Label = thaiDayLabel): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (days.length === 1) return `ยังไม่มีผลงวด ${label(first)}`;
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const from = isOneMonth ? String(Number(first.slice(8))) : label(first);
  return `ยังไม่มีผล ${grouped(days.length)} งวด (${from}–${label(last)})`;
}

/** A draw that has just been due. `awaitedWords('2026-09-01') //=> 'กำลังรอผลงวด 1 ก.ย.'` */
export function awaitedWords(drawDate: DrawDate, label: Label = thaiDayLabel): string {
  return `กำลังรอผลงวด ${label(drawDate)}`;
}

/** The same where only the first is known; nothing where it is not due yet. */
export function firstMissingWords(state: Lateness, drawDate: DrawDate, label?: Label): string {
  if (state === 'current') return '';
  if (state === 'awaited') return awaitedWords(drawDate, label);
  return `${missingWords([drawDate], label)} เป็นต้นไป`;
}
