// The day in Bangkok, whatever the zone of the device. Runs in the browser: pages are built without a clock.
import type { DrawDate } from '../../domain/draw-date.ts';
import { ageWords, drawAge } from '../announcement/age.ts';

/** Thailand, Laos and Vietnam are seven hours ahead of UTC, and none has daylight saving time. */
const AHEAD_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;

/**
 * The day in Bangkok, or one so many days before.
 *
 * @param now milliseconds since 1970
 * @example bangkokDay(Date.parse('2026-11-15T17:00:00Z')) //=> '2026-11-16'
 */
export function bangkokDay(now: number, daysAgo = 0): DrawDate {
  const there = new Date(now + AHEAD_MS - daysAgo * DAY_MS);
  return there.toISOString().slice(0, 10) as DrawDate;
}

/**
 * The word for a day that is near; else `undefined`.
 *
 * @param now milliseconds since 1970
 */
export function nearDayWord(day: string, now: number): string | undefined {
  const age = drawAge(day, now);
  if (age === 0 || age === 1) return ageWords(day, now);
  return age === -1 ? 'พรุ่งนี้' : undefined;
}
