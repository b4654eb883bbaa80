// The word for a day that is near. Runs in the browser: pages are built without a clock.
import { ageWords, drawAge } from '../announcement/age.ts';

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
