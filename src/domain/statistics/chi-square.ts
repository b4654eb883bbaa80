// Pearson's chi-square test of goodness of fit: do counts look as if all cells were equally likely?
import { pchisq } from 'lib-r-math.js';

/** Below this many expected in a cell the statistic no longer follows the chi-square curve. */
export const SMALLEST_EXPECTED = 5;

/** Cells that share one total; cells without a count (never drawn) need not be listed. */
export type Cells = { readonly counts: readonly number[]; readonly cells: number };

export type Uniformity = {
  readonly statistic: number;
  readonly degrees: number;
  /** How likely chance alone is to give a statistic at least as large. */
  readonly pValue: number;
};

/**
 * Tests groups together: statistics and degrees of freedom add up.
 * @returns `undefined` where too few were counted for any group
 */
export function testUniformity(groups: readonly Cells[]): Uniformity | undefined {
  const measured = groups.map(measureCells);
  const enough = measured.every(({ expected }) => expected >= SMALLEST_EXPECTED);
  if (!enough || measured.length === 0) return undefined;
  const statistic = sum(measured.map((group) => group.statistic));
  const degrees = sum(measured.map((group) => group.degrees));
  return { statistic, degrees, pValue: pchisq(statistic, degrees, undefined, false) };
}

/** Σ (count − expected)² ÷ expected over all cells, the unlisted ones with a count of 0. */
function measureCells({ counts, cells }: Cells) {
  if (!Number.isSafeInteger(cells) || cells < 2 || counts.length > cells) {
    throw new RangeError(`${counts.length} counts do not fit ${cells} cells`);
  }
  if (counts.some((count) => !Number.isSafeInteger(count) || count < 0)) {
    throw new RangeError('a count is a whole number from 0');
  }
  const expected = sum(counts) / cells;
  const listed = sum(counts.map((count) => (count - expected) ** 2));
  const unlisted = (cells - counts.length) * expected ** 2;
  return { expected, statistic: (listed + unlisted) / expected, degrees: cells - 1 };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
