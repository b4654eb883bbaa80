// What a person rules about a day: which source is right, or that what is published is.
import type { DrawDate } from '../../domain/draw-date.ts';
import { type Finding, isError } from '../problem.ts';
import type { DayLine } from './day-line.ts';
import type { FoldedDay } from './fold-day.ts';
import { foldLine } from './fold-line.ts';
import { type DayContext, findWrong } from './hear-day.ts';
import { nameChange, type Outcome } from './outcome.ts';
import { type Addition, addTo } from './unite.ts';

export type RuledDay = {
  readonly days: readonly DayLine[];
  readonly before: FoldedDay;
  readonly after: FoldedDay;
  /** Why it cannot be; nothing may be written then. */
  readonly findings: readonly Finding[];
  readonly outcome: Outcome;
};

/** The days with a ruling. */
export function ruleDay(
  days: readonly DayLine[],
  drawDate: DrawDate,
  ruling: Addition,
  context: Omit<DayContext, 'draws'>,
): RuledDay {
  const line = days.find((day) => day.drawDate === drawDate) ?? { drawDate };
  const ruled = addTo(line, ruling);
  const [before, after] = [foldLine(line, context), foldLine(ruled, context)];
  const draws = days.flatMap((day) => foldLine(day, context).draw ?? []);
  const findings = findWrong(line, ruled, { ...context, draws });
  const warnings = findings.filter((finding) => !isError(finding));
  const { draw } = after;
  const name = draw ? nameChange(before.draw, draw, draw) : 'refused';
  const outcome = { name, ...after, doubts: [], findings: [], warnings };
  return {
    days: days.map((day) => (day === line ? ruled : day)),
    ...{ before, after, outcome },
    findings: findings.filter(isError),
  };
}
