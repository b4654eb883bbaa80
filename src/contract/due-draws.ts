// A number is checked against the newest stored draw. A ticket may be of one announced since: the
// answer says so, since "not a winner" would mislead.
import {
  type DrawDate,
  parseDrawDate,
  thaiDayLabel,
  thaiShortDateLabel,
} from '../domain/draw-date.ts';
import {
  type Announced,
  type Announcement,
  findAwaited,
  type Lateness,
  latenessAt,
} from '../domain/lateness.ts';
import { grouped, unbroken } from '../domain/spaced.ts';

/** Draws announced after the newest stored draw, and not stored. */
export type DueDraws = {
  /** Of the oldest of them. */
  readonly state: Exclude<Lateness, 'current'>;
  /** When the oldest was announced. */
  readonly since: string;
  /** How many there are; absent where only the first is known. */
  readonly count?: number;
  /** Oldest first; of many the newest. */
  readonly drawDates: readonly string[];
  /** Thai, to be shown beside the answer. */
  readonly note: string;
};

/** A ticket that is checked is of the last days; `count` and `since` tell how far it goes back. */
export const MOST_DUE = 7;

/** The draws due after the newest stored one of a lottery; `undefined` where none was. */
export function dueDraws(announced: Announced, now: number): DueDraws | undefined {
  const { due } = findAwaited(announced, now);
  const days = due.map(({ drawDate }) => drawDate);
  const label = labelFor(announced.drawDate, days.at(-1));
  const note = describeGap(announced.drawDate, missingWords(days, label), label);
  return described(due, now, note, due.length);
}

/** The draw after the newest one, as results tell it. */
export type NextDraw = { readonly drawDate: string; readonly announcedAt: string };

/** The same from results, which name only the first of those draws. */
export function dueNext(
  newestStored: string,
  next: NextDraw | undefined,
  now: number,
): DueDraws | undefined {
  if (next === undefined) return undefined;
  const drawDate = parseDrawDate(next.drawDate);
  const announcement = { drawDate, at: Date.parse(next.announcedAt) };
  if (latenessAt(announcement.at, now) === 'current') return undefined;
  const newest = parseDrawDate(newestStored);
  const label = labelFor(newest, drawDate);
  return described(
    [announcement],
    now,
    describeGap(newest, firstMissingWords('late', drawDate, label), label),
  );
}

function described(
  due: readonly Announcement[],
  now: number,
  note: string,
  count?: number,
): DueDraws | undefined {
  const [oldest] = due;
  if (oldest === undefined) return undefined;
  return {
    state: latenessAt(oldest.at, now) === 'late' ? 'late' : 'awaited',
    since: new Date(oldest.at).toISOString(),
    ...(count !== undefined && { count }),
    drawDates: due.slice(-MOST_DUE).map(({ drawDate }) => drawDate),
    note,
  };
}

const ONLY = ' เท่านั้น ';

function describeGap(stored: DrawDate, missing: string, label: (day: DrawDate) => string): string {
  return `เทียบกับงวด ${label(stored)}${ONLY}${missing}`;
}

/** The draws due, if any, below a verdict that names its own draw. */
export function otherDrawsWords(due: Pick<DueDraws, 'note'> | undefined): string {
  return unbroken(`สลากงวดอื่น? ${due?.note.split(ONLY)[1] ?? ''}`);
}

/** With the year where the days are not of one. */
function labelFor(stored: DrawDate, due: DrawDate | undefined) {
  return stored.slice(0, 4) === due?.slice(0, 4) ? thaiDayLabel : thaiShortDateLabel;
}

type Label = (drawDate: DrawDate) => string;

/**
 * The draws without a result: one by its day, several by their number, the first and the last.
 * @param days ascending, at least one
 * @param label writes a day; with the year, where a reader could take it for another year
 * @example missingWords(['2026-09-01', '2026-09-16', '2026-10-01']) //=> 'ยังไม่มีผล 3 งวด (1
 * ก.ย.–1 ต.ค.)'
 */
export function missingWords(days: readonly DrawDate[], label: Label = thaiDayLabel): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (days.length === 1) return `ยังไม่มีผลงวด ${label(first)}`;
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const from = isOneMonth ? String(Number(first.slice(8))) : label(first);
  return `ยังไม่มีผล ${grouped(days.length)} งวด (${from}–${label(last)})`;
}

/** A draw that has just been due. `awaitedWords('2026-09-01') //=> 'กำลังรอผลงวด 1 ก.ย.'` */
export function awaitedWords(drawDate: DrawDate, label: Label = thaiDayLabel): string {
  return `กำลังรอผลงวด ${label(drawDate)}`;
}

/**
 * The same where only the first of the draws is known, and how many follow it is not.
 * @returns nothing where the draw is not due yet
 */
export function firstMissingWords(state: Lateness, drawDate: DrawDate, label?: Label): string {
  if (state === 'current') return '';
  if (state === 'awaited') return awaitedWords(drawDate, label);
  return `${missingWords([drawDate], label)} เป็นต้นไป`;
}
