import type { DrawRule } from './rule.ts';

/** A draw names listed sources, each once; an operator publishes only its own lotteries. */
export const knownSource: DrawRule = (draw, { sources, lottery }) => {
  const named = [draw.source, ...(draw.confirmedBy ?? [])];
  return named.flatMap((value, index) => {
    const path = index === 0 ? 'source' : `confirmedBy[${index - 1}]`;
    const source = sources.find(({ id }) => id === value);
    const refuse = (expectation: string) => [{ path, value, expectation }];
    if (source === undefined) return refuse('expected an id of data/sources.json');
    if (source.lotteries?.includes(lottery.slug) === false) {
      const own = source.lotteries.join(', ');
      return refuse(`expected a source of ${lottery.slug}; it has ${own} alone`);
    }
    return named.indexOf(value) === index ? [] : refuse('expected each source once');
  });
};
