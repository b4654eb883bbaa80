// Answers a form of our pages whose script has not run: the same check, as a page.
import type { Catalogue } from '../../api/contract/catalogue.ts';
import type { CheckedDraws } from '../../api/check/check-body.ts';
import { noDrawsYet } from '../../api/contract/faults.ts';
import { FORM_FAULTS, noSuchDraw, tooManyTyped } from '../../api/contract/form-faults.ts';
import { refuseUnknown } from '../../api/contract/unknown-parameter.ts';
import { missingDay } from '../../api/contract/absent-draw.ts';
import { DEFAULT_LOTTERY, MAX_NUMBERS } from '../../api/contract/query.ts';
import {
  askedBy,
  daysToChoose,
  FORM_PARAMETERS,
  isDrawOpen,
  whichDraw,
} from '../../api/verdict/check-form.ts';
import { readEntries } from '../../api/verdict/answer-question.ts';
import { typedCheck } from '../../api/verdict/typed-check.ts';
import { typedNumbers } from '../../domain/typed-entries.ts';
import { countNumbers } from '../../domain/typed-numbers.ts';
import { type PageReply, pageReply, refusalPage } from '../edge/page-reply.ts';
import { checkedDraw } from './answer-check.ts';

/** Twenty tickets with all that people write around them. Longer texts are refused unread. */
const MOST_CHARACTERS = 2_000;

/**
 * Takes what people type: several numbers, blanks, Thai digits. The refusals have words of their
 * own where those of the API are for programs. `now`: milliseconds since 1970.
 */
export async function answerForm(
  parameters: URLSearchParams,
  catalogue: Catalogue,
  draws: CheckedDraws,
  now: number,
): Promise<PageReply> {
  const question = askedBy(parameters);
  const unknown = refuseUnknown(parameters, FORM_PARAMETERS);
  if (unknown !== undefined) return refusalPage(unknown, question);
  const { lottery: slug = DEFAULT_LOTTERY, date, typed } = question;
  const lottery = catalogue.get(slug);
  if (lottery === undefined)
    return refusalPage(FORM_FAULTS.unknownLottery, { typed, lotteries: [...catalogue.values()] });
  const missing = date && missingDay(date, lottery);
  if (missing) {
    const days = daysToChoose(lottery, date.slice(0, 4));
    return refusalPage(noSuchDraw(missing, lottery, date), { lottery: slug, typed, days });
  }
  if (typed.length > MOST_CHARACTERS) return refusalPage(FORM_FAULTS.textTooLong, question);
  const entries = typedNumbers(typed);
  if (entries.length === 0) return refusalPage(FORM_FAULTS.noNumber, question);
  // Before any is read: the length of a text says nothing of the work that its entries are.
  if (entries.length > MAX_NUMBERS) return refusalPage(tooManyTyped(entries.length), question);
  if (!lottery.hasDraws) return refusalPage(noDrawsYet(lottery), question);
  if (date === undefined || isDrawOpen(question, lottery)) {
    const { due } = await checkedDraw(slug, '', draws, now);
    return pageReply(200, whichDraw(question, lottery, due));
  }
  const entry = await checkedDraw(slug, date, draws, now);
  const meanings = readEntries(entries, entry);
  const count = countNumbers(meanings);
  if (count > MAX_NUMBERS) return refusalPage(tooManyTyped(count), question);
  const known = { entry: lottery, origin: draws.origin, now };
  return pageReply(200, typedCheck(entry, { entries, date }, meanings, known));
}
