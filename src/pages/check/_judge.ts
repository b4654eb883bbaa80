// Typed numbers against one draw, in the browser: the same refusals and the same answer as the API,
// from the same modules, so that page and API cannot disagree.
import type { CheckBody } from '../../contract/bodies/check.ts';
import type { FaultBody } from '../../contract/bodies/fault.ts';
import { checkBody } from '../../contract/check-body.ts';
import { faultBody } from '../../contract/fault-body.ts';
import { isFault, parseQuery } from '../../contract/query.ts';
import { type Draw, kindsOf } from '../../domain/draw.ts';
import { numberLengths } from '../../domain/ticket.ts';
import type { YearFile } from './_year-file.ts';

export type Judgement = { readonly number: string; readonly body: CheckBody | FaultBody };

/** Each number as typed with its answer, in their order. */
export function judge(
  { lottery }: Pick<YearFile, 'lottery'>,
  draw: Draw,
  numbers: readonly string[],
  origin: string,
): Judgement[] {
  // The lengths of the draw's own era: an old draw may have had other prizes.
  const entry = {
    slug: lottery.slug,
    nameTh: lottery.nameTh,
    prizes: [],
    numberLengths: numberLengths(kindsOf(lottery, draw)),
    hasDraws: true,
    hasCompleteDraws: true,
  };
  return numbers.map((number) => {
    const query = parseQuery('check', new URLSearchParams({ lottery: entry.slug, number }), [
      entry,
    ]);
    const body = isFault(query) ? faultBody(query) : checkBody({ lottery, draw }, number, origin);
    return { number, body };
  });
}
