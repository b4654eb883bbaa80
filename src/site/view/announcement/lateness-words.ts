// What a page says of the draws it waits for, at the moment it is read.
import { badgeOf, type State, standingAfter } from '../../../api/contract/standing.ts';
import { bangkokDay } from '../../../domain/clock.ts';
import { type DrawDate, thaiDayLabel, thaiShortDateLabel } from '../../../domain/draw-date.ts';
import type { Awaiting } from '../../../domain/lateness.ts';
import { grouped, unbroken } from '../../../domain/spaced.ts';

/**
 * Writes the year of a day only if one of the days is not of the year in which the page is read.
 */
export function dayLabel(days: readonly DrawDate[], now: number): (drawDate: DrawDate) => string {
  const year = bangkokDay(now).slice(0, 4);
  const isPlain = days.every((day) => day.startsWith(year));
  return isPlain ? thaiDayLabel : thaiShortDateLabel;
}

/**
 * That a lottery waits for a draw; nothing where it waits for none.
 * @param now milliseconds since 1970
 * @param look the sentence, or a badge where there is little room
 */
export function latenessWords(
  { due: [oldest] }: Awaiting,
  now: number,
  look: 'line' | 'badge' = 'line',
): string {
  if (oldest === undefined) return '';
  const states = standingAfter({ announcedAt: new Date(oldest.at).toISOString() }, now);
  const say = (state: State) => (look === 'badge' ? badgeOf(state).th : unbroken(state.text));
  return states.map(say).join(' ');
}

/** One sentence for a page on which most lotteries are late; nothing where most are not. */
export function manyLateWords(awaitings: readonly Awaiting[], now: number): string {
  const late = awaitings.filter(({ state }) => state === 'late');
  const [first] = late.flatMap(({ due }) => due[0]?.drawDate ?? []).sort();
  if (first === undefined || late.length < 2 || late.length * 2 <= awaitings.length) return '';
  const since = `ตั้งแต่ ${dayLabel([first], now)(first)}`;
  return unbroken(`ขาดผล ${late.length} จาก ${awaitings.length} ประเภท ${since}`);
}

/** The state of one lottery on its card: `ขาด 5 งวด`. */
export function stateWords({ state, due }: Awaiting): string {
  // The newest draw may be partial, so nothing here is called complete.
  if (state === 'current') return 'ไม่ขาดงวด';
  return unbroken(state === 'awaited' ? 'กำลังรอ' : `ขาด ${grouped(due.length)} งวด`);
}

/** Why draws are late, where the operator has not said it: one line on a phone. */
export const LATE_WORDS = 'ไม่มีผลใหม่จากแหล่งข้อมูล';

/**
 * Said in place of lateness if the clock is before the newest draw: then nobody can know what is
 * late.
 */
export const CLOCK_WORDS = 'นาฬิกาของเครื่องนี้ช้ากว่างวดล่าสุด กรุณาตั้งวันที่ให้ถูกต้อง';
