// Says how old the newest draw on show is, and whether a newer one was due: a reader of another
// site must not take a superseded draw for the newest.
import type { NextDraw } from '../contract/due-draws.ts';
import { LATENESS_WORDS } from '../contract/wording.ts';
import { latenessAt } from '../domain/lateness.ts';

const DAY_MS = 86_400_000;

/**
 * What to say of the age of the newest draw; nothing on its own day.
 *
 * @param drawDate `YYYY-MM-DD` in Thailand
 * @param nextDraw what results say of the draw after it
 * @param now milliseconds since 1970
 * @example ageLine('2026-08-16', undefined, Date.parse('2026-08-20T12:00:00+07:00')) //=> 'ข้อมูลถึงงวดนี้ ผ่านมา 4 วัน'
 */
export function ageLine(drawDate: string, nextDraw: NextDraw | undefined, now: number): string {
  const days = Math.floor((now - Date.parse(`${drawDate}T00:00:00+07:00`)) / DAY_MS);
  // Also false for NaN: a date we cannot read.
  if (!(days > 0)) return '';
  const state = nextDraw ? latenessAt(Date.parse(nextDraw.announcedAt), now) : 'current';
  return `ข้อมูลถึงงวดนี้ ผ่านมา ${days} วัน ${LATENESS_WORDS[state]}`.trimEnd();
}
