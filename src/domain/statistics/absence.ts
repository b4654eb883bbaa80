// Compares how long numbers have been away with how long chance keeps them away. A long absence
// makes a number no likelier: draws have no memory.
import type { PrizeFrequency } from '../frequency.ts';

export type AbsenceRow = {
  /** Away for `from` draws or more … */
  readonly from: number;
  /** … up to and including `to`; `undefined` is without end, where the never drawn are too. */
  readonly to: number | undefined;
  readonly numbers: number;
  readonly expected: number;
};

export type Absence = {
  readonly rows: readonly AbsenceRow[];
  /** Draws away of the number away longest; `undefined` where some were never drawn. */
  readonly longest: number | undefined;
  /** The median of the longest absence, by chance alone. */
  readonly longestByChance: number;
};

/** Bars of half an expected absence each, up to four of them: 8 bars. */
const BARS = 8;
const BARS_PER_ABSENCE = 2;

/** @param picks numbers drawn in all */
export function absenceOf(frequency: PrizeFrequency, picks: number): Absence {
  const { possibleValues, numbers, neverDrawnCount, draws } = frequency;
  const perDraw = draws === 0 ? 1 : picks / draws;
  /** How likely a draw is to leave a number out. */
  const missed = (1 - 1 / possibleValues) ** perDraw;
  const width = Math.max(1, Math.round(1 / (1 - missed) / BARS_PER_ABSENCE));
  const starts = Array.from({ length: BARS }, (_, bar) => bar * width).filter(
    // A bar much narrower than the others would mislead; its draws join the bar before it.
    (at) => at < draws && (at === 0 || at + width / 2 <= draws),
  );
  // With few draws the last bar is the numbers never drawn, which have been away for all of them.
  if (starts.length < BARS) starts.push(draws);
  const rows = starts.map((from, bar) => {
    const next = starts[bar + 1];
    const seen = numbers.filter(
      ({ drawsSince }) => drawsSince >= from && (next === undefined || drawsSince < next),
    ).length;
    return {
      from,
      to: next === undefined ? undefined : next - 1,
      numbers: seen + (next === undefined ? neverDrawnCount : 0),
      expected: possibleValues * (missed ** from - (next === undefined ? 0 : missed ** next)),
    };
  });
  return {
    rows,
    longest:
      neverDrawnCount > 0
        ? undefined
        : numbers.reduce((most, { drawsSince }) => Math.max(most, drawsSince), 0),
    longestByChance: Math.round(Math.log(1 - 0.5 ** (1 / possibleValues)) / Math.log(missed)),
  };
}
