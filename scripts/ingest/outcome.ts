// What became of each draw that was asked for, as a table and as an exit code.
import { describeDoubt } from '../../src/domain/doubt.ts';
import { isComplete } from '../../src/domain/draw.ts';
import { describeHeld } from '../../src/domain/held.ts';
import type { ReadingAdmission } from '../../src/intake/admit-reading.ts';
import { describeFinding, type Finding } from '../../src/intake/problem.ts';
import { waysOut } from '../held-draws.ts';

export type Outcome = {
  readonly lottery: string;
  readonly drawDate: string;
  /** `by hand`: the lottery has no upstream; a person has to enter the draw. */
  readonly result:
    | 'came'
    | 'completed'
    | 'confirmed'
    /** Doubtful: it waits for a person. */
    | 'held'
    | 'no draw'
    /** Another source has had this draw for a while, and this one has not. */
    | 'silent'
    | 'stored before'
    | 'partial'
    | 'not yet'
    /** Announced more than a day ago, and no source has it. */
    | 'gap'
    | 'by hand'
    | 'failed';
  /** Who was asked: an id of sources.json. */
  readonly source?: string | undefined;
  readonly detail?: string | undefined;
  /** Warnings about the stored draw. */
  readonly warnings?: readonly string[] | undefined;
  /** The commands by which a person lets a held draw through. */
  readonly waysOut?: readonly string[] | undefined;
  /** A source failed, and the draw is stored all the same. */
  readonly isStored?: true | undefined;
};

/** The outcome of an admission. @param setAside warnings of prizes that were not offered */
export function outcomeOf(
  admission: ReadingAdmission,
  lottery: string,
  drawDate: string,
  setAside: readonly Finding[] = [],
): Outcome {
  const ofAdmission = 'warnings' in admission ? admission.warnings : [];
  const warned = [...setAside, ...ofAdmission].map(describeFinding);
  const of = { lottery, drawDate, ...(warned.length > 0 && { warnings: warned }) };
  switch (admission.outcome) {
    case 'refused':
      return {
        ...of,
        result: 'failed',
        detail: admission.findings.map(describeFinding).join('; '),
      };
    case 'held': {
      const { held } = admission;
      return { ...of, result: 'held', detail: describeHeld(held), waysOut: waysOut(held) };
    }
    case 'passed over': {
      const doubts = admission.doubts.map(describeDoubt).join('; ');
      const detail = doubts || 'a ruling leaves this source out for the day (data/rulings.json)';
      return { ...of, result: 'failed', detail };
    }
  }
  if (!isComplete(admission.draw)) {
    return { ...of, result: 'partial', detail: `${admission.draw.pending?.join(', ')} pending` };
  }
  if (admission.outcome === 'unchanged') return { ...of, result: 'stored before' };
  if (admission.outcome === 'confirmed') return { ...of, result: 'confirmed' };
  return { ...of, result: admission.outcome === 'added' ? 'came' : 'completed' };
}

/** 1 when a person is needed: a draw is held back or refused, or a source failed of which one is not stored. */
export function exitCodeOf(outcomes: readonly Outcome[]): 0 | 1 {
  const isOpen = ({ result, isStored }: Outcome) =>
    result === 'held' || (result === 'failed' && !isStored);
  return outcomes.some(isOpen) ? 1 : 0;
}

/**
 * One line a lottery and result, with its days; a long row of days shows its ends. The warnings of a
 * row stand below it, and what a person can do.
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
      const ways = row.flatMap(({ waysOut: commands = [] }) =>
        commands.map((command) => `  ถ้าถูกต้อง (if it is right): ${command}`),
      );
      return [line, ...warnings, ...ways].join('\n');
    })
    .join('\n');
}
