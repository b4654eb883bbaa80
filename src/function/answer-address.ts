// What the function answers: checks, as JSON or as the page of a form, and single draws.
import type { Catalogue } from '../contract/catalogue.ts';
import type { CheckedDraws } from '../check/check-body.ts';
import { unreadableRequest } from '../contract/faults.ts';
import { internalErrorPage, isForm } from '../edge/page-reply.ts';
import { faultReply, internalErrorReply, type Reply } from '../edge/reply.ts';
import { hasTooManyParameters } from '../edge/route.ts';
import { answerCheck, isBatch } from './answer-check.ts';
import { answerForm } from './answer-form.ts';
import { answerDraw } from './draw-file.ts';

/** Answers the path and query of an address; a failure becomes a 500. @param now of this moment */
export async function answerAddress(
  address: string,
  catalogue: Catalogue,
  draws: CheckedDraws,
  now: number,
): Promise<Reply> {
  // Parsing the whole address costs as much as checking.
  const [, pathname = '', query] = /^([^?#]*)(?:\?([^#]*))?/.exec(address) ?? [];
  if (hasTooManyParameters(query ?? '')) return faultReply(unreadableRequest());
  const draw = answerDraw(pathname, catalogue, draws, now);
  if (draw !== undefined) return draw.catch(internalErrorReply);
  const searchParams = new URLSearchParams(query);
  if (isForm(searchParams) && !isBatch(pathname)) {
    return answerForm(searchParams, catalogue, draws, now).catch(internalErrorPage);
  }
  return answerCheck({ pathname, searchParams }, catalogue, draws, now).catch(internalErrorReply);
}
