import { adjacentNumbers } from '../../domain/adjacent.ts';
import type { DrawRule } from './rule.ts';

/** The adjacent prizes are the first prize ± 1. */
export const adjacentPrizes: DrawRule = (draw) => {
  const first = draw.prizes['first-prize']?.[0];
  const value = draw.prizes['adjacent-first-prize'];
  if (first === undefined || value === undefined) return [];
  const expected = adjacentNumbers(first);
  return value.join() === expected.join()
    ? []
    : [
        {
          path: 'prizes.adjacent-first-prize',
          value,
          expectation: `expected ${expected.join(' and ')}, the first prize ${first} ± 1`,
        },
      ];
};
