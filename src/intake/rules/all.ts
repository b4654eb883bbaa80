// The list of rules: one rule a file, each named after what it holds.
import { type Draw, findPlace } from '../../domain/draw.ts';
import type { DrawDate } from '../../domain/draw-date.ts';
import { describeFinding, type Finding } from '../problem.ts';
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
import { recordedByNow } from './recorded-by-now.ts';
import { repeatedDraw } from './repeated-draw.ts';
import { repeatedNumber } from './repeated-number.ts';
import type { DrawRule, FileRule, NeighbourRule, RuleContext } from './rule.ts';
import { seriesOfDraw } from './series-of-draw.ts';
import { withdrawalsInOrder } from './withdrawals-in-order.ts';
import { yearOfFile } from './year-of-file.ts';
import { zeros } from './zeros.ts';

const DATE_RULES: readonly DrawRule[] = [notInFuture, recordedByNow, knownEra];

const PRIZE_RULES: readonly DrawRule[] = [
  knownSource,
  declaredPrizes,
  everyPrize,
  numberWidth,
  numberCount,
  ascending,
  repeatedNumber,
  correctionsInOrder,
  withdrawalsInOrder,
];

/** Rules that compare the prizes of a draw with each other. */
const CONTRADICTION_RULES: readonly DrawRule[] = [adjacentPrizes, oneNumber];
/** Rules that compare a draw with its neighbours. */
const NEIGHBOUR_RULES: readonly NeighbourRule[] = [pendingNewest, repeatedDraw];

/** The rule for the draws of a file in the order in which they stand there. */
export const ORDER_RULE: FileRule = newestFirst;

/** The rules for the draws of a file sorted newest first, in whatever order they stand there. */
export const FILE_RULES: readonly FileRule[] = [
  yearOfFile,
  zeros,
  seriesOfDraw,
  ...NEIGHBOUR_RULES,
];

/** No rule compares a draw with more neighbours on either side. */
const NEIGHBOURS = 5;

/** The findings of every rule on one draw. No prize can be judged without a real day in an era. */
export function judgeDraw(draw: Draw, context: RuleContext): Finding[] {
  const isJudgeable = [realDay, knownEra].every((rule) => rule(draw, context).length === 0);
  const prizes = isJudgeable ? CONTRADICTION_RULES : [];
  return [...judgeForm(draw, context), ...prizes.flatMap((rule) => rule(draw, context))];
}

/** The same but for prizes that contradict each other: each of them by itself may be right. */
export function judgeForm(draw: Draw, context: RuleContext): Finding[] {
  const day = realDay(draw, context);
  if (day.length > 0) return [...day];
  const dateFindings = DATE_RULES.flatMap((rule) => rule(draw, context));
  if (knownEra(draw, context).length > 0) return dateFindings;
  return [...dateFindings, ...PRIZE_RULES.flatMap((rule) => rule(draw, context))];
}

/**
 * The warnings around one day that its draw adds to the stored list; those of another day name it.
 * @param draws newest first, as they are to be stored; `stored` as they are
 * @param changed days that change too, and have warnings of their own
 */
export function judgeNeighbours(
  draws: readonly Draw[],
  stored: readonly Draw[],
  drawDate: DrawDate,
  changed: ReadonlySet<DrawDate> = new Set(),
): Finding[] {
  const before = new Set(neighbourFindings(stored, drawDate).map(describeFinding));
  return neighbourFindings(draws, drawDate, changed).filter(
    (finding) => !before.has(describeFinding(finding)),
  );
}

function neighbourFindings(
  draws: readonly Draw[],
  drawDate: DrawDate,
  changed: ReadonlySet<DrawDate> = new Set(),
): Finding[] {
  const newer = findPlace(drawDate, draws);
  const near = draws.slice(Math.max(0, newer - NEIGHBOURS), newer + NEIGHBOURS);
  return NEIGHBOUR_RULES.flatMap((rule) =>
    near.flatMap((draw, index) => {
      const finding = rule(draw, index, near);
      if (finding === undefined || draw.drawDate === drawDate) return finding ?? [];
      if (changed.has(draw.drawDate)) return [];
      return { ...finding, path: `draw ${draw.drawDate} ${finding.path}` };
    }),
  );
}
