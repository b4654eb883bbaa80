import { adjacentNumbers } from '../../domain/digits.ts';
import { adjacentContradictions } from '../../domain/derive.ts';
import type { DrawRule } from './rule.ts';

/** The adjacent prizes are the first prize ± 1. */
export const adjacentPrizes: DrawRule = (draw) =>
  adjacentContradictions(draw).map(({ slug, rival }) => {
    const first = draw.prizes[rival]?.[0] ?? '';
    const expected = adjacentNumbers(first).join(' and ');
    return {
      path: `prizes.${slug}`,
      value: draw.prizes[slug],
      expectation: `expected ${expected}, the first prize ${first} ± 1`,
    };
  });
