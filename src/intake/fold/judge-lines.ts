// What is wrong with the lines of a file beside the draws that they fold to: what speaks of no
// source or no prize; and two lines of a day.
import type { DrawDate } from '../../domain/draw-date.ts';
import type { DayEntry } from './day-file.ts';
import { asWhole } from '../sources/draw-of-row.ts';
import { type Finding, isError, UNKNOWN_SOURCE } from '../problem.ts';
import { judgeForm } from '../rules/all.ts';
import type { RuleContext } from '../rules/rule.ts';
import { plainDraw } from './fold-line.ts';
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
    const { decided = [] } = day;
    // The rules have judged the draw that a plain line is.
    const isJudged = !held.has(day.drawDate) && plainDraw(day, context) !== undefined;
    const statements = isJudged ? [] : listStatements(day);
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
function judgeStatement(said: Said, drawDate: DrawDate, context: RuleContext): Finding[] {
  const { source, sourceUrl, pending, lacks, series, prizes } = said;
  const draw = { drawDate, source, sourceUrl, pending, lacks, series, prizes };
  return judgeForm(asWhole(draw, context.lottery), context).filter(isError);
}

/** Sources and prizes that a decision names and that there are not. */
function judgeDecision(decision: Decision, { sources, lottery }: RuleContext): Finding[] {
  const source = [
    ...('of' in decision ? [decision.of] : []),
    ...('believe' in decision ? [decision.believe] : []),
    ...('leaveOut' in decision ? [decision.leaveOut] : []),
  ].at(0);
  const slugs = 'prizes' in decision ? (decision.prizes ?? []) : [];
  const known = lottery.eras.flatMap(({ prizes }) => prizes.map(({ slug }) => slug));
  const expectation = `expected a prize of ${lottery.slug}`;
  const odd = slugs.filter((slug) => !known.includes(slug));
  const isKnown = source === undefined || sources.some(({ id }) => id === source);
  return [
    ...(isKnown ? [] : [{ path: 'decided', value: source, expectation: UNKNOWN_SOURCE }]),
    ...odd.map((value) => ({ path: 'decided', value, expectation })),
  ];
}
