import type { DrawRule } from './rule.ts';

/** Numbers stand in ascending order: the order of drawing is not known for every source. */
export const ascending: DrawRule = (draw) =>
  Object.entries(draw.prizes).flatMap(([slug, numbers]) =>
    numbers.flatMap((value, index) =>
      index === 0 || (numbers[index - 1] ?? '') <= value
        ? []
        : [
            {
              path: `prizes.${slug}[${index}]`,
              value,
              expectation: `expected ascending numbers, it follows ${numbers[index - 1]}`,
            },
          ],
    ),
  );
