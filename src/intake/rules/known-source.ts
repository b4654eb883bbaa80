import { originOf } from '../../domain/source.ts';
import { UNKNOWN_SOURCE } from '../problem.ts';
import type { DrawRule, RuleContext } from './rule.ts';

/** A draw names listed sources, each origin once; an operator publishes only its own lotteries. */
export const knownSource: DrawRule = (draw, context) => {
  const { source, confirmedBy = [], prizeSources = {} } = draw;
  const ids = [source, ...confirmedBy];
  const ofDraw = ids.flatMap((value, index) => {
    const path = index === 0 ? 'source' : `confirmedBy[${index - 1}]`;
    const unknown = judgeSource(path, value, context);
    if (unknown.length > 0) return unknown;
    if (ids.indexOf(value) < index)
      return [{ path, value, expectation: 'expected each source once' }];
    const origin = (id: string) => originOf(id, draw.drawDate, context.sources);
    const first = ids.find((id) => origin(id) === origin(value));
    if (first === value) return [];
    const expectation = `expected a source of another origin than ${first}; ${origin(value)} is that of both`;
    return [{ path, value, expectation }];
  });
  const ofPrizes = Object.entries(prizeSources).flatMap(([slug, value]) => {
    const path = `prizeSources.${slug}`;
    const unknown = judgeSource(path, value, context);
    if (unknown.length > 0) return unknown;
    if (draw.prizes[slug] === undefined)
      return [{ path, value, expectation: 'expected a prize that the draw has' }];
    if (value !== source) return [];
    return [{ path, value, expectation: 'expected another source than that of the draw' }];
  });
  return [...ofDraw, ...ofPrizes];
};

function judgeSource(path: string, value: string, { sources, lottery }: RuleContext) {
  const source = sources.find(({ id }) => id === value);
  if (source === undefined) {
    return [{ path, value, expectation: UNKNOWN_SOURCE }];
  }
  if (source.lotteries?.includes(lottery.slug) === false) {
    const own = source.lotteries.join(', ');
    const expectation = `expected a source of ${lottery.slug}; it has ${own} alone`;
    return [{ path, value, expectation }];
  }
  return [];
}
