// The real lotteries, and draws made of a few of their real numbers.

import type { Draw } from '../../src/domain/draw.ts';
import { unjudgedDay } from '../../src/domain/draw-date.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import { parseSources } from '../../src/intake/files/data-files.ts';
import type { JudgeContext } from '../../src/intake/fold/judges.ts';
import { parseRegistry } from '../../src/intake/files/registry-file.ts';
import { registryThen } from './frozen-data.ts';
import sourceList from '../../data/sources.json' with { type: 'json' };

const shaped = parseRegistry(registryThen());
if ('findings' in shaped) throw new Error(JSON.stringify(shaped.findings));

export const { lotteries: LOTTERIES, otherNames: OTHER_NAMES } = shaped.value;

const listed = parseSources(sourceList);
if ('findings' in listed) throw new Error(JSON.stringify(listed.findings));

/** Each may speak of any lottery here, so that one authority serves all tests. */
export const SOURCES = listed.value.map(({ lotteries: _lotteries, ...source }) => source);

export function lotteryOf(slug: string): Lottery {
  const lottery = LOTTERIES.find((one) => one.slug === slug);
  if (lottery === undefined) throw new Error(`${slug} is not in the registry`);
  return lottery;
}

/** The lottery as rules see it at the end of 2026-11-20, when every draw of the day has been. */
export function contextOf(slug: string): JudgeContext {
  return {
    lottery: lotteryOf(slug),
    sources: SOURCES,
    calendar: {},
    now: Date.parse('2026-11-20T23:59:59+07:00'),
  };
}

const WHOLES = ['five-digit', 'six-digit'];

/**
 * A draw said by allhuay, unless `rest` names another source. It lacks the five digits of which it
 * has the last three, as Thai sites do, unless they are there or `rest` says what it lacks.
 */
export function drawOf(
  drawDate: string,
  prizes: Draw['prizes'],
  rest: Partial<Omit<Draw, 'prizes' | 'drawDate'>> = {},
): Draw {
  const slugs = [...Object.keys(prizes), ...(rest.pending ?? [])];
  const isPart = slugs.includes('top-three-digit') && !slugs.some((slug) => WHOLES.includes(slug));
  return {
    drawDate: unjudgedDay(drawDate),
    source: 'allhuay',
    ...(isPart && { lacks: ['five-digit'] }),
    prizes,
    ...rest,
  };
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

/** Of five digits BCDEF, as hanoi-normal draws them. */
export function fiveOf(number: string, bottom: string): Draw['prizes'] {
  return { 'five-digit': [number], ...fourOf(number.slice(1), bottom) };
}
