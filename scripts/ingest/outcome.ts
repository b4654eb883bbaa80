// What became of each draw that was asked for, as a table and as an exit code.

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
