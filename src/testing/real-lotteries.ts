// The real lotteries, and draws made of a few of their real numbers.
import registry from '../../data/lotteries.json' with { type: 'json' };
import sources from '../../data/sources.json' with { type: 'json' };
import type { Draw } from '../domain/draw.ts';
import type { DrawDate } from '../domain/draw-date.ts';
import type { Lottery } from '../domain/lottery.ts';
import { parseRegistry } from '../intake/registry-file.ts';
import type { RuleContext } from '../intake/rules/rule.ts';

const shaped = parseRegistry(registry);
if ('findings' in shaped) throw new Error(JSON.stringify(shaped.findings));

export const LOTTERIES = shaped.value;

export function lotteryOf(slug: string): Lottery {
  const lottery = LOTTERIES.find((one) => one.slug === slug);
  if (lottery === undefined) throw new Error(`${slug} is not in the registry`);
  return lottery;
}

/** The lottery as rules see it on 2026-11-20. */
export function contextOf(slug: string): RuleContext {
  return { lottery: lotteryOf(slug), sources, today: '2026-11-20' as DrawDate };
}

/** A draw said by allhuay, unless `rest` names another source. */
export function drawOf(
  drawDate: string,
  prizes: Draw['prizes'],
  rest: Partial<Omit<Draw, 'prizes' | 'drawDate'>> = {},
): Draw {
  return { drawDate: drawDate as DrawDate, source: 'allhuay', prizes, ...rest };
}

/** The three numbers most lotteries have: `threeOf('792', '23')` has 92 as its top pair. */
export function threeOf(top: string, bottom: string): Draw['prizes'] {
  return {
    'top-three-digit': [top],
    'top-two-digit': [top.slice(-2)],
    'bottom-two-digit': [bottom],
  };
}

/** Of four digits CDEF: the tails, and the pair of another prize at the bottom. */
export function fourOf(number: string, bottom: string): Draw['prizes'] {
  return { 'four-digit': [number], ...threeOf(number.slice(-3), bottom) };
}
