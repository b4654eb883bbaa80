// Pearson's chi-square test of independence: do two digits that come together have anything to do
// with each other? It asks nothing of how often each digit comes, which another test does.
import { pchisq } from 'lib-r-math.js';
import { SMALLEST_EXPECTED, type Uniformity } from './uniformity.ts';

/** How often each digit came together with each other one: by digit, then by the other's. */
export type DigitTable = readonly (readonly number[])[];

/**
 * Tests tables together: statistics and degrees of freedom add up. `expected` is what one cell of the
 * smallest table expects where all digits are equally likely; under five nothing is computed. A digit
 * that never came has no row, and takes no degree of freedom.
 */
export function testIndependence(tables: readonly DigitTable[]): Uniformity {
  const measured = tables.map(measure);
  const expected = tables.length === 0 ? 0 : Math.min(...measured.map((one) => one.expected));
  const degrees = measured.reduce((sum, one) => sum + one.degrees, 0);
  if (expected < SMALLEST_EXPECTED || degrees === 0) return { enough: false, expected };
  const statistic = measured.reduce((sum, one) => sum + one.statistic, 0);
  return {
    enough: true,
    expected,
    statistic,
    degrees,
    pValue: pchisq(statistic, degrees, undefined, false),
  };
}

function measure(table: DigitTable) {
  const columnCount = table[0]?.length ?? 0;
  const rows = table.map((cells) => sum(cells));
  const columns = Array.from({ length: columnCount }, (_, at) =>
    sum(table.map((cells) => cells[at] ?? 0)),
  );
  const total = sum(rows);
  let statistic = 0;
  table.forEach((cells, row) => {
    columns.forEach((column, at) => {
      const expected = ((rows[row] ?? 0) * column) / total;
      if (expected > 0) statistic += ((cells[at] ?? 0) - expected) ** 2 / expected;
    });
  });
  const degrees = Math.max(0, seen(rows) - 1) * Math.max(0, seen(columns) - 1);
  return { statistic, degrees, expected: total / (table.length * columnCount) };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const seen = (values: readonly number[]) => values.filter((value) => value > 0).length;
