// Hears what comes together on any way in: the rows of a file, the answers of a look, the lines of
// a text. All of it is compared before anything is added, so that order decides nothing.
import { byNewestFirst, type Draw } from '../../domain/draw.ts';
import type { DrawDate } from '../../domain/draw-date.ts';
import { doubtClock } from './doubt-clock.ts';
import { isError } from '../problem.ts';
import { judgeNeighbours } from '../rules/all.ts';
import type { DayLine } from './day-line.ts';
import type { FoldedDay } from './fold-day.ts';
import { foldLine } from './fold-line.ts';
import { type DayContext, type HeardDay, hearDay, type Incoming, toItem } from './hear-day.ts';
import { isLeftOut, type JudgeContext, judgeReadings } from './judges.ts';
import { type Outcome, refuse } from './outcome.ts';

export type Outcomes = ReadonlyMap<Incoming, Outcome>;

type Heard = { readonly days: readonly DayLine[]; readonly outcomes: Outcomes };

/**
 * The days with what is news of a batch, and what became of each reading.
 * @param days newest first
 * @param belief ids of sources, best first: whom a draw is credited to where several agree
 */
export function hearReadings(
  days: readonly DayLine[],
  batch: readonly Incoming[],
  context: JudgeContext,
  belief: readonly string[] = context.sources.map(({ id }) => id),
): Heard {
  const folded = days.map((line) => foldLine(line, context));
  const stored = folded.flatMap(({ draw }) => draw ?? []);
  const clock = doubtClock(stored, context);
  if (clock.some(isError))
    return { days, outcomes: new Map(batch.map((incoming) => [incoming, refuse(clock)])) };
  const lines = new Map(days.map((line) => [line.drawDate, line]));
  const ordered = batch.toSorted(byBelief(belief));
  const refused = new Map<Incoming, Outcome>();
  for (;;) {
    const rest = ordered.filter((incoming) => !refused.has(incoming));
    const heard = hearTogether(rest, folded, lines, { ...context, draws: stored });
    const refusals = heard.flatMap((day) => [...day.refused]);
    if (refusals.length === 0) return conclude(days, heard, stored, refused, context);
    // What is refused is treated as if it had not come: it makes nothing else doubtful.
    for (const [incoming, outcome] of refusals) refused.set(incoming, outcome);
  }
}

/** Each day of a batch, with what it has heard. */
function hearTogether(
  batch: readonly Incoming[],
  folded: readonly FoldedDay[],
  lines: ReadonlyMap<DrawDate, DayLine>,
  context: DayContext,
): HeardDay[] {
  const lineOf = (drawDate: DrawDate): DayLine => lines.get(drawDate) ?? { drawDate };
  // What a person enters is heard.
  const heard = batch.filter(
    ({ draw, entry }) =>
      entry.reason !== undefined || !isLeftOut(draw.source, lineOf(draw.drawDate)),
  );
  const judged = heard.map(({ draw, entry }) => ({ draw, ...entry }));
  const judge = judgeReadings(folded, judged, context);
  return [...Map.groupBy(batch, ({ draw }) => draw.drawDate)].map(([drawDate, ofDay]) => {
    const line = lineOf(drawDate);
    const before = foldLine(line, context);
    const items = ofDay.map((incoming) => {
      const { draw, entry } = incoming;
      const doubts = judge({ draw, doubts: entry.doubts }, before.draw, entry.reason !== undefined);
      return toItem(incoming, doubts);
    });
    return hearDay(line, items, context);
  });
}

/** The days with those that have changed, and every outcome with what its neighbours say of it. */
function conclude(
  days: readonly DayLine[],
  heard: readonly HeardDay[],
  stored: readonly Draw[],
  refused: Outcomes,
  context: JudgeContext,
): Heard {
  const outcomes = new Map([...refused, ...heard.flatMap((day) => [...day.outcomes])]);
  const now = heard.filter(({ before, line }) => line !== before).map(({ line }) => line);
  if (now.length === 0) return { days, outcomes };
  const changed = new Set(now.map(({ drawDate }) => drawDate));
  const after = [...days.filter(({ drawDate }) => !changed.has(drawDate)), ...now];
  after.sort(byNewestFirst);
  const draws = after.flatMap((line) => foldLine(line, context).draw ?? []);
  for (const [incoming, outcome] of outcomes) {
    const { drawDate } = incoming.draw;
    if (!changed.has(drawDate)) continue;
    const near = judgeNeighbours(draws, stored, drawDate, changed);
    outcomes.set(incoming, { ...outcome, warnings: [...outcome.warnings, ...near] });
  }
  return { days: after, outcomes };
}

/** If several sources agree, the most believed comes first; the rest only keeps the order fixed. */
function byBelief(belief: readonly string[]) {
  const rank = ({ draw: { source } }: Incoming) =>
    belief.includes(source) ? belief.indexOf(source) : belief.length;
  return (ours: Incoming, theirs: Incoming) => {
    const ranks = rank(ours) - rank(theirs);
    if (ranks !== 0) return ranks;
    return JSON.stringify(ours) < JSON.stringify(theirs) ? -1 : 1;
  };
}
