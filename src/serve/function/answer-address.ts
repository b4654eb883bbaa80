// What the function answers: checks, as JSON or as the page of a form, and draws by their day.
import type { CheckedDraws } from '../../api/check/check-body.ts';
import type { Catalogue } from '../../api/contract/catalogue.ts';
import { CHECK_BATCH, ENDPOINTS } from '../../api/contract/endpoints.ts';
import { unreadableRequest } from '../../api/contract/faults.ts';
import { type FamilyMember, patternOf } from '../../api/contract/open-file-path.ts';
import { FILES } from '../../api/contract/open-files.ts';
import { refuseUnknown } from '../../api/contract/unknown-parameter.ts';
import { inFormat, internalErrorPage, isForm } from '../edge/page-reply.ts';
import { faultReply, internalErrorReply, type Reply } from '../edge/reply.ts';
import { hasTooManyParameters } from '../edge/route.ts';
import { answerCheck } from './answer-check.ts';
import { answerDay, answerDraw } from './answer-draw.ts';
import { answerForm } from './answer-form.ts';

const DRAW = new RegExp(`^${patternOf(FILES.draw.path)}$`);
const RESULTS = new RegExp(`^${ENDPOINTS.results.path}/?$`);
const BATCH = new RegExp(`^${CHECK_BATCH.path}/?$`);

/** Answers the path and query of an address; a failure becomes a 500. @param now of this moment */
export async function answerAddress(
  address: string,
  catalogue: Catalogue,
  draws: CheckedDraws,
  now: number,
): Promise<Reply> {
  // Parsing the whole address costs as much as checking.
  const [, pathname = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(address) ?? [];
  if (hasTooManyParameters(query)) return faultReply(unreadableRequest());
  const parameters = new URLSearchParams(query);
  const member = DRAW.exec(pathname)?.groups as FamilyMember | undefined;
  if (member !== undefined) {
    const unknown = refuseUnknown(parameters, []);
    if (unknown !== undefined) return faultReply(unknown);
    const route = { kind: 'member', path: pathname, member } as const;
    return answerDraw(route, catalogue, draws, now).catch(internalErrorReply);
  }
  if (RESULTS.test(pathname)) {
    return answerDay(parameters, catalogue, draws, now).catch(internalErrorReply);
  }
  const isBatch = BATCH.test(pathname);
  if (isForm(parameters) && !isBatch) {
    const page = answerForm(parameters, catalogue, draws, now).catch(internalErrorPage);
    return inFormat(await page, parameters);
  }
  const { parameters: names } = isBatch ? CHECK_BATCH : ENDPOINTS.check;
  return answerCheck({ parameters, names }, catalogue, draws, now).catch(internalErrorReply);
}
