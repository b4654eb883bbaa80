// The draws that were announced between two rows of a list, and have no result: a row says so.
import { missingWords } from '../../../api/check/due-draws.ts';
import { type DrawDate, thaiDayLabel } from '../../../domain/draw-date.ts';
import { unbroken } from '../../../domain/spaced.ts';
import type { AbsentDays } from '../../../domain/unknown-days.ts';
import { countText } from '../figure-text.ts';

/** What stands between the rows of two draws; empty where nothing is absent. */
export function gapWords(
  { missing, unknownDays }: AbsentDays,
  older: DrawDate,
  newer: DrawDate,
): string {
  const isBetween = (day: DrawDate) => older < day && day < newer;
  const awaited = missing.filter(isBetween);
  const unknown = unknownDays.filter(({ from }) => isBetween(from)).map(unknownWords);
  return [...(awaited.length > 0 ? [missingWords(awaited)] : []), ...unknown]
    .map(unbroken)
    .join(' ');
}

/** Nobody can tell whether there was a draw. */
function unknownWords({ from, to, days }: AbsentDays['unknownDays'][number]): string {
  if (days === 1) return `ไม่มีผลในระบบ งวด ${thaiDayLabel(from)}`;
  return `ไม่มีผลในระบบ ${countText(days)} งวด (${thaiDayLabel(from)}–${thaiDayLabel(to)})`;
}
