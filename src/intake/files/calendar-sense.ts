// Whether the calendar speaks of days that exist. The move of a day that does not exist moves
// nothing, and the next draw would be announced for a wrong day.

import {
  announcementDays,
  type Calendar,
  type CalendarEntry,
  findMove,
  isScheduledOn,
  LONGEST_MOVE_DAYS,
  type Move,
  moveTarget,
  type Scheduled,
} from '../../domain/calendar.ts';
import { addDays, eachDay } from '../../domain/clock.ts';
import { type DrawDate, isDrawDate } from '../../domain/draw-date.ts';
import { checkLottery } from '../text/known-names.ts';
import type { Check, Finding } from '../problem.ts';

export function checkCalendar(calendar: Calendar, lotteries: readonly Scheduled[]): Check[] {
  return Object.entries(calendar).flatMap(([slug, entry]): Check[] => {
    const lottery = lotteries.find((candidate) => candidate.slug === slug);
    if (lottery === undefined) return [checkLottery(slug, slug, { lotteries })];
    const checks = [...checkObserved(entry), ...checkMoves(lottery, entry)];
    return checks.map(([holds, path, ...rest]) => [holds, `${slug}.${path}`, ...rest]);
  });
}

/** Moves of days whose draw is stored: it would be no draw of its day. */
export function findCancelled(days: readonly DrawDate[], lottery: Scheduled, calendar: Calendar) {
  const { slug } = lottery;
  const entry = calendar[slug] ?? {};
  return days.flatMap((day): Finding[] => {
    const move = findMove(entry, day);
    if (move === undefined || announcementDays(lottery, calendar, day, day).length > 0) return [];
    const path = `${slug}.moves[${entry.moves?.indexOf(move)}].day`;
    const expectation = `moves a day whose draw is stored, ${day} of ${slug}; mend it, or withdraw the draw`;
    return [{ path, value: move.day, expectation }];
  });
}

function checkObserved({ observed = [] }: CalendarEntry): Check[] {
  return observed.map(({ from }, index) => [
    index === 0 || from > (observed[index - 1]?.from ?? ''),
    `observed[${index}].from`,
    from,
    'expected schedules oldest first, each from a later day',
  ]);
}

function checkMoves(lottery: Scheduled, entry: CalendarEntry): Check[] {
  const { moves = [] } = entry;
  return moves.flatMap((move, index): Check[] => {
    const { day, to, from = FIRST_YEAR, until = LAST_YEAR } = move;
    const path = `moves[${index}]`;
    const isYearly = day.length === 5;
    const span = 'expected from and until beside MM-DD alone, the earlier year first';
    const isSpan = isYearly ? from <= until : (move.from ?? move.until) === undefined;
    const first = moves.findIndex((earlier) => earlier === move || overlaps(earlier, move));
    const days = yearsOf(move).flatMap((year) => {
      const on = isYearly ? `${year}-${day}` : day;
      return isDrawDate(on) && isScheduledOn(lottery, { [lottery.slug]: entry }, on) ? [on] : [];
    });
    const [stray] = days.flatMap((on) => strayTarget(lottery, entry, move, on) ?? []);
    return [
      [isSpan, `${path}.from`, move.from, span],
      [first === index, `${path}.day`, day, `is moved twice, first by moves[${first}]`],
      [days.length > 0 || !isSpan, `${path}.day`, day, `expected a draw day of ${lottery.slug}`],
      [stray === undefined, `${path}.to`, to, stray ?? ''],
    ];
  });
}

/** No draw is older, and nobody plans a yearly move for longer. */
const [FIRST_YEAR, LAST_YEAR] = [1990, 2060];

function yearsOf({ day, from = FIRST_YEAR, until = LAST_YEAR }: Move): number[] {
  if (day.length > 5) return [Number(day.slice(0, 4))];
  const [first, last] = [Math.max(from, FIRST_YEAR), Math.min(until, LAST_YEAR)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** Whether both move the same day in the same year. */
function overlaps(left: Move, right: Move): boolean {
  if (left.day !== right.day) return false;
  const { from = FIRST_YEAR, until = LAST_YEAR } = left;
  return from <= (right.until ?? LAST_YEAR) && (right.from ?? FIRST_YEAR) <= until;
}

/** What is wrong with the day that a draw is moved to; `undefined` where nothing is. */
function strayTarget(lottery: Scheduled, entry: CalendarEntry, move: Move, day: DrawDate) {
  const { slug } = lottery;
  if (move.to === null) return undefined;
  const target = moveTarget(move.to, day);
  const [earlier = day, later = day] = [day, target].sort();
  if (later > addDays(earlier, LONGEST_MOVE_DAYS))
    return `expected a day within ${LONGEST_MOVE_DAYS} days of ${day}`;
  // Of two draws moved to one day, the second is at fault.
  const { moves = [] } = entry;
  const otherMoves = moves.filter(
    (beside, index) => beside !== move && (beside.to !== move.to || index < moves.indexOf(move)),
  );
  const isRegular = isScheduledOn(lottery, { [slug]: entry }, target);
  // Nearly every target day is free, so the days around it are looked at only if it is not.
  if (!isRegular && !otherMoves.some(({ to }) => to?.slice(-5) === target.slice(-5)))
    return undefined;
  const drawn = announcementDays(
    lottery,
    { [slug]: { ...entry, moves: otherMoves } },
    earlier,
    later,
  );
  if (!drawn.includes(target)) return undefined;
  // A stretch without draws, such as that of 2020, may end on the day of the next regular draw.
  const cancelled = eachDay(addDays(earlier, 1), addDays(later, -1)).filter((on) =>
    isScheduledOn(lottery, { [slug]: entry }, on),
  );
  if (isRegular && cancelled.length > 0 && drawn.length === 2) return undefined;
  return `expected a day without a draw; ${slug} is drawn on ${target} already`;
}
