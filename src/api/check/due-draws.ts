// A number is checked against the newest stored draw, but its ticket may be of one announced since.
// The answer says so, because "not a winner" would mislead.
import {
  type DrawDate,
  parseDrawDate,
  thaiDayLabel,
  thaiShortDateLabel,
} from '../../domain/draw-date.ts';
import {
  type Announced,
  type Announcement,
  findAwaited,
  latenessAt,
  MOST_DUE,
} from '../../domain/lateness.ts';
import { inOrder, type State, standingAfter, standingOf } from '../contract/standing.ts';
import type { CheckBody } from './check.schema.ts';
import type { LatestBody, ResultsBody } from '../answers/results.schema.ts';

/** What an answer says of the draws announced after the newest stored one, and not stored. */
type DueDraws = NonNullable<CheckBody['data']['dueDraws']>;

/** The same with both halves of its note: not every answer has compared a number. */
export type Due = Omit<DueDraws, 'note'> & {
  /** `เทียบกับงวด 16 ส.ค. เท่านั้น` */
  readonly comparison: string;
  /** That they are not stored, as the table of states says it. */
  readonly missing: string;
};

/** As a check says it. */
export function dueOfCheck({ comparison, missing, ...fields }: Due): DueDraws {
  return { ...fields, note: `${comparison} ${missing}` };
}

/** As results say it: nothing was compared with their draw. */
export function dueOfResults({ comparison: _, missing, ...fields }: Due): DueDraws {
  return { ...fields, note: missing };
}

/** The draws due after the newest stored one of a lottery; `undefined` where none was. */
export function dueDraws(announced: Announced, now: number): Due | undefined {
  const { due } = findAwaited(announced, now);
  return describeDue(announced.drawDate, due, now, due.length);
}

/** The draw after the newest one, as results tell it. */
export type NextDraw = NonNullable<ResultsBody['nextDraw']>;

/** The same from results, which name only the first of those draws. */
export function dueNext(newestStored: string, next: NextDraw | undefined, now: number) {
  if (next === undefined) return undefined;
  const first = { drawDate: parseDrawDate(next.drawDate), at: Date.parse(next.announcedAt) };
  if (latenessAt(first.at, now) === 'current') return undefined;
  return describeDue(parseDrawDate(newestStored), [first], now);
}

/** A newest draw of a lottery, and what was due after it. */
export type NewestDraw = LatestBody['data'][number] & {
  readonly dueDraws?: ResultsBody['dueDraws'];
};

/** Says what was due after a newest draw by now: files know no clock. */
export function withDueDraws(draw: LatestBody['data'][number], now: number): NewestDraw {
  const due = dueNext(draw.drawDate, draw.nextDraw, now);
  const states = standingNow(draw, draw.nextDraw, now);
  return { ...draw, ...(due && { dueDraws: dueOfResults(due) }), standing: states };
}

/** How a newest draw stands by now. */
export function standingNow(
  draw: Parameters<typeof standingOf>[0],
  next: NextDraw | undefined,
  now: number,
): State[] {
  return inOrder([...standingOf(draw), ...standingAfter(next, now)]);
}

/** @param count how many are due; without it only the first is known */
function describeDue(
  stored: DrawDate,
  due: readonly Announcement[],
  now: number,
  count?: number,
): Due | undefined {
  const [oldest, newest] = [due[0], due.at(-1)];
  if (oldest === undefined) return undefined;
  const since = new Date(oldest.at).toISOString();
  const isOneYear = stored.slice(0, 4) === newest?.drawDate.slice(0, 4);
  const day = isOneYear ? thaiDayLabel(stored) : thaiShortDateLabel(stored);
  return {
    state: latenessAt(oldest.at, now) === 'late' ? 'late' : 'awaited',
    since,
    ...(count !== undefined && { count }),
    drawDates: due.map(({ drawDate }) => drawDate).slice(-MOST_DUE),
    comparison: `เทียบกับงวด ${day} เท่านั้น`,
    missing: standingAfter({ announcedAt: since }, now)
      .map(({ text }) => text)
      .join(' '),
  };
}
