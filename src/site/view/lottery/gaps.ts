// The draws that were announced between two rows of a list, and have no result: a row says so.
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

/** Announced, and not stored. @param days ascending */
const missingWords = (days: readonly DrawDate[]) =>
  spanWords('ขาดผล', days[0], days.at(-1), days.length);

/** Nobody can tell whether there was a draw. */
const unknownWords = ({ from, to, days }: AbsentDays['unknownDays'][number]) =>
  spanWords('ไม่มีผลในระบบ', from, to, days);

function spanWords(what: string, from?: DrawDate, to?: DrawDate, days = 1): string {
  if (from === undefined || to === undefined) return '';
  if (days === 1) return `${what} งวด ${thaiDayLabel(from)}`;
  return `${what} ${countText(days)} งวด (${thaiDayLabel(from)}–${thaiDayLabel(to)})`;
}
