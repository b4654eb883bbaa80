// Answers a form of our pages where JavaScript is off: the same check, as a page.
import type { Catalogue } from '../contract/catalogue.ts';
import { noDrawsYet } from '../contract/faults.ts';
import { DEFAULT_LOTTERY, MAX_NUMBERS, missingDay } from '../contract/query.ts';
import { typedCheck, typedEntries } from '../contract/typed-check.ts';
import { type CheckedDraws, checkedDraw } from './answer-check.ts';
import { pageReply, refusalPage } from './page-reply.ts';
import type { Reply } from './reply.ts';

/**
 * Takes what people type: several numbers, blanks, Thai digits. The refusals have words of their own
 * where those of the API are for programs.
 *
 * @param now milliseconds since 1970
 */
export async function answerForm(
  parameters: URLSearchParams,
  catalogue: Catalogue,
  draws: CheckedDraws,
  now: number,
): Promise<Reply> {
  const slug = parameters.get('lottery') || DEFAULT_LOTTERY;
  const date = parameters.get('date') || undefined;
  const entries = typedEntries(parameters);
  const lottery = catalogue.find((entry) => entry.slug === slug);
  if (lottery === undefined) return refusalPage(UNKNOWN_LOTTERY);
  if (entries.length === 0) return refusalPage(NO_NUMBER, slug);
  if (!lottery.hasDraws) return refusalPage(noDrawsYet(lottery.nameTh), slug);
  const missing = date && missingDay(date, lottery);

  if (missing) return refusalPage(missing, slug);
  const entry = await checkedDraw({ lottery: slug, date }, draws, now);
  const page = typedCheck(entry, { entries, date }, draws.origin, now);
  return page === undefined ? refusalPage(TOO_MANY, slug) : pageReply(200, page);
}

const UNKNOWN_LOTTERY = { status: 400, error: 'ไม่รู้จักหวยนี้ กรุณาเลือกหวยจากรายการ' };
const NO_NUMBER = { status: 400, error: 'กรุณาใส่เลขที่ต้องการตรวจ' };
const TOO_MANY = { status: 400, error: `ตรวจได้ครั้งละไม่เกิน ${MAX_NUMBERS} เลข` };
