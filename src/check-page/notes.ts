// The notes about the draw, above the answers.
import { UNCONFIRMED_WORDS } from '../contract/wording.ts';
import { awaitingOf } from '../domain/lateness.ts';
import { latenessWords } from '../view/announcement/lateness-words.ts';
import { offlineWords } from './held.ts';
import type { LoadedYear } from './load-year.ts';
import type { YearDraw } from './year-file.ts';

export type Checked = LoadedYear & {
  readonly draw: YearDraw;
  /** Whether the file is of the newest year there is. */
  readonly isNewestYear: boolean;
};

/** Lines of Thai text; none where the draw is the one a visitor expects and nothing can be newer. */
export function notesOf(checked: Checked, now: number): string[] {
  const unconfirmed = checked.draw.unconfirmed ? [`เลขงวดนี้${UNCONFIRMED_WORDS}`] : [];
  return [...freshnessNotes(checked, now), ...unconfirmed];
}

function freshnessNotes({ file, offline, draw, isNewestYear }: Checked, now: number): string[] {
  const [newest] = file.draws;
  if (!isNewestYear || newest === undefined) return [];
  if (offline) return [offlineWords({ file, offline })];
  // Only a visitor who asked for the newest draw needs to hear that a newer one is due.
  if (draw.drawDate !== newest.drawDate) return [];
  const { lottery, entry } = file;
  const words = latenessWords(
    awaitingOf({ ...lottery, entry, drawDate: newest.drawDate }, now),
    now,
  );
  return words === '' ? [] : [`${words} กรุณาเทียบวันที่กับสลากของคุณ`];
}
