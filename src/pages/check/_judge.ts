// Typed numbers against one draw, in the browser: what the API refuses is refused and all else has
// its answer, from the same modules, so that page and API cannot disagree.
import type { CheckBody } from '../../contract/bodies/check.ts';
import type { FaultBody } from '../../contract/bodies/fault.ts';
import { checkBody } from '../../contract/check-body.ts';
import { faultBody } from '../../contract/fault-body.ts';
import { isFault, parseQuery } from '../../contract/query.ts';
import { type Draw, kindsOf } from '../../domain/draw.ts';
import type { Lottery } from '../../domain/lottery.ts';
import { numberLengths } from '../../domain/ticket.ts';
import { refusalOf } from './_describe-check.ts';
import type { YearFile } from './_year-file.ts';

export type Judgement = { readonly number: string; readonly body: CheckBody | FaultBody };

/** The lengths a draw's own era accepts: an old draw may have had other prizes. */
export function lengthsOf(lottery: Lottery, draw: Draw): number[] {
  return numberLengths(kindsOf(lottery, draw));
}

/** Each number with its answer, in their order. */
export function judge(
  { lottery }: Pick<YearFile, 'lottery'>,
  draw: Draw,
  numbers: readonly string[],
  origin: string,
): Judgement[] {
  const entry = {
    slug: lottery.slug,
    nameTh: lottery.nameTh,
    prizes: [],
    numberLengths: lengthsOf(lottery, draw),
    hasDraws: true,
    hasCompleteDraws: true,
  };
  return numbers.map((number) => {
    const query = parseQuery('check', new URLSearchParams({ lottery: entry.slug, number }), [
      entry,
    ]);
    if (!isFault(query)) return { number, body: checkBody({ lottery, draw }, number, origin) };
    return { number, body: { ...faultBody(query), error: refusalOf(number, entry) } };
  });
}
