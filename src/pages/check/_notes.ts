// What a visitor has to know of the draw that was checked, before the answers.
import type { Draw } from '../../domain/draw.ts';
import { type Standing, standingOf } from '../_announcement/standing.ts';
import { offlineWords } from './_held.ts';
import type { LoadedYear } from './_load-year.ts';

export type Checked = LoadedYear & {
  readonly draw: Draw;
  /** Whether the file is of the newest year there is. */
  readonly isNewestYear: boolean;
};

/** Lines of Thai text; none where the draw is the one a visitor expects and nothing can be newer. */
export function notesOf({ file, offline, draw, isNewestYear }: Checked, now: number): string[] {
  const [newest] = file.draws;
  if (!isNewestYear || newest === undefined) return [];
  if (offline) return [offlineWords({ file, offline })];
  // An old draw was chosen on purpose; only who asks for the newest has to hear that it is not.
  if (draw.drawDate !== newest.drawDate) return [];
  const { lottery, entry } = file;
  const { state } = standingOf({ ...lottery, entry, drawDate: newest.drawDate }, now);
  return [...STATE_NOTES[state]];
}

const STATE_NOTES: Readonly<Record<Standing['state'], readonly string[]>> = {
  current: [],
  awaited: ['ถึงเวลาออกงวดใหม่แล้ว กำลังรอผล กรุณาเทียบวันที่กับสลากของคุณ'],
  late: ['งวดใหม่ควรออกแล้ว เรายังไม่ได้รับผล กรุณาเทียบวันที่กับสลากของคุณ'],
};
