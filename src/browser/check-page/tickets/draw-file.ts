// The year file that a draw is in, or will be.
import { utcDay } from '../../../domain/draw-date.ts';
import { yearAsked } from '../answer.ts';
import { type LoadedYear, loadYear } from '../year-file.ts';
import type { MyDraw, NoFile } from './my-draws.ts';

/** The file with the draw, or of the newest year for a draw to come. @param years newest first */
export async function loadDraw(
  { lottery, drawDate }: MyDraw,
  years: readonly string[],
  signal: AbortSignal,
): Promise<LoadedYear | NoFile> {
  const [newest] = years;
  if (newest === undefined) return 'unknown';
  const year = drawDate.slice(0, 4);
  const today = utcDay(Date.now());
  // A page that was opened last year does not list the files of this year.
  const begun = year > newest && drawDate <= today ? [year] : [];
  for (const wanted of [...begun, yearAsked({ years, date: drawDate }) ?? newest]) {
    const loaded = await loadYear(lottery, wanted, signal, 'no-cache');
    if (loaded !== undefined) return loaded;
  }
  return 'unreachable';
}
