import { listPrizes } from '../../domain/draw.ts';
import type { DrawRule } from './rule.ts';

/** Each prize has as many numbers as its era draws. */
export const numberCount: DrawRule = (draw, { lottery }) =>
  listPrizes(lottery, draw)
    .filter(({ kind, numbers }) => numbers.length !== kind.picks)
    .map(({ kind, numbers }) => ({
      path: `prizes.${kind.slug}`,
      value: numbers,
      expectation: `has ${numbers.length} numbers, expected ${kind.picks}`,
    }));
