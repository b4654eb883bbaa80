// The clock in Bangkok, whatever the zone of the machine or device.
import type { DrawDate } from './draw-date.ts';

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
  return thereAt(now - daysAgo * DAY_MS).slice(0, 10) as DrawDate;
}

/** `bangkokTime(Date.parse('2026-11-15T17:00:00Z')) //=> '00:00'` */
export function bangkokTime(now: number): string {
  return thereAt(now).slice(11, 16);
}

function thereAt(now: number): string {
  return new Date(now + AHEAD_MS).toISOString();
}
