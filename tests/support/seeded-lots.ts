// Fair lots from a seed: the same on every machine and in every run.

/** Numbers from 0 to below 1. Mulberry32, a small well-known generator of 32 bits. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How often each of so many cells is drawn; good enough to be even over some hundred cells. */
export function drawLots(seed: number, draws: number, cells: number): number[] {
  const counts = new Array<number>(cells).fill(0);
  const random = seeded(seed);
  for (let draw = 0; draw < draws; draw += 1) {
    const cell = Math.floor(random() * cells);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return counts;
}
