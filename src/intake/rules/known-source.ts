import { UNKNOWN_SOURCE } from '../problem.ts';
import type { DrawRule } from './rule.ts';

/** A draw names listed sources, each once; an operator publishes only its own lotteries. */
export const knownSource: DrawRule = (draw, { sources, lottery }) => {
  const named = [draw.source, ...(draw.confirmedBy ?? [])];
  return named.flatMap((value, index) => {
    const path = index === 0 ? 'source' : `confirmedBy[${index - 1}]`;
    const source = sources.find(({ id }) => id === value);
    if (source === undefined) {
      return [{ path, value, expectation: UNKNOWN_SOURCE }];
    }
    if (source.lotteries?.includes(lottery.slug) === false) {
      const own = source.lotteries.join(', ');
      const expectation = `expected a source of ${lottery.slug}; it has ${own} alone`;
      return [{ path, value, expectation }];
    }
    if (named.indexOf(value) === index) return [];
    return [{ path, value, expectation: 'expected each source once' }];
  });
};
