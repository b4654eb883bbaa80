import { listPrizes } from '../../domain/draw.ts';
import type { DrawRule } from './rule.ts';

/** Each prize has as many numbers as its era draws. */
export const numberCount: DrawRule = (draw, { lottery }) =>
  listPrizes(lottery, draw).flatMap(({ kind, numbers: value }) => {
    if (value.length === kind.picks) return [];
    const expectation = `has ${value.length} numbers, expected ${kind.picks}`;
    return [{ path: `prizes.${kind.slug}`, value, expectation }];
  });
