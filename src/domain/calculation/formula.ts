// The score, version 1.0.0. A change here, or in how `tally.ts` and `rank.ts` use it, needs a new
// FORMULA_VERSION.
//
// A rate is occurrences ÷ places a candidate could have stood in. A component turns a rate into
// 0..100 so that 50 is exactly what chance gives. A score is a weighted sum of components.

export const FORMULA_VERSION = '1.0.0';
/** `frequency30` looks at the newest 30 draws of the window. */
export const FREQUENCY_DRAWS = 30;
/** `recent` halves a draw's weight every 10 draws of age. */
export const HALF_LIFE_DRAWS = 10;
/** `gap` reaches 100 at three times the expected absence of a candidate. */
export const GAP_EXPECTATIONS = 3;
/** `gap` is for digits only: chance puts a digit in one place of ten. */
export const DIGIT_CANDIDATES = 10;
export const PAIR_CANDIDATES = 100;
export const DIGIT_WEIGHTS = { frequency30: 0.4, recent: 0.3, historical: 0.2, gap: 0.1 } as const;

export const PAIR_WEIGHTS = {
  historical: 0.35,
  frequency30: 0.25,
  recent: 0.25,
  position: 0.15,
} as const;

/** `weightsText(PAIR_WEIGHTS) //=> '0.35 historical + 0.25 frequency30 + …'` */
export function weightsText(weights: Readonly<Record<string, number>>): string {
  const shares = Object.entries(weights).map(([name, weight]) => `${weight.toFixed(2)} ${name}`);
  return shares.join(' + ');
}

export type Component = 'frequency30' | 'recent' | 'historical' | 'gap' | 'position';
export type Weights = Readonly<Partial<Record<Component, number>>>;

/** Occurrences in so many places as 0..100, chance at 50. `component(3, 30, 10) //=> 50` */
export function component(occurrences: number, places: number, candidates: number): number {
  return places === 0 ? 0 : Math.min(100, (50 * candidates * occurrences) / places);
}

/** How overdue a digit is, 0..100. `meanPlaces` is places a draw, averaged over the window. */
export function gapComponent(drawsSince: number, meanPlaces: number): number {
  const expectedBetween = DIGIT_CANDIDATES / meanPlaces;
  return 100 * Math.min(1, drawsSince / (GAP_EXPECTATIONS * expectedBetween));
}

/** Two decimals, half away from zero: `roundScore(1.005) //=> 1.01` */
export function roundScore(value: number): number {
  const hundredfold = value * 100;
  // Cut to twelve digits first: the tie 1.005 is stored a hair below itself.
  const isTie = Math.abs((hundredfold % 1) - 0.5) < 1e-6;
  return Math.round(isTie ? Number(hundredfold.toPrecision(12)) : hundredfold) / 100;
}
