// The moments at which something was said or decided of the days of a lottery, and what was known
// before each.
import type { Instant } from '../../domain/clock.ts';
import type { Draw } from '../../domain/draw.ts';
import { announcementAt } from '../../domain/lateness.ts';
import type { Lottery } from '../../domain/lottery.ts';
import {
  type DayLine,
  type FoldContext,
  listStatements,
  type Said,
  type Statement,
} from './day-line.ts';
import { plainDraw } from './fold-line.ts';

/** The newest day of the collections that the folder began with. */
export const COLLECTED = '2026-10-06';

/** What happened to a line: a statement, or a decision. */
export type Event = {
  /** That of the line. */
  readonly place: number;
  readonly said?: Said;
  readonly draw?: Draw;
  /** It only repeats the first statement: where that is published, it is beyond doubt. */
  readonly isRepeat?: boolean;
};

/** All that happened, by moment; `''` is the beginning. */
export function listEvents(
  days: readonly DayLine[],
  context: FoldContext,
): (readonly [Instant, readonly Event[]])[] {
  const moments = new Map<Instant, Event[]>();
  const note = (at: Instant, event: Event) => {
    const events = moments.get(at);
    if (events) events.push(event);
    else moments.set(at, [event]);
  };
  days.forEach((line, place) => {
    const { drawDate, withdrawals } = line;
    const statements = listStatements(line);
    const isPlain = line.also !== undefined && plainDraw(line, context) !== undefined;
    statements.forEach((said, index) => {
      const { source, prizes } = said;
      const draw: Draw = { drawDate, source, withdrawals, prizes };
      const isRepeat = isPlain && index > 0;
      note(momentOf(said, line, context.lottery), { place, said, draw, isRepeat });
    });
    const acts = (withdrawals ?? []).flatMap((act) => [
      act,
      ...(act.restored ? [act.restored] : []),
    ]);
    for (const { at = '' } of [...(line.decided ?? []), ...acts]) note(at, { place });
  });
  return [...moments].sort(([one], [later]) => (one < later ? -1 : 1));
}

/** When a statement was heard; `''` in the beginning. */
function momentOf({ at }: Pick<Statement, 'at'>, { drawDate }: DayLine, lottery: Lottery): Instant {
  if (at !== undefined || drawDate <= COLLECTED) return at ?? '';
  return new Date(announcementAt(lottery, drawDate)).toISOString();
}

/**
 * What was said and decided before a moment.
 * @param isWithUnjudged and what was said at that moment, unless it was found doubtful: what comes
 *   for two lotteries at once comes for one of them first
 */
export function knownBefore(
  line: DayLine,
  moment: Instant,
  { lottery }: FoldContext,
  isWithUnjudged = false,
): DayLine {
  const { drawDate, also, decided, withdrawals, ...first } = line;
  const isBefore = ({ at = first.recordedAt ?? '' }: { at?: Instant | undefined }) => at < moment;
  const isSaid = (said: Pick<Statement, 'at' | 'doubts'>) => {
    const at = momentOf(said, line, lottery);
    return at < moment || (isWithUnjudged && at === moment && !said.doubts);
  };
  const isKnown = first.source && isSaid({ at: first.recordedAt, doubts: first.doubts });
  const acts = withdrawals?.filter(isBefore).map(({ restored, ...act }) => {
    return restored && isBefore(restored) ? { ...act, restored } : act;
  });
  return {
    drawDate,
    ...(isKnown && first),
    ...(acts && acts.length > 0 && { withdrawals: acts }),
    also: also?.filter(isSaid),
    decided: decided?.filter(isBefore),
  };
}
