// What a file would lose if another text replaced it. Each write asks first, so that no mistake of
// a caller deletes what somebody said or decided.
import { parseDayFile } from './day-file.ts';
import type { DayLine } from './day-line.ts';
import { listMissing } from './unite.ts';

/** Each statement and act of the first file that the second does not hold, in a few words. */
export function findLost(before: string, after: string): string[] {
  const days = new Map(parseDays(after).map((day) => [day.drawDate, day]));
  return parseDays(before).flatMap((day) => {
    const now: DayLine = days.get(day.drawDate) ?? { drawDate: day.drawDate };
    const { said, decided } = listMissing(now, day);
    const acts = now.withdrawals ?? [];
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
      ...said.map(({ source }) => `what ${source} said`),
      ...decided.map(() => 'a decision'),
      ...(isLost ? ['withdrawals'] : []),
    ].map((part) => `draw ${day.drawDate} ${part}`);
  });
}

function parseDays(text: string): DayLine[] {
  return parseDayFile(text).entries.map(({ day }) => day);
}
