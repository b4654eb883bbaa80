// Every number of a prize in ascending order, as the map and the table of a page show it.
import { everyNumber } from '../../domain/digits.ts';
import type { DrawDate } from '../../domain/draw-date.ts';
import type { AbsenceRow } from '../../domain/statistics/absence.ts';
import { isOutside } from '../../domain/statistics/chance.ts';
import type { PrizeStatistics } from '../../domain/statistics/prize-statistics.ts';
import { countText } from '../figure-text.ts';

export type NumberRow = {
  readonly number: string;
  readonly count: number;
  /** `undefined` where it was never drawn. */
  readonly last: { readonly date: DrawDate; readonly drawsSince: number } | undefined;
  readonly outside: boolean;
};

type MapCell = { readonly text: string; readonly shade: string };

/** Every possible number in ascending order, drawn or not. */
export function numberRows({ frequency, band }: PrizeStatistics): NumberRow[] {
  const seen = new Map(frequency.numbers.map((one) => [one.number, one]));
  return everyNumber(frequency.kind.digits).map((number) => {
    const one = seen.get(number);
    const count = one?.count ?? 0;
    return {
      number,
      count,
      last: one && { date: one.lastDate, drawsSince: one.drawsSince },
      outside: isOutside(count, band),
    };
  });
}

/** Shades: `m` more and `f` fewer than expected, by one, two, three standard deviations or more. */
export function countCells(rows: readonly NumberRow[], expected: number): MapCell[] {
  // Counts of rare events: the variance is the expectation itself.
  const deviation = Math.sqrt(expected) || 1;
  return rows.map(({ count, outside }) => {
    const steps = Math.min(3, Math.floor(Math.abs(count - expected) / deviation));
    const shade = steps === 0 ? '' : `${count > expected ? 'm' : 'f'}${steps}`;
    return { text: countText(count), shade: `${shade}${outside ? ' out' : ''}`.trim() };
  });
}

/** Shades: away for one, two, three times the expected absence or longer. */
export function absenceCells(
  rows: readonly NumberRow[],
  { frequency: { possibleValues, draws }, picks }: PrizeStatistics,
): MapCell[] {
  const expectedAbsence = (possibleValues * draws) / picks;
  return rows.map(({ last }) => {
    // Never drawn is away for all draws there are, which may be few.
    const steps = Math.min(3, Math.floor((last?.drawsSince ?? draws) / expectedAbsence));
    const text = last === undefined ? '–' : countText(last.drawsSince);
    return { text, shade: steps === 0 ? '' : `f${steps}` };
  });
}

/** A bar of absences: `0–49`; the last is `350+`, or only those never drawn in so many draws. */
export function absenceLabel({ from, to }: AbsenceRow, draws: number): string {
  if (to === undefined) return from === draws ? 'ไม่เคย' : `${from}+`;
  return from === to ? `${from}` : `${from}–${to}`;
}
