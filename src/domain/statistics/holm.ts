// Many tests read together: among a hundred fair ones some look odd by chance.

/** Called unusual below this. */
export const SIGNIFICANCE = 0.05;

/**
 * Holm's adjusted p-values, in the order given: reading only those below 0.05 as unusual, chance
 * alone gives any at all in at most 5 of 100 readings. It holds however the tests hang together,
 * and those of a lottery do: they count the same draws.
 * @example holm([0.01, 0.04, 0.03]) //=> [0.03, 0.06, 0.06]
 */
export function holm(pValues: readonly number[]): number[] {
  const adjusted = new Array<number>(pValues.length).fill(1);
  let least = 0;
  pValues
    .map((pValue, index) => ({ pValue, index }))
    .sort((left, right) => left.pValue - right.pValue)
    .forEach(({ pValue, index }, rank) => {
      least = Math.min(1, Math.max(least, pValue * (pValues.length - rank)));
      adjusted[index] = least;
    });
  return adjusted;
}
