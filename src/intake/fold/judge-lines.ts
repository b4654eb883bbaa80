// What is wrong with the lines of a file beside the draws that they fold to: what speaks of no
// source or no prize; and two lines of a day.
import type { DayEntry } from './day-file.ts';
import { asWhole } from '../sources/draw-of-row.ts';
import { type Finding, isError, UNKNOWN_SOURCE } from '../problem.ts';
import { judgeForm } from '../rules/all.ts';
import type { RuleContext } from '../rules/rule.ts';
import { type Decision, listStatements, type Said } from './day-line.ts';

/** @param held days of which nothing is published, so that no rule has judged their draw */
export function judgeLines(
  entries: readonly DayEntry[],
  context: RuleContext,
  held: ReadonlySet<string>,
): Finding[] {
  const first = new Map(entries.toReversed().map(({ day, line }) => [day.drawDate, line]));
  return entries.flatMap(({ day, line }) => {
    const place = { line, draw: day.drawDate };
    const { also, decided = [] } = day;
    const isPlain = also === undefined && !held.has(day.drawDate);
    const statements = isPlain && day.source !== undefined ? [] : listStatements(day);
    const findings = [
      ...statements.flatMap((said) => judgeStatement(said, day.drawDate, context)),
      ...decided.flatMap((decision) => judgeDecision(decision, context)),
      ...(first.get(day.drawDate) === line ? [] : [secondLine(day.drawDate)]),
    ];
    return findings.map((finding) => ({ ...finding, ...place }));
  });
}

function secondLine(value: string): Finding {
  const expectation =
    'is there twice, as a merge leaves it; both count, and the next write joins them';
  return { path: 'drawDate', value, expectation, severity: 'warning' };
}

/** A statement has the form of a draw, but for what it does not name. */
function judgeStatement(
  { at, ...said }: Said,
  drawDate: Said['at'],
  context: RuleContext,
): Finding[] {
  void at;
  const draw = { ...said, drawDate } as Parameters<typeof asWhole>[0];
  return judgeForm(asWhole(draw, context.lottery), context).filter(isError);
}

function judgeDecision(decision: Decision, { sources, lottery }: RuleContext): Finding[] {
  const ids = sources.map(({ id }) => id);
  const named =
    'of' in decision
      ? decision.of
      : 'believe' in decision
        ? decision.believe
        : 'leaveOut' in decision
          ? decision.leaveOut
          : undefined;
  const slugs = lottery.eras.flatMap(({ prizes }) => prizes.map(({ slug }) => slug));
  const odd = ('prizes' in decision ? (decision.prizes ?? []) : []).filter(
    (slug) => !slugs.includes(slug),
  );
  return [
    ...(named === undefined || ids.includes(named)
      ? []
      : [{ path: 'decided', value: named, expectation: UNKNOWN_SOURCE }]),
    ...odd.map((value) => ({
      path: 'decided',
      value,
      expectation: `expected a prize of ${lottery.slug}`,
    })),
  ];
}
