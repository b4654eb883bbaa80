// Addresses have Gregorian years; Thai readers type the year that they write. Runs in the browser.
import { BUDDHIST_YEARS } from '../../domain/draw-date.ts';

/**
 * A path or a day with its Buddhist year made Gregorian: `'2569-08-16'` is `'2026-08-16'`.
 * `undefined` without a Buddhist year.
 */
export function inGregorianEra(text: string): string | undefined {
  const changed = text.replace(/(?<=^|\/)2[4-7]\d{2}(?=[-/]|$)/, (year) =>
    String(Number(year) - BUDDHIST_YEARS),
  );
  return changed === text ? undefined : changed;
}
