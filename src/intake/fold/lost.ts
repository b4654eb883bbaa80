// What a file would lose if another text replaced it. Each write asks first, so that no mistake of
// a caller deletes what somebody said or decided.
import { parseDayFile } from './day-file.ts';
import { type DayLine, listStatements } from './day-line.ts';
import { identifyDecision, identifyStatement, missingIn } from './unite.ts';

/** Each statement and act of the first file that the second does not hold, in a few words. */
export function findLost(before: string, after: string): string[] {
  const days = Map.groupBy(parseDays(after), ({ drawDate }) => drawDate);
  return parseDays(before).flatMap((day) => {
    const now = days.get(day.drawDate) ?? [];
    const [statements, decisions] = [
      missingIn(now.flatMap(listStatements), listStatements(day), identifyStatement),
      missingIn(
        now.flatMap((line) => line.decided ?? []),
        day.decided ?? [],
        identifyDecision,
      ),
    ];
    const acts = now.flatMap(({ withdrawals = [] }) => withdrawals);
    // A withdrawal is undone by an entry that restores the draw, never by deleting the withdrawal.
    const isLost = (day.withdrawals ?? []).some(({ restored, ...act }) => {
      const same = acts.find(({ at }) => at === act.at);
      const { restored: later = undefined, ...kept } = same ?? {};
      const isKept = JSON.stringify(kept) === JSON.stringify(act);
      return (
        !isKept || (restored !== undefined && JSON.stringify(later) !== JSON.stringify(restored))
      );
    });
    return [
      ...statements.map(({ source }) => `what ${source} said`),
      ...decisions.map(() => 'a decision'),
      ...(isLost ? ['withdrawals'] : []),
    ].map((part) => `draw ${day.drawDate} ${part}`);
  });
}

function parseDays(text: string): DayLine[] {
  return parseDayFile(text).entries.map(({ day }) => day);
}
