// The list of rules: one rule a file, each named after what it holds.

import type { Draw } from '../../domain/draw.ts';
import type { Finding } from '../problem.ts';
import { adjacentPrizes } from './adjacent-prizes.ts';
import { ascending } from './ascending.ts';
import { correctionsInOrder } from './corrections-in-order.ts';
import { declaredPrizes } from './declared-prizes.ts';
import { everyPrize } from './every-prize.ts';
import { knownEra } from './known-era.ts';
import { knownSource } from './known-source.ts';
import { newestFirst } from './newest-first.ts';
import { notInFuture } from './not-in-future.ts';
import { numberCount } from './number-count.ts';
import { numberWidth } from './number-width.ts';
import { oneNumber } from './one-number.ts';
import { pendingNewest } from './pending-newest.ts';
import { realDay } from './real-day.ts';
import { repeatedDraw } from './repeated-draw.ts';
import { repeatedNumber } from './repeated-number.ts';
import type { DrawRule, FileRule, RuleContext } from './rule.ts';
import { uniqueDate } from './unique-date.ts';
import { yearOfFile } from './year-of-file.ts';

const DATE_RULES: readonly DrawRule[] = [notInFuture, knownEra];

const PRIZE_RULES: readonly DrawRule[] = [
  knownSource,
  declaredPrizes,
  everyPrize,
  numberWidth,
  numberCount,
  ascending,
  repeatedNumber,
  adjacentPrizes,
  oneNumber,
  correctionsInOrder,
];

export const FILE_RULES: readonly FileRule[] = [
  yearOfFile,
  uniqueDate,
  newestFirst,
  pendingNewest,
  repeatedDraw,
];

/** Everything wrong with one draw. Without a real day in a known era no prize can be judged. */
export function judgeDraw(draw: Draw, context: RuleContext): Finding[] {
  const day = realDay(draw, context);
  if (day.length > 0) return [...day];
  const date = DATE_RULES.flatMap((rule) => rule(draw, context));
  const hasEra = knownEra(draw, context).length === 0;
  return hasEra ? [...date, ...PRIZE_RULES.flatMap((rule) => rule(draw, context))] : date;
}
