// A number is checked against the newest stored draw. A ticket may be of one announced since: the
// answer says so, since "not a winner" would mislead.
import { type DrawDate, thaiDayLabel, thaiShortDateLabel } from '../domain/draw-date.ts';
import {
  type Announced,
  type Announcement,
  awaitingOf,
  type Lateness,
  latenessAt,
} from '../domain/lateness.ts';
import { firstMissingWords, missingWords } from './lateness-words.ts';

/** Draws announced after the newest stored draw, and not stored. */
export type DueDraws = {
  /** Of the oldest of them. */
  readonly state: Exclude<Lateness, 'current'>;
  /** When the oldest was announced. */
  readonly since: string;
  /** Oldest first; of very many the newest. */
  readonly drawDates: readonly string[];
  /** Thai, to be shown beside the answer. */
  readonly note: string;
};

/** A daily lottery misses a hundred draws in three months; a longer list helps nobody. */
const MOST_LISTED = 100;

/** The draws due after the newest stored one of a lottery; `undefined` where none was. */
export function dueDraws(announced: Announced, now: number): DueDraws | undefined {
  const { due } = awaitingOf(announced, now);
  const days = due.map(({ drawDate }) => drawDate);
  const label = labelFor(announced.drawDate, days.at(-1));
  return described(due, now, noteOf(announced.drawDate, missingWords(days, label), label));
}

/** The draw after the newest one, as results tell it. */
export type NextDraw = { readonly drawDate: string; readonly announcedAt: string };

/** The same from results, which name only the first of those draws. */
export function dueNext(
  newestHeld: string,
  next: NextDraw | undefined,
  now: number,
): DueDraws | undefined {
  if (next === undefined) return undefined;
  const drawDate = next.drawDate as DrawDate;
  const announcement = { drawDate, at: Date.parse(next.announcedAt) };
  if (latenessAt(announcement.at, now) === 'current') return undefined;
  const label = labelFor(newestHeld as DrawDate, drawDate);
  return described(
    [announcement],
    now,
    noteOf(newestHeld as DrawDate, firstMissingWords('late', drawDate, label), label),
  );
}

function described(due: readonly Announcement[], now: number, note: string): DueDraws | undefined {
  const [oldest] = due;
  if (oldest === undefined) return undefined;
  return {
    state: latenessAt(oldest.at, now) === 'late' ? 'late' : 'awaited',
    since: new Date(oldest.at).toISOString(),
    drawDates: due.slice(-MOST_LISTED).map(({ drawDate }) => drawDate),
    note,
  };
}

function noteOf(held: DrawDate, missing: string, label: (day: DrawDate) => string): string {
  return `เทียบกับงวด ${label(held)} เท่านั้น ${missing}`;
}

/** With the year where the days are not of one. */
function labelFor(held: DrawDate, due: DrawDate | undefined) {
  return held.slice(0, 4) === due?.slice(0, 4) ? thaiDayLabel : thaiShortDateLabel;
}
