// Says how old the newest draw on show is, and whether a newer one was due: a reader of another
// site must not take a superseded draw for the newest.
import type { NextDraw } from '../contract/due-draws.ts';
import { firstMissingWords } from '../contract/lateness-words.ts';
import type { DrawDate } from '../domain/draw-date.ts';
import { latenessAt } from '../domain/lateness.ts';
import { unbroken } from '../domain/spaced.ts';
import { ageWords, drawAge } from '../view/announcement/age.ts';
import { dayLabel } from '../view/announcement/lateness-words.ts';

/**
 * What to say of the age of the newest draw; nothing on its own day.
 *
 * @param drawDate `YYYY-MM-DD` in Thailand
 * @param nextDraw what results say of the draw after it
 * @param now milliseconds since 1970
 * @example ageLine('2026-08-16', undefined, Date.parse('2026-08-20T12:00:00+07:00')) //=> 'ข้อมูลถึงงวดนี้ (4 วันก่อน)'
 */
export function ageLine(drawDate: string, nextDraw: NextDraw | undefined, now: number): string {
  // Also false for NaN: a date we cannot read.
  if (!(drawAge(drawDate, now) > 0)) return '';
  const age = `ข้อมูลถึงงวดนี้ (${ageWords(drawDate, now)})`;
  if (nextDraw === undefined) return age;
  const next = nextDraw.drawDate as DrawDate;
  const state = latenessAt(Date.parse(nextDraw.announcedAt), now);
  return unbroken(`${age} ${firstMissingWords(state, next, dayLabel([next], now))}`.trimEnd());
}
