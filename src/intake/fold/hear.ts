// Hears what comes together on any way in: the rows of a file, the answers of a look, the lines of
// a text. All of it is compared before anything is added, so that order decides nothing.
import type { DrawDate } from '../../domain/draw-date.ts';
import { doubtClock } from './doubt-clock.ts';
import { isError } from '../problem.ts';
import { judgeNeighbours } from '../rules/all.ts';
import type { DayLine } from './day-line.ts';
import { foldLine } from './fold-line.ts';
import { hearDay, type Incoming, toItem } from './hear-day.ts';
import { type JudgeContext, judgeReadings } from './judges.ts';
import { type Outcome, refuse } from './outcome.ts';

export type Outcomes = ReadonlyMap<Incoming, Outcome>;

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
): { readonly days: readonly DayLine[]; readonly outcomes: Outcomes } {
  const folded = days.map((line) => foldLine(line, context));
  const stored = folded.flatMap(({ draw }) => draw ?? []);
  const clock = doubtClock(stored, context);
  if (clock.some(isError))
    return { days, outcomes: new Map(batch.map((incoming) => [incoming, refuse(clock)])) };
  const lines = new Map(days.map((line) => [line.drawDate, line]));
  const heard = batch.filter((incoming) => !isLeftOut(incoming, lines));
  const judge = judgeReadings(
    folded,
    heard.map(({ draw, entry }) => ({ draw, ...entry })),
    context,
  );
  const outcomes = new Map<Incoming, Outcome>();
  const changed = new Set<DrawDate>();
  for (const [drawDate, unordered] of Map.groupBy(batch, ({ draw }) => draw.drawDate)) {
    const line = lines.get(drawDate) ?? { drawDate };
    const before = foldLine(line, context);
    const items = unordered.toSorted(byBelief(belief)).map((incoming) => {
      const { draw, entry } = incoming;
      const judged = { draw, doubts: entry.doubts };
      return toItem(incoming, judge(judged, before.draw, entry.reason !== undefined));
    });
    const day = hearDay(line, items, { ...context, draws: stored });
    if (day.line !== line) changed.add(drawDate);
    lines.set(drawDate, day.line);
    for (const [incoming, outcome] of day.outcomes) outcomes.set(incoming, outcome);
  }
  if (changed.size === 0) return { days, outcomes };
  const after = [...lines.values()]
    .filter(({ source, decided }) => source ?? decided)
    .sort((one, other) => (one.drawDate < other.drawDate ? 1 : -1));
  const draws = after.flatMap((line) => foldLine(line, context).draw ?? []);
  // Adds what its neighbours say of a draw that changed.
  for (const [incoming, outcome] of outcomes) {
    const { drawDate } = incoming.draw;
    if (!changed.has(drawDate)) continue;
    const near = judgeNeighbours(draws, stored, drawDate, changed);
    outcomes.set(incoming, { ...outcome, warnings: [...outcome.warnings, ...near] });
  }
  return { days: after, outcomes };
}

/** Whether a person has left the source out for the day. What a person enters is heard. */
function isLeftOut({ draw, entry }: Incoming, lines: ReadonlyMap<DrawDate, DayLine>): boolean {
  if (entry.reason !== undefined) return false;
  const { decided = [] } = lines.get(draw.drawDate) ?? {};
  return decided.some(
    (decision) => 'leaveOut' in decision && decision.leaveOut === draw.source && !decision.prizes,
  );
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
