// What is said of draws that were due and have not been received, wherever it is said: pages, answers of
// the API, the embedded element. It counts by the schedule and claims only that we hold no result.
import { type DrawDate, thaiDayLabel } from '../domain/draw-date.ts';
import type { Lateness } from '../domain/lateness.ts';
import { grouped } from '../domain/spaced.ts';

type Label = (drawDate: DrawDate) => string;

/**
 * The draws without a result: one by its day, several by their number, the first and the last.
 *
 * @param days ascending, at least one
 * @param label writes a day; with the year, where a reader could take it for another year
 * @example missingWords(['2026-09-01', '2026-09-16', '2026-10-01']) //=> 'ยังไม่มีผล 3 งวด (1 ก.ย.–1 ต.ค.)'
 */
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

/**
 * The same where only the first of the draws is known, and how many follow it is not.
 *
 * @returns nothing where the draw is not due yet
 */
export function firstMissingWords(state: Lateness, drawDate: DrawDate, label?: Label): string {
  if (state === 'current') return '';
  if (state === 'awaited') return awaitedWords(drawDate, label);
  return `${missingWords([drawDate], label)} เป็นต้นไป`;
}
