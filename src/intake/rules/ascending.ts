import type { DrawRule } from './rule.ts';

/** Numbers stand in ascending order: the order of drawing is not known for every source. */
export const ascending: DrawRule = (draw) =>
  Object.entries(draw.prizes).flatMap(([slug, numbers]) =>
    numbers.flatMap((value, index) => {
      const before = numbers[index - 1] ?? '';
      if (before <= value) return [];
      const expectation = `expected ascending numbers, it follows ${before}`;
      return [{ path: `prizes.${slug}[${index}]`, value, expectation }];
    }),
  );
