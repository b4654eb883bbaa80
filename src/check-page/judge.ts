// Typed numbers against one draw, in the browser: what the API refuses is refused and all else has
// its answer, from the same modules, so that page and API cannot disagree.

import { checkBody } from '../contract/check-body.ts';
import type { DueDraws } from '../contract/due-draws.ts';
import { faultBody } from '../contract/fault-body.ts';
import { numberFault } from '../contract/query.ts';
import type { CheckBody } from '../contract/schemas/check.ts';
import type { FaultBody } from '../contract/schemas/fault.ts';
import { type Draw, kindsOf } from '../domain/draw.ts';
import type { Lottery } from '../domain/lottery.ts';
import { numberLengths } from '../domain/ticket.ts';
import { refusalOf } from './describe-check.ts';
import type { YearDraw, YearFile } from './year-file.ts';

export type Judgement = { readonly number: string; readonly body: CheckBody | FaultBody };

/** The lengths a draw's own era accepts: an old draw may have had other prizes. */
export function lengthsOf(lottery: Lottery, draw: Draw): number[] {
  return numberLengths(kindsOf(lottery, draw));
}

/**
 * Each number with its answer, in their order.
 *
 * @param due what was due after the draw, where the newest was asked for
 */
export function judge(
  { lottery }: Pick<YearFile, 'lottery'>,
  draw: YearDraw,
  numbers: readonly string[],
  origin: string,
  due?: DueDraws,
): Judgement[] {
  const accepted = { nameTh: lottery.nameTh, numberLengths: lengthsOf(lottery, draw) };
  return numbers.map((number) => {
    const fault = numberFault(number, accepted);
    if (fault === undefined) {
      const { unconfirmed } = draw;
      return { number, body: checkBody({ lottery, draw, due, unconfirmed }, number, origin) };
    }
    return { number, body: { ...faultBody(fault), error: refusalOf(number, accepted) } };
  });
}
