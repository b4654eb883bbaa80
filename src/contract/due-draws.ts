// A number is checked against the newest stored draw. A ticket may be of one announced since: the
// answer says so, since "not a winner" would mislead.
import { type DrawDate, thaiDateLabel, thaiDayLabel } from '../domain/draw-date.ts';
import {
  type Announced,
  type Announcement,
  awaitingOf,
  type Lateness,
  latenessAt,
} from '../domain/lateness.ts';

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
  const newest = due.at(-1);
  if (newest === undefined) return undefined;
  const others = due.length > 1 ? ` และอีก ${due.length - 1} งวดก่อนหน้า` : '';
  return described(due, now, `${comparedWith(announced.drawDate, newest.drawDate)}${others}`);
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
  return described(
    [announcement],
    now,
    `${comparedWith(newestHeld as DrawDate, drawDate)} เป็นต้นไป`,
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

function comparedWith(held: DrawDate, due: DrawDate): string {
  const label = held.slice(0, 4) === due.slice(0, 4) ? thaiDayLabel : thaiDateLabel;
  return `เทียบกับงวด ${label(held)} เท่านั้น ยังไม่มีผลงวด ${label(due)}`;
}
