// What became of each draw that was asked for, as a table and as an exit code.
import { isComplete } from '../../src/domain/draw.ts';
import type { Admission } from '../../src/intake/admit-draw.ts';
import { describeFinding, type Finding } from '../../src/intake/problem.ts';

export type Outcome = {
  readonly lottery: string;
  readonly drawDate: string;
  /** `by hand`: the lottery has no upstream; a person has to enter the draw. */
  readonly result:
    | 'came'
    | 'completed'
    | 'confirmed'
    | 'held'
    | 'no draw'
    /** Another source has had this draw for a while, and this one has not. */
    | 'silent'
    | 'stored before'
    | 'partial'
    | 'not yet'
    | 'by hand'
    | 'failed';
  /** Who was asked: an id of sources.json. */
  readonly source?: string | undefined;
  readonly detail?: string | undefined;
  /** Warnings about the stored draw. */
  readonly warnings?: readonly string[] | undefined;
};

/** The outcome of an admission. @param setAside warnings of prizes that were not offered */
export function outcomeOf(
  admission: Admission,
  lottery: string,
  drawDate: string,
  setAside: readonly Finding[] = [],
): Outcome {
  const ofAdmission = 'warnings' in admission ? admission.warnings : [];
  const warned = [...setAside, ...ofAdmission].map(describeFinding);
  const of = { lottery, drawDate, ...(warned.length > 0 && { warnings: warned }) };
  if (admission.outcome === 'refused') {
    const detail = admission.findings.map(describeFinding).join('; ');
    return { ...of, result: 'failed', detail };
  }
  if ('conflicts' in admission && admission.conflicts.length > 0) {
    const detail = admission.conflicts.map(describeFinding).join('; ');
    return { ...of, result: 'failed', detail: `${detail}; the other prizes are stored` };
  }
  if (!isComplete(admission.draw)) {
    return { ...of, result: 'partial', detail: `${admission.draw.pending?.join(', ')} pending` };
  }
  if (admission.outcome === 'unchanged') return { ...of, result: 'stored before' };
  if (admission.outcome === 'confirmed') return { ...of, result: 'confirmed' };
  return { ...of, result: admission.outcome === 'added' ? 'came' : 'completed' };
}

/** 0 when all that could be asked for came; 1 when a source failed or a draw is held; 3 when some is not there yet. */
export function exitCodeOf(outcomes: readonly Outcome[]): 0 | 1 | 3 {
  const results = outcomes.map(({ result }) => result);
  if (results.includes('failed') || results.includes('held')) return 1;
  return results.includes('not yet') || results.includes('partial') ? 3 : 0;
}

/**
 * One line a lottery and result, with its days; a long row of days shows its ends. The warnings of a
 * row stand below it.
 */
export function describeOutcomes(outcomes: readonly Outcome[]): string {
  if (outcomes.length === 0) return 'nothing is due';
  const rows = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const key = [outcome.lottery, outcome.result, outcome.detail ?? ''].join(' ');
    rows.set(key, [...(rows.get(key) ?? []), outcome]);
  }
  return [...rows.values()]
    .map((row) => {
      const { lottery, result, detail } = row[0] as Outcome;
      const days = row.map(({ drawDate }) => drawDate).sort();
      const shown =
        days.length > 3 ? `${days[0]} … ${days.at(-1)} (${days.length})` : days.join(' ');
      const line = `${lottery.padEnd(28)}${result.padEnd(14)}${shown}${detail ? `  ${detail}` : ''}`;
      const warnings = row.flatMap(({ drawDate, warnings = [] }) =>
        warnings.map((warning) => `  warning: ${drawDate} ${warning}`),
      );
      return [line, ...warnings].join('\n');
    })
    .join('\n');
}
