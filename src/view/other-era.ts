// Addresses have Gregorian years, and Thai readers type the year that they write. Runs in the
// browser.
import { BUDDHIST_YEARS } from '../domain/draw-date.ts';

/**
 * A path, or a day alone, with the year that ours have; `undefined` where it names no Buddhist one.
 * @example inGregorianEra('/day/2569-08/') //=> '/day/2026-08/'
 */
export function inGregorianEra(text: string): string | undefined {
  const changed = text.replace(/(?<=^|\/)2[4-7]\d{2}(?=[-/]|$)/, (year) =>
    String(Number(year) - BUDDHIST_YEARS),
  );
  return changed === text ? undefined : changed;
}
