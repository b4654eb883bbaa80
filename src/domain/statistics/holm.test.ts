import { describe, expect, test } from 'vitest';
import { holm } from './holm.ts';

/** As Holm wrote it: the smallest against α ÷ m, the next against α ÷ (m − 1), until one holds. */
function rejected(pValues: readonly number[], level: number): number[] {
  const order = pValues
    .map((_, index) => index)
    .sort((a, b) => (pValues[a] ?? 0) - (pValues[b] ?? 0));
  const stop = order.findIndex(
    (index, rank) => (pValues[index] ?? 1) >= level / (pValues.length - rank),
  );
  return order.slice(0, stop === -1 ? order.length : stop).sort((a, b) => a - b);
}

describe('holm', () => {
  // p.adjust(…, "holm") of R.
  test.each([
    [
      [0.01, 0.04, 0.03],
      [0.03, 0.06, 0.06],
    ],
    [
      [0.01, 0.02, 0.03, 0.04, 0.05],
      [0.05, 0.08, 0.09, 0.09, 0.09],
    ],
    [
      [0.5, 0.9],
      [1, 1],
    ],
    [[0.2], [0.2]],
    [[], []],
  ])('%j are adjusted to %j', (pValues, adjusted) => {
    for (const [index, one] of holm(pValues).entries()) {
      expect(one).toBeCloseTo(adjusted[index] ?? -1, 12);
    }
    expect(holm(pValues)).toHaveLength(adjusted.length);
  });

  test('calls unusual what the procedure step by step does: 11^4 readings', () => {
    const grid = [0, 0.001, 0.012, 0.0126, 0.016, 0.0167, 0.024, 0.026, 0.049, 0.051, 1];
    for (const a of grid) {
      for (const b of grid) {
        for (const c of grid) {
          for (const d of grid) {
            const four = [a, b, c, d];
            const called = holm(four).flatMap((one, index) => (one < 0.05 ? [index] : []));
            if (called.join() !== rejected(four, 0.05).join()) throw new Error(four.join(' '));
          }
        }
      }
    }
  });

  test('is never below the p-value, nor above Bonferroni', () => {
    const pValues = Array.from({ length: 200 }, (_, index) => ((index * 37) % 211) / 4_000);
    holm(pValues).forEach((adjusted, index) => {
      expect(adjusted).toBeGreaterThanOrEqual(pValues[index] ?? 1);
      expect(adjusted).toBeLessThanOrEqual(Math.min(1, 200 * (pValues[index] ?? 1)));
    });
  });
});
