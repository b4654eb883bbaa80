// Finds the day of a text, or of each block of it.
import { bangkokDay } from '../../../domain/clock.ts';
import type { DrawDate } from '../../../domain/draw-date.ts';
import { fullDay } from './day-and-time.ts';
import {
  type Clues,
  contradictDay,
  contradictRow,
  contradictSpan,
  contradictWeekDay,
  type Dated,
  findWrongDay,
  type Mention,
  refuse,
} from './day-faults.ts';
import type { ReadLine } from './lines.ts';
import { linesByDay } from './lines-by-day.ts';
import { REFUSALS } from './reasons.ts';

/**
 * How many days before the paste a day may lie that lacks its year, or is only called yesterday.
 */
const DAYS_BEFORE = 7;

/** The lines of each day of the text; `chosen` and `now` as for `readPastedDay`. */
export function daysOfLines(lines: readonly ReadLine[], chosen?: DrawDate, now?: number): Dated {
  const mentions = lines.flatMap(({ days, ...line }) => days.map((day) => ({ ...line, day })));
  const clues = collectClues(mentions, lines);
  const { full, endings, relative } = clues;
  const drawDate = chosen ?? full[0] ?? guessDay(clues, now);
  const fault =
    findWrongDay(mentions) ??
    contradictWeekDay(lines, drawDate) ??
    contradictRow(lines, now) ??
    contradictSpan(lines, full);
  if (fault !== undefined) return fault;
  if (relative.length > 1) return refuse(REFUSALS.twoDays('เมื่อวาน, วันนี้'));
  if (full.length > 1) {
    const days = chosen === undefined ? linesByDay(lines) : undefined;
    return days ? { kind: 'days', days } : refuse(REFUSALS.twoDays(full.join(', ')));
  }
  if (drawDate === undefined) {
    return { kind: 'undated', ...(endings[0] !== undefined && { ending: endings[0].ending }) };
  }
  const contradiction = contradictDay(drawDate, lines, clues, now);
  return contradiction ?? { kind: 'days', days: new Map([[drawDate, lines]]) };
}

function collectClues(mentions: readonly Mention[], lines: readonly ReadLine[]): Clues {
  const understood = lines.filter(({ unknown }) => unknown === undefined);
  return {
    full: [...new Set(mentions.flatMap(({ day }) => fullDay(day) ?? []))],
    endings: mentions.flatMap(({ line, day }) =>
      day.kind === 'part' ? [{ line, ending: day.ending }] : [],
    ),
    relative: [...new Set(understood.flatMap(({ daysAgo }) => daysAgo))],
  };
}

/** The day that a text without a full one means, pasted now; `undefined` where nothing says it. */
function guessDay(
  { full, endings: [first], relative: [daysAgo] }: Clues,
  now: number | undefined,
): DrawDate | undefined {
  if (now === undefined) return undefined;
  if (first === undefined && full.length === 0 && daysAgo !== undefined) {
    return bangkokDay(now, daysAgo);
  }
  if (first === undefined) return undefined;
  const recent = Array.from({ length: DAYS_BEFORE }, (_, days) => bangkokDay(now, days));
  return recent.find((day) => day.endsWith(first.ending));
}
