// Pearson's chi-square test of goodness of fit: do counts look as if all cells were equally likely?
import { pchisq } from 'lib-r-math.js';

/** Below this many expected in a cell the statistic no longer follows the chi-square curve. */
export const SMALLEST_EXPECTED = 5;

/** Cells that share one total; cells without a count (never drawn) need not be listed. */
export type Cells = { readonly counts: readonly number[]; readonly cells: number };

export type Uniformity = ReturnType<typeof testTogether>;

/** Tests groups together: statistics and degrees of freedom add up; `expected` is the smallest. */
export function testUniformity(groups: readonly Cells[]): Uniformity {
  return testTogether(groups.map(measureCells));
}

/** `pValue`: how likely chance alone is to give a statistic at least as large. */
function testTogether(measured: readonly ReturnType<typeof measureCells>[]) {
  const expected = measured.length === 0 ? 0 : Math.min(...measured.map((one) => one.expected));
  const degrees = sum(measured.map((one) => one.degrees));
  if (expected < SMALLEST_EXPECTED || degrees === 0) return { enough: false, expected } as const;
  const statistic = sum(measured.map((one) => one.statistic));
  const pValue = pchisq(statistic, degrees, undefined, false);
  return { enough: true, expected, statistic, degrees, pValue } as const;
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

/** How often each digit came together with each other one: by digit, then by the other's. */
export type DigitTable = readonly (readonly number[])[];

/** The same of tables, by one cell of the smallest. A digit that never came takes no degree. */
export function testIndependence(tables: readonly DigitTable[]): Uniformity {
  return testTogether(tables.map(measureTable));
}

function measureTable(table: DigitTable) {
  const columnCount = table[0]?.length ?? 0;
  const rows = table.map((cells) => sum(cells));
  const columns = Array.from({ length: columnCount }, (_, at) =>
    sum(table.map((cells) => cells[at] ?? 0)),
  );
  const total = sum(rows);
  const terms = table.flatMap((cells, row) =>
    columns.map((column, at) => {
      const expected = ((rows[row] ?? 0) * column) / total;
      return expected > 0 ? ((cells[at] ?? 0) - expected) ** 2 / expected : 0;
    }),
  );
  const degrees = Math.max(0, seen(rows) - 1) * Math.max(0, seen(columns) - 1);
  return { statistic: sum(terms), degrees, expected: total / (table.length * columnCount) };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const seen = (values: readonly number[]) => values.filter((value) => value > 0).length;
