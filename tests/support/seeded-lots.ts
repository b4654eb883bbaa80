// Fair lots from a seed: the same on every machine and in every run.

/**
 * How often each of so many cells is drawn. Mulberry32, a small well-known generator of 32 bits;
 * good enough to be even over some hundred cells.
 */
export function drawLots(seed: number, draws: number, cells: number): number[] {
  const counts = new Array<number>(cells).fill(0);
  let state = seed;
  for (let draw = 0; draw < draws; draw += 1) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const cell = Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * cells);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return counts;
}
