// How old a draw is on the day it is read. Pages are built once, so this runs in the browser.
import { grouped, unbroken } from '../../../domain/spaced.ts';
import { DAY_MS } from '../../../domain/clock.ts';

/** In days of UTC+7: 0 on the day of the draw, negative before it. @param now ms since 1970 */
export function drawAge(drawDate: string, now: number): number {
  return Math.floor((now - Date.parse(`${drawDate}T00:00:00+07:00`)) / DAY_MS);
}

/**
 * As `4 วันก่อน`; empty without a day, and for a day to come, since a visitor's clock may be wrong.
 */
export function ageWords(drawDate: string, now: number): string {
  const days = drawAge(drawDate, now);
  // Also false for NaN.
  if (!(days >= 0)) return '';
  if (days === 0) return 'วันนี้';
  return days === 1 ? 'เมื่อวาน' : unbroken(`${grouped(days)} วันก่อน`);
}

/** The word for a day that is near, tomorrow included; else `undefined`. */
export function nearDayWord(day: string, now: number): string | undefined {
  const age = drawAge(day, now);
  if (age === 0 || age === 1) return ageWords(day, now);
  return age === -1 ? 'พรุ่งนี้' : undefined;
}
