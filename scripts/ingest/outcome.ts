// What became of each draw that was asked for, as a table and as an exit code.
import { isComplete } from '../../src/domain/draw.ts';
import type { Admission } from '../../src/intake/door.ts';
import { describeFinding } from '../../src/intake/problem.ts';

export type Outcome = {
  readonly lottery: string;
  readonly drawDate: string;
  /** `by hand`: no source can be asked; somebody has to enter it. */
  readonly result:
    | 'came'
    | 'completed'
    | 'stored before'
    | 'partial'
    | 'not yet'
    | 'by hand'
    | 'failed';
  readonly detail?: string | undefined;
};

/** What became of a draw at the door. */
export function outcomeOf(admission: Admission, lottery: string, drawDate: string): Outcome {
  const of = { lottery, drawDate };
  if (admission.outcome === 'refused') {
    const detail = admission.findings.map(describeFinding).join('; ');
    return { ...of, result: 'failed', detail };
  }
  if (!isComplete(admission.draw)) {
    return { ...of, result: 'partial', detail: `${admission.draw.pending?.join(', ')} pending` };
  }
  if (admission.outcome === 'unchanged') return { ...of, result: 'stored before' };
  return { ...of, result: admission.outcome === 'added' ? 'came' : 'completed' };
}

/** 0 when all that could be asked for came; 1 when a source failed; 3 when some is not there yet. */
export function exitCodeOf(outcomes: readonly Outcome[]): 0 | 1 | 3 {
  const results = outcomes.map(({ result }) => result);
  if (results.includes('failed')) return 1;
  return results.includes('not yet') || results.includes('partial') ? 3 : 0;
}

/** One line a lottery and result, with its days; a long row of days shows its ends. */
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
      return `${lottery.padEnd(28)}${result.padEnd(14)}${shown}${detail ? `  ${detail}` : ''}`;
    })
    .join('\n');
}
