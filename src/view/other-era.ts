// Addresses have Gregorian years, and Thai readers type the year that they write. Runs in the
// browser.
import { BUDDHIST_YEARS } from '../domain/draw-date.ts';

/** The same address with the year that ours have; `undefined` where it names no Buddhist year. */
export function inGregorianEra(path: string): string | undefined {
  const changed = path.replace(/(?<=\/)2[456]\d{2}(?=[-/]|$)/, (year) =>
    String(Number(year) - BUDDHIST_YEARS),
  );
  return changed === path ? undefined : changed;
}
